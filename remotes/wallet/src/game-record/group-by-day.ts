import type { BetRecord } from '@foyer/shared/contract';
import { type Day, dayOf } from './days';

interface DayGroup {
  day: Day;
  rows: BetRecord[];
}

/** Rows in their order, cut where the device-local day changes. */
export function groupByDay(rows: readonly BetRecord[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const row of rows) {
    const day = dayOf(row.placedAt);
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}
