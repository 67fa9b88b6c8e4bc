import type * as NodeCrypto from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { ledgerMovements, submits, wallets } from '../../base/db/schema';
import type * as Money from '../../base/ledger/move-money';
import type * as Once from '../../base/ledger/submit-once';
import { openTestPostgres, type TestPostgres } from '../postgres';
import { soak } from './soak';
import { openMoneyStage } from './stage';

/** Real but fast hashing: these tests do not measure time. */
jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof NodeCrypto>('node:crypto');
  const cheap: typeof real.scrypt = (...args: unknown[]) => {
    const [password, salt, length, , done] = args as Parameters<typeof real.scrypt>;
    real.scrypt(password, salt, length, { N: 2 }, done as unknown as Parameters<typeof real.scrypt>[4]);
  };
  return { ...real, scrypt: cheap };
});

type Fault = 'none' | 'a purse written from what was read' | 'a movement without a line' | 'a submit carried out again';
let mockFault: Fault = 'none';

/** The main purse of a member, as it was read a moment ago. */
async function mockForgetOthers(tx: Db, memberId: number, move: () => Promise<void>): Promise<void> {
  const mine = sql`${eq(wallets.memberId, memberId)} and ${eq(wallets.purse, 'main')}`;
  const [before] = await tx.select({ balance: wallets.balance }).from(wallets).where(mine);
  await move();
  const [{ moved } = { moved: '0' }] = await tx
    .select({
      moved: sql<string>`case when ${ledgerMovements.credit} = 'wallet:main' then ${ledgerMovements.amount} else 0 end`,
    })
    .from(ledgerMovements)
    .where(eq(ledgerMovements.memberId, memberId))
    .orderBy(sql`${ledgerMovements.id} desc`)
    .limit(1);
  if (moved === '0') return;
  await tx
    .update(wallets)
    .set({ balance: sql`${before?.balance ?? '0'}::numeric + ${moved}::numeric` })
    .where(mine);
}

jest.mock('../../base/ledger/move-money', () => {
  const real = jest.requireActual<typeof Money>('../../base/ledger/move-money');
  const moveMoney: typeof real.moveMoney = async (tx, movement) => {
    if (mockFault === 'a purse written from what was read')
      return mockForgetOthers(tx, movement.memberId, () => real.moveMoney(tx, movement));
    await real.moveMoney(tx, movement);
    if (mockFault === 'a movement without a line' && movement.kind === 'transfer.in')
      await tx.delete(ledgerMovements).where(eq(ledgerMovements.reference, movement.reference));
  };
  return { ...real, moveMoney };
});

jest.mock('../../base/ledger/submit-once', () => {
  const real = jest.requireActual<typeof Once>('../../base/ledger/submit-once');
  const submitOnce: typeof real.submitOnce = async (db, submit, work) => {
    if (mockFault === 'a submit carried out again') await db.delete(submits).where(eq(submits.key, submit.key));
    return real.submitOnce(db, submit, work);
  };
  return { ...real, submitOnce };
});

jest.setTimeout(300_000);

let server: TestPostgres;
beforeAll(async () => {
  server = await openTestPostgres();
});
afterAll(() => server?.close());

const ROUNDS = 10;

/** What the soak finds wrong. */
async function found(fault: Fault): Promise<string> {
  const stage = await openMoneyStage({ url: await server.freshDatabase() });
  mockFault = fault;
  const { wrong } = await soak({ stage, seed: 7, more: (rounds) => rounds < ROUNDS });
  mockFault = 'none';
  await stage.close();
  return wrong.join('\n');
}

it('finds nothing in the ledger as it is', async () => expect(await found('none')).toBe(''));

it.each([
  ['a purse written from what was read', /not as the ledger says/],
  ['a movement without a line', /not as the ledger says/],
  ['a submit carried out again', /was answered .*, then |moved more than once/],
] as const)('finds %s', async (fault, said) => expect(await found(fault)).toMatch(said));
