import { eq } from 'drizzle-orm';
import { merchants } from '../base/db/schema';
import type { Site } from '../base/sites/site';
import { consoleOf, FIRST_PASSWORD, type TestConsole } from '../console/console.testing';
import { openTestPlatform, type TestPlatform } from '../testing';
import { openTestDesk, type TestDesk } from './desk.testing';

jest.setTimeout(120_000);

let platform: TestPlatform;
let at: TestDesk;
let site: Site;
let console_: TestConsole;
let anna: string;
let boon: string;
let chai: string;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
  at = await openTestDesk(platform);
  site = await platform.makeMerchant();
  console_ = consoleOf(platform, site);
  anna = await at.enter('anna', { [site.code]: 'cashier' });
  boon = await at.enter('boon', { [site.code]: 'manager' });
  chai = await at.enter('chai', { [site.code]: 'manager' });
});
afterAll(async () => {
  await at?.close();
  await platform?.close();
});

const url = () => `/merchants/${site.code}/console/people`;
const make = (cookie: string, name: string, role: string, password = FIRST_PASSWORD) =>
  at.send('POST', url(), { cookie, body: { name, role, password } });
const change = (cookie: string, name: string, body: object) => at.send('PATCH', `${url()}/${name}`, { cookie, body });
const logIn = (name: string, password: string) => console_.send('POST', '/session', { body: { name, password } });
const trail = async () =>
  (await at.send('GET', `/merchants/${site.code}/acts`, { cookie: boon })).value.acts
    .filter(({ act }: { act: string }) => act.startsWith('console.') || act === 'taken-back')
    .map(({ by, act, subject, outcome, details }: Record<string, unknown>) => [by, act, subject, outcome, details])
    .reverse();

it('of the console are a manager’s alone: made, given a role, locked, and never their passwords', async () => {
  expect((await at.send('GET', url(), { cookie: anna })).value.code).toBe('role.low');
  expect((await make(anna, 'first', 'owner')).value.code).toBe('role.low');
  expect((await make(boon, 'first', 'owner')).value).toMatchObject({ came: 'done', ofTwo: false });
  expect((await make(boon, 'first', 'viewer')).value).toMatchObject({ value: { reason: 'name.taken' } });
  expect((await logIn('first', FIRST_PASSWORD)).value).toMatchObject({ role: 'owner', mustChangePassword: true });
  expect((await change(boon, 'first', { closed: true })).value.people).toMatchObject([{ closed: true }]);
  expect((await logIn('first', FIRST_PASSWORD)).status).toBe(401);
  for (const body of [{}, { role: 'god' }, { role: 'viewer', closed: false }, { password: 'short' }])
    expect([body, (await change(boon, 'first', body)).status]).toEqual([body, 400]);
  expect((await change(boon, 'nobody', { closed: true })).status).toBe(404);
  expect(await trail()).toEqual([
    ['boon', 'console.made', 'console/first', 'done', { role: 'owner' }],
    ['boon', 'console.close', 'console/first', 'done', {}],
  ]);
  const all = JSON.stringify([await trail(), (await at.send('GET', url(), { cookie: boon })).value]);
  expect(all).not.toMatch(/hash|handed over/i);
  const { acts } = (await console_.ops('GET', `/merchants/${site.code}/console/acts`)).value;
  expect(acts.map(({ by, act }: { by: string | null; act: string }) => [by, act])).toContainEqual([
    null,
    'person.made',
  ]);
});

describe('where the merchant asks for two operators', () => {
  beforeAll(() => platform.db.update(merchants).set({ fourEyesAbove: '500' }).where(eq(merchants.code, site.code)));

  it('an owner is made by two managers, with the password of the second; any other by one', async () => {
    const two = await Promise.all([1, 2].map(() => make(boon, 'second', 'owner', 'the password of boon')));
    expect(two.map(({ value }) => value.came)).toEqual(['waiting', 'waiting']);
    const { value } = await at.send('GET', url(), { cookie: chai });
    expect(value).toMatchObject({
      ofTwo: true,
      waiting: [{ name: 'second', act: 'console.made', by: 'boon', own: false }],
    });
    expect((await logIn('second', 'the password of boon')).status).toBe(401);
    expect((await make(chai, 'second', 'owner', 'the password of chai')).value).toMatchObject({
      came: 'done',
      waiting: [],
    });
    expect((await logIn('second', 'the password of boon')).status).toBe(401);
    expect((await logIn('second', 'the password of chai')).status).toBe(200);
    expect((await make(boon, 'third', 'editor')).value.came).toBe('done');
    expect((await trail()).slice(-3)).toEqual([
      ['boon', 'console.made', 'console/second', 'waiting', { role: 'owner' }],
      ['chai', 'console.made', 'console/second', 'done', { role: 'owner', first: 'boon' }],
      ['boon', 'console.made', 'console/third', 'done', { role: 'editor' }],
    ]);
  });

  it('nobody becomes an owner by a role, a password or a name that is opened, but by two; locking needs one', async () => {
    const mine = [
      ['third', { role: 'owner' }],
      ['second', { password: 'another first one' }],
      ['first', { closed: false }],
    ] as const;
    for (const [name, body] of mine) expect((await change(boon, name, body)).value.came).toBe('waiting');
    expect((await change(chai, 'second', { closed: true })).value.came).toBe('done');
    expect((await change(chai, 'third', { role: 'owner' })).value.came).toBe('done');
    const own = (await at.send('GET', url(), { cookie: boon })).value;
    expect(
      own.people.filter(({ role, closed }: { role: string; closed: boolean }) => role === 'owner' && !closed),
    ).toMatchObject([{ name: 'third' }]);
  });

  it('a voice is taken back by who gave it, and counts no more once they manage nothing here', async () => {
    const back = (cookie: string) => at.send('DELETE', `${url()}/fourth/voice`, { cookie });
    expect((await make(boon, 'fourth', 'owner')).value.came).toBe('waiting');
    expect((await back(chai)).status).toBe(404);
    expect((await back(boon)).status).toBe(200);
    expect((await make(chai, 'fourth', 'owner')).value.came).toBe('waiting');
    await at.ops('PATCH', '/operators/chai', { roles: { [site.code]: 'cashier' } });
    expect((await make(boon, 'fourth', 'owner')).value.came).toBe('waiting');
    expect((await logIn('fourth', FIRST_PASSWORD)).status).toBe(401);
  });
});
