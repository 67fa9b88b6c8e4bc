import type { AccountRecord } from '@foyer/shared/contract';
import { known, type Period, readPeriod, writePeriod } from '@foyer/shared/report';
import type { Day } from '@foyer/shared/time';

const kinds = [
  'deposit',
  'withdrawal',
  'stake',
  'payout',
  'bonus',
  'rebate',
  'salary',
  'hourSalary',
  'dividend',
  'rain',
  'transfer',
  'adjustment',
] as const satisfies readonly AccountRecord['kind'][];

/** Kinds of an agency's movements (B027). */
const agencyKinds = [
  'rebate',
  'salary',
  'hourSalary',
  'dividend',
  'rain',
  'transfer',
] as const satisfies readonly AccountRecord['kind'][];

/** The page's filters as in its address; "" is every kind. */
export interface AccountFilter extends Period {
  kind: AccountRecord['kind'] | '';
  /** Whether only the agency's movements are asked for, by `types=A`. */
  agency: boolean;
}

/** The kinds that a record can be filtered by. */
export const kindsOf = (agency: boolean): readonly AccountRecord['kind'][] => (agency ? agencyKinds : kinds);

/** Reads the filters of an address; invalid values are ignored. */
export function readFilter(params: URLSearchParams, today: Day): AccountFilter {
  const agency = params.get('types') === 'A';
  return { ...readPeriod(params, today), kind: known(kindsOf(agency), params.get('kind')) ?? '', agency };
}

/** A filter's address, with the mark of the agency's record. */
export function writeFilter({ kind, agency, ...period }: AccountFilter): URLSearchParams {
  return new URLSearchParams({
    ...(agency ? { types: 'A' } : {}),
    ...writePeriod(period),
    ...(kind === '' ? {} : { kind }),
  });
}

export const isNarrow = ({ period, kind }: AccountFilter): boolean => period !== '7' || kind !== '';

/** The kind of a picker's value; "" for any other. */
export const kindOf = (value: string): AccountFilter['kind'] => known(kinds, value) ?? '';
