import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { like, sql } from 'drizzle-orm';
import { guessBudgets } from '../base/db/schema';
import type { Site } from '../base/sites/site';
import { hostOf, openTestPlatform, type TestPlatform } from '../testing';
import { consoleOf, FIRST_PASSWORD, type TestConsole } from './console.testing';

// A log-in has to be under way while its password changes.
hashAsServersDo();

const MINUTE_MS = 60_000;
const releasesDir = mkdtempSync(path.join(tmpdir(), 'foyer-console-'));
let platform: TestPlatform;
let site: Site;
let other: Site;
let at: TestConsole;
let there: TestConsole;
let serial = 0;

const experiment = (name: string, on: string) => ({
  ...{ kind: 'experiment', at: '2026-01-01T00:00:00.000Z', name, part: 'games', on, metric: 'deposit' },
  ...{ hypothesis: 'Larger cards lead to more', until: '2999-01-01T00:00:00.000Z', guardrails: ['failures'] },
  arms: [
    { arm: 'old', version: '1.0.0', buckets: [[0, 5_000]] },
    { arm: 'new', version: '2.0.0', buckets: [[5_000, 10_000]] },
  ],
  group: { name: 'money', buckets: [0, 5_000] },
});

beforeAll(async () => {
  mkdirSync(path.join(releasesDir, 'log'));
  platform = await openTestPlatform({ opsKey: 'ops', releasesDir, trustProxy: ['127.0.0.1'] });
  [site, other] = [await platform.makeMerchant({ name: 'Lantern House' }), await platform.makeMerchant()];
  [at, there] = [consoleOf(platform, site), consoleOf(platform, other)];
  const lines = [
    ...['1.0.0', '2.0.0', '1.0.0'].map((version) => ({ kind: 'publish', part: 'games', version })),
    { kind: 'publish', part: 'shell', version: '3.0.0' },
    ...[experiment('of-all', 'base'), experiment('of-mine', site.code), experiment('of-other', other.code)],
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(path.join(releasesDir, 'log', 'releases.jsonl'), text);
});
afterAll(async () => {
  await platform?.close();
  rmSync(releasesDir, { recursive: true });
});

const anybody = (role: 'viewer' | 'editor' | 'owner') => at.enter(`person${++serial}`, role);
const who = async (cookie: string, on = at) => (await on.send('GET', '/session', { cookie })).status;
const logIn = (name: string, password: string, address = '10.0.0.1') =>
  at.send('POST', '/session', { body: { name, password }, address });
const tokenOf = ({ cookies }: Awaited<ReturnType<typeof logIn>>) => cookies[0]?.value ?? '';

describe('a log-in at the console', () => {
  it('gives a cookie for the host of the console alone, and says who and where', async () => {
    await at.enter('mali', 'editor');
    const { status, value, cookies } = await logIn(' MALI ', at.password);
    expect([status, value]).toMatchObject([
      ...[200, { name: 'mali', role: 'editor', mustChangePassword: false, merchant: 'Lantern House' }],
    ]);
    expect(cookies).toMatchObject([{ name: 'console', httpOnly: true, sameSite: 'Strict', path: '/console' }]);
    expect(cookies[0]).not.toHaveProperty('domain');
    const headers = { 'x-forwarded-proto': 'https', origin: `https://console.${hostOf(site)}` };
    const safe = await at.send('POST', '/session', { body: { name: 'mali', password: at.password }, headers });
    expect(safe.cookies).toMatchObject([
      { name: '__Host-console', secure: true, httpOnly: true, sameSite: 'Strict', path: '/' },
    ]);
  });

  it('with a first password opens nothing but the choice of another one', async () => {
    await at.ops('POST', `/merchants/${site.code}/console/people`, {
      ...{ name: 'fresh', role: 'owner', password: FIRST_PASSWORD },
    });
    const cookie = tokenOf(await logIn('fresh', FIRST_PASSWORD));
    const asked = ['/experiments', '/people', '/acts', '/releases', '/experiments/of-mine'];
    for (const each of asked)
      expect([each, await at.send('GET', each, { cookie })]).toMatchObject([
        each,
        { status: 403, value: { code: 'password.first' } },
      ]);
    const choose = (fresh: string) => at.send('POST', '/password', { cookie, body: { old: FIRST_PASSWORD, fresh } });
    expect(await choose(FIRST_PASSWORD)).toMatchObject({ status: 409, value: { value: { reason: 'password.same' } } });
    expect(await choose('short')).toMatchObject({ status: 400, value: { code: 'request.invalid' } });
    const chosen = await choose('a password of my own');
    expect(chosen.status).toBe(204);
    expect((await at.send('GET', '/people', { cookie: tokenOf(chosen) })).status).toBe(200);
    expect(await who(cookie)).toBe(401);
  });

  it('does not tell whether a name exists, and is tried five times from one address, which locks nobody else out', async () => {
    await at.enter('tried', 'viewer');
    const wrong = { status: 401, value: { code: 'password.wrong', value: {} } };
    expect(await logIn('nobody', 'whatever it is', '10.0.0.2')).toMatchObject(wrong);
    const tries = await Promise.all(Array.from({ length: 8 }, () => logIn('tried', 'wrong password', '10.0.1.1')));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
    const [late] = tries.filter(({ status }) => status === 429);
    expect(late?.value).toMatchObject({ code: 'tries.many', value: { retryAfter: expect.any(Number) } });
    expect((await logIn('tried', at.password, '10.0.1.1')).status).toBe(429);
    expect((await logIn('tried', at.password, '10.0.0.3')).status).toBe(200);
    platform.clock.advance(20 * MINUTE_MS);
    expect((await logIn('tried', at.password, '10.0.1.1')).status).toBe(200);
  });

  it('ends when the console is left alone, after half a day, by logging out, and everywhere at once', async () => {
    const idle = await anybody('viewer');
    platform.clock.advance(31 * MINUTE_MS);
    expect(await who(idle)).toBe(401);
    const long = await anybody('viewer');
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      platform.clock.advance(20 * MINUTE_MS);
      expect(await who(long)).toBe(200);
    }
    platform.clock.advance(21 * MINUTE_MS);
    expect(await who(long)).toBe(401);
    const first = await at.enter('many', 'viewer');
    const [second, third] = [tokenOf(await logIn('many', at.password)), tokenOf(await logIn('many', at.password))];
    expect((await at.send('DELETE', '/session', { cookie: first })).status).toBe(204);
    expect([await who(first), await who(second)]).toEqual([401, 200]);
    expect((await at.send('DELETE', '/sessions', { cookie: second })).status).toBe(204);
    expect([await who(second), await who(third)]).toEqual([401, 401]);
  });

  it('opens nothing by a password that is replaced while it is checked', async () => {
    const cookie = await at.enter('slow', 'owner');
    const entering = logIn('slow', at.password, '10.0.0.9');
    const counted = () => platform.db.select().from(guessBudgets).where(like(guessBudgets.subject, '%slow%10.0.0.9'));
    while ((await counted()).length === 0) await new Promise(setImmediate);
    await at.ops('PATCH', `/merchants/${site.code}/console/people/slow`, { password: 'another first one' });
    const entered = await entering;
    expect([entered.status, await who(tokenOf(entered)), await who(cookie)]).toEqual([401, 401, 401]);
    expect((await logIn('slow', 'another first one', '10.0.0.4')).value).toMatchObject({ mustChangePassword: true });
  });
});

