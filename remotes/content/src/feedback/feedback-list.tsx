import type { Feedback } from '@foyer/shared/contract';
import { stampText, useT } from '@foyer/shared/i18n';
import { Badge, CardLink, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { LoadMore } from '../activity/load-more';
import styles from './feedback.module.css';
import { useFeedbackList } from './get-feedback';

/** When it was sent, what about, and whether it is answered. */
export function FeedbackFacts({ feedback: { type, sentAt, answer } }: { feedback: Feedback }) {
  const t = useT('content');
  return (
    <p className={styles.facts}>
      <time dateTime={new Date(sentAt).toISOString()}>{stampText(sentAt)}</time>
      <span>{t(`feedback.type.${type}`)}</span>
      <Badge tone={answer === undefined ? 'quiet' : 'success'}>
        {t(answer === undefined ? 'feedback.open' : 'feedback.answered')}
      </Badge>
    </p>
  );
}

/** What the member wrote, newest first; each opens by its address. */
export function FeedbackList() {
  const t = useT('content');
  const { query, list } = useFeedbackList();
  return (
    <section className={styles.list}>
      <h2 className={styles.heading}>{t('feedback.own')}</h2>
      <QueryView
        query={{ ...query, data: list }}
        skeleton={
          <Loading className={styles.list}>
            <Skeleton shape="block" count={2} className={styles.waiting} />
          </Loading>
        }
        empty={<NoData text={t('feedback.none')} />}
      >
        {(rows) => (
          <>
            <ul className={styles.list}>
              {rows.map((feedback) => (
                <li key={feedback.id}>
                  <CardLink to={`/m/feedback?id=${feedback.id}`} className={styles.row}>
                    <FeedbackFacts feedback={feedback} />
                    <p className={styles.start}>{feedback.content}</p>
                  </CardLink>
                </li>
              ))}
            </ul>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </section>
  );
}
