import type { SecuritySettings } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { join } from '@foyer/shared/ui';
import styles from './score-card.module.css';
import { ShieldArt } from './shield-art';

/** How many protections are set, and which to set next. */
export function ScoreCard({ security }: { security: SecuritySettings }) {
  const t = useT('account');
  const { email, mobile, hasPaymentPassword } = security;
  const up = [true, email !== null, mobile !== null, hasPaymentPassword];
  const count = up.filter(Boolean).length;
  return (
    <section aria-label={t('security.score')} className={styles.card}>
      <ShieldArt isWhole={count === up.length} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('security.count', { count, of: up.length })}</h2>
        <p className={styles.note}>{t(count === up.length ? 'security.whole' : 'security.missing')}</p>
        <div aria-hidden="true" className={styles.steps}>
          {up.map((_, index) => (
            <span key={index} className={join(styles.step, index < count && styles.lit)} />
          ))}
        </div>
      </div>
    </section>
  );
}
