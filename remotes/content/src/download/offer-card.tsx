import { useT } from '@foyer/shared/i18n';
import { Badge, Card, PhoneIcon } from '@foyer/shared/ui';
import styles from './download.module.css';
import type { Offer } from './get-download-links';
import { Steps } from './steps';

/** A way to get the app: its device, the button, and the steps afterwards. */
export function OfferCard({ offer: { kind, href }, own }: { offer: Offer; own: boolean }) {
  const t = useT('content');
  const title = t(`download.${kind}`);
  return (
    <Card look={own ? 'lit' : 'plain'} className={styles.offer}>
      <div className={styles.head}>
        <PhoneIcon className={styles.phone} />
        <h3 className={styles.title}>{title}</h3>
        {own ? <Badge tone="lantern">{t('download.own')}</Badge> : null}
      </div>
      <p className={styles.note}>{t(`download.${kind}Note`)}</p>
      <a href={href} target="_blank" rel="noopener noreferrer" className={own ? styles.primary : styles.quiet}>
        {t('download.get')} <span className="visually-hidden">{title}</span>
      </a>
      <Steps steps={[1, 2, 3].map((step) => t(`download.${kind}Step${step}`))} />
    </Card>
  );
}
