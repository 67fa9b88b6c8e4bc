import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { merchantHosts, merchants } from '../db/schema';

/** The merchant of a request: one row of `merchants`. */
export type Site = typeof merchants.$inferSelect;

/** Host of the demonstration merchant; plain loopback names show it too. */
export const DEMO_HOST = 'demo.localhost';
const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** The name under which a host is stored in `merchant_hosts`. */
export const hostRowOf = (host: string): string => {
  const name = host.toLowerCase().replace(/\.$/, '');
  return loopback.has(name) ? DEMO_HOST : name;
};

/** The site of a host name without port, or undefined (A105). */
export async function siteOfHost(db: Db, host: string): Promise<Site | undefined> {
  const [found] = await db
    .select({ site: merchants })
    .from(merchantHosts)
    .innerJoin(merchants, eq(merchants.code, merchantHosts.merchantCode))
    .where(eq(merchantHosts.host, hostRowOf(host)));
  return found?.site;
}

export async function siteOfCode(db: Db, code: string): Promise<Site | undefined> {
  const [found] = await db.select().from(merchants).where(eq(merchants.code, code));
  return found;
}

/** A merchant's time: the real time plus the offset that operations may set. */
export function siteTime(site: Pick<Site, 'clockOffsetMs'>, real: Date): Date {
  return new Date(real.getTime() + site.clockOffsetMs);
}