describe('whoever is not of the merchant', () => {
  const asked = [
    ...[
      ['GET', '/session'],
      ['DELETE', '/session'],
      ['DELETE', '/sessions'],
      ['POST', '/password'],
    ],
    ...[
      ['GET', '/experiments'],
      ['GET', '/experiments/of-mine'],
      ['GET', '/releases'],
      ['GET', '/people'],
    ],
    ...[
      ['POST', '/experiments/of-mine/preview'],
      ['POST', '/orders/start'],
      ['POST', '/orders/stop'],
    ],
    ...[
      ['POST', '/people'],
      ['PATCH', '/people/mali'],
      ['GET', '/acts'],
    ],
  ] as const;

  it('gets nothing by any call without a session, or with one of another merchant', async () => {
    const foreign = await there.enter('mali', 'owner');
    for (const [method = 'GET', path = ''] of asked)
      for (const cookie of [undefined, 'x'.repeat(43), foreign]) {
        const body = method === 'GET' ? {} : { body: {} };
        const answer = await at.send(method as 'GET', path, { cookie, ...body });
        expect([method, path, answer.status, answer.value.code]).toEqual([method, path, 401, 'signed.out']);
      }
    expect(await who(foreign, there)).toBe(200);
  });

  it('is somebody else under the same name, with another password', async () => {
    await at.enter('same', 'viewer');
    expect((await there.send('POST', '/session', { body: { name: 'same', password: at.password } })).status).toBe(401);
  });

  it('sees and stops no experiment of another merchant, reads no trail, and changes no person of it', async () => {
    const cookie = await there.enter('nosy', 'owner');
    const { value } = await there.send('GET', '/experiments', { cookie });
    expect(value.experiments.map((each: { name: string }) => each.name)).toEqual(['of-other', 'of-all']);
    const missing = { status: 404, value: { code: 'not.found' } };
    expect(await there.send('GET', '/experiments/of-mine', { cookie })).toMatchObject(missing);
    const body = { id: randomUUID(), name: 'of-mine', why: '' };
    expect(await there.send('POST', '/orders/stop', { cookie, body })).toMatchObject(missing);
    expect(await there.send('PATCH', '/people/tried', { cookie, body: { closed: true } })).toMatchObject(missing);
    expect(await there.send('POST', '/experiments/of-mine/preview', { cookie, body: { arm: 'new' } })).toMatchObject(
      missing,
    );
    const { acts } = (await there.send('GET', '/acts', { cookie })).value;
    expect(new Set(acts.map((each: { by: string | null }) => each.by))).toEqual(new Set(['mali', 'nosy', null]));
  });

  it('sends no change from another page: by its origin, without the header, or by fetch metadata', async () => {
    const cookie = await anybody('owner');
    const forged = [
      { origin: `http://${hostOf(site)}` },
      { origin: undefined },
      { origin: 'null' },
      { 'x-console': undefined },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of forged) {
      const answer = await at.send('DELETE', '/sessions', { cookie, headers });
      expect([headers, answer.status, answer.value.code]).toEqual([headers, 403, 'origin.foreign']);
    }
    expect(await who(cookie)).toBe(200);
  });

  it('finds no console on the host of the site, of the vendor, or of nobody', async () => {
    const cookie = await anybody('owner');
    for (const host of [hostOf(site), 'play.localhost', `console.console.${hostOf(site)}`, 'console.nobody.example']) {
      const { status } = await at.send('GET', '/experiments', { cookie, headers: { host } });
      expect([host, [400, 404].includes(status)]).toEqual([host, true]);
    }
  });
});

