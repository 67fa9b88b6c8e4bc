import { randomUUID } from 'node:crypto';
import { calls } from '@foyer/shared/contract';
import { schemas } from '@foyer/shared/contract/schemas';
import { sql } from 'drizzle-orm';
import type { Site } from '../../base/sites/site';
import { sweepAll } from '../../jobs/sweep';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';

jest.setTimeout(120_000);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let server: TestPostgres;
let instances: readonly TestPlatform[];
let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  server = await openTestPostgres();
  const at = { url: await server.freshDatabase() };
  instances = [await openTestPlatform({ at }), await openTestPlatform({ at })];
  platform = instances[0]!;
  site = await platform.makeMerchant({ depositsApprovedBelow: '10000' });
});
afterAll(async () => {
  for (const each of instances ?? []) await each.close();
  await server?.close();
});

async function customer(on: Site = site) {
  const member = await platform.makeMember(on);
  let token = await platform.login(on, member);
  const at = (instance: number) => instances[instance] ?? platform;
  const asked = (key: string, operation = 'deposit') => ({ site: on, token, query: { operation, key } });
  return {
    /** Lets time pass, on all instances, and comes back with a new session. */
    later: async (ms: number) => {
      for (const { clock } of instances) clock.advance(ms);
      token = await platform.login(on, member);
    },
    deposit: (key: string, amount = '100', instance = 0) =>
      at(instance).api('deposit', { site: on, token, body: { method: 'PROMPTPAY', amount, key } }),
    outcome: (key: string, operation?: string) => platform.api('outcome', asked(key, operation)),
    close: (key: string, instance = 0) => at(instance).api('closeSubmit', asked(key)),
    orders: async () => {
      const { rows } = (await platform.db.execute(
        sql`select (select count(*)::int from deposit_orders where member_id = ${member.id}) as orders,
          (select balance::text from wallets where member_id = ${member.id} and purse = 'main') as main`,
      )) as unknown as { rows: { orders: number; main: string }[] };
      return rows[0];
    },
  };
}

describe('the question what became of a submit', () => {
  it('tells its answer, to its sender alone, and books nothing', async () => {
    const [sender, other] = [await customer(), await customer()];
    const key = randomUUID();
    await proves('F-OUTCOME-06', async () => {
      expect((await sender.outcome(key)).value).toEqual({ state: 'none' });
      expect(await sender.orders()).toEqual({ orders: 0, main: '0.0000' });
      const { value: order } = await sender.deposit(key);
      expect((await sender.outcome(key)).value).toEqual({ state: 'done', answer: order });
      expect((await other.outcome(key)).value).toEqual({ state: 'none' });
      // The same key text of a member of another merchant is another submit.
      const elsewhere = await platform.makeMerchant({ depositsApprovedBelow: '10000' });
      const stranger = await customer(elsewhere);
      expect((await stranger.outcome(key)).value).toEqual({ state: 'none' });
      expect(await sender.orders()).toEqual({ orders: 1, main: '100.0000' });
    });
    expect(await sender.outcome(key, 'login')).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await sender.outcome('short')).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await platform.api('outcome', { site, query: { operation: 'deposit', key } })).toMatchObject({
      status: 401,
      code: 'session.required',
    });
  });

  it('is answered sixty times a minute', async () => {
    const { outcome, close, later } = await customer();
    await proves('F-OUTCOME-06', async () => {
      const codes: (string | undefined)[] = [];
      for (let at = 0; at < 61; at += 1) codes.push((await outcome('somekey1')).code);
      expect(codes.slice(0, 60)).toEqual(Array(60).fill(undefined));
      expect(codes[60]).toBe('rate.limited');
      await later(61_000);
      expect((await outcome('somekey1')).success).toBe(true);
    });
    for (let at = 0; at < 60; at += 1) await close(`another${at}`);
    expect(await close('onemore12')).toMatchObject({ code: 'rate.limited' });
  });

  it('is remembered for 30 days by the merchant’s clock', async () => {
    const { deposit, outcome, close, later } = await customer();
    const [key, left] = [randomUUID(), randomUUID()];
    const { value: answer } = await deposit(key);
    await close(left);
    await proves('F-OUTCOME-06', async () => {
      await later(29 * DAY_MS);
      await sweepAll(platform.db, platform.clock.now);
      expect((await outcome(key)).value).toEqual({ state: 'done', answer });
      expect((await outcome(left)).value).toEqual({ state: 'closed' });
    });
    await later(2 * DAY_MS);
    await sweepAll(platform.db, platform.clock.now);
    expect((await outcome(key)).value).toEqual({ state: 'none' });
  });
});

describe('leaving a submit', () => {
  it('closes its key for good', async () => {
    const { deposit, close, outcome, orders, later } = await customer();
    const key = randomUUID();
    await proves('F-OUTCOME-04', async () => {
      expect((await close(key)).value).toEqual({ state: 'closed' });
      expect((await close(key)).value).toEqual({ state: 'closed' });
      expect((await outcome(key)).value).toEqual({ state: 'closed' });
      expect(await deposit(key)).toMatchObject({ success: false, code: 'submit.closed' });
      await later(HOUR_MS);
      expect(await deposit(key)).toMatchObject({ success: false, code: 'submit.closed' });
      expect(await orders()).toEqual({ orders: 0, main: '0.0000' });
    });
    expect((await deposit(randomUUID())).success).toBe(true);
  });

  it('at the same moment as it is sent: one of the two wins, and the other says so', async () => {
    const { deposit, close, orders, later } = await customer();
    let booked = 0;
    await proves('F-OUTCOME-04', async () => {
      for (let at = 0; at < 100; at += 1) {
        const key = randomUUID();
        if (at % 25 === 0) await later(61_000);
        // Who is sent first, and to which instance, changes from one time to the next.
        const [first, second] = [() => close(key, at % 2), () => deposit(key, '100', (at + 1) % 2)];
        const [closed, sent] = at % 3 === 0 ? await both(first, second) : (await both(second, first)).reverse();
        if (sent?.success === true) {
          booked += 1;
          expect(closed?.value).toEqual({ state: 'done', answer: sent.value });
        } else {
          expect([closed?.value, sent?.code]).toEqual([{ state: 'closed' }, 'submit.closed']);
        }
      }
      expect(await orders()).toEqual({ orders: booked, main: `${booked * 100}.0000` });
    });
  });

  type Sent = { readonly success: boolean; readonly value?: unknown; readonly code?: string };
  const both = (one: () => Promise<Sent>, other: () => Promise<Sent>): Promise<Sent[]> => Promise.all([one(), other()]);
});

it('each call that carries a key of its own wish can be asked for', () => {
  const bodies = Object.entries(schemas).flatMap(([name, schema]) =>
    'body' in schema && 'key' in ((schema.body as { properties?: object }).properties ?? {}) ? [name] : [],
  );
  const once = Object.entries(calls).flatMap(([name, row]) => ('once' in row ? [name] : []));
  // The key of `passwordByLink` is that of the link.
  expect(bodies.filter((name) => name !== 'passwordByLink').sort()).toEqual(once.sort());
});
