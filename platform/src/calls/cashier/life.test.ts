import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { depositSteps, ledgerMovements } from '../../base/db/schema';
import { lockWallet } from '../../base/ledger/move-money';
import type { Site } from '../../base/sites/site';
import { sweepAll } from '../../jobs/sweep';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { hostOf } from '../../testing/platform';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { startServer } from '../../testing/server';
import { noticeSignature } from './notices';
import { orderIdOf } from './orders';
import { paymentKeyOf } from './payment-address';

hashAsServersDo();

jest.setTimeout(240_000);

const MINUTE = 60_000;
const DAY = 86_400_000;

let server: TestPostgres;
let instances: readonly [TestPlatform, TestPlatform];
let platform: TestPlatform;
let url: string;
beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
  const common = { opsKey: 'ops', at: { url } };
  instances = [await openTestPlatform(common), await openTestPlatform(common)];
  platform = instances[0];
});
afterAll(async () => {
  for (const each of [...(instances ?? [])].reverse()) await each.close();
  await server?.close();
});

/** The site's clock is moved, so that both instances see it and sessions of other tests live on. */
async function enter(choices: Parameters<TestPlatform['makeMember']>[1] = {}, site?: Site) {
  const on = site ?? (await platform.makeMerchant({ flags: { DEPRECM3: true } }));
  const member = await platform.makeMember(on, choices);
  let token = await platform.login(on, member);
  const api = platform.api;
  return {
    site: on,
    member,
    later: async (offsetMs: number) => {
      await ops(on, 'PUT', '/clock', { offsetMs });
      token = await platform.login(on, member);
    },
    deposit: (amount: string, method = 'BANKTRANSFER') =>
      api('deposit', { site: on, token, body: { method, amount, key: randomUUID() } }),
    cancel: (orderNo: string, at = platform) =>
      at.api('cancelDeposit', { site: on, token, body: { orderNo, key: randomUUID() } }),
    methods: async () => (await api('depositMethods', { site: on, token, query: { language: 'EN' } })).value,
    open: async (orderNo?: string) =>
      (await api('openDeposits', { site: on, token, ...(orderNo && { query: { orderNo } }) })).value,
    balance: async () => (await api('balance', { site: on, token })).value.sumBalance,
    /** States of the deposit report's order, in order. */
    reported: async (orderNo: string) => {
      const day = (at: number) => new Date(at).toISOString().slice(0, 10);
      const now = platform.clock.now.getTime();
      const query = { startDate: day(now - 2 * DAY), endDate: day(now + 3 * DAY), zone: 0, pageNo: 1, pageSize: 20 };
      const { content } = (await api('depositReport', { site: on, token, query })).value;
      return content.find((each) => each.orderNo === orderNo)?.steps.map(({ status }) => status);
    },
  };
}

