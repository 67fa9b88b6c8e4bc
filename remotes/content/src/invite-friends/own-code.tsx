import { bus } from '@foyer/shared/bus';
import { text, useT } from '@foyer/shared/i18n';
import { invitationLink } from '@foyer/shared/paths';
import { useSession } from '@foyer/shared/session';
import { QrCode, useSharing } from '@foyer/shared/sharing';
import { Button, Card, Loading, Skeleton } from '@foyer/shared/ui';
import styles from './own-code.module.css';

/** The member's code as text, link and picture, to be given on (F-INVITE-01). */
export function OwnCode() {
  const t = useT('content');
  const member = useSession((state) => state.member);
  if (member === undefined)
    return (
      <Loading>
        <Skeleton shape="block" className={styles.waiting} />
      </Loading>
    );
  const { affiliateCode: code } = member;
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>{t('invite.code')}</h2>
      {code ? <Given code={code} /> : <p className={styles.note}>{t('invite.noCode')}</p>}
    </Card>
  );
}

function Given({ code }: { code: string }) {
  const t = useT('content');
  const address = invitationLink(location.origin, code);
  const { field, copy, share } = useSharing({
    ...{ address, title: t('invite.shareTitle') },
    onCopied: () => bus.emit('toast:show', { text: text('content', 'invite.copied'), kind: 'success' }),
  });
  return (
    <>
      <p dir="ltr" className={styles.code}>
        {code}
      </p>
      <input
        ref={field}
        readOnly
        dir="ltr"
        aria-label={t('invite.link')}
        value={address}
        className={styles.address}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.ways}>
        <Button variant="primary" full onClick={() => void share()}>
          {t('invite.share')}
        </Button>
        <Button full onClick={() => void copy()}>
          {t('invite.copy')}
        </Button>
      </div>
      <div className={styles.frame}>
        <QrCode address={address} title={t('invite.picture')} className={styles.picture} />
      </div>
      <p className={styles.note}>{t('invite.scan')}</p>
    </>
  );
}
