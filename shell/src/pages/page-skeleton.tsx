import { useT } from '@foyer/shared/i18n';
import { useBack, useLocation, useNavigate } from '@foyer/shared/router';
import { BackIcon, IconButton, Loading, Skeleton } from '@foyer/shared/ui';
import { backTargetOf, placeOf } from '../routes/place';
import styles from '../routes/routes.module.css';

/** Keeps the place of a page's own bar and its back arrow. */
function BarSpace() {
  const t = useT('shared');
  const navigate = useNavigate();
  const back = useBack();
  const target = backTargetOf(placeOf(useLocation().pathname));
  return (
    <div className={styles.barSpace}>
      <IconButton label={t('ui.back')} icon={<BackIcon />} onClick={target ? () => navigate(target) : back} />
    </div>
  );
}

/** A page while its code loads. `ownBar` keeps the place of the page's own bar. */
export function PageSkeleton({ ownBar = false }: { ownBar?: boolean }) {
  return (
    <Loading>
      {ownBar ? <BarSpace /> : null}
      <div className={styles.skeletonBody}>
        <Skeleton shape="block" className={styles.wide} />
        <Skeleton count={2} />
        <Skeleton shape="block" count={3} />
      </div>
    </Loading>
  );
}
