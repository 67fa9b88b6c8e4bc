import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { useShortcuts } from '../keys/keys';
import styles from '../list/list.module.css';
import { useMerchant } from '../session/merchant';
import own from './maintenance.module.css';

interface SiteStateProps {
  readonly isClosed: boolean;
  /** Missing for who may not change it. */
  readonly onAsk?: () => void;
}

/** Whether members see the site or the page of its maintenance. */
export function SiteState({ isClosed, onAsk }: SiteStateProps) {
  const t = useT('desk');
  const { name } = useMerchant();
  useShortcuts(onAsk === undefined ? [] : [{ keys: ['m'], label: 'maintenance.site', run: onAsk }]);
  return (
    <div className={own.site}>
      <p className={own.name}>
        {name}
        <span className={styles.state} data-state={isClosed ? 'refused' : 'done'}>
          {t(isClosed ? 'maintenance.siteClosed' : 'maintenance.siteOpen')}
        </span>
      </p>
      <p className={styles.small}>{t('maintenance.siteHint')}</p>
      {onAsk === undefined ? null : (
        <Button variant={isClosed ? 'primary' : 'danger'} aria-keyshortcuts="m" onClick={onAsk}>
          {t(isClosed ? 'maintenance.openSite' : 'maintenance.closeSite')}
          <span aria-hidden="true" className={styles.key}>
            m
          </span>
        </Button>
      )}
    </div>
  );
}
