import Big from 'big.js';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database';
import { type Purse, wallets } from '../db/schema';

/** What the purses of a member hold, as decimal texts. */
export interface Purses {
  readonly main: string;
  readonly bonus: string;
  /** Withdrawals on their way; in no sum (B003). */
  readonly held: string;
  /** By vendor code; vendors whose purse was never used are absent. */
  readonly vendors: Readonly<Record<string, string>>;
}

/** Purses that every member has from the beginning. */
const FIRST: readonly Purse[] = ['main', 'bonus', 'held'];

/** Opens the purses of new members. */
export async function openPurses(
  tx: Db,
  members: readonly { readonly memberId: number; readonly merchantCode: string }[],
): Promise<void> {
  if (members.length === 0) return;
  await tx.insert(wallets).values(members.flatMap((own) => FIRST.map((purse) => ({ ...own, purse }))));
}

/** Locks the member's purses until the transaction ends. Take it first, so that submits of one member queue up. */
export async function lockWallet(tx: Db, memberId: number): Promise<Purses> {
  const locked = await lockWallets(tx, [memberId]);
  return locked.get(memberId) ?? pursesFrom([]);
}

/**
 * Locks the purses of several members, always in the order of their ids, so that no two transfers wait for each other.
 *
 * @public
 */
export async function lockWallets(tx: Db, memberIds: readonly number[]): Promise<ReadonlyMap<number, Purses>> {
  const rows = await tx
    .select({ memberId: wallets.memberId, purse: wallets.purse, balance: wallets.balance })
    .from(wallets)
    .where(inArray(wallets.memberId, [...memberIds]))
    .orderBy(wallets.memberId, wallets.purse)
    .for('update');
  return new Map(memberIds.map((id) => [id, pursesFrom(rows.filter(({ memberId }) => memberId === id))]));
}

/** The purses of a member as they are now, without a lock. */
export async function pursesOf(db: Db, memberId: number): Promise<Purses> {
  const rows = await db
    .select({ purse: wallets.purse, balance: wallets.balance })
    .from(wallets)
    .where(eq(wallets.memberId, memberId));
  return pursesFrom(rows);
}

/** The balance of a member: all purses but `held` (B003). */
export function sumOf({ main, bonus, vendors }: Purses): string {
  return Object.values(vendors)
    .reduce((sum, balance) => sum.plus(balance), new Big(main).plus(bonus))
    .toFixed();
}

/** What a member can play with where the vendor has no purse of its own. */
export const playableOf = ({ main, bonus }: Purses): string => new Big(main).plus(bonus).toFixed();

function pursesFrom(rows: readonly { readonly purse: Purse; readonly balance: string }[]): Purses {
  const of = (purse: Purse) => rows.find((row) => row.purse === purse)?.balance ?? '0';
  const vendors = rows.flatMap(({ purse, balance }): [string, string][] =>
    purse.startsWith('vendor:') ? [[purse.slice('vendor:'.length), balance]] : [],
  );
  return { main: of('main'), bonus: of('bonus'), held: of('held'), vendors: Object.fromEntries(vendors.sort()) };
}
