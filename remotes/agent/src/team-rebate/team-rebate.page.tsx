import { siteConfig } from '@foyer/shared/api';
import { percentText, type Translate, useT } from '@foyer/shared/i18n';
import {
  type CsvColumn,
  dayText,
  type Period,
  Report,
  ReportFilters,
  ReportLayout,
  readPeriod,
  writePeriod,
} from '@foyer/shared/report';
import { Link, useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { dayOf } from '@foyer/shared/time';
import { formatMoney, Money } from '@foyer/shared/ui';
import { useCategoryName } from '../category-name';
import { noonOf, type RebateRow, rebateSource, type TeamRebate } from './rebate-source';
import styles from './team-rebate.module.css';

const columnsOf = (t: Translate, nameOf: (category: string) => string): CsvColumn<RebateRow>[] => [
  { head: t('teamRebate.day'), cell: ({ day }) => day },
  { head: t('teamRebate.member'), cell: ({ username }) => username },
  { head: t('teamRebate.category'), cell: ({ category }) => nameOf(category) },
  { head: t('teamRebate.turnover'), cell: ({ turnover }) => turnover },
  { head: t('teamRebate.rate'), cell: ({ rate }) => rate },
  { head: t('teamRebate.share'), cell: ({ share }) => share },
];

function Row({ row, currency }: { row: RebateRow; currency: string }) {
  const t = useT('agent');
  const nameOf = useCategoryName();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{row.own ? t('teamRebate.own') : row.username}</p>
        <p className={styles.note}>
          {nameOf(row.category)} · <Money value={row.turnover} currency={currency} /> × {percentText(row.rate)}
        </p>
      </div>
      <p className={styles.share}>{formatMoney(row.share, '', 4)}</p>
    </li>
  );
}

interface TotalsProps {
  page: TeamRebate;
  currency: string;
}

/** What was paid in all, and what was set right in between. */
function Totals({ page: { totals, corrections }, currency }: TotalsProps) {
  const t = useT('agent');
  const shared = useT('shared');
  return (
    <section aria-label={shared('report.totals')} className={styles.card}>
      <dl className={styles.totals}>
        <div>
          <dt>{t('teamRebate.share')}</dt>
          <dd>{formatMoney(totals.share, '', 4)}</dd>
        </div>
        <div>
          <dt>{t('teamRebate.paid')}</dt>
          <dd>
            <Money value={totals.paid} currency={currency} />
          </dd>
        </div>
      </dl>
      {corrections.map(({ day, ofDay, amount }) => (
        <p key={`${day} ${ofDay}`} className={styles.note}>
          {t('teamRebate.correction', { day: dayText(day, 'short'), ofDay: dayText(ofDay, 'short') })}{' '}
          <Money value={amount} currency={currency} signed />
        </p>
      ))}
      <Link to="/m/transaction/record?types=A" className={styles.link}>
        {t('teamRebate.movements')}
      </Link>
    </section>
  );
}

/** /m/member/teamRebate: who brought which rebate, on what, and when (B022). Days are the merchant's. */
export default function TeamRebatePage() {
  const t = useT('agent');
  const nameOf = useCategoryName();
  const { drawn, newest, replace } = useAddressQuery();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const today = dayOf(Date.now());
  const period = readPeriod(drawn, today);
  const change = (part: Partial<Period>) =>
    replace(new URLSearchParams(writePeriod({ ...readPeriod(newest(), today), ...part })));
  const paidOn = (day: string, { days }: TeamRebate) => {
    const paid = days.find((each) => each.day === day)?.paid;
    return paid === undefined ? null : <Money value={paid} currency={currency} />;
  };
  return (
    <ReportLayout filters={<ReportFilters period={period} today={today} onChange={change} />}>
      <Report
        low
        source={rebateSource(period)}
        today={today}
        none={{
          texts: { filtered: t('teamRebate.filtered'), none: t('teamRebate.none') },
          narrow: period.period !== '7',
          onWiden: () => replace(new URLSearchParams()),
          next: { to: '/m/agent', label: t('teamRebate.home') },
        }}
        momentOf={({ day }) => noonOf(day)}
        countOf={({ totalElements }) => totalElements}
        totals={(page) => <Totals page={page} currency={currency} />}
        trailing={paidOn}
        csv={{ columns: columnsOf(t, nameOf), file: `team-rebate-${period.from}-${period.to}` }}
      >
        {(row) => <Row key={`${row.day} ${row.memberId} ${row.category} ${row.rate}`} row={row} currency={currency} />}
      </Report>
    </ReportLayout>
  );
}
