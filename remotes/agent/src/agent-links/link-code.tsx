import { useT } from '@foyer/shared/i18n';
import { QrCode } from '@foyer/shared/sharing';
import { Dialog } from '@foyer/shared/ui';
import styles from './links.module.css';

interface LinkCodeProps {
  readonly open: boolean;
  readonly label: string;
  readonly address: string;
  readonly onClose: () => void;
}

/** The QR code of a link, to be scanned from this screen. */
export function LinkCode({ open, label, address, onClose }: LinkCodeProps) {
  const t = useT('agent');
  return (
    <Dialog open={open} title={label} onClose={onClose}>
      <div className={styles.scan}>
        <QrCode address={address} title={t('links.codeOf', { label })} />
        <p dir="ltr" className={styles.note}>
          {address}
        </p>
      </div>
    </Dialog>
  );
}
