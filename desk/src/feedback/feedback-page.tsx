import { useT } from '@foyer/shared/i18n';
import { join } from '@foyer/shared/ui';
import type { FeedbackMore, FeedbackRow } from '../calls/shapes';
import { Time } from '../format/time';
import { LetterPanel } from '../letters/letter-panel';
import letters from '../letters/letters.module.css';
import { LettersPage } from '../letters/letters-page';
import { Pictures } from '../letters/pictures';
import { Facts } from '../list/facts';
import styles from '../list/list.module.css';
import { RowLink, type RowLinkProps } from '../list/row-link';
import { ActsOn } from '../trail/acts-on';
import { AnswerForm } from './answer-form';

const STATES = ['open', 'answered'] as const;

/** Feedback of members: what waits for an answer, oldest first, and what was answered (B040). */
export function FeedbackPage() {
  const t = useT('desk');
  return (
    <LettersPage<FeedbackRow>
      path="feedback"
      count="feedback.count"
      stateText={(state) => t(`feedback.state.${state}`)}
      states={STATES}
      line={(row, link) => <FeedbackLine row={row} link={link} />}
      panel={(id, onClose) => <FeedbackPanel key={id} id={id} onClose={onClose} />}
    />
  );
}

function FeedbackLine({ row, link }: { readonly row: FeedbackRow; readonly link: Omit<RowLinkProps, 'children'> }) {
  const t = useT('desk');
  const { id, member, type, content, pictures, sentAt } = row;
  return (
    <RowLink {...link}>
      <span className={styles.number}>{id}</span>
      <span className={styles.member}>{member}</span>
      <span className={join(styles.way, letters.short)}>{content}</span>
      <span className={styles.amount}>
        {t(`feedback.type.${type}`)}
        {pictures === 0 ? null : <span className={styles.asked}>{t('letters.pictures', { count: pictures })}</span>}
      </span>
      <span className={styles.time}>
        <Time at={sentAt} />
      </span>
    </RowLink>
  );
}

function FeedbackPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useT('desk');
  return (
    <LetterPanel<FeedbackMore> path="feedback" id={id} onClose={onClose}>
      {(feedback) => (
        <>
          <Facts
            lines={[
              ['fact.member', feedback.member],
              ['feedback.type', t(`feedback.type.${feedback.type}`)],
              ['letters.sentAt', <Time key="sent" at={feedback.sentAt} seconds />],
            ]}
          />
          <p className={letters.words} dir="auto">
            {feedback.content}
          </p>
          <Pictures path="feedback" id={feedback.id} count={feedback.pictures} />
          {feedback.answer === null ? null : (
            <>
              <h3 className={styles.small}>{t('feedback.answer')}</h3>
              <p className={join(letters.words, letters.answer)} dir="auto">
                {feedback.answer}
              </p>
            </>
          )}
          {feedback.mayAnswer ? <AnswerForm feedback={feedback} /> : null}
          <ActsOn acts={feedback.acts} />
        </>
      )}
    </LetterPanel>
  );
}
