import { DayChart, type FigureRow, FigureTable, moneySeries } from '@foyer/shared/chart';
import { useT } from '@foyer/shared/i18n';
import { type DayRange, dayText } from '@foyer/shared/report';
import { daysBetween } from '@foyer/shared/time';
import { Money } from '@foyer/shared/ui';
import { useOutcomeWord } from '../outcome-word';
import type { TeamOverview } from './get-overview';

interface CourseProps {
  value: TeamOverview;
  range: DayRange;
  currency: string;
}

const nothing = { stake: '0', payout: '0', net: '0' };

/** Stakes and payouts of every day as lines, and the same figures as a table. */
export function Course({ value: { days, totals }, range: { from, to }, currency }: CourseProps) {
  const t = useT('agent');
  const shared = useT('shared');
  const wordOf = useOutcomeWord();
  const known = new Map(days.map((day) => [day.date, day]));
  const every = daysBetween(from, to).map((date) => ({ ...(known.get(date) ?? nothing), date }));
  const series = (['stake', 'payout'] as const).map((name) =>
    moneySeries(
      t(`overview.${name}`),
      every.map((day) => day[name]),
      currency,
    ),
  );
  const row = (key: string, name: string, { stake, payout, net }: typeof nothing): FigureRow => ({
    ...{ key, name },
    cells: [
      <Money key="stake" value={stake} />,
      <Money key="payout" value={payout} />,
      <Money key="net" value={net} signed word={wordOf(net)} />,
    ],
  });
  return (
    <>
      {every.length > 1 ? (
        <DayChart
          key={`${from} ${to}`}
          title={t('overview.chart')}
          days={every.map(({ date }) => date)}
          series={series}
          look="lines"
        />
      ) : null}
      <FigureTable
        title={shared('chart.table')}
        head={shared('chart.day')}
        columns={[t('overview.stake'), t('overview.payout'), t('overview.net')]}
        rows={[
          ...[...every].reverse().map((day) => row(day.date, dayText(day.date, 'short'), day)),
          row('total', t('overview.sum'), totals),
        ]}
      />
    </>
  );
}
