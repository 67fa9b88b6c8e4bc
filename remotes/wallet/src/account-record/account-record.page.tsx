import { siteConfig } from '@foyer/shared/api';
import type { AccountRecord } from '@foyer/shared/contract';
import { type Translate, useT } from '@foyer/shared/i18n';
import { type CsvColumn, isoText, Pick, Report, ReportFilters, ReportLayout } from '@foyer/shared/report';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { dayOf } from '@foyer/shared/time';
import { BetDrawer } from '../bet/bet-drawer';
import { type AccountFilter, isNarrow, kindOf, kindsOf, readFilter, writeFilter } from './account-filter';
import { AccountRow } from './account-row';
import { accountSource } from './account-source';
import { AccountSummary } from './account-summary';

const columnsOf = (t: Translate): CsvColumn<AccountRecord>[] => [
  { head: t('account.time'), cell: ({ at }) => isoText(at) },
  { head: t('account.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
  { head: t('account.about'), cell: ({ subject }) => subject },
  { head: t('account.amount'), cell: ({ amount }) => amount },
  { head: t('account.balance'), cell: ({ balance }) => balance },
];

/** /m/transaction/record: every movement of a member's money. */
export default function AccountRecordPage() {
  const t = useT('wallet');
  const { drawn, newest, replace } = useAddressQuery();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const today = dayOf(Date.now());
  const filter = readFilter(drawn, today);
  const change = (part: Partial<AccountFilter>) => replace(writeFilter({ ...readFilter(newest(), today), ...part }));
  const widen = () => change({ ...readFilter(new URLSearchParams(), today), agency: filter.agency });
  const filters = (
    <ReportFilters period={filter} today={today} onChange={change}>
      <Pick
        label={t('account.kind')}
        all={t('account.allKinds')}
        options={kindsOf(filter.agency).map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={filter.kind}
        onChange={(value) => change({ kind: kindOf(value) })}
      />
    </ReportFilters>
  );
  return (
    <ReportLayout filters={filters}>
      <Report
        low
        source={accountSource(filter)}
        today={today}
        none={{
          texts: { filtered: t('account.filtered'), none: t(filter.agency ? 'account.noAgency' : 'account.none') },
          narrow: isNarrow(filter),
          onWiden: widen,
          next: filter.agency
            ? { to: '/m/agent', label: t('account.agentHome') }
            : { to: '/m/voucherCenter', label: t('account.deposit') },
        }}
        momentOf={({ at }) => at}
        countOf={({ totals }) => totals.count}
        totals={({ totals }) => <AccountSummary totals={totals} currency={currency} />}
        csv={{ columns: columnsOf(t), file: `account-record-${filter.from}-${filter.to}` }}
      >
        {(record) => <AccountRow key={record.id} record={record} currency={currency} />}
      </Report>
      <BetDrawer />
    </ReportLayout>
  );
}
