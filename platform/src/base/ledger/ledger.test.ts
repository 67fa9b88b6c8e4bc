import Big from 'big.js';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import type { Db } from '../db/database';
import { ledgerMovements, submits, wallets } from '../db/schema';
import type { Member } from '../members/member';
import { lockWallet, moveMoney } from './move-money';
import { submitOnce } from './submit-once';

const at = new Date('2026-03-14T12:00:00Z');

interface Wish {
  readonly key: string;
  /** Negative for a stake, positive for a win. */
  readonly amount: string;
}

/** Submits a change of a member's purse, as a vendor's round does. */
function submitWish(db: Db, member: Member, { key, amount }: Wish): Promise<{ main: string }> {
  const { merchantCode: merchant, id: memberId } = member;
  return submitOnce(db, { merchant, memberId, operation: 'test', key, request: { amount }, at }, async (tx) => {
    await lockWallet(tx, memberId);
    const [debit, credit] = amount.startsWith('-')
      ? (['wallet:main', 'house:games'] as const)
      : (['house:games', 'wallet:main'] as const);
    await moveMoney(tx, {
      merchant,
      memberId,
      kind: 'test',
      debit,
      credit,
      amount: amount.replace('-', ''),
      reference: key,
      at,
    });
    return { main: (await lockWallet(tx, memberId)).main };
  });
}

/** A member's main purse as the ledger adds it up. */
async function ledgerSum(db: Db, memberId: number): Promise<Big> {
  const rows = await db.select().from(ledgerMovements).where(sql`${ledgerMovements.memberId} = ${memberId}`);
  return rows.reduce(
    (sum, row) =>
      row.credit === 'wallet:main' ? sum.plus(row.amount) : row.debit === 'wallet:main' ? sum.minus(row.amount) : sum,
    new Big(0),
  );
}

async function balance(db: Db, memberId: number): Promise<string> {
  return (await db.transaction((tx) => lockWallet(tx, memberId))).main;
}

describe('the ledger', () => {
  let server: TestPostgres;
  let platform: TestPlatform;
  let db: Db;
  beforeAll(async () => {
    server = await openTestPostgres();
    platform = await openTestPlatform({ at: { url: await server.freshDatabase() } });
    db = platform.db;
  });
  afterAll(async () => {
    await platform?.close();
    await server?.close();
  });
  const makeMember = async (opening: string) =>
    platform.makeMember(await platform.makeMerchant(), { balance: opening });

  it('agrees with the purse and never lets it fall below zero, whatever happens at once', async () => {
    const amount = fc
      .tuple(fc.boolean(), fc.integer({ min: 1, max: 600_000 }))
      .map(([win, n]) => `${win ? '' : '-'}${new Big(n).div(10_000).toFixed()}`);
    // Few keys, so that keys repeat, with the same and with other amounts.
    const wishes = fc.array(fc.record({ key: fc.integer({ min: 1, max: 12 }).map(String), amount }), {
      minLength: 1,
      maxLength: 24,
    });
    await fc.assert(
      fc.asyncProperty(wishes, async (all) => {
        const member = await makeMember('100');
        const ends = await Promise.allSettled(all.map((wish) => submitWish(db, member, wish)));
        const held = await balance(db, member.id);
        expect(new Big(held).gte(0)).toBe(true);
        expect((await ledgerSum(db, member.id)).eq(held)).toBe(true);
        for (const end of ends) {
          if (end.status === 'rejected')
            expect(['balance.insufficient', 'request.invalid']).toContain(end.reason.message);
        }
        const stored = await db.select().from(submits).where(sql`${submits.memberId} = ${member.id}`);
        const booked = await db
          .select()
          .from(ledgerMovements)
          .where(sql`${ledgerMovements.memberId} = ${member.id} and kind = 'test'`);
        expect(booked.map((row) => row.reference).sort()).toEqual(stored.map((row) => row.key).sort());
      }),
      { numRuns: 25 },
    );
  });

  it('carries a submit out once when it is sent twenty times at once', async () => {
    const member = await makeMember('100');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submitWish(db, member, { key: 'one', amount: '-10' })),
    );
    expect(answers).toEqual(answers.map(() => ({ main: '90.0000' })));
    expect(await balance(db, member.id)).toBe('90.0000');
  });

  it('refuses a key that was used for something else, and keeps keys of different members apart', async () => {
    const [member, other] = [await makeMember('100'), await makeMember('100')];
    await submitWish(db, member, { key: 'one', amount: '-10' });
    await expect(submitWish(db, member, { key: 'one', amount: '-11' })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    expect(await submitWish(db, other, { key: 'one', amount: '-11' })).toEqual({ main: '89.0000' });
  });

  it('lets a refused submit be tried again under its key', async () => {
    const member = await makeMember('5');
    await expect(submitWish(db, member, { key: 'one', amount: '-10' })).rejects.toMatchObject({
      code: 'balance.insufficient',
    });
    await submitWish(db, member, { key: 'win', amount: '10' });
    expect(await submitWish(db, member, { key: 'one', amount: '-10' })).toEqual({ main: '5.0000' });
  });

  it.each(['0', '0.0000', '-1', '1.00001', '1e3', 'NaN', '', ' 1', '12345678901234567'])(
    'moves no amount like %p',
    async (amount) => {
      const { id: memberId, merchantCode: merchant } = await makeMember('100');
      const move = {
        merchant,
        memberId,
        kind: 'test',
        debit: 'house:games',
        credit: 'wallet:main',
        amount,
        reference: 'x',
        at,
      } as const;
      await expect(db.transaction((tx) => moveMoney(tx, move))).rejects.toMatchObject({ code: 'request.invalid' });
      expect(await balance(db, memberId)).toBe('100.0000');
    },
  );

  it('is guarded by the database itself', async () => {
    const { id } = await makeMember('1');
    await expect(
      db.update(wallets).set({ balance: '-1' }).where(sql`${wallets.memberId} = ${id}`),
    ).rejects.toMatchObject({
      cause: { constraint: 'wallets_not_negative' },
    });
    const row = {
      merchantCode: 'x',
      memberId: id,
      kind: 'k',
      debit: 'a',
      credit: 'b',
      amount: '0',
      reference: 'r',
      at,
    };
    await expect(db.insert(ledgerMovements).values(row)).rejects.toMatchObject({
      cause: { constraint: 'ledger_positive' },
    });
    await expect(db.insert(ledgerMovements).values({ ...row, amount: '1', credit: 'a' })).rejects.toMatchObject({
      cause: { constraint: 'ledger_two_sides' },
    });
  });
});
