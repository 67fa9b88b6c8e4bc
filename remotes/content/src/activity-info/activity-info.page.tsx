import { imageUrl } from '@foyer/shared/api';
import type { ActivityInfo } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useSearchParams } from '@foyer/shared/router';
import { LinkButton, Loading, NoData, Picture, QueryView, Skeleton } from '@foyer/shared/ui';
import { activityOf } from '../activity/activity-address';
import { ActivityFacts } from '../activity/activity-facts';
import { Apply } from '../apply/apply';
import { ServerHtml } from '../server-html/server-html';
import styles from './activity-info.module.css';
import { useActivity } from './get-activity';
import { TakePart } from './take-part';

function Activity({ activity }: { activity: ActivityInfo }) {
  const t = useT('content');
  const { id, title, summary, image, content, url, status, applies = false } = activity;
  return (
    <article>
      {image ? <Picture src={imageUrl(image)} alt="" ratio="16:8" eager className={styles.art} /> : null}
      <div className={styles.body}>
        <ActivityFacts activity={activity} />
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        <p className={styles.summary}>
          <bdi>{summary}</bdi>
        </p>
        <ServerHtml html={content} className={styles.text} />
        {status === 'ended' ? null : <TakePart url={url} />}
        {applies ? <Apply id={id} status={status} /> : null}
        <LinkButton full to="/m/activity">
          {t('activity.all')}
        </LinkButton>
      </div>
    </article>
  );
}

function Content() {
  const t = useT('content');
  const id = activityOf(useSearchParams()[0]);
  const query = useActivity(id);
  const gone = (
    <NoData text={t('activity.gone')} action={<LinkButton to="/m/activity">{t('activity.all')}</LinkButton>} />
  );
  if (id === undefined) return gone;
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading>
          <Skeleton shape="block" className={styles.waiting} />
          <div className={styles.body}>
            <Skeleton count={6} />
          </div>
        </Loading>
      }
      empty={gone}
    >
      {(activity) => <Activity activity={activity} />}
    </QueryView>
  );
}

/** /m/activityInfo: one activity (S2-ROUTES-49, A093). */
export default function ActivityInfoPage() {
  return (
    <div className={styles.page}>
      <Content />
    </div>
  );
}
