import { bus } from '@foyer/shared/bus';
import { callQuery, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';
import { addDays, dayOf, zoneOf } from '@foyer/shared/time';
import { decimal } from '@foyer/shared/ui';
import { useEffect } from 'react';
import { newWins, tellOf } from '../wins/tell-of';

/** Time in ms between two questions while orders of the draw are not settled yet. */
const EVERY = 1000;
/** An order may be of the tenth draw after it was placed, and draws come once a day at the least. */
const DAYS = 10;

/**
 * What the member’s own orders brought in a draw that was made while the page was open; undefined for nothing. The balance follows
 * (F-DRAW-05).
 */
export function useOwnWin(code: string, issue: string | undefined): string | undefined {
  const isMember = useSession(({ session }) => session !== undefined);
  const today = dayOf(Date.now());
  const isOf = (order: { issue: string }) => order.issue === issue;
  const { data, refetch } = useQuery({
    ...callQuery('lotteryOrders', {
      code,
      startDate: addDays(today, -DAYS),
      endDate: today,
      zone: zoneOf(),
      pageSize: 50,
    }),
    enabled: isMember && issue !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.content.some((order) => isOf(order) && order.status === 'open') ? EVERY : false,
  });
  const isAsked = isMember && issue !== undefined;
  useEffect(() => {
    if (isAsked && issue !== undefined) void refetch({ cancelRefetch: false });
  }, [isAsked, issue, refetch]);
  const won = data?.content
    .filter((order) => isOf(order) && order.status === 'won')
    .reduce((sum, { payout }) => sum.plus(decimal(payout)), decimal(0));
  const amount = won?.gt(0) ? won.toFixed() : undefined;
  useEffect(() => {
    if (amount === undefined) return;
    bus.emit('wallet:refresh');
    tellOf(newWins(data?.content.filter(isOf)));
  }, [amount]);
  return amount;
}