describe('a person', () => {
  it('does what the role reaches, and no more', async () => {
    const cookies = { viewer: await anybody('viewer'), editor: await anybody('editor'), owner: await anybody('owner') };
    const needs = [
      ['GET', '/experiments', 'viewer'],
      ['GET', '/experiments/of-mine', 'viewer'],
      ['GET', '/releases', 'editor'],
      ['POST', '/orders/stop', 'editor'],
      ['POST', '/orders/start', 'editor'],
      ['POST', '/experiments/of-mine/preview', 'editor'],
      ['GET', '/people', 'owner'],
      ['POST', '/people', 'owner'],
      ['PATCH', '/people/nobody', 'owner'],
      ['GET', '/acts', 'owner'],
    ] as const;
    const order = ['viewer', 'editor', 'owner'] as const;
    for (const [method, path, needed] of needs)
      for (const role of order) {
        const sent = method === 'GET' ? {} : { body: {} };
        const { status, value } = await at.send(method, path, { cookie: cookies[role], ...sent });
        const isLow = order.indexOf(role) < order.indexOf(needed);
        expect([path, role, status === 403 && value.code === 'role.low']).toEqual([path, role, isLow]);
      }
  });

  it('of the owners makes others, closes them, and not themselves; a closed one is out at once', async () => {
    const cookie = await at.enter('boss', 'owner');
    const body = { name: 'helper', role: 'editor', password: FIRST_PASSWORD };
    expect(await at.send('POST', '/people', { cookie, body })).toMatchObject({
      ...{ status: 201, value: { name: 'helper', role: 'editor', mustChangePassword: true, closed: false } },
    });
    expect((await at.send('POST', '/people', { cookie, body })).value).toMatchObject({
      value: { reason: 'name.taken' },
    });
    const helper = tokenOf(await logIn('helper', FIRST_PASSWORD));
    expect((await at.send('PATCH', '/people/helper', { cookie, body: { closed: true } })).value).toMatchObject({
      closed: true,
    });
    expect(await who(helper)).toBe(401);
    expect((await logIn('helper', FIRST_PASSWORD)).status).toBe(401);
    const own = await at.send('PATCH', '/people/BOSS', { cookie, body: { closed: true } });
    expect(own.value).toMatchObject({ value: { reason: 'person.own' } });
    const { people } = (await at.send('GET', '/people', { cookie })).value;
    expect(JSON.stringify(people)).not.toMatch(/hash/i);
  });
});

