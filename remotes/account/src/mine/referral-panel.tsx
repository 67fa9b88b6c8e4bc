import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { Button } from '@foyer/shared/ui';
import { useRef } from 'react';
import { referralLink } from '../register/invitation-address';
import styles from './referral-panel.module.css';

/** Copies a text; false where the browser forbids it or has no clipboard, as on plain http. */
const copied = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  );

export function ReferralPanel() {
  const t = useT('account');
  const code = useSession((state) => state.member?.affiliateCode);
  const shown = useRef<HTMLParagraphElement>(null);
  if (!code) {
    return (
      <section aria-label={t('mine.referral.title')} className={styles.panel}>
        <p role="status" className={styles.note}>
          {t('mine.referral.none')}
        </p>
      </section>
    );
  }
  const link = referralLink(code);
  const copy = async () => {
    if (await copied(link)) return bus.emit('toast:show', { text: t('mine.referral.copied'), kind: 'success' });
    // Selects the link, so that the browser's menu can copy it.
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    bus.emit('toast:show', { text: t('mine.referral.failed'), kind: 'error' });
  };
  return (
    <section aria-label={t('mine.referral.title')} className={styles.panel}>
      <p className={styles.note}>{t('mine.referral.note')}</p>
      <p ref={shown} className={styles.link}>
        {link}
      </p>
      <Button size="small" full onClick={() => void copy()}>
        {t('mine.referral.copy')}
      </Button>
    </section>
  );
}