async function ops(site: Site, method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) {
  const url = `/_ops/merchants/${site.code}${path}`;
  const answer = await platform.app.inject({
    method,
    url,
    headers: { 'x-ops-key': 'ops' },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

interface Said {
  readonly order: string;
  readonly amount: string;
  readonly state?: 'paid' | 'refused' | 'cancelled';
  readonly time?: number;
}
async function signedNotice(site: Site, { order, amount, state = 'paid', time = 1_800_000_000_000 }: Said) {
  const said = { order, amount, state, time };
  return { ...said, signature: noticeSignature(await paymentKeyOf(platform.db, site.code), said) };
}
const send = (site: Site, payload: object, at = platform) =>
  at.app.inject({ method: 'POST', url: '/payments/notices', headers: { host: hostOf(site) }, payload });
const notify = async (site: Site, said: Said, at = platform) => send(site, await signedNotice(site, said), at);

/** Kills a server that has taken a notice and waits for the member's purses to book it. */
async function killWhileBooking(site: Site, { id }: { id: number }, payload: object): Promise<void> {
  const killed = await startServer({ DATABASE_URL: url, TEST_SWITCHES: '1' });
  await platform.db.transaction(async (tx) => {
    await lockWallet(tx, id);
    const sent = killed
      .send({ method: 'POST', path: '/payments/notices', host: hostOf(site), body: payload })
      .catch(() => 'broken');
    const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    for (;;) {
      const { rows } = (await platform.db.execute(waits)) as unknown as { rows: unknown[] };
      if (rows.length > 0) break;
    }
    await killed.stop('SIGKILL');
    expect(await sent).toBe('broken');
  });
}

const movementsOf = (orderNo: string) =>
  platform.db.select().from(ledgerMovements).where(eq(ledgerMovements.reference, orderNo));
const stepsOf = async (orderNo: string) =>
  (
    await platform.db
      .select()
      .from(depositSteps)
      .where(eq(depositSteps.orderId, orderIdOf(orderNo) ?? 0))
      .orderBy(depositSteps.id)
  ).map(({ status }) => status);

describe('the ways to deposit', () => {
  it('are those that are open to the member', async () => {
    const { site, methods, deposit } = await enter();
    const gold = await enter({ vipLevel: 'Gold' }, site);
    await ops(site, 'PATCH', '/deposit-methods/PROMPTPAY', { closed: true });
    await ops(site, 'PATCH', '/deposit-methods/CARD', { level: 2 });
    expect((await methods()).map(({ code }) => code)).toEqual(['BANKTRANSFER', 'EWALLET']);
    expect((await gold.methods()).map(({ code }) => code)).toEqual(['BANKTRANSFER', 'CARD', 'EWALLET']);
    expect(await deposit('500', 'PROMPTPAY')).toMatchObject({ code: 'method.closed' });
    expect(await deposit('500', 'CARD')).toMatchObject({ code: 'method.closed' });
    expect((await gold.deposit('500', 'CARD')).success).toBe(true);
    expect((await ops(site, 'PATCH', '/deposit-methods/GOLD', {})).status).toBe(404);
  });

  it('have limits of one deposit, and of the merchant’s day', async () => {
    const { site, deposit, cancel, later } = await enter();
    const set = (change: object) => ops(site, 'PATCH', '/deposit-methods/BANKTRANSFER', change);
    // A little before midnight in Bangkok.
    const now = platform.clock.now.getTime();
    const untilMidnight = DAY - ((now + 7 * 3_600_000) % DAY);
    await later(untilMidnight - MINUTE);
    await proves('F-DEPOSIT-02', async () => {
      await set({ min: '100', max: '600', dayMax: '1000' });
      expect(await deposit('99.99')).toMatchObject({ code: 'amount.range', value: { min: '100', max: '600' } });
      expect(await deposit('600.01')).toMatchObject({ code: 'amount.range' });
      const smallest = await deposit('100');
      const largest = await deposit('600');
      expect([smallest.success, largest.success]).toEqual([true, true]);
      await ops(site, 'POST', `/deposits/${largest.value.orderNo}/approve`);
      expect(await deposit('300.01')).toMatchObject({ code: 'amount.day', value: { left: '300' } });
      const last = await deposit('300');
      expect(last.success).toBe(true);
      expect(await deposit('100')).toMatchObject({ code: 'amount.day', value: { left: '0' } });
      // What was cancelled does not count any more.
      await cancel(last.value.orderNo);
      expect(await deposit('300.01')).toMatchObject({ code: 'amount.day', value: { left: '300' } });
      await later(untilMidnight + 1_000);
      expect((await deposit('600')).success).toBe(true);
    });
  });
});

describe('the payment host', () => {
  it('gets a signed order and nothing of the session, and leads back to the page', async () => {
    const { site, deposit, balance } = await enter();
    const { value } = await deposit('333', 'CARD');
    const page = (query: string, host = `pay.${hostOf(site)}`, method: 'GET' | 'POST' = 'GET', body = '') =>
      platform.app.inject({
        ...{ method, url: `/pay/${value.orderNo}${query}`, payload: body },
        headers: { host, ...(body && { 'content-type': 'application/x-www-form-urlencoded' }) },
      });
    const url = new URL(value.payUrl ?? '');
    expect(url.hostname).toBe(`pay.${hostOf(site)}`);
    expect(url.pathname).toBe(`/pay/${value.orderNo}`);
    expect([...url.searchParams.keys()]).toEqual(['s']);
    const shown = await page(url.search);
    expect(shown.body).toContain('338.00');
    expect(shown.body).toContain('5.00');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await page('?s=guess')).statusCode).toBe(404);
    expect((await page('')).statusCode).toBe(404);
    expect((await page(url.search, hostOf(site))).statusCode).toBe(404);
    const paid = await page(url.search, undefined, 'POST', 'state=paid');
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toBe(`http://${hostOf(site)}/m/voucherCenter?order=${value.orderNo}`);
    expect(await balance()).toBe('333');
  });

  it('is not there outside of a demonstration', async () => {
    const real = await openTestPlatform({ switches: { demo: false, tests: false } });
    try {
      const site = await real.makeMerchant();
      const answer = await real.app.inject({ url: '/pay/D1?s=x', headers: { host: `pay.${hostOf(site)}` } });
      expect(answer.statusCode).not.toBe(200);
    } finally {
      await real.close();
    }
  });
});

describe('a notice of a payment', () => {
  it('counts when it is genuine, fits its order, and comes for the first time', async () => {
    const { site, deposit, balance, open, member } = await enter();
    await proves('F-DEPOSIT-06', async () => {
      const { orderNo } = (await deposit('333', 'CARD')).value;
      const genuine = await signedNotice(site, { order: orderNo, amount: '338.00' });
      for (const forged of [
        { ...genuine, signature: 'x' },
        { ...genuine, amount: '1.00' },
        { ...genuine, state: 'refused' },
        { ...genuine, time: genuine.time + 1 },
        { ...genuine, order: 'D1' },
      ]) {
        expect((await send(site, forged)).statusCode).toBe(403);
      }
      expect(await balance()).toBe('0');
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => send(site, genuine, instances[at % 2] as TestPlatform)),
      );
      expect(answers.map((answer) => answer.json())).toEqual(Array(10).fill({ order: orderNo, state: 'approved' }));
      expect(await movementsOf(orderNo)).toHaveLength(1);
      expect(await balance()).toBe('333');

      const other = (await deposit('500', 'EWALLET')).value.orderNo;
      expect((await notify(site, { order: other, amount: '500' })).json()).toMatchObject({ state: 'review' });
      expect(await movementsOf(other)).toEqual([]);
      expect((await open(other)).at(0)).toMatchObject({ orderNo: other, status: 'review' });
      const listed = (await ops(site, 'GET', '/deposits')).body.deposits;
      expect(listed).toContainEqual(expect.objectContaining({ orderNo: other, status: 'review' }));

      const third = (await deposit('1000', 'CARD')).value.orderNo;
      const again = await signedNotice(site, { order: third, amount: '1015.00' });
      await killWhileBooking(site, member, again);
      expect(await movementsOf(third)).toEqual([]);
      for (const at of instances)
        expect((await send(site, again, at)).json()).toEqual({ order: third, state: 'approved' });
      expect(await movementsOf(third)).toHaveLength(1);
      expect(await balance()).toBe('1333');
    });
  });

  it('of a refused or cancelled payment ends the order and books nothing', async () => {
    const { site, deposit, balance, open } = await enter();
    for (const state of ['refused', 'cancelled'] as const) {
      const { orderNo } = (await deposit('500', 'EWALLET')).value;
      await notify(site, { order: orderNo, amount: '505', state });
      expect((await open(orderNo)).at(-1)).toMatchObject({ orderNo, status: state });
    }
    expect(await balance()).toBe('0');
  });
});

