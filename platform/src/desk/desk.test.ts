import { eq, sql } from 'drizzle-orm';
import { rateWindows } from '../base/db/schema';
import type { Site } from '../base/sites/site';
import { hostOf, openTestPlatform, type TestPlatform } from '../testing';
import { openTestDesk, type TestDesk } from './desk.testing';

// A log-in has to be under way while its password changes.
hashAsServersDo();

const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 12 * 60;

let platform: TestPlatform;
let at: TestDesk;
let site: Site;
let other: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
  at = await openTestDesk(platform);
  site = await platform.makeMerchant();
  other = await platform.makeMerchant();
});
afterAll(async () => {
  await at?.close();
  await platform?.close();
});

let serial = 0;
const anybody = (role: 'viewer' | 'cashier' | 'manager' = 'cashier') =>
  at.enter(`person${++serial}`, { [site.code]: role });
const who = async (cookie: string) => (await at.send('GET', '/session', { cookie })).status;
const logIn = (name: string, password: string, address = '10.0.0.1') =>
  at.send('POST', '/session', { body: { name, password }, address });

describe('a log-in at the desk', () => {
  it('gives a cookie for the desk alone, and says for which merchants', async () => {
    await at.enter('mali', { [site.code]: 'cashier' });
    const { status, value, cookies } = await logIn(' MALI ', at.password);
    expect([status, value]).toMatchObject([
      200,
      { name: 'mali', merchants: [{ code: site.code, role: 'cashier', fourEyesAbove: null }] },
    ]);
    expect(cookies).toMatchObject([{ name: 'desk', httpOnly: true, sameSite: 'Strict', path: '/desk' }]);
    const https = { 'x-forwarded-proto': 'https', origin: 'https://desk.test' };
    const safe = await at.send('POST', '/session', { body: { name: 'mali', password: at.password }, headers: https });
    expect(safe.cookies).toMatchObject([{ name: '__Secure-desk', secure: true, httpOnly: true }]);
  });

  it('does not tell whether a name exists, and is tried five times', async () => {
    await at.enter('tried', { [site.code]: 'cashier' });
    const wrong = { status: 401, value: { code: 'password.wrong', value: {} } };
    const nobody = await logIn('nobody', 'whatever it is', '10.0.0.2');
    expect(nobody).toMatchObject(wrong);
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, at) => logIn('tried', 'wrong password', `10.0.1.${at}`)),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3);
    const late = await logIn('tried', at.password, '10.0.0.3');
    expect(late.value).toMatchObject({ code: 'tries.many', value: { retryAfter: expect.any(Number) } });
    platform.clock.advance(6 * MINUTE_MS);
    expect((await logIn('tried', at.password, '10.0.0.3')).status).toBe(200);
  });

  it('ends when the desk is left alone, at the end of a shift, and by logging out', async () => {
    const idle = await anybody();
    platform.clock.advance(29 * MINUTE_MS);
    expect(await who(idle)).toBe(200);
    platform.clock.advance(31 * MINUTE_MS);
    expect(await who(idle)).toBe(401);

    const shift = await anybody();
    for (let minutes = 0; minutes < LONGEST_MINUTES - 20; minutes += 20) {
      platform.clock.advance(20 * MINUTE_MS);
      expect(await who(shift)).toBe(200);
    }
    platform.clock.advance(21 * MINUTE_MS);
    expect(await who(shift)).toBe(401);

    const left = await anybody();
    expect((await at.send('DELETE', '/session', { cookie: left })).status).toBe(204);
    expect(await who(left)).toBe(401);
  });

  it('ends everywhere by a new password and by closing the name', async () => {
    const first = await at.enter('changes', { [site.code]: 'cashier' });
    const second = (await logIn('changes', at.password)).cookies[0]?.value ?? '';
    const change = (old: string, fresh: string) =>
      at.send('POST', '/password', { cookie: first, body: { old, fresh } });
    expect(await change('not the old one', 'a long new password')).toMatchObject({ status: 403 });
    expect(await change(at.password, 'short')).toMatchObject({ status: 400, value: { code: 'request.invalid' } });
    const { status, cookies } = await change(at.password, 'a long new password');
    expect([status, await who(first), await who(second), await who(cookies[0]?.value ?? '')]).toEqual([
      204, 401, 401, 200,
    ]);
    await at.ops('PATCH', '/operators/changes', { closed: true });
    expect(await who(cookies[0]?.value ?? '')).toBe(401);
    expect((await logIn('changes', 'a long new password')).status).toBe(401);
  });
});

