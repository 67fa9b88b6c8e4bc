import { serverNow } from '@foyer/shared/api';
import type { Mission } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';

/** After midnight of the merchant, in ms: the platform's clock may be a little behind. */
const AFTER = 1_000;
const LONGEST = 2_147_483_647;

/** How far the member is with the lanterns; asked again when the merchant's day ends. */
export const useMission = () =>
  useQuery({
    ...callQuery('mission'),
    staleTime: 0,
    refetchOnMount: 'always' as const,
    refetchInterval: ({ state }) => untilMidnight(state.data, serverNow()),
  });

/** How long the merchant's day still has, in ms; false where that is over by the device's clock. */
export function untilMidnight(mission: Mission | undefined, now: number): number | false {
  const left = (mission?.today.endsAt ?? 0) - now;
  return left > 0 ? Math.min(left + AFTER, LONGEST) : false;
}

/** The members with the highest stakes of the week. */
export const useLeaderBoard = () => useQuery({ ...callQuery('leaderBoard'), staleTime: 0, refetchOnMount: 'always' });
