import { and, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { percentile, VITALS, type Vital } from '../../base/beacons/buckets';
import type { Db } from '../../base/db/database';
import { beaconCounts, beaconErrors, beaconVisitors } from '../../base/db/schema';

/** Which beacons are looked at: those since a moment, of all merchants or one, of all variants or one. */
export interface Wanted {
  readonly merchant?: string | undefined;
  readonly variant?: string | undefined;
  readonly since: Date;
  /** Length of a step of the chart in seconds. */
  readonly step: number;
}

/** What happened in one step of the time, by its number since `since`. */
export interface Step {
  loads: number;
  failures: number;
}

export interface ReleaseFigures {
  readonly part: string;
  readonly version: string;
  readonly variant: string;
  /** Of sampled visits; they give the rate. */
  loads: number;
  failures: number;
  /** Failures of visits that were not sampled. */
  otherFailures: number;
  errors: number;
  visitors: number;
  visitorsFailed: number;
  readonly steps: Map<number, Step>;
  /** 75th percentile in milliseconds, CLS in thousandths. */
  readonly p75: Partial<Record<Vital, number>>;
}

export type ErrorGroup = typeof beaconErrors.$inferSelect;

const HOUR_MS = 3_600_000;

/** Groups of errors that are listed. */
const LISTED = 50;

interface Columns {
  readonly merchantCode: PgColumn;
  readonly variant: PgColumn;
}

const isWanted = ({ merchantCode, variant }: Columns, at: PgColumn, wanted: Wanted): SQL | undefined =>
  and(
    gte(at, wanted.since),
    wanted.merchant === undefined ? undefined : eq(merchantCode, wanted.merchant),
    wanted.variant === undefined ? undefined : eq(variant, wanted.variant),
  );

/** Figures of releases by part and version, from the counts of all instances. */
export async function releaseFigures(db: Db, wanted: Wanted): Promise<readonly ReleaseFigures[]> {
  const all = new Map<string, ReleaseFigures>();
  const of = ({ part, version, variant }: Pick<ReleaseFigures, 'part' | 'version' | 'variant'>): ReleaseFigures => {
    const key = [part, version, variant].join(' ');
    const found = all.get(key) ?? {
      ...{ part, version, variant, loads: 0, failures: 0, otherFailures: 0, errors: 0 },
      ...{ visitors: 0, visitorsFailed: 0, steps: new Map(), p75: {} },
    };
    all.set(key, found);
    return found;
  };
  const [counts, values, people] = await Promise.all([
    countsBy(db, wanted),
    vitalsBy(db, wanted),
    visitorsBy(db, wanted),
  ]);
  for (const { kind, step, count, ...release } of counts) addCount(of(release), kind, step, Number(count));
  for (const [key, buckets] of values) {
    const [part = '', version = '', variant = '', vital] = key.split(' ');
    const p75 = percentile(buckets, 0.75);
    if (p75 !== undefined) of({ part, version, variant }).p75[vital as Vital] = Math.round(p75);
  }
  for (const { failed, visitors, ...release } of people)
    of(release)[failed ? 'visitorsFailed' : 'visitors'] = Number(visitors);
  return [...all.values()].sort(
    (a, b) => a.part.localeCompare(b.part) || b.loads + b.failures - (a.loads + a.failures),
  );
}

function addCount(figures: ReleaseFigures, kind: string, step: number, count: number): void {
  if (kind === 'error') figures.errors += count;
  if (kind === 'load') figures.loads += count;
  if (kind === 'failure') figures.failures += count;
  if (kind === 'other') figures.otherFailures += count;
  if (kind === 'error') return;
  const { loads, failures } = figures.steps.get(step) ?? { loads: 0, failures: 0 };
  const isLoad = kind === 'load';
  figures.steps.set(step, { loads: loads + (isLoad ? count : 0), failures: failures + (isLoad ? 0 : count) });
}

function countsBy(db: Db, wanted: Wanted) {
  const { part, version, variant, kind, minute, count } = beaconCounts;
  const since = wanted.since.toISOString();
  const step = sql<number>`floor(extract(epoch from ${minute} - ${since}::timestamptz) / ${wanted.step}::int)::int`.as(
    'step',
  );
  return db
    .select({ part, version, variant, kind, step, count: sql<string>`sum(${count})` })
    .from(beaconCounts)
    .where(and(isWanted(beaconCounts, minute, wanted), inArray(kind, ['load', 'failure', 'other', 'error'])))
    .groupBy(part, version, variant, kind, sql`step`);
}

/** Numbers of values by bucket, of each release and vital. */
async function vitalsBy(db: Db, wanted: Wanted): Promise<Map<string, Map<number, number>>> {
  const { part, version, variant, kind, bucket, minute, count } = beaconCounts;
  const rows = await db
    .select({ part, version, variant, kind, bucket, count: sql<string>`sum(${count})` })
    .from(beaconCounts)
    .where(and(isWanted(beaconCounts, minute, wanted), inArray(kind, [...VITALS])))
    .groupBy(part, version, variant, kind, bucket);
  const found = new Map<string, Map<number, number>>();
  for (const row of rows) {
    const key = [row.part, row.version, row.variant, row.kind].join(' ');
    found.set(key, (found.get(key) ?? new Map<number, number>()).set(row.bucket, Number(row.count)));
  }
  return found;
}

function visitorsBy(db: Db, wanted: Wanted) {
  const { part, version, variant, kind, hour, visitor } = beaconVisitors;
  // An hour of visitors is kept whole.
  const since = wanted.since.getTime();
  const failed = sql<boolean>`${kind} <> 'load'`.as('failed');
  return db
    .select({ part, version, variant, failed, visitors: sql<string>`count(distinct ${visitor})` })
    .from(beaconVisitors)
    .where(isWanted(beaconVisitors, hour, { ...wanted, since: new Date(since - (since % HOUR_MS)) }))
    .groupBy(part, version, variant, sql`failed`);
}

/** Groups of errors that were seen since a moment, those of most errors first. They know no variant. */
export function errorGroups(db: Db, { merchant, since }: Pick<Wanted, 'merchant' | 'since'>): Promise<ErrorGroup[]> {
  const { merchantCode, lastAt, count } = beaconErrors;
  return db
    .select()
    .from(beaconErrors)
    .where(and(gte(lastAt, since), merchant === undefined ? undefined : eq(merchantCode, merchant)))
    .orderBy(desc(count))
    .limit(LISTED);
}
