import { siteConfig } from '@foyer/shared/api';
import type { DepositOrder, DepositReport } from '@foyer/shared/contract';
import { countText, type Translate, useT } from '@foyer/shared/i18n';
import { type CsvColumn, isoText, Pick, Report, ReportFilters, ReportLayout } from '@foyer/shared/report';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { dayOf } from '@foyer/shared/time';
import { Money } from '@foyer/shared/ui';
import { DepositDrawer } from './deposit-drawer';
import { type DepositFilter, readFilter, statuses, statusOf, writeFilter } from './deposit-filter';
import styles from './deposit-report.module.css';
import { DepositRow } from './deposit-row';
import { depositSource } from './deposit-source';

const columnsOf = (t: Translate): CsvColumn<DepositOrder>[] => [
  { head: t('account.time'), cell: ({ createdAt }) => isoText(createdAt) },
  { head: t('done.order'), cell: ({ orderNo }) => orderNo },
  { head: t('deposits.way'), cell: ({ kind }) => t(`deposits.way.${kind}`) },
  { head: t('account.amount'), cell: ({ amount }) => amount },
  { head: t('deposits.fee'), cell: ({ fee }) => fee },
  { head: t('deposits.state'), cell: ({ status }) => t(`deposits.state.${status}`) },
];

/** What arrived in the whole range. */
function Totals({ totals, currency }: { totals: DepositReport['totals']; currency: string }) {
  const t = useT('wallet');
  const shared = useT('shared');
  return (
    <section aria-label={shared('report.totals')}>
      <dl className={styles.totals}>
        <div>
          <dt>{t('deposits.count')}</dt>
          <dd>{countText(totals.count)}</dd>
        </div>
        <div>
          <dt>{t('deposits.arrived')}</dt>
          <dd>
            <Money value={totals.amount} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('deposits.fee')}</dt>
          <dd>
            <Money value={totals.fee} currency={currency} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** /m/vouReport: all deposits of a member. */
export default function DepositReportPage() {
  const t = useT('wallet');
  const { drawn, newest, replace } = useAddressQuery();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const today = dayOf(Date.now());
  const filter = readFilter(drawn, today);
  const change = (part: Partial<DepositFilter>) => replace(writeFilter({ ...readFilter(newest(), today), ...part }));
  const filters = (
    <ReportFilters period={filter} today={today} onChange={change}>
      <Pick
        label={t('deposits.state')}
        all={t('deposits.allStates')}
        options={statuses.map((value) => ({ value, label: t(`deposits.state.${value}`) }))}
        value={filter.status}
        onChange={(value) => change({ status: statusOf(value) })}
      />
    </ReportFilters>
  );
  return (
    <ReportLayout filters={filters}>
      <Report
        low
        source={depositSource(filter)}
        today={today}
        none={{
          texts: { filtered: t('deposits.filtered'), none: t('deposits.none') },
          narrow: filter.period !== '7' || filter.status !== '',
          onWiden: () => replace(new URLSearchParams()),
          next: { to: '/m/voucherCenter', label: t('account.deposit') },
        }}
        momentOf={({ createdAt }) => createdAt}
        countOf={({ totals: { rows } }) => rows}
        totals={({ totals }) => <Totals totals={totals} currency={currency} />}
        csv={{ columns: columnsOf(t), file: `deposits-${filter.from}-${filter.to}` }}
      >
        {(order) => <DepositRow key={order.orderNo} order={order} currency={currency} />}
      </Report>
      <DepositDrawer />
    </ReportLayout>
  );
}
