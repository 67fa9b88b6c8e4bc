import type { BodyOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { type Purse, vendorTransfers } from '../../base/db/schema';
import { lockWallet, moveMoney } from '../../base/ledger/move-money';
import { outcomeOf, submitOnce } from '../../base/ledger/submit-once';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';
import { refuseInMaintenance } from '../games/maintenance';
import { demandVendor, isAtVendor, isVendor, moveAtVendor, UnknownAnswer, vendorName } from './vendor-side';

type Row = typeof vendorTransfers.$inferSelect;
type Shown = ValueOf<'walletTransfer'>;

const MIN = '1';
const MAX = '999999999.99';
const LISTED = 50;

const numberOf = (id: number): string => `V${id}`;
const purseOf = (vendor: string): Purse => `vendor:${vendor}`;

/** From which purse to which a transfer goes. */
function endsOf({ vendor, direction }: Pick<Row, 'vendor' | 'direction'>): { from: Purse; to: Purse } {
  return direction === 'in' ? { from: 'main', to: purseOf(vendor) } : { from: purseOf(vendor), to: 'main' };
}

const shown = (row: Row): Shown => ({
  orderNo: numberOf(row.id),
  ...endsOf(row),
  amount: new Big(row.amount).toFixed(),
  createdAt: row.createdAt.getTime(),
});

/** The vendor and direction of a wish: one of its ends is main, the other a vendor's purse. */
function routeOf({ from, to }: Pick<BodyOf<'walletTransfer'>, 'from' | 'to'>): Pick<Row, 'vendor' | 'direction'> {
  const direction = from === 'main' ? 'in' : 'out';
  const [main, purse] = direction === 'in' ? [from, to] : [to, from];
  const vendor = purse.startsWith('vendor:') ? purse.slice('vendor:'.length) : '';
  if (main !== 'main' || !isVendor(vendor)) throw new Refusal('request.invalid', undefined, 400);
  return { vendor, direction };
}

/**
 * Moves money between main and a vendor's purse, once per key (B017). It leaves its purse first, and is on its way until the vendor
 * has answered; an answer that is lost leaves it there, for the job to ask after.
 *
 * @throws Refusal `request.invalid` for other purses, `amount.range`, `vendor.unavailable`, `vendor.maintenance`,
 *   `balance.insufficient`
 */
export async function transferBetween(
  db: Db,
  member: Member,
  wish: BodyOf<'walletTransfer'>,
  at: Date,
): Promise<Shown> {
  const route = routeOf(wish);
  const sum = new Big(wish.amount);
  if (sum.lt(MIN)) throw new Refusal('amount.range', { min: MIN, max: MAX });
  const { id: memberId, merchantCode: merchant } = member;
  const submit = { merchant, memberId, operation: 'walletTransfer', key: wish.key };
  if ((await outcomeOf(db, submit)).state === 'none') {
    await demandVendor(db, { merchant, vendor: route.vendor }, route.direction);
    if (route.direction === 'in') await refuseInMaintenance(db, merchant, route.vendor, at);
  }
  const amount = sum.toFixed();
  // Only who made it hands it to the vendor: later tries find it made, and the job must not meet them there.
  let made: Row | undefined;
  const answer = await submitOnce(db, { ...submit, request: { ...route, amount }, at }, async (tx) => {
    made = await hold(tx, { merchantCode: merchant, memberId, ...route, amount, createdAt: at });
    return shown(made);
  });
  if (made !== undefined) await deliver(db, made, at);
  return answer;
}

async function hold(tx: Db, values: typeof vendorTransfers.$inferInsert): Promise<Row> {
  await lockWallet(tx, values.memberId);
  const [row] = await tx.insert(vendorTransfers).values(values).returning();
  if (row === undefined) throw new Error('a transfer was not stored');
  await moveMoney(tx, {
    ...common(row, row.createdAt),
    ...{ kind: 'vendor.out', debit: `wallet:${endsOf(row).from}`, credit: `transit:${row.vendor}` },
  });
  return row;
}

const common = ({ merchantCode: merchant, memberId, amount, id }: Row, at: Date) => ({
  ...{ merchant, memberId, amount, reference: numberOf(id), at },
});

async function deliver(db: Db, row: Row, at: Date): Promise<void> {
  const { merchantCode: merchant, vendor, memberId, direction, amount, id } = row;
  try {
    await moveAtVendor(db, { merchant, vendor, memberId, direction, amount, reference: numberOf(id) });
  } catch (error) {
    if (error instanceof UnknownAnswer) return;
    throw error;
  }
  await settle(db, row, 'arrived', at);
}

/** Ends a transfer that is on its way, once: it arrives or comes back. */
async function settle(db: Db, row: Row, state: 'arrived' | 'back', at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockWallet(tx, row.memberId);
    const [settled] = await tx
      .update(vendorTransfers)
      .set({ state })
      .where(and(eq(vendorTransfers.id, row.id), eq(vendorTransfers.state, 'onway')))
      .returning();
    if (settled === undefined) return false;
    const { from, to } = endsOf(row);
    await moveMoney(tx, {
      ...common(row, at),
      ...{ kind: state === 'arrived' ? 'vendor.in' : 'vendor.back', debit: `transit:${row.vendor}` },
      credit: `wallet:${state === 'arrived' ? to : from}`,
    });
    return true;
  });
}

/** A member's transfers that are on their way, oldest first. */
export async function onWayOf(db: Db, memberId: number): Promise<Shown[]> {
  const rows = await db
    .select()
    .from(vendorTransfers)
    .where(and(eq(vendorTransfers.memberId, memberId), eq(vendorTransfers.state, 'onway')))
    .orderBy(asc(vendorTransfers.id));
  return rows.map(shown);
}

/**
 * Asks vendors by reference what became of transfers whose answer was lost: those they know arrive, the others come back (B017).
 *
 * @param olderThanMs by the database's clock: a request may still be on its way to the vendor before
 * @returns the number of transfers that ended
 */
export async function askVendors(db: Db, now: Date, olderThanMs = 60_000): Promise<number> {
  const open = await db
    .select()
    .from(vendorTransfers)
    .where(
      and(
        eq(vendorTransfers.state, 'onway'),
        lte(vendorTransfers.heldAt, sql`now() - ${`${olderThanMs} milliseconds`}::interval`),
      ),
    )
    .orderBy(asc(vendorTransfers.id))
    .limit(LISTED);
  let ended = 0;
  for (const row of open) {
    const known = await isAtVendor(db, { merchant: row.merchantCode, vendor: row.vendor }, numberOf(row.id));
    if (known === undefined) continue;
    if (await settle(db, row, known ? 'arrived' : 'back', now)) ended += 1;
  }
  return ended;
}

/** Both purses of a member's transfers, by their numbers. */
export async function pursesOfNumbers(
  db: Db,
  memberId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { from: Purse; to: Purse; vendor: string }>> {
  const ids = numbers.flatMap((each) => (/^V\d{1,15}$/.test(each) ? [Number(each.slice(1))] : []));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(vendorTransfers)
    .where(and(eq(vendorTransfers.memberId, memberId), inArray(vendorTransfers.id, ids)));
  return new Map(rows.map((row) => [numberOf(row.id), { ...endsOf(row), vendor: vendorName(row.vendor) }]));
}
