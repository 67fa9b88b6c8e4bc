import type { Reward } from '@foyer/shared/contract';
import type { Words } from '../../base/catalogue/content-kinds';
import type { Db } from '../../base/db/database';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';

/** For whom rewards are looked for, and when by the merchant's clock. */
export interface Asked {
  readonly db: Db;
  readonly site: Site;
  readonly member: Member;
  readonly now: Date;
}

/** A reward that a member may earn or has earned, and did not claim yet. */
export interface Candidate extends Pick<Reward, 'promotion' | 'period' | 'amount' | 'purse' | 'times' | 'progress'> {
  readonly title: Words;
  readonly condition: Words;
  readonly earned: boolean;
  /** When it begins, in epoch milliseconds. */
  readonly opensAt?: number;
  /** From then on it can be claimed no more; it comes by itself where there is none. */
  readonly deadline?: number;
}

/** Where a reward that was not claimed stands at a moment. The moment of the deadline is too late (F-REWARD-03). */
export function stateOf({ earned, deadline }: Candidate, now: Date): 'claimable' | 'coming' | 'missed' {
  if (deadline !== undefined && deadline <= now.getTime()) return 'missed';
  return earned && deadline !== undefined ? 'claimable' : 'coming';
}
