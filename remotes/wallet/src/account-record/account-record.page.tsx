import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { dayOf } from '@foyer/shared/time';
import { QueryView } from '@foyer/shared/ui';
import { BetDrawer } from '../bet/bet-drawer';
import { DayGroups } from '../records/day-groups';
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

interface RecordsProps {
  filter: AccountFilter;
  today: string;
  onWiden: () => void;
}

type Found = ReturnType<typeof useAccountRecords>;

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

function Records(props: RecordsProps) {
  const found = useAccountRecords(props.filter);
  return (
    <QueryView query={{ ...found.query, data: found.first }} skeleton={<RecordSkeleton low />}>
      {(first) => <Rows {...props} {...found} first={first} />}
    </QueryView>
  );
}

/** /m/transaction/record: every movement of a member's money. */
export default function AccountRecordPage() {
  const t = useT('wallet');
  const { drawn, newest, replace } = useAddressQuery();
  const today = dayOf(Date.now());
  const filter = readFilter(drawn, today);
  const change = (part: Partial<AccountFilter>) =>
    replace(writeFilter({ ...readFilter(newest(), today), ...part }, newest()));
  const widen = () => change(readFilter(new URLSearchParams(), today));
  return (
    <div className={styles.page}>
      <Filters period={filter} today={today} onChange={change}>
        <Pick
          label={t('account.kind')}
          all={t('account.allKinds')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={filter.kind}
          onChange={(value) => change({ kind: kindOf(value) })}
        />
      </Filters>
      <Records filter={filter} today={today} onWiden={widen} />
      <BetDrawer />
    </div>
  );
}
