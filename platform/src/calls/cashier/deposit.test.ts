import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { depositOrders, ledgerMovements } from '../../base/db/schema';
import { type Site, siteOfCode } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres } from '../../testing/postgres';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
  site = await platform.makeMerchant({ depositsApprovedBelow: '10000' });
});
afterAll(() => platform.close());

async function customer(
  choices: { type?: number; balance?: string } = {},
  at: TestPlatform = platform,
  on: Site = site,
) {
  const member = await at.makeMember(on, choices);
  const token = await at.login(on, member);
  return {
    member,
    token,
    deposit: (body: unknown) => at.api('deposit', { site: on, token, body }),
    balance: async () => (await at.api('balance', { site: on, token })).value.sumBalance,
    open: async () => (await at.api('openDeposits', { site: on, token })).value,
  };
}

const wish = (amount: string, method = 'PROMPTPAY', key: string = randomUUID()) => ({ method, amount, key });

async function decide(orderNo: string, decision: string, code = site.code, key = 'ops') {
  const url = `/_ops/merchants/${code}/deposits/${orderNo}/${decision}`;
  return platform.app.inject({ method: 'POST', url, headers: { 'x-ops-key': key } });
}

describe('the ways to deposit', () => {
  it('have limits, quick amounts within them, and a name in the language of the site', async () => {
    const { token } = await customer();
    const ask = async (language: string) =>
      (await platform.api('depositMethods', { site, token, query: { language } })).value;
    const english = await ask('EN');
    expect(english.map(({ kind }) => kind)).toEqual(['qr', 'bank', 'card', 'wallet']);
    for (const { min, max, quickAmounts } of english) {
      for (const amount of quickAmounts) {
        expect(Number(amount)).toBeGreaterThanOrEqual(Number(min));
        expect(Number(amount)).toBeLessThanOrEqual(Number(max));
      }
    }
    expect((await ask('TY')).map(({ name }) => name)).toEqual(
      english.map(() => expect.stringMatching(/\p{Script=Thai}/u)),
    );
    expect(await ask('FR')).toEqual(english);
    const stranger = await platform.api('depositMethods', { site, query: { language: 'EN' } });
    expect(stranger).toMatchObject({ status: 401, code: 'session.required' });
  });
});

