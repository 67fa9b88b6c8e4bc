import { type FigureRow, FigureTable } from '@foyer/shared/chart';
import type { ProfitLoss } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { dayText } from '@foyer/shared/report';
import { Money } from '@foyer/shared/ui';
import { netOf, outcomeOfNet } from '../bet/outcome';

/** All figures of the chart by day, and the same result by category; each table ends with the total. */
export function Tables({ value: { days, categories, totals } }: { value: ProfitLoss }) {
  const t = useT('wallet');
  const shared = useT('shared');
  const signed = (value: string) => <Money value={value} signed />;
  const result = (value: string) => <Money value={value} signed word={t(`outcome.${outcomeOfNet(value)}`)} />;
  const figures = (day: ProfitLoss['totals'] | ProfitLoss['days'][number]) => [
    signed(netOf(day)),
    signed(day.rebate),
    signed(day.bonus),
    result(day.net),
  ];
  const dayRows: FigureRow[] = [
    ...[...days].reverse().map((day) => ({ key: day.date, name: dayText(day.date, 'short'), cells: figures(day) })),
    { key: 'total', name: t('profit.sum'), cells: figures(totals) },
  ];
  const nothing = '–';
  const categoryRows: FigureRow[] = [
    ...categories.map(({ gameType, stake, payout, net }) => ({
      key: gameType,
      name: t(`type.${gameType}`),
      cells: [<Money key="stake" value={stake} />, <Money key="payout" value={payout} />, result(net)],
    })),
    { key: 'rebate', name: t('profit.rebate'), cells: [nothing, nothing, signed(totals.rebate)] },
    { key: 'bonus', name: t('profit.bonus'), cells: [nothing, nothing, signed(totals.bonus)] },
    {
      key: 'total',
      name: t('profit.sum'),
      cells: [
        <Money key="stake" value={totals.stake} />,
        <Money key="payout" value={totals.payout} />,
        result(totals.net),
      ],
    },
  ];
  return (
    <>
      <FigureTable
        title={shared('chart.table')}
        head={shared('chart.day')}
        columns={[t('profit.bets'), t('profit.rebate'), t('profit.bonus'), t('profit.net')]}
        rows={dayRows}
      />
      <FigureTable
        title={t('profit.categories')}
        head={t('profit.category')}
        columns={[t('profit.staked'), t('profit.paid'), t('profit.net')]}
        rows={categoryRows}
      />
    </>
  );
}
