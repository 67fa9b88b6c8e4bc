import type { ValueOf } from '@foyer/shared/contract';
import type { Asked, Candidate } from './candidate';
import { claimsOf } from './claims';
import { claimUntil, lanternsOf, prizeOf, smallest } from './lanterns';
import { MISSION } from './table';
import { REWARD_WORDS } from './words';

/** Prizes of complete weeks, and the one that the running week may bring. */
export async function missionCandidates(asked: Asked, claimed: ReadonlySet<string>): Promise<Candidate[]> {
  const { complete, running } = await lanternsOf(asked, claimed);
  const common = { ...REWARD_WORDS.MISSION, promotion: 'MISSION', purse: 'main' as const };
  const won = complete.map((week) => ({
    ...{ ...common, period: week.last, amount: prizeOf(week.stake), earned: true },
    deadline: claimUntil(asked, week).getTime(),
  }));
  const best = MISSION.prizes[MISSION.prizes.length - 1]?.amount ?? '0';
  const coming = {
    ...{ ...common, period: 'running', earned: false },
    amount: running.length === 0 ? best : prizeOf(smallest(running)),
    progress: { have: String(running.length), need: String(MISSION.days) },
  };
  return [...won, coming];
}

/** How far a member is with the lanterns (F-MISSION-01). */
export async function missionOf(asked: Asked): Promise<ValueOf<'mission'>> {
  const { db, member, now } = asked;
  const claimed = new Set((await claimsOf(db, member, 'MISSION')).map(({ period }) => period));
  const lanterns = await lanternsOf(asked, claimed);
  const { running, today, endsAt, complete } = lanterns;
  const open = complete.find((week) => !claimed.has(week.last) && claimUntil(asked, week) > now);
  return {
    lit: running.map(({ day, stake }) => ({ day, stake })),
    stake: running.length === 0 ? null : smallest(running),
    today: { day: today.day, rounds: Math.min(today.rounds, MISSION.rounds), endsAt: endsAt.getTime() },
    rounds: MISSION.rounds,
    days: MISSION.days,
    prizes: MISSION.prizes.map((prize) => ({ ...prize })),
    ...(open === undefined
      ? {}
      : { claim: { amount: prizeOf(open.stake), deadline: claimUntil(asked, open).getTime() } }),
  };
}
