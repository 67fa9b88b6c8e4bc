import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { ErrorPanel, LinkButton, Loading, NoData, Skeleton } from '@foyer/shared/ui';
import styles from './activity.module.css';
import { ActivityCard } from './activity-card';
import { useActivities } from './get-activities';
import { LoadMore } from './load-more';

function Content() {
  const t = useT('content');
  const shared = useT('shared');
  const { query, activities } = useActivities();
  if (query.isPending) {
    return (
      <Loading className={styles.list}>
        <Skeleton shape="block" count={3} className={styles.waiting} />
      </Loading>
    );
  }
  if (!activities) {
    const { error, isFetching, refetch } = query;
    return <ErrorPanel title={shared(errorTextKey(error))} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (activities.length === 0)
    return <NoData text={t('activity.empty')} action={<LinkButton to={HOME}>{t('activity.home')}</LinkButton>} />;
  return (
    <>
      <ul className={styles.list}>
        {activities.map((activity, index) => (
          <li key={activity.id}>
            <ActivityCard activity={activity} eager={index < 2} />
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}

/** /m/activity: what the merchant does for its members, now and soon (S2-ROUTES-48). */
export default function ActivityPage() {
  return (
    <div className={styles.page}>
      <Content />
    </div>
  );
}
