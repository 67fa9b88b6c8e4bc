import { eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { hostFaults, merchants } from '../../base/db/schema';
import { takeTime } from '../../base/db/take-time';
import type { Switches } from '../../base/environment/switches';
import { DEMO } from './demo-site';
import { fillGames } from './fill-games';
import { makeDemo } from './make-demo';
import { showUnder } from './own-addresses';
import { planRains } from './rains';
import { keepTeamAlive } from './today';

/** Advisory lock: any unused number. */
const LOCK = 7_260_011;

/** Writes the common catalogue, which gives merchants their games. Safe to repeat, also on several instances at once. */
export function seedCatalogue(db: Db, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await takeTime(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await fillGames(tx, now);
  });
}

/**
 * Fills a new platform with the common catalogue, the demonstration's merchants and their accounts. Existing data stays, except
 * that a newer catalogue replaces the games, the demonstration's team gets activity for today, and rains are planned again.
 */
export function seedDemo(db: Db, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await takeTime(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await fillGames(tx, now);
    const [there] = await tx.select().from(merchants).where(eq(merchants.code, DEMO.code));
    if (there === undefined) await makeDemo(tx, now);
    else {
      await keepTeamAlive(tx, DEMO.code, now);
      await planRains(tx, there, now);
    }
  });
}

/** A demonstration's database on a run that is none: everybody knows its passwords. */
export class DemonstrationLeft extends Error {
  constructor() {
    super(
      'This database holds the demonstration, and its accounts have passwords that everybody knows. ' +
        'Choose another database with DATABASE_URL or DATA_DIR, or say DEMO=1 where a demonstration is what is wanted.',
    );
    this.name = 'DemonstrationLeft';
  }
}

/**
 * Seeds the database for this run: the demonstration, or otherwise the catalogue alone (docs/decisions/0016). Safe to repeat,
 * also on several instances at once.
 *
 * @param addresses addresses of this machine that show the demonstration to others; ignored by other runs
 * @throws DemonstrationLeft when a demonstration filled the database and this run is none
 */
export async function seed(
  db: Db,
  { demo, tests }: Switches,
  now: Date,
  addresses: readonly string[] = [],
): Promise<void> {
  if (!tests) await resetTestState(db);
  if (demo) {
    await seedDemo(db, now);
    return showUnder(db, addresses);
  }
  const [left] = await db.select().from(merchants).where(eq(merchants.demonstration, true)).limit(1);
  if (left !== undefined) throw new DemonstrationLeft();
  return seedCatalogue(db, now);
}

/** Resets clocks and faults that tests left in this database. */
async function resetTestState(db: Db): Promise<void> {
  await db.update(merchants).set({ clockOffsetMs: 0 }).where(ne(merchants.clockOffsetMs, 0));
  await db.delete(hostFaults);
}