describe('a password that is changed', () => {
  it('opens nothing for a log-in that was being checked meanwhile', async () => {
    await at.enter('slow', { [site.code]: 'cashier' });
    const entering = logIn('slow', at.password);
    const { subject } = rateWindows;
    const tries = () => platform.db.select().from(rateWindows).where(eq(subject, 'slow'));
    while ((await tries()).length === 0) await new Promise(setImmediate);
    await at.ops('PATCH', '/operators/slow', { password: 'a password of today' });
    const { status, cookies } = await entering;
    expect([status, await who(cookies[0]?.value ?? '')]).toEqual([401, 401]);
    expect((await logIn('slow', 'a password of today')).status).toBe(200);
  });
});

describe('a stranger', () => {
  const filled = (path: string, code: string) =>
    path.replace('/desk/api', '').replace(':code', code).replace(':id', '1').replace(':username', 'member1');
  const guarded = () => at.calls.filter(([method, path]) => !(path === '/desk/api/session' && method === 'POST'));

  it('without a session gets nothing from any call', async () => {
    expect(at.calls.length).toBeGreaterThan(10);
    for (const [method, path] of guarded()) {
      for (const cookie of [undefined, 'made-up'])
        expect([
          method,
          path,
          await at.send(method, filled(path, site.code), { body: {}, ...(cookie === undefined ? {} : { cookie }) }),
        ]).toMatchObject([method, path, { status: 401, value: { code: 'signed.out' } }]);
    }
  });

  it('sends nothing through a page of another origin', async () => {
    const cookie = await anybody('manager');
    const changes = guarded().filter(([method]) => method !== 'GET');
    expect(changes.length).toBeGreaterThan(6);
    for (const [method, path] of changes)
      for (const headers of [
        { origin: 'http://elsewhere.test' },
        { origin: undefined },
        { 'x-desk': undefined },
        { 'sec-fetch-site': 'same-site' },
      ])
        expect([path, await at.send(method, filled(path, site.code), { cookie, body: {}, headers })]).toMatchObject([
          path,
          { status: 403, value: { code: 'origin.foreign' } },
        ]);
    expect(await who(cookie)).toBe(200);
  });

  it('who works for another merchant finds nothing there', async () => {
    const cookie = await anybody('manager');
    const ofMerchants = guarded().filter(([, path]) => path.includes(':code'));
    for (const [method, path] of ofMerchants)
      expect([path, await at.send(method, filled(path, other.code), { cookie, body: { reason: 'x' } })]).toMatchObject([
        path,
        { status: 404, value: { code: 'not.found' } },
      ]);
  });

  it('with a role that is too low changes nothing and does not read the trail', async () => {
    const cookie = await anybody('viewer');
    const above = guarded().filter(
      ([method, path]) => path.includes(':code') && (method !== 'GET' || /\/(acts|people)$/.test(path)),
    );
    for (const [method, path] of above)
      expect([path, await at.send(method, filled(path, site.code), { cookie, body: { reason: 'x' } })]).toMatchObject([
        path,
        { status: 403, value: { code: 'role.low' } },
      ]);
  });

  it('finds no desk on the site', async () => {
    for (const url of ['/desk', '/desk/', '/desk/api/session'])
      expect((await platform.app.inject({ url, headers: { host: hostOf(site) } })).statusCode).toBe(404);
  });
});

describe('operators', () => {
  it('are made by the key alone, with a long password and known merchants', async () => {
    const made = (body: object) => at.ops('POST', '/operators', { name: 'somsri', password: at.password, ...body });
    expect((await made({ roles: { [site.code]: 'king' } })).status).toBe(400);
    expect((await made({ roles: { NOBODY: 'viewer' } })).status).toBe(404);
    expect((await made({ roles: {}, password: 'short' })).status).toBe(400);
    expect(await made({ roles: { [site.code]: 'viewer' } })).toMatchObject({
      status: 201,
      value: { name: 'somsri', closed: false, roles: { [site.code]: 'viewer' } },
    });
    expect((await made({ roles: {} })).status).toBe(409);
    const cookie = await anybody('manager');
    expect((await platform.app.inject({ url: '/_ops/operators', cookies: { desk: cookie } })).statusCode).toBe(403);
  });

  it('stand in a trail that nobody changes and that holds no password', async () => {
    await at.ops('PATCH', '/operators/somsri', { password: 'another long password', roles: {} });
    const { rows } = (await platform.db.execute(sql`select act, details::text from operator_acts`)) as unknown as {
      rows: { act: string; details: string }[];
    };
    expect(rows.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['operator.made', 'operator.changed', 'log-in', 'log-out', 'password']),
    );
    expect(JSON.stringify(rows)).not.toMatch(/another long password|correct horse/);
    for (const change of [
      sql`update operator_acts set act = 'x'`,
      sql`delete from operator_acts`,
      sql`truncate operator_acts`,
    ])
      await expect(platform.db.execute(change)).rejects.toThrow();
  });
});
