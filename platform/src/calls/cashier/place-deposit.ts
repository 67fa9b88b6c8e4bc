import type { BodyOf, DepositOrder } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { depositOrders } from '../../base/db/schema';
import { lockWallet } from '../../base/ledger/move-money';
import { submitOnce } from '../../base/ledger/submit-once';
import type { Member } from '../../base/members/member';
import { mayDeposit } from '../../base/money/may';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';
import { merchantDayOf, merchantMoment } from '../../base/time/merchant-day';
import { isOpenTo, isPaidElsewhere, merchantMethod, type OfferedMethod } from './methods';
import { expireOrdersOf, leadOrder, shownOrder } from './orders';

/** How many deposits of a member may wait at once (B011). */
const WAITING = 3;
/** How long an order can be paid, in ms: on the payment page, and by transfer. */
const PAGE_MS = 30 * 60_000;
const TRANSFER_MS = 24 * 3_600_000;

/** What a deposit comes with besides the member's wish. */
interface Placing {
  readonly site: Site;
  readonly member: Member;
  /** Origin of the page that asks, to lead the member back to. */
  readonly siteOrigin: string;
  readonly at: Date;
}

/**
 * Whether a deposit approves itself: below the merchant's limit, if there is one (docs/decisions/0016). What is paid on the
 * payment host is approved by its notice alone.
 */
function approvesItself({ depositsApprovedBelow: below }: Site, code: string, amount: Big): boolean {
  return below !== null && !isPaidElsewhere(code) && amount.lt(below);
}

/**
 * Places a deposit once per key, and approves it where the merchant's limit allows.
 *
 * @throws Refusal `login.free.account` for trial accounts; `request.invalid` for an unknown method or a key that was used for
 *   another deposit; `method.closed`; `amount.range` with the method's limits; `amount.day` with what is left of the day's;
 *   `deposit.waiting` with how many may wait
 */
export async function placeDeposit(
  db: Db,
  { site, member, siteOrigin, at }: Placing,
  wish: BodyOf<'deposit'>,
): Promise<DepositOrder> {
  mayDeposit({ site, member });
  const { id: memberId, merchantCode: merchant } = member;
  const amount = new Big(wish.amount);
  const request = { method: wish.method, amount: amount.toFixed() };
  return submitOnce(db, { merchant, memberId, operation: 'deposit', key: wish.key, request, at }, async (tx) => {
    // Two deposits of a member come one after the other, so that both cannot take the last of a limit.
    await lockWallet(tx, memberId);
    const method = await merchantMethod(tx, merchant, wish.method);
    if (method === undefined) throw new Refusal('request.invalid', undefined, 400);
    if (!(await isOpenTo(tx, member, method))) throw new Refusal('method.closed');
    const { code, min, max, feePercent } = method;
    if (amount.lt(min) || amount.gt(max)) throw new Refusal('amount.range', { min, max });
    await expireOrdersOf(tx, member, at);
    await refuseBeyondDay(tx, site, member, method, amount, at);
    const fee = amount.times(feePercent).div(100).round(2, Big.roundHalfUp).toFixed();
    const approved = approvesItself(site, code, amount);
    if (!approved) await refuseFourth(tx, member);
    const payBy = new Date(at.getTime() + (isPaidElsewhere(code) ? PAGE_MS : TRANSFER_MS));
    const [order] = await tx
      .insert(depositOrders)
      .values({
        ...{ merchantCode: merchant, memberId, method: code, amount: amount.toFixed(), fee },
        ...{ createdAt: at, payBy, siteOrigin },
      })
      .returning();
    if (order === undefined) throw new Error('a deposit was not stored');
    const decided = approved ? await leadOrder(tx, order, ['pending'], { status: 'approved' }, at) : undefined;
    return shownOrder(tx, decided ?? order, at);
  });
}

/** Approved and waiting deposits count towards the limit of the merchant's day (B002, B012). */
async function refuseBeyondDay(
  tx: Db,
  { timeZone }: Site,
  { id }: Member,
  { code, dayMax }: OfferedMethod,
  amount: Big,
  at: Date,
): Promise<void> {
  const { memberId, method, status, createdAt, amount: each } = depositOrders;
  const since = merchantMoment(merchantDayOf(at, timeZone), timeZone);
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${each}), 0)::text` })
    .from(depositOrders)
    .where(
      and(
        eq(memberId, id),
        eq(method, code),
        gte(createdAt, since),
        inArray(status, ['approved', 'pending', 'review']),
      ),
    );
  const left = new Big(dayMax).minus(row?.sum ?? '0');
  if (amount.gt(left)) throw new Refusal('amount.day', { left: (left.lt(0) ? new Big(0) : left).toFixed() });
}

async function refuseFourth(tx: Db, { id }: Member): Promise<void> {
  const waiting = await tx
    .select({ id: depositOrders.id })
    .from(depositOrders)
    .where(and(eq(depositOrders.memberId, id), eq(depositOrders.status, 'pending')))
    .limit(WAITING);
  if (waiting.length === WAITING) throw new Refusal('deposit.waiting', { max: String(WAITING) });
}
