import { mayUse, type Reward } from '@foyer/shared/contract';
import Big from 'big.js';
import type { Catalogue } from '../../base/catalogue/catalogue';
import { wordsIn } from '../content/announcements';
import { promotionsOf } from '../content/promotions';
import { birthdayCandidates } from './birthday';
import { type Asked, type Candidate, stateOf } from './candidate';
import { type Claim, claimsOf, rewardNoOf } from './claims';
import { giftCandidates } from './gifts';
import { missionCandidates } from './missions';
import { welcomeCandidates } from './welcome';

/** Claimed rewards in the list. */
const LISTED = 20;
/** How long a missed reward is listed, in ms. */
const MISSED_SHOWN = 30 * 86_400_000;

const ORDER: readonly Reward['state'][] = ['claimable', 'coming', 'claimed', 'missed'];

interface Found {
  readonly candidates: readonly Candidate[];
  readonly claims: readonly Claim[];
}

/** What the enabled promotions of a merchant hold for a member, and what was claimed. Trial accounts have nothing (B007). */
export async function lookForRewards(asked: Asked, catalogue: Pick<Catalogue, 'giftsAt'>): Promise<Found> {
  const { db, site, member } = asked;
  if (!mayUse('money', member.type)) return { candidates: [], claims: [] };
  const [claims, promotions] = await Promise.all([claimsOf(db, member), promotionsOf(db, site)]);
  const isOn = new Set(promotions.flatMap(({ key, enabled }) => (enabled ? [key] : [])));
  const periodsOf = (promotion: string) =>
    new Set(claims.flatMap((claim) => (claim.promotion === promotion ? [claim.period] : [])));
  const isClaimed = (promotion: string, period: string) => periodsOf(promotion).has(period);
  const found = await Promise.all([
    isOn.has('WELCOME') ? welcomeCandidates(asked) : [],
    isOn.has('MISSION') ? missionCandidates(asked, periodsOf('MISSION')) : [],
    isOn.has('BIRTHDAY') ? birthdayCandidates(asked) : [],
    giftCandidates(asked, catalogue),
  ]);
  const candidates = found
    .flat()
    .filter(({ promotion, period }) => isOn.has(promotion) && !isClaimed(promotion, period));
  return { candidates, claims };
}

/** The promotions that hold something to claim for a member now. */
export async function claimablePromotions(
  asked: Asked,
  catalogue: Pick<Catalogue, 'giftsAt'>,
): Promise<ReadonlySet<string>> {
  const { candidates } = await lookForRewards(asked, catalogue);
  return new Set(candidates.flatMap((each) => (stateOf(each, asked.now) === 'claimable' ? [each.promotion] : [])));
}

/** The member's rewards, those to claim first, the soonest end first; then what comes, what was claimed, what was missed (F-REWARD-01). */
export async function rewardsOf(asked: Asked, catalogue: Pick<Catalogue, 'giftsAt'>, lang: string): Promise<Reward[]> {
  const { candidates, claims } = await lookForRewards(asked, catalogue);
  const now = asked.now.getTime();
  const open = candidates
    .filter(({ deadline = now }) => deadline > now - MISSED_SHOWN)
    .map((each): Reward => {
      const { earned: _, title, condition, ...rest } = each;
      return {
        ...rest,
        title: wordsIn(title, lang),
        condition: wordsIn(condition, lang),
        state: stateOf(each, asked.now),
      };
    })
    .sort((one, other) => (one.deadline ?? Infinity) - (other.deadline ?? Infinity));
  const claimed = claims.slice(0, LISTED).map((claim) => told(claim, lang));
  return [...open, ...claimed].sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

function told(claim: Claim, lang: string): Reward {
  const { promotion, period, title, amount, purse, turnover, claimedAt } = claim;
  return {
    ...{ promotion, period, title: wordsIn(title, lang), condition: '', amount: new Big(amount).toFixed(2), purse },
    ...(turnover === null ? {} : { times: new Big(turnover).div(amount).round(2).toFixed() }),
    ...{ state: 'claimed', claimedAt: claimedAt.getTime(), rewardNo: rewardNoOf(claim) },
  };
}
