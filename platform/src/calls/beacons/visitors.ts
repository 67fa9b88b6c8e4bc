import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { beaconSalts, beaconVisitors } from '../../base/db/schema';
import { counted, type Told } from './count';

const HOUR_MS = 3_600_000;

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
 * Notes who told of a release, once per hour: a cut hash of address and browser, which nobody can make again once the salt of its
 * day is swept. It counts visitors where one that forges many beacons must not count for many.
 *
 * @param who what is hashed; stored nowhere
 * @param now the merchant's time; `today` is the real one, by which salts go
 */
export async function noteVisitor(
  db: Db,
  merchantCode: string,
  told: Told,
  { who, now, today }: { readonly who: string; readonly now: Date; readonly today: Date },
): Promise<void> {
  const releases = counted(told).filter(([, , vital]) => vital === undefined);
  if (releases.length === 0) return;
  const salt = await saltOf(db, today);
  const visitor = createHmac('sha256', salt).update(`${merchantCode} ${who}`).digest('base64url').slice(0, 12);
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const rows = releases.map(([{ part, version, variant }, kind]) => {
    return { merchantCode, hour, part, version, variant, kind, visitor };
  });
  await db.insert(beaconVisitors).values(rows).onConflictDoNothing();
}
