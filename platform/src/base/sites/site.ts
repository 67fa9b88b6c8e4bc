import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { merchantHosts, merchants } from '../db/schema';

/** The merchant a request belongs to: one row of `merchants`. */
export type Site = typeof merchants.$inferSelect;

/** Plain loopback names show the demonstration merchant. */
export const DEMO_HOST = 'demo.localhost';
const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** The name under which a host stands among the merchants' rows. */
export const hostRowOf = (host: string): string => {
  const name = host.toLowerCase().replace(/\.$/, '');
  return loopback.has(name) ? DEMO_HOST : name;
};

/** The site of a host name (no port), or undefined for a name nobody gave to a merchant (A105). */
export async function siteOfHost(db: Db, host: string): Promise<Site | undefined> {
  const [found] = await db
    .select({ site: merchants })
    .from(merchantHosts)
    .innerJoin(merchants, eq(merchants.code, merchantHosts.merchantCode))
    .where(eq(merchantHosts.host, hostRowOf(host)));
  return found?.site;
}

/** The site of a merchant code, or undefined. */
export async function siteOfCode(db: Db, code: string): Promise<Site | undefined> {
  const [found] = await db.select().from(merchants).where(eq(merchants.code, code));
  return found;
}

/** What time it is for a merchant: the real time, moved by the offset that operations may set. */
export function siteTime(site: Pick<Site, 'clockOffsetMs'>, real: Date): Date {
  return new Date(real.getTime() + site.clockOffsetMs);
}
