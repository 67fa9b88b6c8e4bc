import type { Lottery, ValueOf } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';

export type LotteryMenu = ValueOf<'lotteryMenu'>;

/** The merchant's classes of lotteries in its order and words, each with what it has (S7-API-62). */
export const useLotteryMenu = () => useQuery(callQuery('lotteryMenu'));

/** All lotteries of a menu in its order, each with its class. */
export const listedIn = (menu: LotteryMenu) =>
  menu.flatMap(({ gameClassifyNew, lotteries }) => lotteries.map((each) => ({ ...each, gameClassifyNew })));

/** A lottery on a page of lotteries. */
export type OnMenu<L extends Lottery> = L & {
  /** When maintenance of its vendor ends, in epoch milliseconds. */
  readonly until?: number | undefined;
};

interface Asked<T> {
  readonly data: T | undefined;
  readonly isFetched: boolean;
}

/** Lotteries in the order of the menu, without those that it does not have; undefined until both are known. Without a menu they are as they came. */
export function arranged<L extends Lottery>(
  { data: lotteries }: Pick<Asked<readonly L[]>, 'data'>,
  { data: menu, isFetched }: Asked<LotteryMenu>,
): readonly OnMenu<L>[] | undefined {
  if (lotteries === undefined) return undefined;
  if (menu === undefined) return isFetched ? lotteries : undefined;
  const known = new Map(lotteries.map((each) => [each.code, each]));
  return listedIn(menu).flatMap(({ code, until }) => {
    const lottery = known.get(code);
    return lottery === undefined ? [] : [{ ...lottery, until }];
  });
}
