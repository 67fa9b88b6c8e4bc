import { isIos } from '@foyer/shared/device';
import { useT } from '@foyer/shared/i18n';
import { Card, HomeIcon } from '@foyer/shared/ui';
import styles from './download.module.css';
import { Steps } from './steps';

export function HomeScreenCard() {
  const t = useT('content');
  const kind = isIos() ? 'ios' : 'other';
  return (
    <Card className={styles.offer}>
      <div className={styles.head}>
        <HomeIcon className={styles.phone} />
        <h3 className={styles.title}>{t('download.home')}</h3>
      </div>
      <p className={styles.note}>{t('download.homeNote')}</p>
      <Steps steps={[1, 2].map((step) => t(`download.home.${kind}${step}`))} />
    </Card>
  );
}
