import { useT } from '@foyer/shared/i18n';
import {
  CsvButton,
  type CsvColumn,
  FoundCount,
  ListEnd,
  NoRecords,
  RecordSkeleton,
  ReportFilters,
  ReportLayout,
  StaleNote,
} from '@foyer/shared/report';
import { useAddressQuery } from '@foyer/shared/router';
import { dayOf } from '@foyer/shared/time';
import { QueryView, Switch, useChosen } from '@foyer/shared/ui';
import { type Column, orderedBy, type PnlFilter, readFilter, writeFilter } from './pnl-filter';
import { PnlPath } from './pnl-path';
import { type PnlLine, pnlSource, usePnl } from './pnl-source';
import { PnlTable } from './pnl-table';
import styles from './team-pnl.module.css';

function useColumns(): CsvColumn<PnlLine>[] {
  const t = useT('agent');
  return [
    { head: t('pnl.member'), cell: ({ username }) => username },
    { head: t('overview.stake'), cell: ({ stake }) => stake },
    { head: t('overview.payout'), cell: ({ payout }) => payout },
    { head: t('overview.rebate'), cell: ({ rebate }) => rebate },
    { head: t('overview.bonus'), cell: ({ bonus }) => bonus },
    { head: t('pnl.net'), cell: ({ net }) => net },
  ];
}

interface LevelProps {
  filter: PnlFilter;
  onOrder: (column: Column) => void;
  onWiden: () => void;
}

/** One level: the way to it, its lines and what they come to. */
function Level({ filter, onOrder, onWiden }: LevelProps) {
  const t = useT('agent');
  const { query, first, lines } = usePnl(filter);
  const csvColumns = useColumns();
  const { from, to, memberId } = filter;
  return (
    <div className={styles.level}>
      {memberId === undefined ? null : <PnlPath filter={filter} path={first?.path ?? []} />}
      <FoundCount asked={filter.lines} count={query.isPlaceholderData ? undefined : first?.totalElements} />
      <QueryView
        query={{ ...query, data: first }}
        skeleton={<RecordSkeleton low />}
        isEmpty={({ own, totalElements }) => own === undefined && totalElements === 0}
        empty={
          <NoRecords
            texts={{ filtered: t('pnl.filtered'), none: t('pnl.none') }}
            narrow={filter.lines === 'active'}
            onWiden={onWiden}
            next={{ to: '/m/agentRegister', label: t('pnl.invite') }}
          />
        }
      >
        {(page) => (
          <>
            <StaleNote query={query} />
            <PnlTable filter={filter} first={page} lines={lines} busy={query.isPlaceholderData} onOrder={onOrder} />
            {page.totalElements === 0 ? null : (
              <>
                <ListEnd query={query} />
                <CsvButton
                  key={JSON.stringify(filter)}
                  source={pnlSource(filter)}
                  columns={csvColumns}
                  file={`team-profit-${from}-${to}`}
                />
              </>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** /m/agent/team/pnl: what each direct member won and lost together with everybody below, level by level (B020). */
export default function TeamPnlPage() {
  const t = useT('agent');
  const { drawn, newest, replace } = useAddressQuery();
  const today = dayOf(Date.now());
  const filter = readFilter(drawn, today);
  const change = (part: (before: PnlFilter) => Partial<PnlFilter>) => {
    const before = readFilter(newest(), today);
    replace(writeFilter({ ...before, ...part(before) }));
  };
  const [kind, choose] = useChosen(filter.lines, (lines) => change(() => ({ lines })));
  return (
    <ReportLayout
      filters={
        <ReportFilters period={filter} today={today} onChange={(period) => change(() => period)}>
          <Switch
            label={t('pnl.active')}
            checked={kind === 'active'}
            onChange={(only) => choose(only ? 'active' : 'all')}
            className={styles.switch}
          />
        </ReportFilters>
      }
    >
      <Level
        key={`${filter.from} ${filter.to} ${filter.memberId}`}
        filter={filter}
        onOrder={(column) => change((before) => orderedBy(before, column))}
        onWiden={() => change(() => ({ lines: 'all' }))}
      />
    </ReportLayout>
  );
}
