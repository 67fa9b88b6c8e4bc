import Big from 'big.js';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { lotteryDraws, lotteryOrders, merchants } from '../../base/db/schema';
import { lockWallets } from '../../base/ledger/purses';
import { issueNamed } from '../../base/lottery/issues';
import { houseLottery } from '../../base/lottery/lottery';
import { payOf, rounded, total } from '../../base/lottery/plays';
import { tell } from '../../base/messages/tell';
import { endsFrom, settleBets } from '../../base/money/settle-bets';
import { type Site, siteTime } from '../../base/sites/site';
import { giveBack } from './cancel-order';
import { type Draw, drawnIssues } from './draws';
import { lotteryOf, type Order } from './orders';

/** Members whose orders are settled in one transaction: few, so that none of them waits long for their purses. */
const BATCH = 50;
/** Draws that one run looks at. */
const RUN = 500;

export interface Settled {
  readonly draws: number;
  readonly orders: number;
}

/**
 * Draws what is due and settles it, those of a lottery in their order, by each merchant's clock (B029). Any number of instances may do
 * so at once: one of them at a time settles a lottery of a merchant, in short transactions, and an order is settled once. What was cut
 * off goes on with the orders that are still open.
 *
 * @param now the real time
 * @param onError hears of a draw that failed; later ones of its lottery wait for it
 */
export async function settleDraws(db: Db, now: Date, onError: (error: unknown, draw: Draw) => void): Promise<Settled> {
  const due = await db
    .select({ draw: lotteryDraws, site: merchants })
    .from(lotteryDraws)
    .innerJoin(merchants, eq(merchants.code, lotteryDraws.merchantCode))
    .where(
      sql`${lotteryDraws.settledAt} is null and (${lotteryDraws.state} = 'void'
        or ${lotteryDraws.drawAt} <= ${now.toISOString()}::timestamptz + ${merchants.clockOffsetMs} * interval '1 millisecond')`,
    )
    .orderBy(asc(lotteryDraws.drawAt), asc(lotteryDraws.id))
    .limit(RUN);
  const waiting = new Set<string>();
  let [draws, orders] = [0, 0];
  for (const { draw, site } of due) {
    const name = `${draw.merchantCode}/${draw.lottery}`;
    if (waiting.has(name)) continue;
    try {
      const settled = await settleDraw(db, site, draw, siteTime(site, now));
      if (settled === undefined) waiting.add(name);
      else {
        draws += 1;
        orders += settled;
      }
    } catch (error) {
      waiting.add(name);
      onError(error, draw);
    }
  }
  return { draws, orders };
}

/** How many orders were settled; undefined when another instance is at this lottery. */
async function settleDraw(
  db: Db,
  site: Site,
  { id, lottery: code, issue: name, state }: Draw,
  at: Date,
): Promise<number | undefined> {
  const lottery = houseLottery(code);
  const issue = lottery && issueNamed(lottery, name);
  if (lottery === undefined || issue === undefined) throw new Error(`${code} has no draw ${name}`);
  if (state === 'open') await drawnIssues(db, { merchantCode: site.code, lottery }, [issue], at);
  let settled = 0;
  for (;;) {
    const batch = await db.transaction(async (tx) => {
      if (!(await isMine(tx, site.code, code))) return undefined;
      // Read under the lock: an operator voids under it, too.
      const [draw] = await tx.select().from(lotteryDraws).where(eq(lotteryDraws.id, id));
      return draw === undefined ? 0 : settleBatch(tx, site, draw, at);
    });
    if (batch === undefined) return undefined;
    if (batch === 0) return settled;
    settled += batch;
  }
}

const LOCK = sql`hashtext('lottery draws')`;
const lockOf = (merchantCode: string, lottery: string) => sql`${LOCK}, hashtext(${`${merchantCode}/${lottery}`})`;

async function isMine(tx: Db, merchantCode: string, lottery: string): Promise<boolean> {
  const [row] = await tx
    .select({ mine: sql<boolean>`pg_try_advisory_xact_lock(${lockOf(merchantCode, lottery)})` })
    .from(sql`(values (1)) as once`);
  return row?.mine === true;
}

