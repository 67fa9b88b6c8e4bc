import type { InjectOptions } from 'fastify';
import { openServer } from '../base/server/server';
import { openTestPlatform, type TestPlatform } from '../testing';
import { buildOperations } from './listener';
import { demandSwitches } from './needs';

const KEY = 'open sesame';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

/** The operations' listener on the same database, with other switches. */
async function listener(switches = { demo: false, tests: false }, more: object = {}) {
  const app = await buildOperations({ db: platform.db, opsKey: KEY, now: () => platform.clock.now, switches, ...more });
  const ask = (
    method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    more: InjectOptions = {},
  ) => app.inject({ method, url: `/_ops${url}`, headers: { 'x-ops-key': KEY }, ...(payload && { payload }), ...more });
  return { app, ask };
}

const member = { username: 'ploy', password: 'demo1234', balance: '9999' };
const bet = { nodeId: 1, stake: '1', payout: '0', status: 'lost', placedAt: 0 };

/** Operations for tests only. */
const ofTests = [
  ['POST', '/merchants/OWN/members', member],
  ['POST', '/merchants/OWN/members/ploy/credit', { amount: '9999' }],
  ['POST', '/merchants/OWN/members/ploy/bets', { bets: [bet] }],
  ['POST', '/merchants/OWN/members/ploy/team', { registered: 1 }],
  ['PUT', '/merchants/OWN/members/ploy/messages', { unread: 1 }],
  ['PUT', '/merchants/OWN/clock', { offsetMs: 1 }],
  ['POST', '/merchants/OWN/faults', { pattern: '.', kind: '404' }],
  ['DELETE', '/merchants/OWN/faults', undefined],
  ['POST', '/merchants', { code: 'WITHPEOPLE', members: [member] }],
] as const;

describe('an operator without any switch', () => {
  it('makes and changes merchants, decides on deposits, content, games and keys', async () => {
    const { app, ask } = await listener();
    expect((await ask('POST', '/merchants', { code: 'OWN' })).statusCode).toBe(201);
    for (const [method, url, body, status = 200] of [
      ['GET', '/merchants/OWN'],
      ['PATCH', '/merchants/OWN', { maintenance: true, depositsApprovedBelow: '100' }],
      ['GET', '/merchants/OWN/deposits'],
      ['GET', '/merchants/OWN/exposures'],
      ['PUT', '/merchants/OWN/content/announcements', { items: [] }],
      ['POST', '/sealing-keys', undefined, 201],
    ] as const) {
      expect([url, (await ask(method, url, body)).statusCode]).toEqual([url, status]);
    }
    await app.close();
  });

  it.each(ofTests)('is refused %s %s, and told which switch it needs', async (method, url, body) => {
    for (const switches of [
      { demo: false, tests: false },
      { demo: true, tests: false },
    ]) {
      const { app, ask } = await listener(switches);
      const answer = await ask(method, url, body);
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { error: 'This is there for tests alone: it needs TEST_SWITCHES=1.' },
      ]);
      // Callers without the key learn nothing about switches.
      expect(
        (await ask(method, url, body, { headers: { 'x-ops-key': 'guess' }, remoteAddress: '192.0.2.9' })).body,
      ).not.toContain('TEST_SWITCHES');
      await app.close();
      platform.clock.advance(60_001);
    }
  });

  it('cannot read the outbox, because codes and links are the members’', async () => {
    const { app, ask } = await listener();
    for (const url of ['/outbox', '/merchants/OWN/outbox']) {
      const answer = await ask('GET', url);
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { error: 'This is there in a demonstration or in tests alone: it needs DEMO=1 or TEST_SWITCHES=1.' },
      ]);
    }
    await app.close();
    for (const switches of [
      { demo: true, tests: false },
      { demo: false, tests: true },
    ]) {
      const open = await listener(switches);
      expect((await open.ask('GET', '/outbox')).statusCode).toBe(200);
      await open.app.close();
    }
  });
});

describe('an operation that does not say who it is for, or what it does', () => {
  it('keeps the platform from starting', async () => {
    const app = await openServer({ db: platform.db });
    demandSwitches(app);
    expect(() => app.get('/_ops/new', () => 'made in haste')).toThrow('/_ops/new does not say who it is for.');
    const config = { operation: 'decision' } as const;
    const unsaid = '/_ops/new does not say what it does.';
    expect(() => app.get('/_ops/new', { config }, () => 'made in haste')).toThrow(unsaid);
    expect(() => app.get('/_ops/new', { config, schema: { summary: '' } }, () => 'made in haste')).toThrow(unsaid);
    await app.close();
  });
});

