import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { beaconErrors } from '../../base/db/schema';
import type { Told } from './count';

/** Groups of a release at a merchant; further ones are counted together. */
export const GROUPS = 50;
const REST = { fingerprint: 'more', message: 'Further errors of other kinds', places: '' } as const;

/** First half of the advisory lock that new groups of a release are made under; the second is a hash of the release. */
const GROUP_LOCK = 734_903;

type Thrown = Told['errors'][number];

const fingerprintOf = ({ message, places }: Thrown): string =>
  createHash('sha256')
    .update(JSON.stringify([message, places[0]]))
    .digest('hex')
    .slice(0, 16);

/** Adds one to a group that is there; false when it is not. */
async function addTo(db: Db, merchantCode: string, { part, version }: Thrown, fingerprint: string, now: Date) {
  const at = now.toISOString();
  const changed = await db
    .update(beaconErrors)
    .set({
      count: sql`${beaconErrors.count} + 1`,
      lastAt: sql`greatest(${beaconErrors.lastAt}, ${at}::timestamptz)`,
    })
    .where(
      and(
        ...[eq(beaconErrors.merchantCode, merchantCode), eq(beaconErrors.part, part)],
        ...[eq(beaconErrors.version, version), eq(beaconErrors.fingerprint, fingerprint)],
      ),
    )
    .returning({ one: sql`1` });
  return changed.length > 0;
}

/** Makes a group, or that of the rest when there are enough. One at a time does so for a release, so that none is too many. */
const make = (db: Db, merchantCode: string, thrown: Thrown, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { part, version, message, places } = thrown;
    const release = `${merchantCode} ${part} ${version}`;
    await tx.execute(sql`select pg_advisory_xact_lock(${GROUP_LOCK}, hashtext(${release}))`);
    const of = and(
      ...[eq(beaconErrors.merchantCode, merchantCode), eq(beaconErrors.part, part), eq(beaconErrors.version, version)],
    );
    const groups = await tx.$count(beaconErrors, of);
    const own = { fingerprint: fingerprintOf(thrown), message, places: places.join('\n') };
    const group = groups < GROUPS ? own : REST;
    if (await addTo(tx, merchantCode, thrown, own.fingerprint, now)) return;
    if (await addTo(tx, merchantCode, thrown, group.fingerprint, now)) return;
    await tx
      .insert(beaconErrors)
      .values({ merchantCode, part, version, ...group, count: 1, firstAt: now, lastAt: now });
  });

/** Counts the errors of a beacon in their groups. */
export async function countErrors(db: Db, merchantCode: string, { errors }: Told, now: Date): Promise<void> {
  for (const thrown of errors)
    if (!(await addTo(db, merchantCode, thrown, fingerprintOf(thrown), now))) await make(db, merchantCode, thrown, now);
}
