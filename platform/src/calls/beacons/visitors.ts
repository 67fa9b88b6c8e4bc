import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { beaconSalts, beaconVisitors } from '../../base/db/schema';
import { counted, type Told } from './count';

const HOUR_MS = 3_600_000;

/** Who told: the key of an address (decision 19) and what the browser calls itself. */
interface Who {
  readonly address: string;
  readonly browser: string;
}

/** The salt of a day, the same for all instances. */
async function saltOf(db: Db, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  const made = { day, salt: randomBytes(32).toString('base64'), madeAt: now };
  await db.insert(beaconSalts).values(made).onConflictDoNothing();
  const [row] = await db.select({ salt: beaconSalts.salt }).from(beaconSalts).where(eq(beaconSalts.day, day));
  if (row === undefined) throw new Error(`the day ${day} has no salt`);
  return row.salt;
}

/**
 * Notes who told of a release, once per hour: cut hashes of address and browser, and of the address alone, which nobody can make again
 * once the salt of their day is swept. They count visitors where one that forges many beacons must not count for many.
 *
 * @param who what is hashed, the key of an address and the name of a browser; stored nowhere
 * @param now the merchant's time; `today` is the real one, by which salts go
 */
export async function noteVisitor(
  db: Db,
  merchantCode: string,
  told: Told,
  { who, now, today }: { readonly who: Who; readonly now: Date; readonly today: Date },
): Promise<void> {
  const releases = counted(told).filter(([, , vital]) => vital === undefined);
  if (releases.length === 0) return;
  const salt = await saltOf(db, today);
  const nameOf = (text: string) => createHmac('sha256', salt).update(text).digest('base64url').slice(0, 12);
  const [visitor, address] = [nameOf(`${merchantCode} ${who.address} ${who.browser}`), nameOf(who.address)];
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const rows = releases.map(([{ part, version, variant }, kind]) => {
    return { merchantCode, hour, part, version, variant, kind, visitor, address };
  });
  await db.insert(beaconVisitors).values(rows).onConflictDoNothing();
}
