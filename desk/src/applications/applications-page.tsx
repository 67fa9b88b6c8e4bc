import { useLanguage, useT } from '@foyer/shared/i18n';
import { join } from '@foyer/shared/ui';
import type { ApplicationMore, ApplicationRow } from '../calls/shapes';
import { Time } from '../format/time';
import { LetterPanel } from '../letters/letter-panel';
import letters from '../letters/letters.module.css';
import { LettersPage } from '../letters/letters-page';
import { Pictures } from '../letters/pictures';
import { Facts } from '../list/facts';
import styles from '../list/list.module.css';
import { RowLink, type RowLinkProps } from '../list/row-link';
import { ActsOn } from '../trail/acts-on';
import { Decisions } from './decisions';

const STATES = ['waiting', 'accepted', 'refused'] as const;

/** Applications for activities: what waits, oldest first, and what was decided (F-APPLY-01). */
export function ApplicationsPage() {
  const t = useT('desk');
  return (
    <LettersPage<ApplicationRow>
      path="applications"
      count="applications.count"
      stateText={(state) => t(`applications.state.${state}`)}
      states={STATES}
      line={(row, link) => <ApplicationLine row={row} link={link} />}
      panel={(id, onClose) => <ApplicationPanel key={id} id={id} onClose={onClose} />}
    />
  );
}

/** The title of the activity in the operator's language; its number where it is not there any more. */
function useTitleOf(): (row: Pick<ApplicationRow, 'title' | 'activityId'>) => string {
  const t = useT('desk');
  const language = useLanguage();
  return ({ title, activityId }) =>
    title?.[language === 'TY' ? 'TY' : 'EN'] ?? t('applications.gone', { id: String(activityId) });
}

function ApplicationLine({
  row,
  link,
}: {
  readonly row: ApplicationRow;
  readonly link: Omit<RowLinkProps, 'children'>;
}) {
  const t = useT('desk');
  const titleOf = useTitleOf();
  const { id, member, comment, pictures, sentAt } = row;
  return (
    <RowLink {...link}>
      <span className={styles.number}>{id}</span>
      <span className={styles.member}>{member}</span>
      <span className={styles.way}>
        {titleOf(row)}
        {comment === '' ? null : <span className={letters.short}>{comment}</span>}
      </span>
      <span className={styles.amount}>
        {pictures === 0 ? null : <span className={styles.asked}>{t('letters.pictures', { count: pictures })}</span>}
      </span>
      <span className={styles.time}>
        <Time at={sentAt} />
      </span>
    </RowLink>
  );
}

function ApplicationPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useT('desk');
  const titleOf = useTitleOf();
  return (
    <LetterPanel<ApplicationMore> path="applications" id={id} onClose={onClose}>
      {(application) => (
        <>
          <p className={styles.sum}>
            <span className={letters.heading}>{titleOf(application)}</span>
            <span className={styles.state} data-state={application.state}>
              {t(`applications.state.${application.state}`)}
            </span>
          </p>
          <Facts
            lines={[
              ['fact.member', application.member],
              ['letters.sentAt', <Time key="sent" at={application.sentAt} seconds />],
              ...(application.decidedAt === null
                ? []
                : ([['contracts.decidedAt', <Time key="at" at={application.decidedAt} seconds />]] as const)),
            ]}
          />
          {application.comment === '' ? null : (
            <p className={letters.words} dir="auto">
              {application.comment}
            </p>
          )}
          <Pictures path="applications" id={application.id} count={application.pictures} />
          {application.answer === null ? null : (
            <>
              <h3 className={styles.small}>{t('applications.word')}</h3>
              <p className={join(letters.words, letters.answer)} dir="auto">
                {application.answer}
              </p>
            </>
          )}
          <Decisions application={application} />
          <ActsOn acts={application.acts} />
        </>
      )}
    </LetterPanel>
  );
}
