import { type Day, dayOf } from '../time';

interface DayGroup<R> {
  day: Day;
  rows: R[];
}

/** Rows in order, grouped by device-local day. */
export function groupByDay<R>(rows: readonly R[], momentOf: (row: R) => number): DayGroup<R>[] {
  const groups: DayGroup<R>[] = [];
  for (const row of rows) {
    const day = dayOf(momentOf(row));
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}
