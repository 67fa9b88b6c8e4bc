import { useT } from '@foyer/shared/i18n';
import { NoData } from '@foyer/shared/ui';
import { useTitle } from '../front/use-title';
import styles from '../list/list.module.css';

/** An address of the desk that has no page, or none for this role. */
export function Nowhere() {
  const t = useT('desk');
  useTitle(t('frame.nowhere'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('frame.nowhere')}</h1>
      <NoData text={t('frame.nowhereNext')} />
    </div>
  );
}
