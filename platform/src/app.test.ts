import { brotliDecompressSync } from 'node:zlib';
import { calls } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import { buildApp } from './app';
import { openDatabase } from './base/db/open';
import { maskToken } from './base/server/log';
import { hostOf, openTestPlatform, type TestPlatform } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

const get = (url: string, host: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ url, headers: { host, ...headers } });

describe('host names', () => {
  it('tell merchants apart, whatever the port and the case', async () => {
    const site = await platform.makeMerchant();
    await platform.makeMerchant();
    const answer = await get('/site.json', `${hostOf(site).toUpperCase()}:4000`);
    expect(answer.json()).toMatchObject({ merchantCode: site.code });
  });

  it('that are unknown are refused with a clear text', async () => {
    const answer = await get('/wps/system/status', 'elsewhere.example');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('No site is served under the name "elsewhere.example"');
  });

  it('come from the connection, not from a header anyone can write', async () => {
    const site = await platform.makeMerchant();
    const answer = await get('/site.json', 'elsewhere.example', { 'x-forwarded-host': hostOf(site) });
    expect(answer.statusCode).toBe(400);
  });

  it('of this machine show the demonstration merchant', async () => {
    await platform.makeMerchant({ code: 'DEMO' });
    for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'demo.localhost']) {
      expect((await get('/site.json', host)).json()).toMatchObject({
        merchantCode: 'DEMO',
        trialMerchantCode: 'DEMOTRIAL',
      });
    }
  });

  it('keep the vendor and the sites apart', async () => {
    expect((await get('/wps/system/status', 'play.localhost')).statusCode).toBe(404);
    expect((await get('/site.json', 'play.localhost:4000')).statusCode).toBe(404);
  });
});

describe('addresses', () => {
  it('of calls with long answers are answered compressed', async () => {
    const host = hostOf(await platform.makeMerchant());
    const answer = await get('/wps/system/country', host, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({ success: true });
  });

  it('of calls that do not exist are answered in the envelope', async () => {
    const host = hostOf(await platform.makeMerchant());
    for (const url of ['/wps/nothing', '/wps/', '/lgw/nothing?token=1']) {
      const answer = await get(url, host);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { success: false, code: 'unknown' }]);
    }
    const wrongMethod = await platform.app.inject({ method: 'PATCH', url: '/wps/member/info', headers: { host } });
    expect(wrongMethod.statusCode).toBe(404);
  });

  it('say whether the platform is up, on any host', async () => {
    expect((await get('/healthz', '10.0.0.7')).json()).toEqual({ status: 'ok' });
    const database = await openDatabase({ memory: true });
    const app = await buildApp({ db: database.db });
    await database.close();
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(503);
    await app.close();
  });

  it('describe every call of the contract', async () => {
    const host = hostOf(await platform.makeMerchant());
    const described = await buildApp({ db: platform.db, docs: true });
    const ask = (url: string) => described.inject({ url, headers: { host } });
    const { paths } = (await ask('/docs/json')).json<{ paths: Record<string, Record<string, { summary?: string }>> }>();
    for (const [name, { method, path }] of Object.entries(calls)) {
      expect(paths[path]?.[method.toLowerCase()]).toMatchObject({ operationId: name });
    }
    const routes = Object.entries(paths).flatMap(([path, of]) =>
      Object.entries(of).map(([method, { summary = '' }]) => [method, path, summary] as const),
    );
    expect(routes.length).toBeGreaterThan(Object.keys(calls).length);
    expect(routes.filter(([, , summary]) => !/^\S+( \S+){3,}$/.test(summary))).toEqual([]);
    expect((await ask('/docs/')).body).toContain('swagger');
    await described.close();
  });

  it('are described only when asked for', async () => {
    const host = hostOf(await platform.makeMerchant());
    for (const url of ['/docs', '/docs/', '/docs/json', '/docs/static/index.html', '/documentation']) {
      expect([url, (await get(url, host)).statusCode]).toEqual([url, 404]);
    }
  });

  it('of operations do not exist without a key', async () => {
    const host = hostOf(await platform.makeMerchant());
    for (const on of [host, 'elsewhere.example']) {
      const nothing = await get('/nothing/there', on);
      for (const url of ['/_ops', '/_ops/outbox', '/_ops/merchants/DEMO']) {
        const { statusCode, body } = await get(url, on);
        expect([url, statusCode, body]).toEqual([url, nothing.statusCode, nothing.body]);
      }
    }
  });

  it('of operations are not on the site’s port even with a key, except in a demonstration or a test', async () => {
    const host = hostOf(await platform.makeMerchant());
    const { statusCode: nothing, body } = await get('/_ops', host);
    expect(nothing).toBe(404);
    for (const [switches, status] of [
      [{ demo: false, tests: false }, nothing],
      [{ demo: true, tests: false }, 200],
      [{ demo: false, tests: true }, 200],
    ] as const) {
      const app = await buildApp({ db: platform.db, opsKey: 'open sesame', switches });
      const right = await app.inject({ url: '/_ops/outbox', headers: { host, 'x-ops-key': 'open sesame' } });
      const wrong = await app.inject({ url: '/_ops/outbox', headers: { host, 'x-ops-key': 'open' } });
      expect([switches, right.statusCode]).toEqual([switches, status]);
      // A right key and a wrong one get the same answer.
      if (status === nothing) expect([right.body, wrong.body, wrong.statusCode]).toEqual([body, body, nothing]);
      await app.close();
    }
  });
});

describe('the log', () => {
  it('shows requests, and no token, wherever it came', async () => {
    const lines: string[] = [];
    const log = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
    const switches = { demo: true, tests: false };
    const app = await buildApp({ db: platform.db, log, opsKey: 'ops-secret', switches });
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site, { password: 'pass-secret' });
    const token = await platform.login(site, member);
    const headers = { host: hostOf(site) };
    await app.inject({ url: '/wps/member/info', headers: { ...headers, authorization: token } });
    await app.inject({ url: `/wps/announcements?types=B&platform=M&merchantCode=x&tok%65n=${token}`, headers });
    await app.inject({ method: 'DELETE', url: `/wps/session/logout?a=1&token=${token}&b=2`, headers });
    await app.inject({ url: '/_ops/outbox?key=ops-secret', headers });
    await app.close();
    const all = lines.join('');
    expect(all).toContain('/wps/session/logout?a=1&token=***&b=2');
    expect(all).not.toContain(token);
    expect(all).not.toContain('secret');
  });

  it('shows why a query failed, and none of its values', async () => {
    const lines: string[] = [];
    const database = await openDatabase({ memory: true });
    const app = await buildApp({
      db: database.db,
      log: { level: 'error', stream: { write: (line) => void lines.push(line) } },
    });
    await database.db.execute(sql`drop table merchant_hosts`);
    expect((await app.inject({ url: '/wps/captcha', headers: { host: 'typed-secret.example' } })).statusCode).toBe(500);
    await app.close();
    await database.close();
    expect(lines.join('')).toContain('relation \\"merchant_hosts\\" does not exist');
    expect(lines.join('').replace(/"req":\{[^}]*\}/g, '')).not.toContain('typed-secret');
  });

  it.each([
    ['/a', '/a'],
    ['/a?x=1', '/a?x=1'],
    ['/a?TOKEN=1?token=2', '/a?TOKEN=***'],
    ['/a?%zz&token', '/a?%zz&token=***'],
  ])('writes %s as %s', (url, written) => {
    expect(maskToken(url)).toBe(written);
  });
});
