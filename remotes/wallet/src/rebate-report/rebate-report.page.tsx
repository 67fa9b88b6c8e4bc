import { siteConfig } from '@foyer/shared/api';
import type { RebateDay, RebatePage } from '@foyer/shared/contract';
import { type Translate, useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import {
  type CsvColumn,
  isoText,
  type Period,
  Report,
  ReportFilters,
  ReportLayout,
  readPeriod,
  writePeriod,
} from '@foyer/shared/report';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { dayOf } from '@foyer/shared/time';
import { Money } from '@foyer/shared/ui';
import styles from './rebate.module.css';
import { RebateRow } from './rebate-row';
import { noonOf, rebateSource } from './rebate-source';
import { RunningDay } from './running-day';

const columnsOf = (t: Translate): CsvColumn<RebateDay>[] => [
  { head: t('rebate.day'), cell: ({ day }) => day },
  { head: t('rebate.booked'), cell: ({ paidAt }) => (paidAt === undefined ? undefined : isoText(paidAt)) },
  { head: t('rebate.amount'), cell: ({ amount }) => amount },
  { head: t('rebate.team'), cell: ({ team }) => team },
  { head: t('rebate.corrected'), cell: ({ corrected }) => corrected },
];

function Totals({ totals, currency }: { totals: RebatePage['totals']; currency: string }) {
  const t = useT('wallet');
  const shared = useT('shared');
  return (
    <section aria-label={shared('report.totals')}>
      <dl className={styles.totals}>
        <div>
          <dt>{t('rebate.paid')}</dt>
          <dd>
            <Money value={totals.amount} currency={currency} signed />
          </dd>
        </div>
        <div>
          <dt>{t('rebate.turnover')}</dt>
          <dd>
            <Money value={totals.turnover} currency={currency} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** /m/member/rebateReport: what a member got back on their stakes, day by day of the merchant. */
export default function RebateReportPage() {
  const t = useT('wallet');
  const { drawn, newest, replace } = useAddressQuery();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const today = dayOf(Date.now());
  const period = readPeriod(drawn, today);
  const change = (part: Partial<Period>) =>
    replace(new URLSearchParams(writePeriod({ ...readPeriod(newest(), today), ...part })));
  return (
    <ReportLayout filters={<ReportFilters period={period} today={today} onChange={change} />}>
      <Report
        low
        source={rebateSource(period)}
        today={today}
        none={{
          texts: { filtered: t('rebate.filtered'), none: t('rebate.none') },
          narrow: period.period !== '7',
          onWiden: () => replace(new URLSearchParams()),
          next: { to: HOME, label: t('empty.play') },
        }}
        momentOf={({ day }) => noonOf(day)}
        countOf={({ totals: { count } }) => count}
        lead={({ running }) => (running === undefined ? null : <RunningDay running={running} currency={currency} />)}
        totals={({ totals }) => <Totals totals={totals} currency={currency} />}
        csv={{ columns: columnsOf(t), file: `rebate-${period.from}-${period.to}` }}
      >
        {(row) => <RebateRow key={row.day} row={row} currency={currency} />}
      </Report>
    </ReportLayout>
  );
}
