import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { vendorBooks, vendorTroubles } from '../../base/db/schema';
import { Refusal } from '../../base/refusals/refusal';

/** Vendors that keep a purse of their own; all others play from main (B017). */
const NAMES: Readonly<Record<string, string>> = {
  DS88: 'Dawn Spur',
  TF: 'Thunder Field',
  NORTHLINE: 'Northline Sports',
  GRANDSTAND: 'Grandstand',
};
export const VENDORS = Object.keys(NAMES);
export const vendorName = (vendor: string): string => NAMES[vendor] ?? vendor;
export const isVendor = (vendor: string): boolean => Object.hasOwn(NAMES, vendor);

/** How long an answer of a vendor is waited for, in ms. */
const ANSWER_WITHIN = 3_000;

/** Thrown when nobody knows whether the vendor carried a transfer out. */
export class UnknownAnswer extends Error {}

export interface AtVendor {
  readonly merchant: string;
  readonly vendor: string;
}

export interface VendorMove extends AtVendor {
  readonly reference: string;
  readonly memberId: number;
  readonly direction: 'in' | 'out';
  readonly amount: string;
}

type Trouble = (typeof vendorTroubles.$inferSelect)['kind'];

export async function troublesOf(db: Db, merchant: string): Promise<ReadonlyMap<string, Trouble>> {
  const rows = await db.select().from(vendorTroubles).where(eq(vendorTroubles.merchantCode, merchant));
  return new Map(rows.map(({ vendor, kind }) => [vendor, kind]));
}

export const isSilent = (trouble: Trouble | undefined): boolean => trouble === 'down' || trouble === 'hang';

/**
 * The trouble of a vendor that answers at all.
 * @throws Refusal `vendor.unavailable` when it does not, or not in time
 */
async function reach(db: Db, { merchant, vendor }: AtVendor): Promise<Trouble | undefined> {
  const trouble = (await troublesOf(db, merchant)).get(vendor);
  if (trouble === 'hang') {
    await new Promise((resolve) => {
      setTimeout(resolve, ANSWER_WITHIN).unref();
    });
  }
  if (isSilent(trouble)) throw new Refusal('vendor.unavailable');
  return trouble;
}

/** Asks a vendor what a member's purse there holds. */
export async function vendorBalance(db: Db, at: AtVendor & { readonly memberId: number }): Promise<string> {
  await reach(db, at);
  const [row] = await db
    .select({ balance: sql<string>`coalesce(sum(${vendorBooks.amount}), 0)::text` })
    .from(vendorBooks)
    .where(and(eq(vendorBooks.memberId, at.memberId), eq(vendorBooks.vendor, at.vendor)));
  return row?.balance ?? '0';
}

/**
 * Asks whether a vendor takes a transfer now. Money can be taken out of a closed one, but not put in.
 * @throws Refusal `vendor.unavailable`, `vendor.maintenance`
 */
export async function demandVendor(db: Db, at: AtVendor, direction: 'in' | 'out'): Promise<void> {
  const trouble = await reach(db, at);
  if (trouble === 'closed' && direction === 'in') throw new Refusal('vendor.maintenance');
}

/**
 * Has a vendor carry a transfer out, once per reference.
 * @throws UnknownAnswer when its answer was lost
 */
export async function moveAtVendor(db: Db, move: VendorMove): Promise<void> {
  const trouble = (await troublesOf(db, move.merchant)).get(move.vendor);
  if (trouble === 'drop' || isSilent(trouble)) throw new UnknownAnswer();
  const { reference, merchant: merchantCode, vendor, memberId, direction } = move;
  const amount = direction === 'in' ? move.amount : `-${move.amount}`;
  await db.insert(vendorBooks).values({ reference, merchantCode, vendor, memberId, amount }).onConflictDoNothing();
  if (trouble === 'cut') throw new UnknownAnswer();
}

/** Whether a vendor has carried a transfer out; undefined when it does not answer. */
export async function isAtVendor(db: Db, at: AtVendor, reference: string): Promise<boolean | undefined> {
  if (isSilent((await troublesOf(db, at.merchant)).get(at.vendor))) return undefined;
  const [row] = await db
    .select({ reference: vendorBooks.reference })
    .from(vendorBooks)
    .where(eq(vendorBooks.reference, reference));
  return row !== undefined;
}
