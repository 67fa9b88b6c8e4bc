import type { BetDetail, BetLeg, QueryOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, asc, eq } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { bets, games, sportBets, sportLegs, vendorSeeds } from '../../base/db/schema';
import { drawOf } from '../../base/jackpots/drawn';
import { NUMBERS } from '../../base/jackpots/tiers';
import type { Member } from '../../base/members/member';
import { keyOf, placedAs } from '../../base/money/bets';
import { STOPS } from '../../base/reels/play';
import { profileOf } from '../../base/reels/profiles';
import { reelsOf } from '../../base/reels/reels-of';
import { playedOn } from '../../base/table-rounds/played-on';
import { hundredthsText } from '../records/hundredths';
import { recordOf } from './records';

type Bet = typeof bets.$inferSelect;
type Seed = typeof vendorSeeds.$inferSelect;

/** One bet of the member with its proof; null for an unknown id and for somebody else's bet. */
export async function betOf(
  db: Db,
  catalogue: Catalogue,
  member: Member,
  { id }: QueryOf<'betRecord'>,
): Promise<BetDetail | null> {
  const key = await keyOf(db, { id: Number(id) });
  if (key === undefined) return null;
  const [row] = await db
    .select({ bet: bets, game: games, seed: vendorSeeds, sport: sportBets })
    .from(bets)
    .leftJoin(games, eq(games.nodeId, bets.nodeId))
    .leftJoin(vendorSeeds, and(eq(vendorSeeds.id, bets.seedId), eq(vendorSeeds.memberId, bets.memberId)))
    .leftJoin(sportBets, eq(sportBets.betId, bets.id))
    .where(and(placedAs(key), eq(bets.memberId, member.id), eq(bets.merchantCode, member.merchantCode)));
  if (row === undefined) return null;
  const { bet, seed, sport } = row;
  const odds = sport === null ? oddsOf(bet) : hundredthsText(sport.odds);
  return {
    ...recordOf(row, catalogue),
    reference: bet.reference,
    ...(bet.settledAt === null ? {} : { settledAt: bet.settledAt.getTime() }),
    ...(odds === undefined ? {} : { odds }),
    ...(seed === null ? {} : proofOf(bet, seed)),
    ...(sport === null ? {} : { legs: await legsOf(db, sport.id) }),
  };
}

/** What a bet on matches is on, in the order of its slip. */
async function legsOf(db: Db, sportBetId: number): Promise<BetLeg[]> {
  const rows = await db
    .select()
    .from(sportLegs)
    .where(eq(sportLegs.sportBetId, sportBetId))
    .orderBy(asc(sportLegs.place));
  return rows.map(({ home, away, startsAt, market, line, side, odds, result, homeScore, awayScore }) => ({
    ...{ home, away, startsAt: startsAt.getTime(), market, side, odds: hundredthsText(odds), result },
    ...(line === null ? {} : { line: new Big(line).toFixed() }),
    ...(homeScore === null || awayScore === null ? {} : { score: [homeScore, awayScore] }),
  }));
}

/** The odds that the member chose, else those that a won bet implies; a jackpot is no odds. */
function oddsOf({ target, status, payout, stake, jackpot, height }: Bet): string | undefined {
  if (target !== null) return hundredthsText(target);
  if (jackpot !== null && status === 'won') return hundredthsText(height ?? 0);
  return status === 'won' ? new Big(payout).div(stake).toFixed(2) : undefined;
}

/** A round's proof, with its seed once that is retired: an active one would reveal the next rounds. Without a target it was on reels, or at a table. */
function proofOf(
  { nodeId, target, height, nonce, spots, jackpot, stake, payout }: Bet,
  seed: Seed,
): Pick<BetDetail, 'proof' | 'spun' | 'dealt' | 'landed' | 'rolled' | 'drawn' | 'fought' | 'hunted'> {
  if (height === null || nonce === null) return {};
  const { clientSeed, serverSeedHash, serverSeed, retiredAt } = seed;
  const seeds = { nonce, clientSeed, serverSeedHash, serverSeed: retiredAt === null ? null : serverSeed };
  if (target !== null) return { proof: { target: hundredthsText(target), height: hundredthsText(height), ...seeds } };
  if (spots !== null) {
    const { outcome, spots: staked } = playedOn(spots, { serverSeed, clientSeed, nonce });
    const told = { spots: staked, ...seeds };
    if ('pocket' in outcome) return { landed: { pocket: outcome.pocket, ...told } };
    if ('dice' in outcome) return { rolled: { dice: [...outcome.dice], ...told } };
    if ('numbers' in outcome) return { drawn: { numbers: [...outcome.numbers], ...told } };
    if ('blows' in outcome) return { fought: { blows: outcome.blows.map((blows) => [...blows]), ...told } };
    if ('nets' in outcome) return { hunted: { nets: outcome.nets.map((net) => [...net]), ...told } };
    const { player, banker } = outcome.hands;
    return { dealt: { player: [...player], banker: [...banker], ...told } };
  }
  const { spins } = reelsOf(profileOf(nodeId), { serverSeed, clientSeed, nonce });
  const drew = jackpot !== null && {
    jackpot: drewFor(drawOf({ jackpot, stake, payout, height }, { serverSeed, clientSeed, nonce })),
  };
  return { spun: { stops: spins.map(({ stops }) => [...stops]), of: STOPS, ...drew, ...seeds } };
}

const drewFor = ({ drawn, reaches, won }: ReturnType<typeof drawOf>) => ({
  ...{ drawn, of: NUMBERS, tiers: reaches.map((reach) => ({ ...reach })) },
  ...(won && { won: { ...won } }),
});
