import { bus } from '@foyer/shared/bus';
import { text, useT } from '@foyer/shared/i18n';
import { invitationLink } from '@foyer/shared/paths';
import { useSharing } from '@foyer/shared/sharing';
import { Button, Card, ConfirmDialog, useErrorText } from '@foyer/shared/ui';
import { useState } from 'react';
import { useRatesText } from '../rates-text';
import { type AgentLink, dropLink } from './get-links';
import { LinkCode } from './link-code';
import styles from './links.module.css';

/** A link with its address, to be shared, copied, or at least selected; and its end. */
export function LinkCard({ link }: { link: AgentLink }) {
  const t = useT('agent');
  const ratesText = useRatesText();
  const errorText = useErrorText();
  const [asks, setAsks] = useState(false);
  const [scans, setScans] = useState(false);
  const [busy, setBusy] = useState(false);
  const address = invitationLink(location.origin, link.code);
  const { field, copy, share } = useSharing({
    ...{ address, title: link.label },
    onCopied: () => bus.emit('toast:show', { text: text('agent', 'links.copied'), kind: 'success' }),
  });

  const drop = async () => {
    setBusy(true);
    try {
      await dropLink(link.id);
    } catch (error) {
      bus.emit('toast:show', { text: errorText(error), kind: 'error' });
    }
    setBusy(false);
    setAsks(false);
  };
  return (
    <li>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h3 className={styles.label}>{link.label}</h3>
          <span className={styles.kind}>{t(`links.${link.kind}`)}</span>
        </div>
        <p className={styles.note}>{ratesText(link.rates)}</p>
        <p className={styles.note}>{t('links.registered', { count: link.registered })}</p>
        <input
          ref={field}
          readOnly
          dir="ltr"
          aria-label={t('links.address', { label: link.label })}
          value={address}
          className={styles.address}
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.ways}>
          <Button onClick={() => void copy()}>{t('links.copy')}</Button>
          <Button onClick={() => void share()}>{t('links.share')}</Button>
          <Button onClick={() => setScans(true)}>{t('links.code')}</Button>
          <Button variant="danger" onClick={() => setAsks(true)}>
            {t('links.drop')}
          </Button>
        </div>
      </Card>
      <LinkCode open={scans} label={link.label} address={address} onClose={() => setScans(false)} />
      <ConfirmDialog
        danger
        open={asks}
        busy={busy}
        title={t('links.dropTitle', { label: link.label })}
        confirmLabel={t('links.drop')}
        onConfirm={() => void drop()}
        onCancel={() => setAsks(false)}
      >
        {t('links.dropNote')}
      </ConfirmDialog>
    </li>
  );
}
