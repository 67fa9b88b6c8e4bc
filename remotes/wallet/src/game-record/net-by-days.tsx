import { DayChart, FigureTable, moneySeries } from '@foyer/shared/chart';
import { useT } from '@foyer/shared/i18n';
import { dayText } from '@foyer/shared/report';
import { Money } from '@foyer/shared/ui';
import { outcomeOfNet } from '../bet/outcome';
import type { DayNet } from './net-by-day';

/** Each day's net drawn, and all figures of days with bets in a table. */
export function NetByDays({ days, currency }: { days: readonly DayNet[]; currency: string }) {
  const t = useT('wallet');
  const shared = useT('shared');
  const wordOf = (value: string) => t(`outcome.${outcomeOfNet(value)}`);
  const net = moneySeries(
    t('record.net'),
    days.map((day) => day.net),
    currency,
    wordOf,
  );
  const rows = days
    .filter(({ played }) => played)
    .reverse()
    .map(({ day, stake, payout, net: value }) => ({
      key: day,
      name: dayText(day, 'short'),
      cells: [
        <Money key="stake" value={stake} />,
        <Money key="payout" value={payout} />,
        <Money key="net" value={value} signed word={wordOf(value)} />,
      ],
    }));
  return (
    <>
      <DayChart
        key={`${days[0]?.day} ${days.length}`}
        title={t('chart.title')}
        days={days.map(({ day }) => day)}
        series={[net]}
        look="bars"
      />
      <FigureTable
        title={shared('chart.table')}
        head={shared('chart.day')}
        columns={[t('record.stake'), t('record.payout'), t('record.net')]}
        rows={rows}
      />
    </>
  );
}