describe('the listener of the operations', () => {
  it('has the description of every call beside its own, and nothing of the site', async () => {
    const { app } = await listener(undefined, { site: platform.app });
    const { paths } = (await app.inject({ url: '/docs/json' })).json<{
      paths: Record<string, Record<string, { summary?: string }>>;
    }>();
    const unsaid = Object.entries(paths).filter(([, of]) => Object.values(of).some(({ summary }) => !summary));
    expect(unsaid).toEqual([]);
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/wps/session/login', '/_ops/merchants', '/_ops/merchants/{code}']),
    );
    for (const url of ['/wps/system/status', '/site.json', '/m/home', '/art/logo/icon.svg']) {
      expect([url, (await app.inject({ url, headers: { host: 'own.localhost' } })).statusCode]).toEqual([url, 404]);
    }
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    await app.close();
  });

  it('stops listening to an address that guesses keys, for a minute, and to no other', async () => {
    const { app } = await listener();
    const from = (remoteAddress: string, key: string) =>
      app.inject({ url: '/_ops/merchants/OWN', remoteAddress, headers: { 'x-ops-key': key } });
    for (let guess = 0; guess < 10; guess += 1) expect((await from('192.0.2.1', `k${guess}`)).statusCode).toBe(403);
    const refused = await from('192.0.2.1', KEY);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await from('192.0.2.2', KEY)).statusCode).toBe(200);
    platform.clock.advance(60_000);
    expect((await from('192.0.2.1', KEY)).statusCode).toBe(200);
    await app.close();
  });

  it('gives a browser a cookie that ends after half a day, is sent over https alone where the site is, and belongs to its key', async () => {
    const demo = { demo: true, tests: false };
    const { app } = await listener(demo, { trustProxy: ['127.0.0.1'] });
    const open = (headers: Record<string, string>) =>
      app.inject({ url: `/_ops/outbox?key=${encodeURIComponent(KEY)}`, headers });
    const plain = (await open({})).cookies[0];
    expect(plain).toMatchObject({ name: 'ops', httpOnly: true, sameSite: 'Strict', path: '/_ops', maxAge: 43_200 });
    expect(plain?.secure).toBeUndefined();
    const secure = (await open({ 'x-forwarded-proto': 'https' })).cookies[0];
    expect(secure).toMatchObject({ name: '__Secure-ops', secure: true, httpOnly: true });

    const cookies = { ops: plain?.value ?? '' };
    expect((await app.inject({ url: '/_ops/outbox', cookies })).statusCode).toBe(200);
    const forged = { ops: cookies.ops.replace(/^\d+/, (until) => String(Number(until) + 1)) };
    expect((await app.inject({ url: '/_ops/outbox', cookies: forged })).statusCode).toBe(403);
    const other = await buildOperations({ db: platform.db, opsKey: 'another key', switches: demo });
    expect((await other.inject({ url: '/_ops/outbox', cookies })).statusCode).toBe(403);
    platform.clock.advance(43_200_000);
    expect((await app.inject({ url: '/_ops/outbox', cookies })).statusCode).toBe(403);
    await other.close();
    await app.close();
  });
});

describe('the audit of the operations', () => {
  it('names what was changed, by which key and from where, at every log level, and no body', async () => {
    const lines: string[] = [];
    const log = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
    const { app, ask } = await listener({ demo: false, tests: true }, { log });
    await ask('POST', '/merchants', { code: 'AUDITED', members: [{ username: 'ploy', password: 'pass-secret' }] });
    await ask('PATCH', '/merchants/NOBODY', { name: 'X' });
    await ask('GET', '/merchants/AUDITED');
    await app.close();
    const audit = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['audit']);
    expect(audit).toEqual([
      expect.objectContaining({ method: 'POST', url: '/_ops/merchants', status: 201, remoteAddress: '127.0.0.1' }),
      expect.objectContaining({ method: 'PATCH', url: '/_ops/merchants/NOBODY', status: 404 }),
    ]);
    expect(audit[0]?.['key']).toMatch(/^[\da-f]{8}$/);
    expect(lines.join('')).not.toMatch(/pass-secret|open sesame/);
  });
});
