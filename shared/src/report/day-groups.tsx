import { useT } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import { addDays, type Day } from '../time';
import styles from './day-groups.module.css';
import { dayText } from './days';
import { groupByDay } from './group-by-day';

interface DayGroupsProps<R> {
  rows: readonly R[];
  momentOf: (row: R) => number;
  today: Day;
  /** Shown at the end of a day's heading, such as its sum. */
  trailing?: (day: Day) => ReactNode;
  /** Renders one list item, with its key. */
  children: (row: R) => ReactNode;
}

/** Rows by day, under sticky headings. */
export function DayGroups<R>({ rows, momentOf, today, trailing, children }: DayGroupsProps<R>) {
  const t = useT('shared');
  const nameOf = (day: Day): string => {
    if (day === today) return t('report.period.today');
    return day === addDays(today, -1) ? t('report.period.yesterday') : dayText(day, 'long');
  };
  return groupByDay(rows, momentOf).map(({ day, rows: ofDay }) => (
    <section key={day} aria-label={nameOf(day)} className={styles.group}>
      <h2 className={styles.head}>
        <span>{nameOf(day)}</span>
        {trailing?.(day)}
      </h2>
      <ul className={styles.list}>{ofDay.map(children)}</ul>
    </section>
  ));
}
