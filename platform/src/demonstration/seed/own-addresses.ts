import { networkInterfaces } from 'node:os';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { merchantHosts } from '../../base/db/schema';
import { DEMO } from './demo-site';

/** The IPv4 addresses at which other machines reach this one. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));

/**
 * Shows the demonstration under addresses of this machine, so that a phone in the same network can open it. Those of earlier
 * starts are removed; an address of another merchant stays with it.
 */
export async function showUnder(db: Db, addresses: readonly string[]): Promise<void> {
  const isAddress = sql`${merchantHosts.host} ~ '^[0-9.]+$'`;
  await db.delete(merchantHosts).where(and(eq(merchantHosts.merchantCode, DEMO.code), isAddress));
  if (addresses.length === 0) return;
  const rows = addresses.map((host) => ({ host, merchantCode: DEMO.code }));
  await db.insert(merchantHosts).values(rows).onConflictDoNothing();
}
