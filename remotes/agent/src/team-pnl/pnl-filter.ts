import { known, type Period, readPeriod, writePeriod } from '@foyer/shared/report';
import type { Day } from '@foyer/shared/time';

/** What lines can be ordered by: the columns of the table. The result comes first, so that it is in sight on a phone. */
export const columns = ['username', 'net', 'stake', 'payout', 'rebate', 'bonus'] as const;
export type Column = (typeof columns)[number];
const directions = ['asc', 'desc'] as const;
const kinds = ['all', 'active'] as const;

/** The page as in its address; without `memberId` it shows the lines of the agent. */
export interface PnlFilter extends Period {
  memberId: number | undefined;
  order: Column;
  direction: (typeof directions)[number];
  lines: (typeof kinds)[number];
}

/** Names begin with A, amounts with the greatest. */
const firstDirection = (order: Column) => (order === 'username' ? 'asc' : 'desc');

/** Reads the filters of an address; invalid values are ignored, the default is everybody by stakes in seven days. */
export function readFilter(params: URLSearchParams, today: Day): PnlFilter {
  const member = params.get('member') ?? '';
  const order = known(columns, params.get('order')) ?? 'stake';
  return {
    ...readPeriod(params, today),
    memberId: /^[1-9]\d{0,14}$/.test(member) ? Number(member) : undefined,
    order,
    direction: known(directions, params.get('direction')) ?? firstDirection(order),
    lines: known(kinds, params.get('lines')) ?? 'all',
  };
}

/** A filter's address, without default values. */
export function writeFilter({ memberId, order, direction, lines, ...period }: PnlFilter): URLSearchParams {
  return new URLSearchParams({
    ...writePeriod(period),
    ...(memberId === undefined ? {} : { member: String(memberId) }),
    ...(order === 'stake' ? {} : { order }),
    ...(direction === firstDirection(order) ? {} : { direction }),
    ...(lines === 'all' ? {} : { lines }),
  });
}

/** The order after a press on a column's head: turned round where it already orders. */
export function orderedBy(filter: PnlFilter, column: Column): Pick<PnlFilter, 'order' | 'direction'> {
  if (filter.order !== column) return { order: column, direction: firstDirection(column) };
  return { order: column, direction: filter.direction === 'asc' ? 'desc' : 'asc' };
}
