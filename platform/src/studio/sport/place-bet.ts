import Big from 'big.js';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { sportBets, sportLegs, sportMatches } from '../../base/db/schema';
import { lockWallet } from '../../base/ledger/purses';
import { submitOnce } from '../../base/ledger/submit-once';
import { placeBet } from '../../base/money/bets';
import { noteRecent } from '../../calls/games/recent';
import { bookRound, ownPurse, playableAt } from '../../calls/purses/play-from';
import { hundredthsText } from '../../calls/records/hundredths';
import { OddsMoved, WrongStake } from '../errors';
import { leastStake } from '../kinds/kinds';
import type { VendorGame } from '../vendor-game';
import type { Visit } from '../visits/visit';
import { shownBet } from './bets';
import { heldMatches, isTaken, legAt, type TakenLeg, together } from './legs';
import type { SportBetAnswer, SportBetWish } from './protocol';
import type { Book } from './records';
import { referenceOf } from './reference';

/** The most that a bet may bring. */
const MOST_PAYOUT = 1_000_000;

/**
 * Places a bet once per key: the stake, an open bet and its legs, all in one transaction. The odds are those of now, if the wish takes them.
 *
 * @throws OddsMoved when it does not, or a leg takes no bets; WrongStake when it could bring more than a bet may; Refusal
 *   `balance.insufficient`, `request.invalid` when the key was used for another bet, those of `mayStake`
 */
export function placeSportBet(
  db: Db,
  { visit, game, book }: { readonly visit: Visit; readonly game: VendorGame; readonly book: Book },
  { key, ...wish }: SportBetWish,
): Promise<SportBetAnswer> {
  const { memberId, member, site, now: at } = visit;
  const merchant = member.merchantCode;
  const stake = new Big(wish.stake).toFixed();
  const request = { nodeId: game.nodeId, ...wish, stake };
  return submitOnce(db, { merchant, memberId, operation: 'vendor.sport', key, request, at }, async (tx) => {
    await lockWallet(tx, memberId);
    const legs = await takenLegs(tx, book, wish);
    const odds = together(legs.map((leg) => leg.odds));
    const most = new Big(MOST_PAYOUT).times(100).div(odds);
    if (most.lt(stake)) throw new WrongStake('stake.high', leastStake(game), most.round(2, Big.roundDown).toFixed());
    const id = await newId(tx);
    const reference = referenceOf(id);
    const { gameType, nodeId, vassalage: vendor } = game;
    const purse = ownPurse(vendor, member);
    const bet = await placeBet(tx, { site, member, nodeId, gameType, reference, stake, at, ...(purse && { purse }) });
    const [row] = await tx
      .insert(sportBets)
      .values({
        ...{ id, merchantCode: merchant, memberId, vendor, stake, odds, status: 'open', betId: bet.id, placedAt: at },
      })
      .returning();
    const rows = await tx
      .insert(sportLegs)
      .values(legs.map((leg, place) => legRow(id, place, book, leg)))
      .returning();
    for (const leg of legs) await noteStake(tx, leg, stake);
    if (purse !== undefined) await bookRound(tx, member, { vendor, reference, stake, payout: '0' });
    await noteRecent(tx, member, [{ nodeId, playedAt: at }]);
    if (row === undefined) throw new Error('a bet on matches was not stored');
    return { bet: shownBet(row, rows), balance: playableAt(vendor, member, await lockWallet(tx, memberId)) };
  });
}

async function takenLegs(
  tx: Db,
  book: Book,
  { legs, accept }: Pick<SportBetWish, 'legs' | 'accept'>,
): Promise<TakenLeg[]> {
  const records = await heldMatches(tx, book, legs);
  const now = legs.map((leg) => legAt(leg, records.get(leg.matchId), book.now));
  const taken = now.filter((leg) => isTaken(leg, accept));
  if (taken.length === legs.length) return taken;
  throw new OddsMoved(
    now.map(({ leg: { matchId, market, line, side }, odds }) => ({
      ...{ matchId, market, ...(line === undefined ? {} : { line }), side },
      odds: odds === undefined ? null : hundredthsText(odds),
    })),
  );
}

function legRow(
  sportBetId: number,
  place: number,
  { merchantCode }: Book,
  { leg: { matchId, market, line, side }, odds, match }: TakenLeg,
): typeof sportLegs.$inferInsert {
  const { home, away } = match.record.fixture;
  const { startsAt } = match.record;
  return {
    ...{ sportBetId, place, siteCode: merchantCode, matchId, market, line: line ?? null, side, odds },
    ...{ home, away, startsAt, result: 'open' },
  };
}

/** Counts a stake before a match, by which its odds move a little. */
async function noteStake(tx: Db, { leg: { side }, match }: TakenLeg, stake: string): Promise<void> {
  if (match.standing.state !== 'before' || side === 'draw') return;
  const more = side === 'home' || side === 'over' ? stake : `-${stake}`;
  const { merchantCode, matchId } = match.record;
  const { marginStaked, totalStaked } = sportMatches;
  const isTotal = side === 'over' || side === 'under';
  await tx
    .update(sportMatches)
    .set(
      isTotal
        ? { totalStaked: sql`${totalStaked} + ${more}::numeric` }
        : { marginStaked: sql`${marginStaked} + ${more}::numeric` },
    )
    .where(and(eq(sportMatches.merchantCode, merchantCode), eq(sportMatches.matchId, matchId)));
}

/** The number of a new bet: its movements carry it before the row is there. */
async function newId(tx: Db): Promise<number> {
  const [row] = await tx
    .select({ id: sql<string>`nextval(pg_get_serial_sequence('sport_bets', 'id'))::text` })
    .from(sql`(values (1)) as once`);
  return Number(row?.id);
}
