import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { Button } from '@foyer/shared/ui';
import styles from './referral-panel.module.css';

/** The address that brings a friend to the registration with this member's code filled in (A036). */
function referralLink(code: string): string {
  const link = new URL('/m/register', location.origin);
  link.searchParams.set('affiliateCode', code);
  return link.href;
}

/** A member's own referral link, to copy or to hand to another app. */
export function ReferralPanel() {
  const t = useT('account');
  const code = useSession((state) => state.member?.affiliateCode);
  if (code === undefined) return null;
  const link = referralLink(code);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => bus.emit('toast:show', { text: t('mine.referral.copied'), kind: 'success' }),
      () => bus.emit('toast:show', { text: t('mine.referral.failed'), kind: 'error' }),
    );
  return (
    <section aria-label={t('mine.referral.title')} className={styles.panel}>
      <p className={styles.note}>{t('mine.referral.note')}</p>
      <p className={styles.link}>{link}</p>
      <Button size="small" full onClick={copy}>
        {t('mine.referral.copy')}
      </Button>
    </section>
  );
}
