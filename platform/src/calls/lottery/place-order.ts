import type { BodyOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { lotteryOrders } from '../../base/db/schema';
import { lockWallet } from '../../base/ledger/move-money';
import { submitOnce } from '../../base/ledger/submit-once';
import { issueAfter, openIssue } from '../../base/lottery/issues';
import type { Member } from '../../base/members/member';
import { placeBet } from '../../base/money/bets';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';
import { checkLines, refuseBeyondWin } from './check-lines';
import { holdDraws } from './hold-draws';
import { offerOf, orderableLottery } from './offers';
import { namedIn, orderNoOf, shownOrder } from './orders';
import { ensureSeeds } from './seeds';

interface Placing {
  readonly site: Site;
  readonly member: Member;
  readonly catalogue: Pick<Catalogue, 'lotteries'>;
  readonly at: Date;
  readonly language: string | undefined;
}

/**
 * Places an order once per key (B031): for each of its draws the stake, an open bet and the order's row, all in one transaction. Its
 * draws are held until it is booked, so that it is wholly in the draw that it names, or not at all (B029).
 *
 * @throws Refusal `permission.denied` for a lottery that the merchant does not offer; `draw.closed` with the draw that takes orders;
 *   `odds.changed` with the odds of now; `pick.invalid`; `order.limit`; `balance.insufficient`; those of `mayStake`
 */
export async function placeOrder(
  db: Db,
  { site, member, catalogue, at, language }: Placing,
  { key, ...wish }: BodyOf<'placeOrder'>,
): Promise<ValueOf<'placeOrder'>> {
  const { id: memberId, merchantCode: merchant } = member;
  const submit = { merchant, memberId, operation: 'placeOrder', key, request: wish, at };
  const placed = await submitOnce(db, submit, async (tx) => {
    const found = await orderableLottery(tx, catalogue, site.code, wish.code);
    if (found === undefined) throw new Refusal('permission.denied');
    const { lottery, game } = found;
    const of = { merchantCode: site.code, lottery: lottery.code };
    const offer = await offerOf(tx, of);
    const open = openIssue(lottery, at);
    if (open.issue !== wish.issue)
      throw new Refusal('draw.closed', { issue: open.issue, closesAt: open.closesAt.getTime() });
    if (offer.version !== wish.oddsVersion) {
      const odds = Object.fromEntries(offer.plays.map((play) => [play.id, play.odds]));
      throw new Refusal('odds.changed', { oddsVersion: offer.version, odds });
    }
    const { lines, stake, best } = checkLines(offer, wish.lines);
    const issues = Array.from({ length: wish.issues ?? 1 }, (_, step) =>
      step === 0 ? open : issueAfter(lottery, open, step),
    );
    await lockWallet(tx, memberId);
    // The hash of each of these days is public before anybody stakes on it.
    await ensureSeeds(
      tx,
      of,
      issues.map(({ day }) => day),
      at,
    );
    const draws = await holdDraws(tx, { merchantCode: site.code, lottery }, issues);
    await refuseBeyondWin(
      tx,
      memberId,
      draws.map(({ id }) => id),
      best,
    );
    const ids = await newIds(tx, issues.length);
    const series = ids[0] ?? 0;
    const rows: (typeof lotteryOrders.$inferInsert)[] = [];
    for (const [step, { id: drawId, issue }] of draws.entries()) {
      const id = ids[step] ?? 0;
      const { nodeId, gameType } = game;
      const bet = await placeBet(tx, { site, member, nodeId, gameType, reference: orderNoOf(id), stake, at });
      rows.push({
        ...{ id, drawId, merchantCode: merchant, memberId, lottery: lottery.code, issue, lines, stake, best },
        ...{ status: 'open', series, stopOnWin: wish.stopOnWin ?? false, betId: bet.id, placedAt: at },
      });
    }
    const inserted = await tx.insert(lotteryOrders).values(rows).returning();
    const orders = inserted
      .sort((one, other) => one.id - other.id)
      .map((row) => shownOrder(row, language, inserted.length));
    return { orderNo: orderNoOf(series), stake: new Big(stake).times(issues.length).toFixed(), orders };
  });
  return { ...placed, orders: placed.orders.map((order) => namedIn(order, language)) };
}

/** Numbers of new orders: their bets carry them before the rows are there. */
async function newIds(tx: Db, count: number): Promise<number[]> {
  const rows = await tx
    .select({ id: sql<string>`nextval(pg_get_serial_sequence('lottery_orders', 'id'))::text` })
    .from(sql`generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => Number(id)).sort((one, other) => one - other);
}
