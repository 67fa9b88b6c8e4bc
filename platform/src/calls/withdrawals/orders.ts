import type { WithdrawOrder } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { bankCards, type WithdrawStep, withdrawOrders } from '../../base/db/schema';
import { lockWallet, moveMoney } from '../../base/ledger/move-money';
import type { Site } from '../../base/sites/site';
import { isOnUnlessSaid } from '../../base/sites/unless-said';

export type Order = typeof withdrawOrders.$inferSelect;
type Status = Order['status'];

const OPEN: readonly Status[] = ['checking', 'paying'];

export const orderNoOf = (id: number): string => `W${id}`;

/** The id of an order number, or undefined if malformed. */
export function orderIdOf(orderNo: string): number | undefined {
  return /^W\d{1,15}$/.test(orderNo) ? Number(orderNo.slice(1)) : undefined;
}

/** Whether members of the site may cancel a withdrawal that is being checked (B014). */
export const mayCancel = ({ flags }: Pick<Site, 'flags'>): boolean => isOnUnlessSaid(flags, 'WITHCANCEL3');

/** What the card gets: the amount without the fee. */
export const receivedOf = ({ amount, fee }: Pick<Order, 'amount' | 'fee'>): string =>
  new Big(amount).minus(fee).toFixed();

/** An order and the card that it goes to, as they may be seen: the last four digits of the number. */
export function shownWith(
  site: Pick<Site, 'flags'>,
  order: Order,
  card: { readonly bank: string; readonly number: string },
): WithdrawOrder {
  const { id, amount, fee, status, reason, steps, createdAt } = order;
  return {
    orderNo: orderNoOf(id),
    amount: new Big(amount).toFixed(),
    fee: new Big(fee).toFixed(),
    received: receivedOf(order),
    card: { bank: card.bank as WithdrawOrder['card']['bank'], lastFour: card.number.slice(-4) },
    status,
    ...(reason === null ? {} : { reason }),
    steps: steps.map(({ status: reached, at }) => ({ status: reached, at })),
    cancel: status === 'checking' && mayCancel(site),
    createdAt: createdAt.getTime(),
  };
}

/** An order with the card it goes to, as it may be seen. */
export async function shownOrder(db: Db, site: Pick<Site, 'flags'>, order: Order): Promise<WithdrawOrder> {
  const [card] = await db.select().from(bankCards).where(eq(bankCards.id, order.cardId));
  if (card === undefined) throw new Error(`withdrawal ${order.id} has no card`);
  return shownWith(site, order, card);
}

/** The member's withdrawal on its way. */
export async function openOrderOf(db: Db, memberId: number): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(withdrawOrders)
    .where(and(eq(withdrawOrders.memberId, memberId), inArray(withdrawOrders.status, [...OPEN])));
  return order;
}

/** For how long a withdrawal that ended is still shown where the next one is asked for. */
const SHOWN_MS = 24 * 3_600_000;

/** The member's newest withdrawal, when it ended a short while ago: every device shows how it went, not only the one that watched. */
export async function justEndedOf(db: Db, memberId: number, now: Date): Promise<Order | undefined> {
  const [newest] = await db
    .select()
    .from(withdrawOrders)
    .where(eq(withdrawOrders.memberId, memberId))
    .orderBy(desc(withdrawOrders.createdAt), desc(withdrawOrders.id))
    .limit(1);
  const end = newest?.steps.at(-1)?.at ?? 0;
  return newest !== undefined && !OPEN.includes(newest.status) && end > now.getTime() - SHOWN_MS ? newest : undefined;
}

/** The number of an open withdrawal to a card. */
export async function openOrderTo(db: Db, cardId: number): Promise<string | undefined> {
  const [order] = await db
    .select({ id: withdrawOrders.id })
    .from(withdrawOrders)
    .where(and(eq(withdrawOrders.cardId, cardId), inArray(withdrawOrders.status, [...OPEN])));
  return order && orderNoOf(order.id);
}

/** An order of the member; anybody else's looks like one that does not exist. */
export async function ownOrder(db: Db, memberId: number, orderNo: string): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(withdrawOrders)
    .where(and(eq(withdrawOrders.id, orderIdOf(orderNo) ?? 0), eq(withdrawOrders.memberId, memberId)));
  return order;
}

/** From which states an order may come into another (B014). */
const BEFORE: Readonly<Record<Exclude<Status, 'checking'>, readonly Status[]>> = {
  paying: ['checking'],
  paid: ['paying'],
  cancelled: ['checking'],
  refused: ['checking', 'paying'],
};

/** Whether an order in one state may come into another (B014). */
export const follows = (from: Status, to: keyof typeof BEFORE): boolean => BEFORE[to].includes(from);

/** What each end does with the held money. */
const MOVED = {
  paid: { kind: 'withdraw.paid', credit: 'house:withdrawals' },
  cancelled: { kind: 'withdraw.back', credit: 'wallet:main' },
  refused: { kind: 'withdraw.back', credit: 'wallet:main' },
} as const;

/**
 * Moves an order on, once, with its money: paid to the house, or whole back to main. Call it inside a transaction.
 *
 * @returns the order in its new state; undefined when it was in no state that this one follows
 */
export async function moveOrder(
  tx: Db,
  { id, memberId }: Pick<Order, 'id' | 'memberId'>,
  { status, at, reason }: { readonly status: keyof typeof BEFORE; readonly at: Date; readonly reason?: string },
): Promise<Order | undefined> {
  await lockWallet(tx, memberId);
  const [order] = await tx.select().from(withdrawOrders).where(eq(withdrawOrders.id, id)).for('update');
  if (order === undefined || !follows(order.status, status)) return undefined;
  const steps: readonly WithdrawStep[] = [...order.steps, { status, at: at.getTime() }];
  const [moved] = await tx
    .update(withdrawOrders)
    .set({ status, steps, ...(reason === undefined ? {} : { reason }) })
    .where(eq(withdrawOrders.id, id))
    .returning();
  if (status !== 'paying') {
    const { merchantCode: merchant, amount } = order;
    await moveMoney(tx, {
      ...{ merchant, memberId, amount, reference: orderNoOf(id), at, debit: 'wallet:held' as const },
      ...MOVED[status],
    });
  }
  return moved;
}