describe('an order', () => {
  const start = (more: object = {}) => ({
    ...{
      id: randomUUID(),
      name: `run-${++serial}`,
      part: 'games',
      arms: ['old:1.0.0=50', 'new:2.0.0=50'],
      why: 'Asked',
    },
    ...{ hypothesis: 'Larger is better', until: '2999-01-31', metric: 'deposit', guardrails: ['failures'], ...more },
  });
  const open = async () => (await at.ops('GET', '/console/orders')).value.orders;
  const shown = async (cookie: string) => (await at.send('GET', '/experiments', { cookie })).value.orders[0];

  it('reaches whoever carries it out once, however often it is sent, and tells how it ended', async () => {
    const cookie = await at.enter('starter', 'editor');
    const body = start();
    const sent = await Promise.all([1, 2, 3].map(() => at.send('POST', '/orders/start', { cookie, body })));
    expect(sent.map(({ status }) => status)).toEqual([202, 202, 202]);
    const { id, name, why, ...terms } = body;
    expect(await open()).toEqual([{ id, merchantCode: site.code, kind: 'start', name, terms, why, by: 'starter' }]);
    expect(await shown(cookie)).toMatchObject({ id, by: 'starter', state: 'pending', said: null });
    const end = (state: string, said: string) => at.ops('POST', `/console/orders/${id}`, { state, said });
    expect((await end('done', 'It runs.')).value).toEqual({ id, state: 'done' });
    expect((await end('refused', 'It does not.')).value).toEqual({ id, state: 'done' });
    expect(await open()).toEqual([]);
    expect(await shown(cookie)).toMatchObject({ state: 'done', said: 'It runs.' });
    const { acts } = (await at.ops('GET', `/merchants/${site.code}/console/acts`)).value;
    const about = acts.filter(({ subject }: { subject: string }) => subject === name);
    expect(about.map(({ by, outcome, details }: Record<string, unknown>) => [by, outcome, details])).toEqual([
      ['starter', 'done', { said: 'It runs.' }],
      ['starter', 'ordered', { why: 'Asked' }],
    ]);
  });

  it('of the number of another one is refused, as is one that says what no experiment has', async () => {
    const [cookie, second] = [await anybody('editor'), await anybody('editor')];
    const body = start();
    expect((await at.send('POST', '/orders/start', { cookie, body })).status).toBe(202);
    const again = await at.send('POST', '/orders/start', { cookie: second, body });
    expect(again).toMatchObject({ status: 409, value: { value: { reason: 'order.other' } } });
    const wrong = [
      { name: 'Big Cards' },
      { part: '../x' },
      { metric: 'profit' },
      { guardrails: ['x'] },
      { on: 'base' },
    ];
    for (const each of [
      ...wrong,
      { expected: '0.00' },
      { expected: 'lots' },
      { id: '1' },
      { merchantCode: other.code },
    ])
      expect([each, (await at.send('POST', '/orders/start', { cookie, body: start(each) })).status]).toEqual([
        each,
        400,
      ]);
    for (const { id } of await open()) await at.ops('POST', `/console/orders/${id}`, { state: 'refused', said: 'x' });
  });

  it('is not carried out after an hour, nor once its person is closed or may order no more', async () => {
    const cookie = await at.enter('former', 'editor');
    await at.send('POST', '/orders/start', { cookie, body: start() });
    const change = (body: object) => at.ops('PATCH', `/merchants/${site.code}/console/people/former`, body);
    expect(await open()).toHaveLength(1);
    for (const [before, after] of [
      [{ role: 'viewer' }, { role: 'editor' }],
      [{ closed: true }, { closed: false }],
    ] as const) {
      await change(before);
      expect(await open()).toEqual([]);
      await change(after);
      expect(await open()).toHaveLength(1);
    }
    expect(await shown(await anybody('viewer'))).toMatchObject({ state: 'pending' });
    platform.clock.advance(MINUTE_MS);
    expect(await shown(await anybody('viewer'))).toMatchObject({ state: 'stalled' });
    expect(await open()).toHaveLength(1);
    platform.clock.advance(60 * MINUTE_MS);
    expect(await open()).toEqual([]);
    const owner = await anybody('viewer');
    expect(await shown(owner)).toMatchObject({ state: 'late' });
  });

  it('stops no experiment that the operator runs for all merchants', async () => {
    const cookie = await anybody('editor');
    const stop = (name: string) =>
      at.send('POST', '/orders/stop', { cookie, body: { id: randomUUID(), name, why: '' } });
    expect(await stop('of-all')).toMatchObject({ status: 409, value: { value: { reason: 'experiment.base' } } });
    expect((await stop('of-mine')).status).toBe(202);
  });

  it('is one of fifty a day', async () => {
    const mine = await platform.makeMerchant();
    const busy = consoleOf(platform, mine);
    const cookie = await busy.enter('busy', 'editor');
    const send = () => busy.send('POST', '/orders/start', { cookie, body: start() });
    for (let sent = 0; sent < 50; sent += 1) expect((await send()).status).toBe(202);
    expect(await send()).toMatchObject({ status: 409, value: { value: { reason: 'orders.many' } } });
  });
});

