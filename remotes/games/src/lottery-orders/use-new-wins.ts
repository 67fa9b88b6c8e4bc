import type { LotteryOrder } from '@foyer/shared/contract';
import { useEffect, useState } from 'react';
import { newWins, tellOf } from '../wins/tell-of';

/** The wins that are news in this visit of the page. Once shown they are none in the next (F-SETTLE-06). */
export function useNewWins(orders: readonly LotteryOrder[] | undefined): ReadonlySet<string> {
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const coming = newWins(orders).filter((orderNo) => !news.has(orderNo));
  const named = coming.join();
  useEffect(() => {
    if (named === '') return;
    const orderNos = named.split(',');
    setNews((known) => new Set([...known, ...orderNos]));
    tellOf(orderNos);
  }, [named]);
  return new Set([...news, ...coming]);
}
