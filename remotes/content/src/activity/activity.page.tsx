import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import styles from './activity.module.css';
import { ActivityCard } from './activity-card';
import { useActivities } from './get-activities';
import { LoadMore } from './load-more';

function Content() {
  const t = useT('content');
  const { query, activities } = useActivities();
  return (
    <QueryView
      query={{ ...query, data: activities }}
      skeleton={
        <Loading className={styles.list}>
          <Skeleton shape="block" count={3} className={styles.waiting} />
        </Loading>
      }
      empty={<NoData text={t('activity.empty')} action={<LinkButton to={HOME}>{t('activity.home')}</LinkButton>} />}
    >
      {(shown) => (
        <>
          <ul className={styles.list}>
            {shown.map((activity, index) => (
              <li key={activity.id}>
                <ActivityCard activity={activity} eager={index < 3} />
              </li>
            ))}
          </ul>
          <LoadMore query={query} />
        </>
      )}
    </QueryView>
  );
}

/** /m/activity: the merchant's present and coming activities (S2-ROUTES-48). */
export default function ActivityPage() {
  return (
    <div className={styles.page}>
      <Content />
    </div>
  );
}
