import type { WithdrawOrder } from '@foyer/shared/contract';
import { known, type Period, readPeriod, writePeriod } from '@foyer/shared/report';
import type { Day } from '@foyer/shared/time';

type Status = WithdrawOrder['status'];

export const statuses = ['checking', 'paying', 'paid', 'cancelled', 'refused'] as const satisfies readonly Status[];

/** The page's filters as in its address; "" is every state. */
export interface WithdrawFilter extends Period {
  status: Status | '';
}

export const statusOf = (value: string | null): WithdrawFilter['status'] => known(statuses, value) ?? '';

/** Reads the filters of an address; invalid values are ignored. */
export const readFilter = (params: URLSearchParams, today: Day): WithdrawFilter => ({
  ...readPeriod(params, today),
  status: statusOf(params.get('status')),
});

export const writeFilter = ({ status, ...period }: WithdrawFilter): URLSearchParams =>
  new URLSearchParams({ ...writePeriod(period), ...(status === '' ? {} : { status }) });
