import { serverNow } from '@foyer/shared/api';
import type { Reward } from '@foyer/shared/contract';
import { useLanguage } from '@foyer/shared/i18n';
import { callQuery, invalidate, useQuery } from '@foyer/shared/query';

/** After a moment that changes a reward, in ms: the platform's clock may be a little behind. */
const AFTER = 1_000;
/** When the device's clock is ahead of the platform's. */
const PATIENCE = 15_000;
/** The longest time that a timer can wait. */
const LONGEST = 2_147_483_647;

/** How long until a reward opens or ends, in ms; false when none does. */
export function nextChange(rewards: readonly Reward[] | undefined, now: number): number | false {
  const moments = (rewards ?? []).flatMap(({ state, opensAt, deadline }) =>
    state === 'coming' || state === 'claimable' ? [opensAt, deadline] : [],
  );
  const due = moments.filter((moment) => moment !== undefined);
  if (due.length === 0) return false;
  const ahead = due.filter((moment) => moment > now);
  return ahead.length === 0 ? PATIENCE : Math.min(Math.min(...ahead) - now + AFTER, LONGEST);
}

/** The member's rewards as they are now: one may have been earned, claimed in another tab, or have ended (F-REWARD-01). */
export const useRewards = () =>
  useQuery({
    ...callQuery('rewards', { lang: useLanguage() }),
    staleTime: 0,
    refetchOnMount: 'always' as const,
    refetchInterval: ({ state }) => nextChange(state.data, serverNow()),
  });

/** What a claim changed: the lists, and the badge of the member center. */
export function forgetRewards(): void {
  for (const name of ['rewards', 'mission', 'promotions'] as const) void invalidate(name);
}
