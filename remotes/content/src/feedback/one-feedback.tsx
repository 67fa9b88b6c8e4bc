import type { Feedback } from '@foyer/shared/contract';
import { stampText, useT } from '@foyer/shared/i18n';
import { Card, ErrorPanel, LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import styles from './feedback.module.css';
import { FeedbackFacts } from './feedback-list';
import { useFeedback, useSentPicture } from './get-feedback';

function SentPicture({ id, at }: { id: number; at: number }) {
  const t = useT('content');
  const query = useSentPicture(id, at);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="block" className={styles.picture} />}
      empty={<ErrorPanel look="inline" title={t('feedback.pictureGone')} />}
      failed={{ look: 'inline' }}
    >
      {(src) => <img src={src} alt={t('writing.picture', { place: at + 1 })} className={styles.picture} />}
    </QueryView>
  );
}

function Whole({ feedback }: { feedback: Feedback }) {
  const t = useT('content');
  const { id, content, pictures, answer, answeredAt } = feedback;
  return (
    <>
      <Card className={styles.row}>
        <FeedbackFacts feedback={feedback} />
        <p className={styles.text}>{content}</p>
        {Array.from({ length: pictures }, (_, at) => (
          <SentPicture key={at} id={id} at={at} />
        ))}
      </Card>
      {answer === undefined ? (
        <p className={styles.muted}>{t('feedback.openNote')}</p>
      ) : (
        <Card look="lit" className={styles.row}>
          <h2 className={styles.heading}>{t('feedback.answer')}</h2>
          {answeredAt === undefined ? null : <p className={styles.muted}>{stampText(answeredAt)}</p>}
          <p className={styles.text}>{answer}</p>
        </Card>
      )}
    </>
  );
}

/** One feedback with its pictures and answer, all as plain text (F-FEEDBACK-03). */
export function OneFeedback({ id }: { id: number | undefined }) {
  const t = useT('content');
  const query = useFeedback(id);
  const back = <LinkButton to="/m/feedback">{t('feedback.back')}</LinkButton>;
  const gone = <NoData text={t('feedback.gone')} action={back} />;
  if (id === undefined) return gone;
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading className={styles.page}>
          <Skeleton shape="block" className={styles.waiting} />
          <Skeleton count={3} />
        </Loading>
      }
      empty={gone}
    >
      {(feedback) => (
        <div className={styles.page}>
          <Whole feedback={feedback} />
          {back}
        </div>
      )}
    </QueryView>
  );
}
