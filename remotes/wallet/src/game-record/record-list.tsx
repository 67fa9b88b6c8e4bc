import type { BetRecord } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import type { Day } from '@foyer/shared/time';
import { Money } from '@foyer/shared/ui';
import { outcomeOfNet } from '../bet/outcome';
import { DayGroups } from '../records/day-groups';
import type { DayNet } from './net-by-day';
import { RecordRow } from './record-row';

interface RecordListProps {
  rows: readonly BetRecord[];
  /** Sums of whole days from the platform, if any, because not all rows of a day may be loaded. */
  days: readonly DayNet[] | undefined;
  currency: string;
  today: Day;
}

/** The bets by the day they were placed on. */
export function RecordList({ rows, days, currency, today }: RecordListProps) {
  const t = useT('wallet');
  const sumOf = (day: Day) => {
    const sum = days?.find((each) => each.day === day && each.played);
    return sum ? (
      <Money value={sum.net} currency={currency} signed word={t(`outcome.${outcomeOfNet(sum.net)}`)} />
    ) : null;
  };
  return (
    <DayGroups rows={rows} momentOf={({ placedAt }) => placedAt} today={today} trailing={sumOf}>
      {(bet) => <RecordRow key={bet.id} record={bet} currency={currency} />}
    </DayGroups>
  );
}