describe('a deposit that nobody pays', () => {
  it.each([
    { method: 'CARD', ms: 30 * MINUTE, total: '507.50' },
    { method: 'BANKTRANSFER', ms: DAY, total: '500.00' },
  ])('ends by itself, and late money is booked by an operator: $method', async ({ method, ms, total }) => {
    const { site, deposit, open, balance, later, reported } = await enter();
    await proves('F-DEPOSIT-09', async () => {
      const { orderNo } = (await deposit('500', method)).value;
      await later(ms - 2_000);
      expect((await open()).map(({ status }) => status)).toEqual(['pending']);
      await later(ms + 1_000);
      expect(await open()).toEqual([]);
      expect((await open(orderNo)).at(0)).toMatchObject({ status: 'expired' });
      expect(await reported(orderNo)).toEqual(['pending', 'expired']);
      await sweepAll(platform.db, platform.clock.now);
      expect(await reported(orderNo)).toEqual(['pending', 'expired']);
      for (const at of instances) await notify(site, { order: orderNo, amount: total }, at);
      expect(await balance()).toBe('0');
      expect(await reported(orderNo)).toEqual(['pending', 'expired', 'review']);
      const booked = await Promise.all([1, 2, 3].map(() => ops(site, 'POST', `/deposits/${orderNo}/book`)));
      expect(booked.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await balance()).toBe('500');
      expect(await movementsOf(orderNo)).toHaveLength(1);
      expect(await reported(orderNo)).toEqual(['pending', 'expired', 'review', 'approved']);
      // The notice once more changes nothing.
      await notify(site, { order: orderNo, amount: total });
      expect(await balance()).toBe('500');
    });
  });
});

