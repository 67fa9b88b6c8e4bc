import { createHash } from 'node:crypto';
import type { Experiment } from '@foyer/shared/remote';
import Big from 'big.js';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { conversionKeys, experimentVisitors, toldConversions, toldMembers } from '../db/schema';
import { noteToldExposure } from '../experiments/note';
import type { RefusedLine, Taken, ToldConversion, ToldExposure } from './told';

const HOUR_MS = 60 * 60_000;
/** What happened longer ago does not count any more: a report that was read stays as it was read. */
const LATEST_MS = 72 * HOUR_MS;
/** How far the clock of the merchant may be ahead. */
const AHEAD_MS = 5 * 60_000;

/** What was told, and by whom. */
export interface Telling {
  readonly merchantCode: string;
  readonly keyId: string;
  /** The merchant's time, and the real one. */
  readonly now: Date;
  readonly realNow: Date;
  /** The experiments that the merchant's visitors are in. */
  readonly experiments: readonly Experiment[];
  readonly conversions: readonly ToldConversion[];
  readonly exposures: readonly ToldExposure[];
  readonly voided: readonly string[];
}

/** The merchant's name for a member is nobody else's business: only a hash of it is kept. */
const hashOf = (merchantCode: string, member: string): string =>
  createHash('sha256').update(`${merchantCode}\n${member}`).digest('base64url');

const isWithin = (at: number, now: Date): boolean => at >= now.getTime() - LATEST_MS && at <= now.getTime() + AHEAD_MS;

/** Whether anything that happened lately may still count for an experiment. */
const asks = ({ until, endedAt }: Experiment, now: Date): boolean =>
  Math.min(Date.parse(until), Date.parse(endedAt ?? until)) > now.getTime() - LATEST_MS;

type Row = typeof toldConversions.$inferInsert;

const isSame = (before: Row, now: Row): boolean =>
  before.member === now.member &&
  before.kind === now.kind &&
  before.at.getTime() === now.at.getTime() &&
  new Big(before.stake ?? 0).eq(now.stake ?? 0);

/**
 * Takes what a merchant's own server told, all of it or nothing, each conversion once however often it is told (decision 96).
 *
 * @returns undefined where the key was withdrawn meanwhile
 */
export async function takeTold(db: Db, telling: Telling): Promise<Taken | undefined> {
  const { merchantCode, keyId, now, realNow, experiments, voided } = telling;
  const isAsked = experiments.some((each) => asks(each, now));
  return db.transaction(async (tx) => {
    // One call of a merchant at a time: two that tie the same member agree on who was first.
    const open = and(eq(conversionKeys.merchantCode, merchantCode), isNull(conversionKeys.withdrawnAt));
    const keys = await tx.select().from(conversionKeys).where(open).orderBy(asc(conversionKeys.id)).for('update');
    if (!keys.some(({ id }) => id === keyId)) return undefined;
    await tx.update(conversionKeys).set({ lastUsedAt: realNow }).where(eq(conversionKeys.id, keyId));
    const exposed = await takeExposures(tx, telling);
    const late = telling.conversions.filter(({ at }) => !isWithin(at, now));
    const timely = telling.conversions.filter(({ at }) => isWithin(at, now));
    const none = { taken: 0, known: 0, refused: [] as readonly RefusedLine[] };
    const told = isAsked && timely.length > 0 ? await takeConversions(tx, telling, timely) : none;
    const { done, refused } = await takeVoided(tx, merchantCode, voided, now);
    const refusedLate = late.map(
      ({ id, at }): RefusedLine => ({
        ...{ id, why: at > now.getTime() ? 'in.the.future' : 'too.late' },
      }),
    );
    return {
      ...{ taken: told.taken, known: told.known, passed: isAsked ? 0 : timely.length, voided: done, exposed },
      refused: [...refusedLate, ...told.refused, ...(isAsked ? refused : [])],
    };
  });
}

