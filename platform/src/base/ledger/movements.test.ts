import { sql } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { ledgerMovements, submits, wallets } from '../db/schema';
import type { Member } from '../members/member';
import { lockWallet, type Movement, moveMoney } from './move-money';
import { payMany } from './pay-many';
import { type Submit, submitOnce } from './submit-once';

const at = new Date('2026-03-14T12:00:00Z');
let platform: TestDatabase;
let member: Member;
let other: Member;
beforeAll(async () => {
  platform = await openTestDatabase();
  const site = await platform.makeMerchant();
  [member, other] = [await platform.makeMember(site), await platform.makeMember(site)];
});
afterAll(() => platform?.close());
beforeEach(async () => {
  const { db } = platform;
  await db
    .update(wallets)
    .set({ balance: sql`case ${wallets.purse} when 'main' then 100 when 'bonus' then 20 else 0 end` });
});

const rest = { held: '0.0000', vendors: {} };
const purses = (of = member) => platform.db.transaction((tx) => lockWallet(tx, of.id));
const move = (change: Partial<Movement> = {}) => {
  const movement: Movement = {
    ...{ merchant: member.merchantCode, memberId: member.id, kind: 'test', amount: '10', reference: 'r', at },
    ...{ debit: 'wallet:main', credit: 'house:games' },
    ...change,
  };
  return platform.db.transaction((tx) => moveMoney(tx, movement));
};

describe('a movement', () => {
  it.each([
    ['wallet:main', 'house:games', { main: '90.0000', bonus: '20.0000' }],
    ['wallet:bonus', 'house:games', { main: '100.0000', bonus: '10.0000' }],
    ['house:games', 'wallet:main', { main: '110.0000', bonus: '20.0000' }],
    ['house:games', 'wallet:bonus', { main: '100.0000', bonus: '30.0000' }],
    ['wallet:bonus', 'wallet:main', { main: '110.0000', bonus: '10.0000' }],
    ['wallet:main', 'wallet:held', { main: '90.0000', bonus: '20.0000', held: '10.0000' }],
    ['house:games', 'house:deposits', { main: '100.0000', bonus: '20.0000' }],
  ] as const)('from %s to %s changes the purses it names, and nobody else’s', async (debit, credit, left) => {
    await move({ debit, credit });
    expect(await purses()).toEqual({ ...rest, ...left });
    expect(await purses(other)).toEqual({ ...rest, main: '100.0000', bonus: '20.0000' });
  });

  it('opens the purse of a vendor with the first money in it, at the member’s own merchant alone', async () => {
    const elsewhere = move({ debit: 'house:games', credit: 'wallet:vendor:TF', merchant: 'elsewhere' });
    await expect(elsewhere).rejects.toThrow('has no purse vendor:TF');
    await expect(move({ debit: 'wallet:vendor:TF', credit: 'wallet:main' })).rejects.toMatchObject({
      code: 'balance.insufficient',
    });
    await move({ debit: 'wallet:main', credit: 'wallet:vendor:TF' });
    await move({ debit: 'wallet:main', credit: 'wallet:vendor:TF', amount: '5' });
    await move({ debit: 'wallet:vendor:TF', credit: 'transit:TF', amount: '1' });
    expect(await purses()).toMatchObject({ main: '85.0000', vendors: { TF: '14.0000' } });
    await expect(move({ debit: 'house:games', credit: 'wallet:vendor:no such' })).rejects.toThrow();
    await platform.db.delete(wallets).where(sql`purse like 'vendor:%'`);
  });

  it('tells the balance after it: of several in one statement, of one that waited for another, and of one that comes late', async () => {
    const balances = async () => {
      const own = sql`reference like 'after%' and member_id = ${member.id}`;
      const rows = await platform.db.select().from(ledgerMovements).where(own).orderBy(sql`at, id`);
      return rows.map(({ balanceAfter }) => Number(balanceAfter));
    };
    const payment = {
      merchant: member.merchantCode,
      memberId: member.id,
      kind: 'test',
      at: new Date(at.getTime() + 1000),
    };
    const pay = (count: number) => {
      const common = {
        ...payment,
        amount: '1',
        debit: 'house:games',
        credit: 'wallet:main',
        reference: 'after',
      } as const;
      return platform.db.transaction(async (tx) => {
        await lockWallet(tx, member.id);
        await payMany(
          tx,
          Array.from({ length: count }, () => common),
        );
      });
    };
    await pay(3);
    const [first = 0, ...rest] = await balances();
    expect(rest).toEqual([first + 1, first + 2]);
    await Promise.all([pay(2), pay(2), pay(2)]);
    const upTo = (count: number, from = first) => Array.from({ length: count }, (_, n) => from + n);
    expect(await balances()).toEqual(upTo(9));
    // A month before all of them.
    await move({ amount: '50', reference: 'after a month', at: new Date('2026-02-01T00:00:00Z') });
    const [late = 0, ...moved] = await balances();
    expect([late, moved]).toEqual([-50, upTo(9, first - 50)]);
  });

  it('is stored completely', async () => {
    await move({ reference: 'written', kind: 'bet.stake', amount: '1.5' });
    const rows = await platform.db.select().from(ledgerMovements).where(sql`reference = 'written'`);
    expect(rows).toEqual([
      expect.objectContaining({
        ...{ merchantCode: member.merchantCode, memberId: member.id, kind: 'bet.stake', amount: '1.5000', at },
        ...{ debit: 'wallet:main', credit: 'house:games' },
      }),
    ]);
  });

  it('can empty a purse, but not overdraw it', async () => {
    await move({ amount: '100' });
    expect((await purses()).main).toBe('0.0000');
    await expect(move({ amount: '0.0001', reference: 'below' })).rejects.toMatchObject({
      code: 'balance.insufficient',
    });
    expect(await platform.db.select().from(ledgerMovements).where(sql`reference = 'below'`)).toEqual([]);
  });

  it.each(['0', '0.0', '-1', '+1', '1.00001', '1.', '.5', '1e3', 'NaN', '', ' 1', '1 ', '12345678901234567'])(
    'is none of %j',
    async (amount) => {
      await expect(move({ amount })).rejects.toMatchObject({ code: 'request.invalid' });
      expect((await purses()).main).toBe('100.0000');
    },
  );

  it.each(['1', '0.0001', '10.05', '00.10'])('may be one of %j', async (amount) => {
    await move({ amount });
    expect(Number((await purses()).main)).toBeCloseTo(100 - Number(amount), 4);
  });

  it('is refused for another merchant’s or an unknown member', async () => {
    await expect(move({ merchant: 'elsewhere' })).rejects.toMatchObject({ code: 'balance.insufficient' });
    await expect(move({ merchant: 'elsewhere', debit: 'house:games', credit: 'wallet:main' })).rejects.toThrow(
      `member ${member.id} has no purse main`,
    );
    expect(await platform.db.transaction((tx) => lockWallet(tx, -1))).toEqual({
      main: '0',
      bonus: '0',
      held: '0',
      vendors: {},
    });
  });
});

