import type { AccountRecord } from '@foyer/shared/contract';
import type { Day } from '../records/days';
import { known, type Period, readPeriod, writePeriod } from '../records/period';

export const kinds = [
  'deposit',
  'withdrawal',
  'stake',
  'payout',
  'bonus',
  'adjustment',
] as const satisfies readonly AccountRecord['kind'][];

/** What the page shows, as its address says it; "" is every kind. */
export interface AccountFilter extends Period {
  kind: AccountRecord['kind'] | '';
}

/** Reads the address. What cannot be understood counts as not said. */
export function readFilter(params: URLSearchParams, today: Day): AccountFilter {
  return { ...readPeriod(params, today), kind: known(kinds, params.get('kind')) ?? '' };
}

/** The address of a filter; the mark that agents come with (`types=A`) stays. */
export function writeFilter({ kind, ...period }: AccountFilter, before: URLSearchParams): URLSearchParams {
  const types = before.get('types');
  return new URLSearchParams({
    ...(types === null ? {} : { types }),
    ...writePeriod(period),
    ...(kind === '' ? {} : { kind }),
  });
}

export const isNarrow = ({ period, kind }: AccountFilter): boolean => period !== '7' || kind !== '';

/** The kind a choice of the picker names; anything else is every kind. */
export const kindOf = (value: string): AccountFilter['kind'] => known(kinds, value) ?? '';
