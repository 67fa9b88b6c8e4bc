import { useT } from '@foyer/shared/i18n';
import { Button, Money } from '@foyer/shared/ui';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { JobRun } from '../calls/shapes';
import { Time } from '../format/time';
import { useTitle } from '../front/use-title';
import { useShortcuts } from '../keys/keys';
import { Facts } from '../list/facts';
import styles from '../list/list.module.css';
import { Panel } from '../list/panel';
import { RowLink, type RowLinkProps } from '../list/row-link';
import { RowsList } from '../list/rows-list';
import { usePages } from '../list/use-pages';
import { useRowKeys } from '../list/use-row-keys';
import { useRows } from '../list/use-rows';
import { reaches, useMerchant } from '../session/merchant';
import type { Ran } from './job-calls';
import { type Draft, JobDialog } from './job-dialog';
import { dayIn, spanText } from './period';

const DAY_MS = 86_400_000;
const idOf = ({ kind, period }: JobRun): string => `${kind}~${period}`;

/** Settlements that were run, newest first; a manager runs one. */
export function JobsPage() {
  const t = useT('desk');
  const { code, role, timeZone } = useMerchant();
  const { id } = useParams();
  const navigate = useNavigate();
  const rows = useRows();
  const pages = usePages<JobRun>('jobs', { rows: 'runs' });
  const [asking, setAsking] = useState(false);
  const [ran, setRan] = useState<Ran>();
  const [draft, setDraft] = useState<Draft>(() => ({
    ...{ kind: 'rebate', hour: '', day: dayIn(Date.now() - DAY_MS, timeZone) },
  }));
  useTitle(t('nav.jobs'));
  const close = () => {
    rows.returnTo(id);
    void navigate(`/${code}/jobs`);
  };
  useRowKeys(rows, id === undefined ? undefined : close);
  const isManager = reaches(role, 'manager');
  const ask = () => {
    setRan(undefined);
    setAsking(true);
  };
  useShortcuts(isManager ? [{ keys: ['n'], label: 'jobs.start', run: ask }] : []);
  const open = pages.data?.pages.flatMap((page) => page.rows).find((run) => idOf(run) === id);
  return (
    <div className={styles.page} data-open={open === undefined ? undefined : true}>
      <section className={styles.side} aria-labelledby="jobs-title">
        <div className={styles.panelHead}>
          <h1 id="jobs-title" className={styles.title}>
            {t('nav.jobs')}
          </h1>
          {isManager ? (
            <Button variant="primary" aria-keyshortcuts="n" onClick={ask}>
              {t('jobs.start')}
              <span aria-hidden="true" className={styles.key}>
                n
              </span>
            </Button>
          ) : null}
        </div>
        <p role="status" className={styles.outcome}>
          {ran === undefined ? null : <Result ran={ran} />}
        </p>
        <RowsList
          pages={pages}
          idOf={idOf}
          open={id}
          addressOf={(run) => `/${code}/jobs/${encodeURIComponent(idOf(run))}`}
          rows={rows}
          label={t('nav.jobs')}
          count="jobs.count"
          empty={t('jobs.empty')}
          line={(run, link) => <JobLine run={run} link={link} />}
        />
      </section>
      {open === undefined ? null : <JobPanel key={id} run={open} onClose={close} />}
      {isManager ? (
        <JobDialog
          open={asking}
          draft={draft}
          onDraft={setDraft}
          onRan={(result) => {
            setRan(result);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

/** What came of the run: how many got how much. */
function Result({ ran: { kind, period, members, sum } }: { readonly ran: Ran }) {
  const t = useT('desk');
  const { currencySymbol } = useMerchant();
  return (
    <>
      {t('jobs.ran', { kind: t(`jobs.kind.${kind}`), period, members: t('jobs.members', { count: members }) })}{' '}
      <Money value={sum} currency={currencySymbol} />
    </>
  );
}

function JobLine({ run, link }: { readonly run: JobRun; readonly link: Omit<RowLinkProps, 'children'> }) {
  const t = useT('desk');
  const { currencySymbol, timeZone } = useMerchant();
  const { kind, startsAt, endsAt, state, members, sum, doneAt } = run;
  return (
    <RowLink {...link}>
      <span className={styles.number}>{t(`jobs.kind.${kind}`)}</span>
      <span className={styles.member}>{spanText(startsAt, endsAt, timeZone)}</span>
      <span className={styles.way}>
        {t(`jobs.state.${state}`)} · {t('jobs.members', { count: members })}
      </span>
      <span className={styles.amount}>
        <Money value={sum} currency={currencySymbol} />
      </span>
      <span className={styles.time}>{doneAt === null ? '' : <Time at={doneAt} />}</span>
    </RowLink>
  );
}

function JobPanel({ run, onClose }: { readonly run: JobRun; readonly onClose: () => void }) {
  const t = useT('desk');
  const { currencySymbol, timeZone } = useMerchant();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, startsAt, endsAt, state, members, sum, doneAt } = run;
  return (
    <Panel title={t(`jobs.kind.${kind}`)} heading={heading} onClose={onClose}>
      <p className={styles.sum}>
        <Money value={sum} currency={currencySymbol} />
        <span className={styles.state} data-state={state}>
          {t(`jobs.state.${state}`)}
        </span>
      </p>
      <Facts
        lines={[
          ['jobs.period', spanText(startsAt, endsAt, timeZone)],
          ['jobs.from', <Time key="from" at={startsAt} />],
          ['jobs.to', <Time key="to" at={endsAt} />],
          ['jobs.paidTo', t('jobs.members', { count: members })],
          ...(doneAt === null ? [] : ([['jobs.doneAt', <Time key="done" at={doneAt} seconds />]] as const)),
        ]}
      />
    </Panel>
  );
}
