import type { ValueOf } from '@foyer/shared/contract';
import { callQuery, invalidate, useQuery } from '@foyer/shared/query';

export type Dividend = ValueOf<'dividends'>['past'][number];
export type DividendLine = ValueOf<'dividendLines'>['content'][number];

const PAGE_SIZE = 50;

/** Never an answer of before: a half month may have been counted, or paid in another tab. */
export const useDividends = () =>
  useQuery({ ...callQuery('dividends'), staleTime: 0, refetchOnMount: 'always' as const });

export interface LinesOf {
  readonly period: string;
  /** Somebody in the team, whose direct members are wanted. */
  readonly memberId?: number | undefined;
}

export const useLines = ({ period, memberId }: LinesOf, pageNo: number) =>
  useQuery(
    callQuery('dividendLines', {
      period,
      ...(memberId === undefined ? {} : { memberId }),
      pageNo,
      pageSize: PAGE_SIZE,
    }),
  );

export function forgetDividends(): void {
  void invalidate('dividends');
}
