import type { LotteryOrder } from '@foyer/shared/contract';
import { known, type Period, readPeriod, writePeriod } from '@foyer/shared/report';
import type { Day } from '@foyer/shared/time';

export const statuses = [
  'open',
  'won',
  'lost',
  'void',
  'cancelled',
] as const satisfies readonly LotteryOrder['status'][];

/** The page's filters as in its address; "" is all. */
export interface OrdersFilter extends Period {
  code: string;
  status: string;
}

/** Reads the filters of an address; invalid values are ignored, the default is everything in seven days. */
export function readFilter(params: URLSearchParams, today: Day): OrdersFilter {
  const code = params.get('code') ?? '';
  return {
    ...readPeriod(params, today),
    code: /^\w{1,32}$/.test(code) ? code : '',
    status: known(statuses, params.get('status')) ?? '',
  };
}

/** A filter's address, without default values. */
export function writeFilter({ code, status, ...period }: OrdersFilter): URLSearchParams {
  return new URLSearchParams({
    ...writePeriod(period),
    ...(code === '' ? {} : { code }),
    ...(status === '' ? {} : { status }),
  });
}

/** Whether a wider filter could find more. */
export const isNarrow = ({ period, code, status }: OrdersFilter): boolean =>
  period !== '7' || code !== '' || status !== '';
