import { siteConfig } from '@foyer/shared/api';
import type { BetRecord, BetRecordPage } from '@foyer/shared/contract';
import { type Translate, useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { type CsvColumn, isoText, Report, ReportLayout } from '@foyer/shared/report';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { type Day, dayOf } from '@foyer/shared/time';
import { Money } from '@foyer/shared/ui';
import { BetDrawer } from '../bet/bet-drawer';
import { outcomeOfNet } from '../bet/outcome';
import { betSource } from './bet-source';
import { netByDay } from './net-by-day';
import { NetByDays } from './net-by-days';
import { isNarrow, type RecordFilter, readFilter, writeFilter } from './record-filter';
import { RecordFilters } from './record-filters';
import { RecordRow } from './record-row';
import { RecordSummary } from './record-summary';

const columnsOf = (t: Translate): CsvColumn<BetRecord>[] => [
  { head: t('record.placed'), cell: ({ placedAt }) => isoText(placedAt) },
  { head: t('bet.number'), cell: ({ id }) => id },
  { head: t('record.game'), cell: ({ gameName }) => gameName },
  { head: t('bet.studio'), cell: ({ vendorName, vassalage }) => vendorName ?? vassalage },
  { head: t('record.result'), cell: ({ status }) => t(`status.${status}`) },
  { head: t('record.stake'), cell: ({ stake }) => stake },
  { head: t('record.payout'), cell: ({ payout }) => payout },
];

/** /m/gameRecord: a member's bets and their outcomes. */
export default function GameRecordPage() {
  const t = useT('wallet');
  const { drawn, newest, replace } = useAddressQuery();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const today = dayOf(Date.now());
  const filter = readFilter(drawn, today);
  const change = (part: Partial<RecordFilter>) => replace(writeFilter({ ...readFilter(newest(), today), ...part }));

  const totals = ({ totals: sums, days: played }: BetRecordPage) => {
    const days = netByDay(played, filter);
    const drawable = days !== undefined && days.length > 1 && days.some((day) => day.played);
    return (
      <RecordSummary totals={sums} currency={currency}>
        {drawable ? <NetByDays days={days} currency={currency} /> : null}
      </RecordSummary>
    );
  };
  // The platform sums up whole days, because not all rows of a day may be loaded.
  const sumOf = (day: Day, { days }: BetRecordPage) => {
    const sum = netByDay(days, filter)?.find((each) => each.day === day && each.played);
    return sum === undefined ? null : (
      <Money value={sum.net} currency={currency} signed word={t(`outcome.${outcomeOfNet(sum.net)}`)} />
    );
  };
  return (
    <ReportLayout filters={<RecordFilters filter={filter} today={today} onChange={change} />}>
      <Report
        source={betSource(filter)}
        today={today}
        none={{
          texts: { filtered: t('empty.filtered'), none: t('empty.none') },
          narrow: isNarrow(filter),
          onWiden: () => replace(new URLSearchParams()),
          next: { to: HOME, label: t('empty.play') },
        }}
        momentOf={({ placedAt }) => placedAt}
        countOf={({ totals: { count } }) => count}
        totals={totals}
        trailing={sumOf}
        csv={{ columns: columnsOf(t), file: `betting-record-${filter.from}-${filter.to}` }}
      >
        {(bet) => <RecordRow key={bet.id} record={bet} currency={currency} />}
      </Report>
      <BetDrawer />
    </ReportLayout>
  );
}
