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
 * A member's standing in the merchant's club: by turnover, and never below a level that the merchant has granted.
 */
export async function standingOf(db: Db, member: Member): Promise<ClubBenefit> {
  const levels = await levelsOf(db, member.merchantCode);
  const have = await turnoverOf(db, member);
  const earned = levels.findLastIndex(({ turnover }) => new Big(turnover).lte(have));
  const granted = levels.findIndex(({ name }) => name === member.vipLevel);
  const current = Math.max(earned, granted, 0);
  return { current, progress: { have, need: levels[current + 1]?.turnover ?? null }, levels };
}

/** The levels of a merchant's club, lowest first. */
export async function levelsOf(db: Db, merchantCode: string): Promise<ClubBenefit['levels']> {
  const own = await contentOf(db, merchantCode, 'clubLevels');
  return [...(own ?? CLUB_LEVELS)].sort((a, b) => new Big(a.turnover).cmp(b.turnover));
}

/** The level for member info; none for trial accounts, whose stakes are play money. */
export async function vipLevelOf(db: Db, member: Member): Promise<{ vipLevel?: string }> {
  if (member.type === TRIAL) return {};
  const { current, levels } = await standingOf(db, member);
  const vipLevel = levels[current]?.name;
  return vipLevel === undefined ? {} : { vipLevel };
}

/** Stored with every bet, since each page asks for member info (docs/decisions/0022). */
async function turnoverOf(db: Db, { id }: Member): Promise<string> {
  const [row] = await db
    .select({ turnover: memberActivity.turnover })
    .from(memberActivity)
    .where(eq(memberActivity.memberId, id));
  return new Big(row?.turnover ?? 0).toFixed();
}