describe('a report', () => {
  it('is the merchant’s own, and says neither group nor buckets nor channel', async () => {
    const cookie = await anybody('viewer');
    const { status, value } = await at.send('GET', '/experiments/of-mine', { cookie });
    expect([status, value]).toMatchObject([200, { name: 'of-mine', own: true, state: 'running', previews: false }]);
    expect(value.verdicts).toEqual([{ kind: 'nothing yet', sentence: 'Nobody was exposed yet.' }]);
    expect(Object.keys(value)).not.toEqual(expect.arrayContaining(['group']));
    expect(JSON.stringify(value)).not.toMatch(/buckets|money/);
    expect((await at.send('GET', '/experiments/of-all', { cookie })).value).toMatchObject({ own: false });
  });

  it('comes with the releases that there are to choose from, each once, and no shell', async () => {
    const cookie = await anybody('editor');
    const { value } = await at.send('GET', '/releases', { cookie });
    expect(value).toEqual({ parts: [{ part: 'games', versions: ['1.0.0', '2.0.0'] }] });
  });
});

it('the trail takes no change, not even from the database’s own hand', async () => {
  for (const change of ['update console_acts set act = $$x$$', 'delete from console_acts', 'truncate console_acts'])
    await expect(platform.db.execute(sql.raw(change))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringMatching(/can only be added to/) }),
    });
});
