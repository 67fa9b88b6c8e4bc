import { errorTextKey, siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useSearchParams } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { ErrorPanel } from '@foyer/shared/ui';
import { DayTable } from './day-table';
import { dayOf, timeText } from './days';
import styles from './game-record.module.css';
import { useBetRecords } from './get-bet-records';
import { LoadMore } from './load-more';
import { netByDay } from './net-by-day';
import { NetChart } from './net-chart';
import { NoRecords } from './no-records';
import { isNarrow, type RecordFilter, readFilter, writeFilter } from './record-filter';
import { RecordFilters } from './record-filters';
import { RecordList } from './record-list';
import { RecordSkeleton } from './record-skeleton';
import { RecordSummary } from './record-summary';

/** What a filter gives: totals, chart and bets, or why there are none. */
function Records({ filter, today, onWiden }: { filter: RecordFilter; today: string; onWiden: () => void }) {
  const t = useT('wallet');
  const shared = useT('shared');
  const { query, first, rows } = useBetRecords(filter);
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const retry = () => void query.refetch();

  if (first === undefined) {
    if (!query.isError) return <RecordSkeleton />;
    return <ErrorPanel title={shared(errorTextKey(query.error))} busy={query.isFetching} onRetry={retry} />;
  }
  const days = netByDay(first.days, filter);
  const stale = query.isRefetchError ? (
    <ErrorPanel
      look="inline"
      title={shared(errorTextKey(query.error))}
      detail={t('record.asOf', { time: timeText(query.dataUpdatedAt) })}
      busy={query.isFetching}
      onRetry={retry}
    />
  ) : null;
  if (rows.length === 0) {
    return (
      <>
        {stale}
        <NoRecords narrow={isNarrow(filter)} onWiden={onWiden} />
      </>
    );
  }
  return (
    <>
      {stale}
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
      {query.isFetchNextPageError ? (
        <ErrorPanel
          look="inline"
          title={shared(errorTextKey(query.error))}
          busy={query.isFetchingNextPage}
          onRetry={() => void query.fetchNextPage()}
        />
      ) : query.hasNextPage ? (
        <LoadMore busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : (
        <p className={styles.end}>{t('record.end')}</p>
      )}
    </>
  );
}

/** /m/gameRecord: what a member has bet, and what came of it. */
export default function GameRecordPage() {
  const [params, setParams] = useSearchParams();
  const today = dayOf(Date.now());
  const filter = readFilter(params, today);
  const show = (next: RecordFilter) => setParams(writeFilter(next), { replace: true });
  return (
    <div className={styles.page}>
      <RecordFilters filter={filter} today={today} onChange={show} />
      <Records filter={filter} today={today} onWiden={() => setParams({}, { replace: true })} />
    </div>
  );
}