describe('a submit', () => {
  const submit = (change: Partial<Submit> = {}): Submit => ({
    ...{ merchant: member.merchantCode, memberId: member.id, operation: 'play', key: 'k', request: { a: 1 }, at },
    ...change,
  });
  let done = 0;
  const send = (change: Partial<Submit> = {}) =>
    submitOnce(platform.db, submit(change), async () => {
      done += 1;
      return { done };
    });
  beforeEach(async () => {
    done = 0;
    await platform.db.delete(submits);
  });

  it('is carried out once, and has the same answer each time', async () => {
    expect([await send(), await send(), await send()]).toEqual([{ done: 1 }, { done: 1 }, { done: 1 }]);
    expect(done).toBe(1);
  });

  it('is a different one with another member, merchant, operation or key', async () => {
    await send();
    for (const change of [{ memberId: other.id }, { operation: 'pay' }, { key: 'l' }]) await send(change);
    expect(done).toBe(4);
    expect(await send()).toEqual({ done: 1 });
    expect(await send({ key: 'l' })).toEqual({ done: 4 });
  });

  it('is the same in whatever order its fields are, at every depth', async () => {
    await send({ request: { a: 1, b: { c: [2, { d: 3, e: null }], f: 'x' } } });
    expect(await send({ request: { b: { f: 'x', c: [2, { e: null, d: 3 }] }, a: 1 } })).toEqual({ done: 1 });
  });

  it.each([[{ a: 2 }], [{ a: [1] }], [{ a: 1, b: 2 }], [[1]], [null]])(
    'is refused where its key was used for something else: %j',
    async (request) => {
      await send();
      await expect(send({ request })).rejects.toMatchObject({ code: 'request.invalid' });
      expect(done).toBe(1);
    },
  );

  it('keeps the order of lists', async () => {
    await send({ request: [1, 2] });
    await expect(send({ request: [2, 1] })).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('stores nothing when its work fails, and may be sent again', async () => {
    const fails = submitOnce(platform.db, submit(), async (tx) => {
      await tx.update(wallets).set({ balance: '1' });
      throw new Error('the round failed');
    });
    await expect(fails).rejects.toThrow('the round failed');
    expect((await purses()).main).toBe('100.0000');
    expect(await send()).toEqual({ done: 1 });
  });
});
