import { randomInt } from 'node:crypto';
import type { BodyOf } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import { bucketOf, VITALS } from '../../base/beacons/buckets';
import type { Db } from '../../base/db/database';
import { beaconCounts } from '../../base/db/schema';

/** A beacon whose releases are all known. */
export type Told = BodyOf<'beacon'>;

/** Rows of one minute and kind, so that not every visitor locks the same one. */
const SLOTS = 8;
const MINUTE_MS = 60_000;

type OfRelease = Pick<Told['parts'][number], 'part' | 'version' | 'variant'>;
type Counted = readonly [of: OfRelease, kind: string, vital?: number];

/** What a beacon adds one to, for a vital with its value. Loads and vitals of visits that were not sampled count for nothing. */
export function counted({ sampled, parts, errors, vitals }: Told): readonly Counted[] {
  return [
    ...parts.flatMap((each): Counted[] => [
      ...(each.loaded && sampled ? [[each, 'load'] as const] : []),
      ...(each.failed ? [[each, sampled ? 'failure' : 'other'] as const] : []),
    ]),
    ...errors.map((each): Counted => [each, 'error']),
    ...VITALS.flatMap((vital): Counted[] => {
      const value = vitals?.[vital];
      return value === undefined || vitals === undefined || !sampled ? [] : [[vitals, vital, value]];
    }),
  ];
}

const minuteOf = (now: Date): Date => new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);

/** Adds a beacon to the counts of its minute, in one statement: instances add up, and rows are locked in one order. */
export async function countBeacon(db: Db, merchantCode: string, told: Told, now: Date): Promise<void> {
  const sums = new Map<string, typeof beaconCounts.$inferInsert>();
  const slot = randomInt(SLOTS);
  for (const [{ part, version, variant }, kind, vital] of counted(told)) {
    const bucket = vital === undefined ? 0 : bucketOf(vital);
    const key = [part, version, variant, kind, bucket].join(' ');
    const count = (sums.get(key)?.count ?? 0) + 1;
    const minute = minuteOf(now);
    sums.set(key, { merchantCode, minute, part, version, variant, kind, bucket, slot, count });
  }
  if (sums.size === 0) return;
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const { minute, part, version, variant, kind, bucket, slot: slots, count } = beaconCounts;
  await db
    .insert(beaconCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [beaconCounts.merchantCode, minute, part, version, variant, kind, bucket, slots],
      set: { count: sql`${count} + excluded.count` },
    });
}
