import type { BetRecord } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Money } from '@foyer/shared/ui';
import { addDays, type Day, dayText } from './days';
import { groupByDay } from './group-by-day';
import type { DayNet } from './net-by-day';
import { outcomeOfNet } from './outcome';
import styles from './record-list.module.css';
import { RecordRow } from './record-row';

interface RecordListProps {
  rows: readonly BetRecord[];
  /** Sums of whole days, where the platform tells them: a day's rows may not all be loaded. */
  days: readonly DayNet[] | undefined;
  currency: string;
  today: Day;
}

/** The bets, under the day they were placed on; the day stays in sight while its bets pass. */
export function RecordList({ rows, days, currency, today }: RecordListProps) {
  const t = useT('wallet');
  const nameOf = (day: Day): string => {
    if (day === today) return t('day.today');
    return day === addDays(today, -1) ? t('day.yesterday') : dayText(day, 'long');
  };
  return groupByDay(rows).map(({ day, rows: bets }) => {
    const sum = days?.find((each) => each.day === day && each.played);
    return (
      <section key={day} aria-label={nameOf(day)} className={styles.group}>
        <h2 className={styles.head}>
          <span>{nameOf(day)}</span>
          {sum ? (
            <Money value={sum.net} currency={currency} signed word={t(`outcome.${outcomeOfNet(sum.net)}`)} />
          ) : null}
        </h2>
        <ul className={styles.list}>
          {bets.map((bet) => (
            <RecordRow key={bet.id} record={bet} currency={currency} />
          ))}
        </ul>
      </section>
    );
  });
}
