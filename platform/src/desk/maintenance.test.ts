import { eq } from 'drizzle-orm';
import { merchants } from '../base/db/schema';
import type { Site } from '../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../testing';
import { openTestDesk, type TestDesk } from './desk.testing';

jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;
const VENDOR = 'TF';
let platform: TestPlatform;
let at: TestDesk;
let site: Site;
let anna: string;
let boon: string;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
  at = await openTestDesk(platform);
  // Its clock is a day ahead of the platform's.
  site = await platform.makeMerchant();
  await platform.db
    .update(merchants)
    .set({ clockOffsetMs: 24 * HOUR_MS })
    .where(eq(merchants.code, site.code));
  anna = await at.enter('anna', { [site.code]: 'cashier' });
  boon = await at.enter('boon', { [site.code]: 'manager' });
});
afterAll(async () => {
  await at?.close();
  await platform?.close();
});

const url = () => `/merchants/${site.code}/maintenance`;
const get = async (cookie: string) => (await at.send('GET', url(), { cookie })).value;
const post = (cookie: string, body: object, below = '') => at.send('POST', `${url()}${below}`, { cookie, body });
const vendor = async () => (await get(anna)).vendors.find(({ code }: { code: string }) => code === VENDOR);
const trail = async () =>
  (await at.send('GET', `/merchants/${site.code}/acts`, { cookie: boon })).value.acts
    .filter(({ act }: { act: string }) => /^(site|vendor)\./.test(act))
    .map(({ by, act, subject }: Record<string, string>) => [by, act, subject])
    .reverse();

it('of the site is a manager’s alone, is the same pressed twice, and closes every call of a member', async () => {
  const token = await platform.login(site, await platform.makeMember(site));
  const balance = async () => (await platform.api('balance', { site, token })).code;
  expect(await get(anna)).toMatchObject({ closed: false, may: false });
  expect((await post(anna, { closed: true })).status).toBe(403);
  for (const body of [{}, { closed: 'yes' }, { closed: true, flags: {} }])
    expect((await post(boon, body)).status).toBe(400);
  expect(await balance()).toBeUndefined();
  const twice = await Promise.all([0, 1].map(() => post(boon, { closed: true })));
  expect(twice.map(({ status, value }) => [status, value.closed])).toEqual(Array(2).fill([200, true]));
  expect(await balance()).toBe('system.upgrading');
  expect((await post(boon, { closed: false })).value).toMatchObject({ closed: false, may: true });
  expect(await balance()).toBeUndefined();
  await at.ops('PATCH', `/merchants/${site.code}`, { maintenance: true, name: 'Other' });
  await at.ops('PATCH', `/merchants/${site.code}`, { maintenance: false });
  expect(await trail()).toEqual([
    ['boon', 'site.close', site.code],
    ['boon', 'site.open', site.code],
    [null, 'site.close', site.code],
    [null, 'site.open', site.code],
  ]);
});

it('of a vendor ends by the clock of the merchant, or when a manager says so', async () => {
  const before = (await trail()).length;
  expect(await vendor()).toMatchObject({ until: null, closed: false });
  const close = (cookie: string, minutes: unknown, code = VENDOR) => post(cookie, { minutes }, `/${code}`);
  expect((await close(anna, 60)).status).toBe(403);
  for (const minutes of [-1, 1.5, 43_201, '60', undefined]) expect((await close(boon, minutes)).status).toBe(400);
  expect((await close(boon, 60, 'NOBODY')).status).toBe(404);
  expect((await close(boon, 60)).status).toBe(200);
  const end = platform.clock.now.getTime() + 25 * HOUR_MS;
  expect(Date.parse((await vendor()).until)).toBe(end);
  platform.clock.advance(HOUR_MS);
  boon = (await at.send('POST', '/session', { body: { name: 'boon', password: at.password } })).cookies[0]?.value ?? '';
  anna = (await at.send('POST', '/session', { body: { name: 'anna', password: at.password } })).cookies[0]?.value ?? '';
  expect(await vendor()).toMatchObject({ until: null });
  await close(boon, 30);
  expect((await close(boon, 0)).status).toBe(200);
  expect((await close(boon, 0)).status).toBe(200);
  expect(await vendor()).toMatchObject({ until: null });
  await at.ops('PUT', `/merchants/${site.code}/vendors/${VENDOR}`, { closed: true });
  expect(await vendor()).toMatchObject({ closed: true });
  expect((await trail()).slice(before)).toEqual([
    ['boon', 'vendor.close', VENDOR],
    ['boon', 'vendor.close', VENDOR],
    ['boon', 'vendor.open', VENDOR],
  ]);
});
