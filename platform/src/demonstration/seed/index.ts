import { eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { favourites, hostFaults, merchants, messages } from '../../base/db/schema';
import { takeTime } from '../../base/db/take-time';
import type { Switches } from '../../base/environment/switches';
import { createMember, type NewMember } from '../../base/members/create-member';
import type { Member } from '../../base/members/member';
import { createMerchant } from '../../base/sites/create-merchant';
import { catalogue } from './catalogue';
import { DEMO, SECOND } from './demo-site';
import { fillGames } from './fill-games';
import { inventHistory } from './history';
import { showUnder } from './own-addresses';
import { makeTeam } from './team';
import { keepTeamAlive } from './today';
import { writeHistory } from './write-history';

/** Advisory lock: any unused number. */
const LOCK = 7_260_011;
const DAY_MS = 86_400_000;

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
 * that a newer catalogue replaces the games, and the demonstration's team gets activity for today.
 */
export function seedDemo(db: Db, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await takeTime(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await fillGames(tx, now);
    const [there] = await tx.select().from(merchants).where(eq(merchants.code, DEMO.code));
    if (there === undefined) await makeDemo(tx, now);
    else await keepTeamAlive(tx, DEMO.code, now);
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

async function makeDemo(tx: Db, now: Date): Promise<void> {
  await createMerchant(tx, DEMO);
  await createMerchant(tx, SECOND);
  const { games } = catalogue();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const make = (username: string, password: string, more: Partial<NewMember>): Promise<Member> =>
    createMember(tx, {
      merchantCode: DEMO.code,
      username,
      password,
      registeredAt: ago(210),
      firstTime: false,
      ...more,
    });
  const agent = await make('agent', 'agent1234', {
    type: 1,
    nickname: 'Anan',
    balance: '18240.50',
    mobile: { dialingCode: '66', number: '898765432' },
    email: 'anan@example.com',
  });
  const demo = await make('demo', 'demo1234', {
    nickname: 'Ploy',
    vipLevel: 'Gold',
    toUpline: true,
    uplineId: agent.id,
    ...PLOY,
  });
  await make('somchai', 'somchai88', {
    nickname: 'Somchai',
    balance: '640.00',
    registeredAt: ago(12),
    mobile: { dialingCode: '66', number: '861112233' },
    email: 'somchai@example.com',
  });
  await make('demo', 'demo1234', { merchantCode: SECOND.code, nickname: 'Ploy', balance: '1000.00', ...PLOY });
  await writeHistory(tx, demo, inventHistory('demo', games, 28, now, 250_000));
  await makeTeam(tx, { agent, games, passwordHash: demo.passwordHash, now });
  const kept = games.filter((game) => game.isHot).slice(0, 9);
  await tx
    .insert(favourites)
    .values(
      kept.map(({ nodeId }, at) => ({ memberId: demo.id, merchantCode: DEMO.code, nodeId, addedAt: ago(at + 1) })),
    );
  await tx.insert(messages).values(
    INBOX.map(({ title, body }, at) => ({
      memberId: demo.id,
      merchantCode: DEMO.code,
      title,
      body,
      sentAt: ago(at + 1),
    })),
  );
}

/** Where codes and links for `demo` go; they can be read in the outbox. */
const PLOY = { mobile: { dialingCode: '66', number: '812345678' }, email: 'ploy@example.com' };

const INBOX = [
  { title: 'Your weekend cashback is here', body: 'We have returned 8% of last weekend’s losses to your bonus purse.' },
  { title: 'Welcome to Gold', body: 'You have reached the Gold level. Your benefits are listed in the club.' },
] as const;
