import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { type depositOrders, paymentKeys } from '../../base/db/schema';
import { isPaidElsewhere } from './methods';

type Order = typeof depositOrders.$inferSelect;

/** The secret that a merchant shares with its payment host; made when it is first needed. */
export async function paymentKeyOf(db: Db, merchantCode: string): Promise<string> {
  const read = () =>
    db.select({ secret: paymentKeys.secret }).from(paymentKeys).where(eq(paymentKeys.merchantCode, merchantCode));
  const [kept] = await read();
  if (kept !== undefined) return kept.secret;
  const secret = randomBytes(32).toString('base64url');
  await db.insert(paymentKeys).values({ merchantCode, secret }).onConflictDoNothing();
  const [made] = await read();
  if (made === undefined) throw new Error('a payment key was not stored');
  return made.secret;
}

/** Signs a few texts, none of which has a line break. */
export const signed = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The signature in the address of an order's payment page. */
export const orderSignature = (secret: string, orderNo: string): string => signed(secret, 'order', orderNo);

/**
 * The payment host of a site's origin, with the same port (B010). Addresses have no names below them: plain loopback ones share
 * that of `localhost`.
 */
function paymentOrigin(siteOrigin: string): string {
  const { protocol, hostname, port } = new URL(siteOrigin);
  const name = /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname;
  return `${protocol}//pay.${name}${port === '' ? '' : `:${port}`}`;
}

/** Where an order is paid; undefined for ways that are not paid at a payment host. It names the order and nothing more. */
export async function payUrlOf(
  db: Db,
  { id, merchantCode, method, siteOrigin }: Pick<Order, 'id' | 'merchantCode' | 'method' | 'siteOrigin'>,
): Promise<string | undefined> {
  if (siteOrigin === null || !isPaidElsewhere(method)) return undefined;
  const signature = orderSignature(await paymentKeyOf(db, merchantCode), `D${id}`);
  return `${paymentOrigin(siteOrigin)}/pay/D${id}?s=${signature}`;
}
