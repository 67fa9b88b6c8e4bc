import type { ClubBenefit } from '@foyer/shared/contract';
import Big from 'big.js';
import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { memberActivity } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { contentOf } from '../content/sets';
import { CLUB_LEVELS } from './levels';

const TRIAL = 4;

/**
 * Where a member stands in the club of their merchant: by everything they have staked on bets that were decided, and never below
 * the level that the merchant has granted them by name.
 */
export async function standingOf(db: Db, member: Member): Promise<ClubBenefit> {
  const own = await contentOf(db, member.merchantCode, 'clubLevels');
  const levels = [...(own ?? CLUB_LEVELS)].sort((a, b) => new Big(a.turnover).cmp(b.turnover));
  const have = await turnoverOf(db, member);
  const earned = levels.findLastIndex(({ turnover }) => new Big(turnover).lte(have));
  const granted = levels.findIndex(({ name }) => name === member.vipLevel);
  const current = Math.max(earned, granted, 0);
  return { current, progress: { have, need: levels[current + 1]?.turnover ?? null }, levels };
}

/** The level as member info carries it; none for trial accounts, whose stakes are no one's money. */
export async function vipLevelOf(db: Db, member: Member): Promise<{ vipLevel?: string }> {
  if (member.type === TRIAL) return {};
  const { current, levels } = await standingOf(db, member);
  const vipLevel = levels[current]?.name;
  return vipLevel === undefined ? {} : { vipLevel };
}

/** Kept with every bet, since member info asks for it on each page (docs/decisions/0022). */
async function turnoverOf(db: Db, { id }: Member): Promise<string> {
  const [row] = await db
    .select({ turnover: memberActivity.turnover })
    .from(memberActivity)
    .where(eq(memberActivity.memberId, id));
  return new Big(row?.turnover ?? 0).toFixed();
}