/** Waits until nobody settles a lottery of a merchant, and keeps others from it until the transaction ends. */
export async function holdSettling(tx: Db, merchantCode: string, lottery: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockOf(merchantCode, lottery)})`);
}

const openOf = ({ id }: Draw) => and(eq(lotteryOrders.drawId, id), eq(lotteryOrders.status, 'open'));

/** Settles the open orders of some members on a draw; the draw itself when none is left. Gives how many orders. */
async function settleBatch(tx: Db, site: Site, draw: Draw, at: Date): Promise<number> {
  const open = openOf(draw);
  const found = await tx
    .selectDistinct({ id: lotteryOrders.memberId })
    .from(lotteryOrders)
    .where(open)
    .orderBy(asc(lotteryOrders.memberId))
    .limit(BATCH);
  const members = found.map(({ id }) => id);
  if (members.length === 0) {
    await tx.update(lotteryDraws).set({ settledAt: at }).where(eq(lotteryDraws.id, draw.id));
    return 0;
  }
  // Purses first: the same order of locks everywhere. What a member takes back meanwhile is not found any more.
  await lockWallets(tx, members);
  const orders = await tx
    .select()
    .from(lotteryOrders)
    .where(and(open, inArray(lotteryOrders.memberId, members)))
    .orderBy(asc(lotteryOrders.memberId), asc(lotteryOrders.id));
  if (draw.state === 'void') await returnStakes(tx, site, draw, orders, at);
  else await settleOrders(tx, orders, draw, at);
  return orders.length === 0 ? members.length : orders.length;
}

async function settleOrders(tx: Db, orders: readonly Order[], draw: Draw, endedAt: Date): Promise<void> {
  const { numbers, state, issue } = draw;
  if (state !== 'drawn' || numbers === null) throw new Error(`draw ${issue} has no numbers yet`);
  const ends = orders.map((order) => {
    const payout = rounded(total(order.lines.map((line) => payOf(order.lottery, line, numbers))));
    return { order, payout, status: payout === '0' ? ('lost' as const) : ('won' as const) };
  });
  const rows = ends.map(({ order, status, payout }) => ({ ended: order.id, end_status: status, end_payout: payout }));
  // By draw and member, so that no size of the table makes a plan read it as a whole.
  const memberIds = [...new Set(orders.map(({ memberId }) => memberId))];
  await tx
    .update(lotteryOrders)
    .set({ status: sql`e.end_status`, payout: sql`e.end_payout`, endedAt })
    .from(endsFrom(rows))
    .where(and(sql`${lotteryOrders.id} = e.ended`, openOf(draw), inArray(lotteryOrders.memberId, memberIds)));
  const endings = ends.map(({ order: { betId: id, memberId, placedAt }, ...end }) => ({
    id,
    memberId,
    placedAt,
    ...end,
  }));
  await settleBets(tx, endings, endedAt);
  for (const { order, status } of ends) if (status === 'won' && order.stopOnWin) await stopSeries(tx, order, endedAt);
}

/** Gives back what was ordered for later draws, which a win made needless (B031). */
async function stopSeries(tx: Db, { series, memberId }: Order, at: Date): Promise<void> {
  const rest = await tx
    .select()
    .from(lotteryOrders)
    .where(
      and(eq(lotteryOrders.series, series), eq(lotteryOrders.memberId, memberId), eq(lotteryOrders.status, 'open')),
    )
    .orderBy(asc(lotteryOrders.id));
  for (const order of rest) await giveBack(tx, order, 'cancelled', at);
}

/** Stakes of a void draw come back whole, with one message to each member (B032). */
async function returnStakes(tx: Db, site: Site, { issue }: Draw, orders: readonly Order[], at: Date): Promise<void> {
  const byMember = new Map<number, Order[]>();
  for (const order of orders) {
    const ended = await giveBack(tx, order, 'void', at);
    byMember.set(order.memberId, [...(byMember.get(order.memberId) ?? []), ended]);
  }
  for (const [memberId, own] of byMember) {
    const [first] = own;
    if (first === undefined) continue;
    const { displayName } = lotteryOf(first);
    const amount = total(own.map(({ stake }) => new Big(stake))).toFixed();
    await tell(tx, site, memberId, 'draw.void', { lottery: displayName, issue, amount }, at);
  }
}
