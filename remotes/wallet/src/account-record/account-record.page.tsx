import { errorTextKey, siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useSearchParams } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { ErrorPanel } from '@foyer/shared/ui';
import { BetDrawer } from '../bet/bet-drawer';
import { DayGroups } from '../records/day-groups';
import { dayOf } from '../records/days';
import { Filters } from '../records/filters';
import { ListEnd } from '../records/list-end';
import { NoRecords } from '../records/no-records';
import { Pick } from '../records/pick';
import styles from '../records/record-page.module.css';
import { RecordSkeleton } from '../records/record-skeleton';
import { StaleNote } from '../records/stale-note';
import { type AccountFilter, isNarrow, kindOf, kinds, readFilter, writeFilter } from './account-filter';
import { AccountRow } from './account-row';
import { AccountSummary } from './account-summary';
import { useAccountRecords } from './get-account-records';

/** What a filter gives: totals and movements, or why there are none. */
function Records({ filter, today, onWiden }: { filter: AccountFilter; today: string; onWiden: () => void }) {
  const t = useT('wallet');
  const shared = useT('shared');
  const { query, first, rows } = useAccountRecords(filter);
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;

  if (first === undefined) {
    if (!query.isError) return <RecordSkeleton low />;
    const retry = () => void query.refetch();
    return <ErrorPanel title={shared(errorTextKey(query.error))} busy={query.isFetching} onRetry={retry} />;
  }
  if (rows.length === 0) {
    return (
      <>
        <StaleNote query={query} />
        <NoRecords
          texts={{ filtered: t('account.filtered'), none: t('account.none') }}
          narrow={isNarrow(filter)}
          onWiden={onWiden}
          next={{ to: '/m/voucherCenter', label: t('account.deposit') }}
        />
      </>
    );
  }
  return (
    <>
      <StaleNote query={query} />
      <AccountSummary totals={first.totals} currency={currency} />
      <div>
        <DayGroups rows={rows} momentOf={({ at }) => at} today={today}>
          {(record) => <AccountRow key={record.id} record={record} currency={currency} />}
        </DayGroups>
      </div>
      <ListEnd query={query} />
    </>
  );
}

/** /m/transaction/record: every movement of a member's money, as the ledger has it. */
export default function AccountRecordPage() {
  const t = useT('wallet');
  const [params, setParams] = useSearchParams();
  const today = dayOf(Date.now());
  const filter = readFilter(params, today);
  const show = (next: AccountFilter) => setParams(writeFilter(next, params), { replace: true });
  const widen = () => show({ ...readFilter(new URLSearchParams(), today) });
  return (
    <div className={styles.page}>
      <Filters period={filter} today={today} onChange={(period) => show({ ...filter, ...period })}>
        <Pick
          label={t('account.kind')}
          all={t('account.allKinds')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={filter.kind}
          onChange={(value) => show({ ...filter, kind: kindOf(value) })}
        />
      </Filters>
      <Records filter={filter} today={today} onWiden={widen} />
      <BetDrawer />
    </div>
  );
}
