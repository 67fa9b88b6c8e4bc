import type { AccountRecord } from '@foyer/shared/contract';
import { known, type Period, readPeriod, writePeriod } from '@foyer/shared/report';
import type { Day } from '@foyer/shared/time';

export const kinds = [
  'deposit',
  'withdrawal',
  'stake',
  'payout',
  'bonus',
  'transfer',
  'adjustment',
] as const satisfies readonly AccountRecord['kind'][];

/** The page's filters as in its address; "" is every kind. */
export interface AccountFilter extends Period {
  kind: AccountRecord['kind'] | '';
}

/** Reads the filters of an address; invalid values are ignored. */
export function readFilter(params: URLSearchParams, today: Day): AccountFilter {
  return { ...readPeriod(params, today), kind: known(kinds, params.get('kind')) ?? '' };
}

/** A filter's address; keeps `types=A`, which links from the agent's pages carry. */
export function writeFilter({ kind, ...period }: AccountFilter, before: URLSearchParams): URLSearchParams {
  const types = before.get('types');
  return new URLSearchParams({
    ...(types === null ? {} : { types }),
    ...writePeriod(period),
    ...(kind === '' ? {} : { kind }),
  });
}

export const isNarrow = ({ period, kind }: AccountFilter): boolean => period !== '7' || kind !== '';

/** The kind of a picker's value; "" for any other. */
export const kindOf = (value: string): AccountFilter['kind'] => known(kinds, value) ?? '';
