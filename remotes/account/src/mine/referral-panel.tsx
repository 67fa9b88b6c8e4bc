import { bus } from '@foyer/shared/bus';
import { usePromoted } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { invitationLink } from '@foyer/shared/paths';
import { hasPage } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { copied } from '@foyer/shared/sharing';
import { Button, LinkButton } from '@foyer/shared/ui';
import { useRef } from 'react';
import styles from './referral-panel.module.css';

/** The member's link to give on, and the way to the friends who came by it where the merchant pays for them. */
export function ReferralPanel() {
  const t = useT('account');
  const code = useSession((state) => state.member?.affiliateCode);
  const shown = useRef<HTMLParagraphElement>(null);
  const pays = usePromoted('REFERRAL');
  if (!code) {
    return (
      <section aria-label={t('mine.referral.title')} className={styles.panel}>
        <p role="status" className={styles.note}>
          {t('mine.referral.none')}
        </p>
      </section>
    );
  }
  const link = invitationLink(location.origin, code);
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
      {pays && hasPage('/m/inviteFriends') ? (
        <LinkButton to="/m/inviteFriends" size="small" full>
          {t('mine.referral.friends')}
        </LinkButton>
      ) : null}
    </section>
  );
}
