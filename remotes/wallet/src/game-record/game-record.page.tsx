import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { dayOf } from '@foyer/shared/time';
import { QueryView } from '@foyer/shared/ui';
import { BetDrawer } from '../bet/bet-drawer';
import { ListEnd } from '../records/list-end';
import { NoRecords } from '../records/no-records';
import styles from '../records/record-page.module.css';
import { RecordSkeleton } from '../records/record-skeleton';
import { StaleNote } from '../records/stale-note';
import { DayTable } from './day-table';
import { useBetRecords } from './get-bet-records';
import { netByDay } from './net-by-day';
import { NetChart } from './net-chart';
import { isNarrow, type RecordFilter, readFilter, writeFilter } from './record-filter';
import { RecordFilters } from './record-filters';
import { RecordList } from './record-list';
import { RecordSummary } from './record-summary';

interface RecordsProps {
  filter: RecordFilter;
  today: string;
  onWiden: () => void;
}

type Found = ReturnType<typeof useBetRecords>;

function Rows({
  filter,
  today,
  onWiden,
  query,
  first,
  rows,
}: RecordsProps & Found & { first: NonNullable<Found['first']> }) {
  const t = useT('wallet');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const days = netByDay(first.days, filter);
  if (rows.length === 0) {
    return (
      <>
        <StaleNote query={query} />
        <NoRecords
          texts={{ filtered: t('empty.filtered'), none: t('empty.none') }}
          narrow={isNarrow(filter)}
          onWiden={onWiden}
        />
      </>
    );
  }
  return (
    <>
      <StaleNote query={query} />
      <RecordSummary totals={first.totals} currency={currency}>
        {days && days.length > 1 && days.some(({ played }) => played) ? (
          <>
            <NetChart key={`${filter.from} ${filter.to}`} days={days} currency={currency} />
            <DayTable days={days} currency={currency} />
          </>
        ) : null}
      </RecordSummary>
      <div>
        <RecordList rows={rows} days={days} currency={currency} today={today} />
      </div>
      <ListEnd query={query} />
    </>
  );
}

function Records(props: RecordsProps) {
  const found = useBetRecords(props.filter);
  return (
    <QueryView query={{ ...found.query, data: found.first }} skeleton={<RecordSkeleton />}>
      {(first) => <Rows {...props} {...found} first={first} />}
    </QueryView>
  );
}

/** /m/gameRecord: a member's bets and their outcomes. */
export default function GameRecordPage() {
  const { drawn, newest, replace } = useAddressQuery();
  const today = dayOf(Date.now());
  const filter = readFilter(drawn, today);
  const change = (part: Partial<RecordFilter>) => replace(writeFilter({ ...readFilter(newest(), today), ...part }));
  return (
    <div className={styles.page}>
      <RecordFilters filter={filter} today={today} onChange={change} />
      <Records filter={filter} today={today} onWiden={() => replace(new URLSearchParams())} />
      <BetDrawer />
    </div>
  );
}