describe('deposits that wait', () => {
  it('are at most three, and the member may take each back, with the same answer again', async () => {
    const { deposit, cancel, open, member, site } = await enter();
    const made = [await deposit('500'), await deposit('501'), await deposit('502')].map(({ value }) => value.orderNo);
    expect(await deposit('503')).toMatchObject({ code: 'deposit.waiting', value: { max: '3' } });
    expect((await open()).map(({ orderNo }) => orderNo)).toEqual([...made].reverse());
    const [first, second] = [await cancel(made[0] ?? ''), await cancel(made[0] ?? '')];
    expect(first).toMatchObject({ success: true, value: { status: 'cancelled' } });
    expect(second.value).toEqual(first.value);
    expect((await deposit('503')).success).toBe(true);
    await ops(site, 'POST', `/deposits/${made[1]}/approve`);
    const stranger = await enter({}, site);
    const refused = { success: false, code: 'order.state' };
    expect(await cancel(made[1] ?? '')).toMatchObject(refused);
    expect(await stranger.cancel(made[2] ?? '')).toMatchObject(refused);
    expect(await stranger.cancel('D1')).toMatchObject(refused);
    expect(member.id).not.toBe(stranger.member.id);
  });

  it('are either cancelled or approved when both come at once', async () => {
    const { site, deposit, cancel, balance } = await enter();
    await ops(site, 'PATCH', '/deposit-methods/EWALLET', { min: '1', feePercent: '0' });
    const seen = { approved: 0, review: 0 };
    for (let race = 0; race < 100; race += 1) {
      const { value } = await deposit('1', 'EWALLET');
      // The rate of deposits is not what is tested here.
      await platform.db.execute('delete from rate_windows');
      const [late, early] = instances;
      const [cancelled] = await Promise.all([
        cancel(value.orderNo, race % 2 === 0 ? early : late),
        notify(site, { order: value.orderNo, amount: '1' }, race % 2 === 0 ? late : early),
      ]);
      const steps = await stepsOf(value.orderNo);
      if (cancelled.success) {
        expect(steps).toEqual(['pending', 'cancelled', 'review']);
        expect(await movementsOf(value.orderNo)).toEqual([]);
        seen.review += 1;
      } else {
        expect(steps).toEqual(['pending', 'approved']);
        seen.approved += 1;
      }
    }
    expect(seen.approved + seen.review).toBe(100);
    expect(await balance()).toBe(String(seen.approved));
  });
});
