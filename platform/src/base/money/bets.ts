import Big from 'big.js';
import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database';
import { betKeys, bets, type Purse } from '../db/schema';
import { moveMoney } from '../ledger/move-money';
import { lockWallet } from '../ledger/purses';
import type { Member } from '../members/member';
import type { Site } from '../sites/site';
import { fillDemands, release, returnToBonus, takeFromBonuses } from './demands';
import { mayStake } from './may';

export type Bet = typeof bets.$inferSelect;

/** A bet to be placed. */
export interface Wish {
  readonly site: Pick<Site, 'maintenance' | 'regionRestriction'>;
  readonly member: Pick<Member, 'id' | 'merchantCode' | 'type' | 'disabled'>;
  readonly nodeId: number;
  readonly gameType: string;
  /** Of the round or order; its movements carry it, and no other bet of the merchant. */
  readonly reference: string;
  readonly stake: string;
  readonly at: Date;
  /** A vendor's own purse (B017). Others stake from main, or from bonus when main does not hold the stake. */
  readonly purse?: `vendor:${string}`;
  /** Of a round of the playable vendor. */
  readonly round?: Pick<Bet, 'seedId' | 'nonce' | 'height' | 'target' | 'spots' | 'jackpot'>;
}

/** How a bet ends, and what it brings: of a void one its stake. */
export interface End {
  readonly status: 'won' | 'lost' | 'void';
  readonly payout: string;
}

/** The part of a payout that comes out of a pot (decision 76), and the pot's account. */
export interface Prize {
  readonly account: `house:jackpot-${string}`;
  readonly amount: string;
}

/**
 * Places a bet: the decision whether the member may stake, the stake out of one purse (B013), and the row. Call it inside a
 * transaction.
 *
 * @throws Refusal of `mayStake`; `balance.insufficient` when no purse holds the whole stake
 */
export async function placeBet(tx: Db, wish: Wish): Promise<Bet> {
  return write(tx, wish, await takeStake(tx, wish), { status: 'open', payout: '0', settledAt: null });
}

/**
 * Places a bet and settles it, for games that end at once. Call it inside a transaction.
 *
 * @param prize is part of the payout; the house's games pay the rest
 */
export async function playBet(tx: Db, wish: Wish, { status, payout }: End, prize?: Prize): Promise<Bet> {
  const stakes = await takeStake(tx, wish);
  const bet = await write(tx, wish, stakes, { status, payout, settledAt: wish.at });
  await finish(tx, bet, wish.at, prize);
  return bet;
}

/**
 * Settles an open bet, once: what it brings goes where its stake came from, and a won or lost stake fills demands (B013). Call it
 * inside a transaction.
 *
 * @returns the settled bet; undefined when it was settled before
 */
export async function settleBet(
  tx: Db,
  { id, memberId, placedAt }: Pick<Bet, 'id' | 'memberId' | 'placedAt'>,
  { status, payout }: End,
  at: Date,
): Promise<Bet | undefined> {
  await lockWallet(tx, memberId);
  const [bet] = await tx
    .update(bets)
    .set({ status, payout, settledAt: at })
    .where(and(placedAs({ betId: id, placedAt }), eq(bets.status, 'open')))
    .returning();
  if (bet !== undefined) await finish(tx, bet, at);
  return bet;
}

type BetKey = typeof betKeys.$inferSelect;

/** Which bet has a number, or a reference of a merchant; also when its month was detached. */
export async function keyOf(
  db: Db,
  wanted: { readonly id: number } | Pick<BetKey, 'merchantCode' | 'reference'>,
): Promise<BetKey | undefined> {
  const which =
    'id' in wanted
      ? eq(betKeys.betId, wanted.id)
      : and(eq(betKeys.merchantCode, wanted.merchantCode), eq(betKeys.reference, wanted.reference));
  const [key] = await db.select().from(betKeys).where(which);
  return key;
}

/** The bet of a number, looked for in the month of its time alone (decision 46). */
export const placedAs = ({ betId, placedAt }: Pick<BetKey, 'betId' | 'placedAt'>): SQL | undefined =>
  and(eq(bets.id, betId), placedBetween([placedAt]));

/** Bets that were placed from the first to the last of these times, of which a date has milliseconds alone. */
export function placedBetween(times: readonly Date[]): SQL | undefined {
  const all = times.map((time) => time.getTime());
  return and(gte(bets.placedAt, new Date(Math.min(...all))), lt(bets.placedAt, new Date(Math.max(...all) + 1)));
}

type Stakes = Pick<Bet, 'purse' | 'demandId'>;

async function takeStake(tx: Db, { site, member, reference, stake, at, purse: own }: Wish): Promise<Stakes> {
  mayStake({ site, member });
  const { main, bonus } = await lockWallet(tx, member.id);
  const holds = (balance: string) => new Big(balance).gte(stake);
  const purse: Purse = own ?? (!holds(main) && holds(bonus) ? 'bonus' : 'main');
  await moveMoney(tx, {
    ...{ merchant: member.merchantCode, memberId: member.id, reference, at, amount: stake },
    ...{ kind: 'bet.stake', debit: `wallet:${purse}`, credit: 'house:games' },
  });
  return { purse, demandId: purse === 'bonus' ? await takeFromBonuses(tx, member.id, stake) : null };
}

async function write(
  tx: Db,
  { member, nodeId, gameType, reference, stake, at, round }: Wish,
  stakes: Stakes,
  end: Pick<Bet, 'status' | 'payout' | 'settledAt'>,
): Promise<Bet> {
  const [bet] = await tx
    .insert(bets)
    .values({
      ...{ merchantCode: member.merchantCode, memberId: member.id, nodeId, gameType, reference, stake, placedAt: at },
      ...stakes,
      ...end,
      ...round,
    })
    .returning();
  if (bet === undefined) throw new Error('a bet was not stored');
  return bet;
}

async function finish(tx: Db, bet: Bet, at: Date, prize?: Prize): Promise<void> {
  const { merchantCode: merchant, memberId, reference, status, stake, payout, purse, demandId } = bet;
  const entry = { merchant, memberId, reference, at };
  const brings = new Big(payout).gt(0);
  const ofGames = new Big(payout).minus(prize?.amount ?? 0);
  if (ofGames.gt(0)) {
    await moveMoney(tx, {
      ...{ ...entry, amount: ofGames.toFixed() },
      ...{ kind: 'bet.payout', debit: 'house:games', credit: `wallet:${purse}` },
    });
  }
  if (prize !== undefined) {
    await moveMoney(tx, {
      ...{ ...entry, amount: prize.amount },
      ...{ kind: 'jackpot.win', debit: prize.account, credit: `wallet:${purse}` },
    });
  }
  // What comes back to a bonus that became real money meanwhile is real money, too.
  if (brings && demandId !== null && !(await returnToBonus(tx, demandId, payout))) await release(tx, entry, payout);
  await fillDemands(tx, entry, status === 'won' || status === 'lost' ? stake : '0');
}