describe('a deposit', () => {
  it('below the limit is approved at once and reaches the wallet to the cent', async () => {
    const { member, deposit, balance, open } = await customer({ balance: '10.10' });
    const { value } = await deposit(wish('500.25'));
    expect(value).toMatchObject({ amount: '500.25', fee: '0', status: 'approved', kind: 'qr', method: 'PROMPTPAY' });
    expect(value.orderNo).toMatch(/^D\d+$/);
    expect(await balance()).toBe('510.35');
    expect(await open()).toEqual([]);
    const rows = await platform.db
      .select()
      .from(ledgerMovements)
      .where(sql`${ledgerMovements.reference} = ${value.orderNo}`);
    expect(rows).toMatchObject([
      { memberId: member.id, kind: 'deposit', debit: 'house:deposits', credit: 'wallet:main', amount: '500.2500' },
    ]);
  });

  it('costs what its method costs, rounded half up, on top of the amount', async () => {
    const { deposit } = await customer();
    expect((await deposit(wish('333', 'CARD'))).value).toMatchObject({ amount: '333', fee: '5', status: 'pending' });
    expect((await deposit(wish('201', 'CARD'))).value).toMatchObject({ fee: '3.02' });
  });

  it('of 10000 or more waits for an operator, who approves it once', async () => {
    const { deposit, balance, open } = await customer();
    expect((await deposit(wish('9999.99'))).value.status).toBe('approved');
    const { value } = await deposit(wish('10000'));
    expect(value.status).toBe('pending');
    expect(await balance()).toBe('9999.99');
    expect(await open()).toEqual([value]);

    const listed = await platform.app.inject({
      url: `/_ops/merchants/${site.code}/deposits`,
      headers: { 'x-ops-key': 'ops' },
    });
    expect(listed.json().deposits).toContainEqual(
      expect.objectContaining({ orderNo: value.orderNo, status: 'pending' }),
    );
    const answers = await Promise.all([1, 2, 3].map(() => decide(value.orderNo, 'approve')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await balance()).toBe('19999.99');
    expect(await open()).toEqual([]);
    expect((await decide(value.orderNo, 'refuse')).statusCode).toBe(409);
    expect(await balance()).toBe('19999.99');
  });

  it('that is refused moves nothing, stays listed for three days, and cannot be approved any more', async () => {
    const { deposit, balance, open, member } = await customer();
    const { value } = await deposit(wish('10000', 'BANKTRANSFER'));
    expect((await decide(value.orderNo, 'refuse')).json()).toMatchObject({ status: 'refused' });
    expect((await decide(value.orderNo, 'approve')).statusCode).toBe(409);
    expect(await balance()).toBe('0');
    const { payBy: _, transfer: __, ...refused } = value;
    const steps = [...value.steps, { status: 'refused', at: platform.clock.now.getTime() }];
    expect(await open()).toEqual([{ ...refused, status: 'refused', steps }]);
    platform.clock.advance(3 * 86_400_000 + 1);
    const later = await platform.login(site, member);
    expect((await platform.api('openDeposits', { site, token: later })).value).toEqual([]);
  });

  it('that is requested by its number is listed in any state, but never somebody else’s', async () => {
    const { deposit, token } = await customer();
    const stranger = await customer();
    const ask = async (orderNo: string, asker = token) =>
      (await platform.api('openDeposits', { site, token: asker, query: { orderNo } })).value;
    const first = (await deposit(wish('10000'))).value;
    const second = (await deposit(wish('10001'))).value;
    expect(await ask(first.orderNo)).toEqual([second, first]);
    await decide(first.orderNo, 'approve');
    const { payBy: _, ...approved } = first;
    expect(await ask(first.orderNo)).toEqual([
      second,
      { ...approved, status: 'approved', steps: [...first.steps, { status: 'approved', at: expect.any(Number) }] },
    ]);
    expect((await platform.api('openDeposits', { site, token })).value).toEqual([second]);
    expect(await ask(first.orderNo, stranger.token)).toEqual([]);
    const wrong = await platform.api('openDeposits', { site, token, query: { orderNo: "D1' or 1=1" } });
    expect(wrong).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  it('is decided by its own merchant’s operator alone', async () => {
    const other = await platform.makeMerchant();
    const { deposit } = await customer();
    const { orderNo } = (await deposit(wish('10000'))).value;
    expect((await decide(orderNo, 'approve', other.code)).statusCode).toBe(404);
    expect((await decide(orderNo, 'approve', site.code, 'guess')).statusCode).toBe(403);
    for (const wrong of ['D0', 'D1e9', '0', 'D99999999999999999999', "D1' or 1=1"]) {
      expect((await decide(encodeURIComponent(wrong), 'approve')).statusCode).toBe(404);
    }
  });
});

describe('a merchant without a setting for deposits', () => {
  it('leaves every deposit to an operator, however small', async () => {
    const made = await platform.app.inject({
      method: 'POST',
      url: '/_ops/merchants',
      headers: { 'x-ops-key': 'ops' },
      payload: { code: 'STRICT' },
    });
    expect(made.json()).toMatchObject({ depositsApprovedBelow: null });
    const on = await siteOfCode(platform.db, 'STRICT');
    if (on === undefined) throw new Error('the merchant was not made');
    const { deposit, balance } = await customer({}, platform, on);
    expect((await deposit(wish('50'))).value.status).toBe('pending');
    expect(await balance()).toBe('0');

    const change = async (depositsApprovedBelow: string | null) => {
      const url = '/_ops/merchants/STRICT';
      const headers = { 'x-ops-key': 'ops' };
      await platform.app.inject({ method: 'PATCH', url, headers, payload: { depositsApprovedBelow } });
      return (await deposit(wish('60'))).value.status;
    };
    expect([await change('60'), await change('60.01'), await change(null)]).toEqual(['pending', 'approved', 'pending']);
    expect(await balance()).toBe('60');
  });
});

describe('a deposit pressed twice', () => {
  it('is one deposit, with one answer', async () => {
    const { deposit, balance, open } = await customer();
    const pressed = wish('700');
    const answers = await Promise.all([deposit(pressed), deposit(pressed), deposit({ ...pressed, amount: '700.00' })]);
    expect(new Set(answers.map(({ value }) => value.orderNo)).size).toBe(1);
    expect(await balance()).toBe('700');
    expect(await deposit(pressed)).toMatchObject({ value: { orderNo: answers[0]?.value.orderNo } });
    expect(await deposit({ ...pressed, amount: '701' })).toMatchObject({ success: false, code: 'request.invalid' });
    expect(await balance()).toBe('700');
    expect(await open()).toEqual([]);
  });

  it('is one deposit on a Postgres server too, and so is an approval by several operators at once', async () => {
    const server = await openTestPostgres();
    const many = await openTestPlatform({ at: { url: await server.freshDatabase() }, opsKey: 'ops' });
    try {
      const on = await many.makeMerchant();
      const { deposit, balance } = await customer({}, many, on);
      const pressed = wish('10000');
      const answers = await Promise.all(Array.from({ length: 8 }, () => deposit(pressed)));
      expect(new Set(answers.map(({ value }) => value.orderNo)).size).toBe(1);
      expect(await many.db.select().from(depositOrders)).toHaveLength(1);
      const url = `/_ops/merchants/${on.code}/deposits/${answers[0]?.value.orderNo}/approve`;
      const approvals = await Promise.all(
        Array.from({ length: 6 }, () => many.app.inject({ method: 'POST', url, headers: { 'x-ops-key': 'ops' } })),
      );
      expect(approvals.map(({ statusCode }) => statusCode)).toEqual(approvals.map(() => 200));
      expect(await balance()).toBe('10000');
    } finally {
      await many.close();
      await server.close();
    }
  });
});

describe('what the cashier does not take', () => {
  it('is an amount outside of the method’s limits: it says which they are', async () => {
    const { deposit, balance } = await customer();
    for (const amount of ['49.99', '0', '0.00', '50000.01', '999999999']) {
      expect(await deposit(wish(amount))).toMatchObject({
        status: 200,
        code: 'amount.range',
        value: { min: '50', max: '50000' },
      });
    }
    expect((await deposit(wish('50'))).success).toBe(true);
    expect(await balance()).toBe('50');
  });

  it('is a request of a trial account, or without a session', async () => {
    const { deposit, balance } = await customer({ type: 4, balance: '1' });
    expect(await deposit(wish('500'))).toMatchObject({ success: false, code: 'login.free.account' });
    expect(await balance()).toBe('1');
    expect(await platform.api('deposit', { site, body: wish('500') })).toMatchObject({ status: 401 });
  });

  it.each([
    { amount: '-500' },
    { amount: '500.001' },
    { amount: '5e2' },
    { amount: ' 500' },
    { amount: '١٠٠' },
    { amount: 'NaN' },
    { amount: 500 },
    { amount: '9'.repeat(40) },
    { method: 'GOLD' },
    { method: 'constructor' },
    { method: ['PROMPTPAY'] },
    { key: '' },
    { key: 'x'.repeat(65) },
    { key: 'nul\u0000nul\u0000' },
    { status: 'approved' },
    { memberId: 1 },
  ])('is %j', async (change) => {
    const { deposit, balance, open } = await customer();
    expect(await deposit({ ...wish('500'), ...change })).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await balance()).toBe('0');
    expect(await open()).toEqual([]);
  });

  it('never causes a server error', async () => {
    const { deposit } = await customer();
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          { method: fc.string(), amount: fc.oneof(fc.string(), fc.double()), key: fc.string() },
          { requiredKeys: [] },
        ),
        async (body) => expect((await deposit(body)).status).toBeLessThan(500),
      ),
      { numRuns: 40 },
    );
  });

  it('is too many requests in a minute', async () => {
    const { deposit } = await customer();
    const codes = [];
    for (let press = 0; press < 31; press += 1) codes.push((await deposit(wish('50'))).code);
    expect(codes.at(-1)).toBe('rate.limited');
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }));
  });
});
