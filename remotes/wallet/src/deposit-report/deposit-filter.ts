import type { DepositOrder } from '@foyer/shared/contract';
import { known, type Period, readPeriod, writePeriod } from '@foyer/shared/report';
import type { Day } from '@foyer/shared/time';

type Status = DepositOrder['status'];

export const statuses = [
  'pending',
  'approved',
  'review',
  'refused',
  'cancelled',
  'expired',
] as const satisfies readonly Status[];

/** The page's filters as in its address; "" is every state. */
export interface DepositFilter extends Period {
  status: Status | '';
}

export const statusOf = (value: string | null): DepositFilter['status'] => known(statuses, value) ?? '';

/** Reads the filters of an address; invalid values are ignored. */
export const readFilter = (params: URLSearchParams, today: Day): DepositFilter => ({
  ...readPeriod(params, today),
  status: statusOf(params.get('status')),
});

export const writeFilter = ({ status, ...period }: DepositFilter): URLSearchParams =>
  new URLSearchParams({ ...writePeriod(period), ...(status === '' ? {} : { status }) });
