import { and, eq, inArray } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { sportMatches, sportSwept } from '../../base/db/schema';
import type { Fixture } from '../../base/sport/fixture';
import { hashOfSeed, newServerSeed } from '../engine/rise';
import { lengthOf, type MatchRecord } from './match';

/** A vendor's book at a merchant, at a moment of its time. */
export interface Book {
  readonly catalogue: Pick<Catalogue, 'fixturesOf'>;
  readonly merchantCode: string;
  readonly vendor: string;
  readonly now: Date;
}

const MINUTE = 60_000;
/** How far the book looks ahead: as far as hot matches do, and a few minutes for what begins all the time. */
const AHEAD = { full: 2_880 * MINUTE, sprint: 11 * MINUTE };
const LENGTHS = ['full', 'sprint'] as const;
/** Longer than any match. */
const LONGEST = 180 * MINUTE;

/** The matches that are played or about to begin, soonest first, each with its seed. */
export async function openRecords(db: Db, book: Book): Promise<readonly MatchRecord[]> {
  const { catalogue, vendor, now } = book;
  const from = new Date(now.getTime() - LONGEST);
  const fixtures = LENGTHS.flatMap((length) =>
    catalogue.fixturesOf(vendor, length, from, new Date(now.getTime() + AHEAD[length] + 1)),
  ).filter((fixture) => endOf(fixture) > now.getTime());
  return ensured(db, book, fixtures);
}

/** The match of an id; `gone` for one that is over and has no row (any more), undefined for an id of none. */
export async function recordOf(db: Db, book: Book, matchId: string): Promise<MatchRecord | 'gone' | undefined> {
  const [found] = await recordsOf(db, book, [matchId]);
  if (found !== undefined) return found;
  const { catalogue, vendor, now } = book;
  const begins = Number.parseInt(/-([0-9a-z]{5,6})$/.exec(matchId)?.[1] ?? '', 36) * MINUTE;
  if (Number.isNaN(begins)) return undefined;
  const fixture = LENGTHS.filter((length) => begins <= now.getTime() + AHEAD[length])
    .flatMap((length) => catalogue.fixturesOf(vendor, length, new Date(begins), new Date(begins + MINUTE)))
    .find((each) => each.matchId === matchId);
  if (fixture === undefined) return undefined;
  if (endOf(fixture) <= now.getTime()) return 'gone';
  const [made] = await ensured(db, book, [fixture]);
  return made ?? 'gone';
}

const endOf = (fixture: Fixture): number => fixture.startsAt.getTime() + lengthOf(fixture);

async function recordsOf(db: Db, { merchantCode, vendor }: Book, ids: readonly string[]): Promise<MatchRecord[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(sportMatches)
    .where(
      and(
        eq(sportMatches.merchantCode, merchantCode),
        inArray(sportMatches.matchId, [...ids]),
        eq(sportMatches.vendor, vendor),
      ),
    )
    .orderBy(sportMatches.startsAt, sportMatches.matchId);
}

/**
 * Makes what is missing, but nothing that may have been swept: another seed would be another result. Two instances that do so at once both
 * get what the first of them stored.
 */
async function ensured(db: Db, book: Book, fixtures: readonly Fixture[]): Promise<readonly MatchRecord[]> {
  const ids = fixtures.map(({ matchId }) => matchId);
  const found = await recordsOf(db, book, ids);
  const known = new Set(found.map(({ matchId }) => matchId));
  const unknown = fixtures.filter(({ matchId }) => !known.has(matchId));
  if (unknown.length === 0) return found;
  const [swept] = await db.select().from(sportSwept).where(eq(sportSwept.merchantCode, book.merchantCode));
  const missing = unknown.filter((fixture) => swept === undefined || endOf(fixture) > swept.until.getTime());
  if (missing.length === 0) return found;
  await db
    .insert(sportMatches)
    .values(missing.map((fixture) => newRecord(book, fixture)))
    .onConflictDoNothing();
  return recordsOf(db, book, ids);
}

function newRecord(
  { merchantCode, vendor, now }: Book,
  { startsAt, ...fixture }: Fixture,
): typeof sportMatches.$inferInsert {
  const seed = newServerSeed();
  return {
    ...{ merchantCode, vendor, matchId: fixture.matchId, fixture, seed, hash: hashOfSeed(seed), madeAt: now, startsAt },
    endsAt: new Date(endOf({ startsAt, ...fixture })),
  };
}
