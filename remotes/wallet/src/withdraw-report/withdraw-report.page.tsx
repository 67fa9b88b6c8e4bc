import { siteConfig } from '@foyer/shared/api';
import type { WithdrawOrder, WithdrawReport } from '@foyer/shared/contract';
import { countText, type Translate, useT } from '@foyer/shared/i18n';
import { type CsvColumn, isoText, Pick, Report, ReportFilters, ReportLayout } from '@foyer/shared/report';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { dayOf } from '@foyer/shared/time';
import { decimal, Money } from '@foyer/shared/ui';
import { useBankName } from '../bank-cards/bank-name';
import styles from '../deposit-report/deposit-report.module.css';
import { WithdrawDrawer } from './withdraw-drawer';
import { readFilter, statuses, statusOf, type WithdrawFilter, writeFilter } from './withdraw-filter';
import { WithdrawRow } from './withdraw-row';
import { withdrawSource } from './withdraw-source';

type NameOf = ReturnType<typeof useBankName>;

const columnsOf = (t: Translate, nameOf: NameOf): CsvColumn<WithdrawOrder>[] => [
  { head: t('account.time'), cell: ({ createdAt }) => isoText(createdAt) },
  { head: t('withdraw.number'), cell: ({ orderNo }) => orderNo },
  { head: t('withdrawals.card'), cell: ({ card }) => `${nameOf(card.bank)} •••• ${card.lastFour}` },
  { head: t('withdrawals.amount'), cell: ({ amount }) => amount },
  { head: t('withdrawals.fee'), cell: ({ fee }) => fee },
  { head: t('withdrawals.received'), cell: ({ received }) => received },
  { head: t('withdrawals.state'), cell: ({ status }) => t(`withdraw.step.${status}`) },
];

/** What was paid out in the whole range; no fee where there was none (F-WITHDRAW-06). */
function Totals({ totals, currency }: { totals: WithdrawReport['totals']; currency: string }) {
  const t = useT('wallet');
  const shared = useT('shared');
  const fee = decimal(totals.fee).eq(0) ? [] : (['fee'] as const);
  const figures = ['amount', ...fee, 'received'] as const;
  return (
    <section aria-label={shared('report.totals')}>
      <dl className={styles.totals}>
        <div>
          <dt>{t('withdrawals.count')}</dt>
          <dd>{countText(totals.count)}</dd>
        </div>
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(`withdrawals.${name}`)}</dt>
            <dd>
              <Money value={totals[name]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** /m/withdrawReport: all withdrawals of a member. */
export default function WithdrawReportPage() {
  const t = useT('wallet');
  const nameOf = useBankName();
  const { drawn, newest, replace } = useAddressQuery();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const today = dayOf(Date.now());
  const filter = readFilter(drawn, today);
  const change = (part: Partial<WithdrawFilter>) => replace(writeFilter({ ...readFilter(newest(), today), ...part }));
  const filters = (
    <ReportFilters period={filter} today={today} onChange={change}>
      <Pick
        label={t('withdrawals.state')}
        all={t('withdrawals.allStates')}
        options={statuses.map((value) => ({ value, label: t(`withdraw.step.${value}`) }))}
        value={filter.status}
        onChange={(value) => change({ status: statusOf(value) })}
      />
    </ReportFilters>
  );
  return (
    <ReportLayout filters={filters}>
      <Report
        low
        source={withdrawSource(filter)}
        today={today}
        none={{
          texts: { filtered: t('withdrawals.filtered'), none: t('withdrawals.none') },
          narrow: filter.period !== '7' || filter.status !== '',
          onWiden: () => replace(new URLSearchParams()),
          next: { to: '/m/withdraw', label: t('withdrawals.withdraw') },
        }}
        momentOf={({ createdAt }) => createdAt}
        countOf={({ totals: { rows } }) => rows}
        totals={({ totals }) => <Totals totals={totals} currency={currency} />}
        csv={{ columns: columnsOf(t, nameOf), file: `withdrawals-${filter.from}-${filter.to}` }}
      >
        {(order) => <WithdrawRow key={order.orderNo} order={order} currency={currency} />}
      </Report>
      <WithdrawDrawer />
    </ReportLayout>
  );
}