async function takeExposures(
  tx: Db,
  { exposures, experiments, merchantCode, keyId: toldBy, now }: Telling,
): Promise<number> {
  let exposed = 0;
  for (const { at, version: shown, ...told } of exposures)
    if (isWithin(at, now)) {
      const noted = await noteToldExposure(
        tx,
        experiments,
        { ...told, shown },
        { merchantCode, toldBy, now: new Date(at) },
      );
      if (noted) exposed += 1;
    }
  return exposed;
}

async function takeConversions(tx: Db, { merchantCode, keyId }: Telling, told: readonly ToldConversion[]) {
  const rows = new Map<string, Row>();
  const refused: RefusedLine[] = [];
  let known = 0;
  const compared = (before: Row, row: Row): void => {
    if (isSame(before, row)) known += 1;
    else refused.push({ id: row.id, why: 'id.other' });
  };
  for (const { id, member, kind, at, stake = null } of told) {
    const row = { merchantCode, id, member: hashOf(merchantCode, member), kind, at: new Date(at), stake, keyId };
    const before = rows.get(id);
    if (before === undefined) rows.set(id, row);
    else compared(before, row);
  }
  const made = await tx
    .insert(toldConversions)
    .values([...rows.values()])
    .onConflictDoNothing()
    .returning({ id: toldConversions.id });
  const fresh = new Set(made.map(({ id }) => id));
  const old = [...rows.keys()].filter((id) => !fresh.has(id));
  if (old.length > 0) {
    const ofThese = and(eq(toldConversions.merchantCode, merchantCode), inArray(toldConversions.id, old));
    for (const before of await tx.select().from(toldConversions).where(ofThese)) {
      const row = rows.get(before.id);
      if (row !== undefined) compared(before, row);
    }
  }
  const others = new Set(refused.map(({ id }) => id));
  await tie(
    tx,
    { merchantCode, keyId },
    told.filter(({ id }) => !others.has(id)),
  );
  return { taken: fresh.size, known, refused };
}

/** Ties visitors to members, for each experiment that a visitor was exposed to; the first tie of each stays. */
async function tie(
  tx: Db,
  { merchantCode, keyId }: Pick<Telling, 'merchantCode' | 'keyId'>,
  told: readonly ToldConversion[],
): Promise<void> {
  const named = told.flatMap((each) => (each.visitor === undefined ? [] : [{ ...each, visitor: each.visitor }]));
  if (named.length === 0) return;
  const visitors = [...new Set(named.map(({ visitor }) => visitor))];
  const seen = await tx
    .select()
    .from(experimentVisitors)
    .where(and(eq(experimentVisitors.merchantCode, merchantCode), inArray(experimentVisitors.visitor, visitors)));
  const ties = [...named]
    .sort((one, other) => one.at - other.at)
    .flatMap(({ visitor, member, at }) =>
      seen
        .filter((each) => each.visitor === visitor)
        .map(({ experiment, firstAt }) => ({
          ...{ merchantCode, experiment, visitor, member: hashOf(merchantCode, member), keyId },
          tiedAt: new Date(Math.max(at, firstAt.getTime())),
        })),
    );
  if (ties.length > 0) await tx.insert(toldMembers).values(ties).onConflictDoNothing();
}

async function takeVoided(tx: Db, merchantCode: string, ids: readonly string[], now: Date) {
  if (ids.length === 0) return { done: 0, refused: [] };
  const done = await tx
    .update(toldConversions)
    .set({ voidedAt: sql`coalesce(${toldConversions.voidedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(toldConversions.merchantCode, merchantCode),
        eq(toldConversions.kind, 'bet'),
        inArray(toldConversions.id, [...new Set(ids)]),
      ),
    )
    .returning({ id: toldConversions.id });
  const found = new Set(done.map(({ id }) => id));
  const refused = [...new Set(ids)].flatMap((id): RefusedLine[] => (found.has(id) ? [] : [{ id, why: 'id.unknown' }]));
  return { done: done.length, refused };
}
