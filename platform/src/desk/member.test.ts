import { randomUUID } from 'node:crypto';
import type { Site } from '../base/sites/site';
import { noticeSignature } from '../calls/cashier/notices';
import { paymentKeyOf } from '../calls/cashier/payment-address';
import { SETTLEMENT_KINDS } from '../jobs/settlements/settlement';
import { hostOf, openTestPlatform, type TestPlatform } from '../testing';
import { openTestDesk, type TestDesk } from './desk.testing';

const DAY_MS = 86_400_000;
const STEPS = [{ turnover: '1000', activeMembers: 2, percent: '1.5' }];

let platform: TestPlatform;
let at: TestDesk;
let site: Site;
let cashier: string;
let manager: string;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
  at = await openTestDesk(platform);
  site = await platform.makeMerchant();
  cashier = await at.enter('cashier', { [site.code]: 'cashier' });
  manager = await at.enter('manager', { [site.code]: 'manager' });
});
afterAll(async () => {
  await at?.close();
  await platform?.close();
});

const call = (cookie: string, method: 'GET' | 'POST', path: string, body?: object) =>
  at.send(method, `/merchants/${site.code}${path}`, { cookie, ...(body === undefined ? {} : { body }) });
const acts = async () =>
  (await call(manager, 'GET', '/acts')).value.acts as { act: string; subject: string; by: string }[];

describe('a member at the desk', () => {
  it('shows purses, what can be withdrawn and every movement, page by page, and no secret', async () => {
    const upline = await platform.makeMember(site, { type: 1 });
    const member = await platform.makeMember(site, { balance: '0', uplineId: upline.id, paymentPassword: '246810' });
    for (let times = 0; times < 52; times += 1)
      await at.ops('POST', `/merchants/${site.code}/members/${member.username}/bonus`, {
        ...{ amount: '1', times: '2', reference: `gift ${times}` },
      });
    const { value } = await call(cashier, 'GET', `/members/${member.username}`);
    expect(value).toMatchObject({ username: member.username, type: 0, upline: upline.username, available: '0' });
    expect(value.purses).toMatchObject({ main: '0', bonus: '52' });
    expect(value.demands).toHaveLength(52);
    expect(JSON.stringify(value)).not.toMatch(/assword|hash/i);
    const first = (await call(cashier, 'GET', `/members/${member.username}/movements`)).value;
    const rest = (await call(cashier, 'GET', `/members/${member.username}/movements?from=${first.next}`)).value;
    expect(first.movements).toHaveLength(50);
    expect(first.movements[0]).toMatchObject({ kind: 'bonus', amount: '1', reference: 'gift 51' });
    expect(rest).toMatchObject({ next: null, movements: [{ reference: 'gift 1' }, { reference: 'gift 0' }] });
  });

  it('is found by the beginning of the name, page by page, at this merchant alone', async () => {
    const names = Array.from({ length: 52 }, (_, serial) => `Nok${String(serial).padStart(2, '0')}`);
    for (const username of [...names, 'n%k', 'somnok']) await platform.makeMember(site, { username });
    await platform.makeMember(await platform.makeMerchant(), { username: 'nok99' });
    const find = async (query: string) => (await call(cashier, 'GET', `/members?${query}`)).value;
    const first = await find('name=nOK');
    const rest = await find(`name=nok&from=${first.next}`);
    const found = [...first.members, ...rest.members].map(({ username }: { username: string }) => username);
    expect([found, first.members.length, rest.next]).toEqual([names, 50, null]);
    expect((await find('name=n%25')).members).toMatchObject([{ username: 'n%k', type: 0 }]);
    expect((await call(cashier, 'GET', '/members')).status).toBe(400);
  });

  it('is of this merchant', async () => {
    const other = await platform.makeMerchant();
    const stranger = await platform.makeMember(other);
    for (const path of ['', '/movements', '/messages', '/contracts'])
      expect(await call(manager, 'GET', `/members/${stranger.username}${path}`)).toMatchObject({
        status: 404,
        value: { code: 'not.found' },
      });
  });

  it('gets a message in the inbox, and the trail says from whom', async () => {
    const member = await platform.makeMember(site);
    const path = `/members/${member.username}/messages`;
    for (const body of [{ title: ' ', body: 'x' }, { title: 'x' }, { title: 'x'.repeat(121), body: 'x' }])
      expect((await call(cashier, 'POST', path, body)).status).toBe(400);
    expect((await call(cashier, 'POST', path, { title: ' Your card ', body: 'Please add another one.' })).status).toBe(
      204,
    );
    expect((await call(cashier, 'GET', path)).value.messages).toMatchObject([
      { title: 'Your card', body: 'Please add another one.' },
    ]);
    const token = await platform.login(site, member);
    expect((await platform.api('unreadMessages', { site, token })).value).toBe(1);
    expect((await acts())[0]).toMatchObject({ act: 'message', subject: member.username, by: 'cashier' });
  });
});

describe('a notice of a bank', () => {
  it('is listed once beside its deposit, with what was paid and what came of it', async () => {
    const member = await platform.makeMember(site, { balance: '0' });
    const token = await platform.login(site, member);
    const deposit = async () =>
      (
        await platform.api('deposit', {
          site,
          token,
          body: { method: 'BANKTRANSFER', amount: '300', key: randomUUID() },
        })
      ).value.orderNo;
    const secret = await paymentKeyOf(platform.db, site.code);
    const notify = async (order: string, amount: string, forged = '') => {
      const said = { order, amount, state: 'paid', time: 1_800_000_000_000 } as const;
      const payload = { ...said, signature: `${noticeSignature(secret, said)}${forged}` };
      return platform.app.inject({
        method: 'POST',
        url: '/payments/notices',
        headers: { host: hostOf(site) },
        payload,
      });
    };
    const [right, less] = [await deposit(), await deposit()];
    for (let times = 0; times < 2; times += 1)
      expect((await notify(right, '300.00')).json()).toEqual({ order: right, state: 'approved' });
    await notify(less, '299', 'x');
    await notify(less, '299');
    await notify(less, '300');
    const { value } = await call(cashier, 'GET', '/notices');
    expect(value).toMatchObject({
      next: null,
      notices: [
        { orderNo: less, said: 'paid', paid: '300', total: '300', ledTo: null, status: 'review' },
        { orderNo: less, said: 'paid', paid: '299', total: '300', ledTo: 'review', status: 'review' },
        { orderNo: right, member: member.username, said: 'paid', paid: '300', ledTo: 'approved', status: 'approved' },
      ],
    });
    expect(value.notices).toHaveLength(3);
    const one = (await call(cashier, 'GET', `/deposits/${less}`)).value;
    expect(one).toMatchObject({ status: 'review', notices: [{ paid: '299', ledTo: 'review' }, { paid: '300' }] });
    const other = await platform.makeMerchant();
    const stranger = await at.enter('stranger', { [other.code]: 'manager' });
    const theirs = await at.send('GET', `/merchants/${other.code}/notices`, { cookie: stranger });
    expect(theirs.value.notices).toEqual([]);
  });
});

describe('a contract at the desk', () => {
  it('is offered by a manager, once at a time, and taken back while it is open', async () => {
    const { username } = await platform.makeMember(site, { type: 1 });
    const path = `/members/${username}/contracts`;
    const offer = (cookie: string, body: object) => call(cookie, 'POST', path, body);
    expect((await offer(cashier, { kind: 'salary', steps: STEPS })).status).toBe(403);
    expect((await offer(manager, { kind: 'salary', steps: [] })).status).toBe(400);
    const both = await Promise.all([1, 2].map(() => offer(manager, { kind: 'salary', steps: STEPS })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [row] = (await call(cashier, 'GET', path)).value.contracts;
    expect(row).toMatchObject({ kind: 'salary', state: 'offered', steps: STEPS });
    const offers = async (state: string) => (await call(cashier, 'GET', `/contracts?state=${state}`)).value.contracts;
    expect(await offers('offered')).toMatchObject([{ id: row.id, member: username }]);
    expect(await offers('expired')).toEqual([]);
    const back = await call(manager, 'POST', `/contracts/${row.id}/withdraw`);
    expect(back.value).toMatchObject({ state: 'withdrawn' });
    expect((await acts()).slice(0, 2).map(({ act }) => act)).toEqual(['contract.withdraw', 'contract.offer']);
    expect([await offers('offered'), await offers('withdrawn')]).toMatchObject([[], [{ id: row.id }]]);
    await offer(manager, { kind: 'dividend', steps: STEPS });
    platform.clock.advance(7 * DAY_MS);
    manager = await at.enter('manager2', { [site.code]: 'manager' });
    cashier = await at.enter('cashier2', { [site.code]: 'cashier' });
    expect([await offers('offered'), await offers('expired')]).toMatchObject([
      [],
      [{ kind: 'dividend', member: username }],
    ]);
    expect((await call(cashier, 'GET', path)).value.contracts[0]).toMatchObject({ kind: 'dividend', state: 'expired' });
    const player = await platform.makeMember(site, { type: 42 });
    expect(
      await call(manager, 'POST', `/members/${player.username}/contracts`, { kind: 'salary', steps: STEPS }),
    ).toMatchObject({ status: 409, value: { code: 'not.now' } });
  });
});

describe('a settlement at the desk', () => {
  it('is run by a manager once it is over, pays nobody twice, and stands with its sum', async () => {
    const run = (cookie: string, period: string) => call(cookie, 'POST', '/jobs', { kind: 'rebate', period });
    const day = (ago: number) => new Date(platform.clock.now.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
    expect((await run(cashier, day(2))).status).toBe(403);
    expect(await run(manager, 'yesterday')).toMatchObject({ status: 400, value: { code: 'request.invalid' } });
    expect(await run(manager, day(-1))).toMatchObject({ status: 409, value: { code: 'not.now' } });
    const ran = { kind: 'rebate', period: day(2), members: 0, sum: '0' };
    expect((await run(manager, day(2))).value).toEqual(ran);
    expect((await run(manager, day(2))).value).toEqual(ran);
    const { value } = await call(cashier, 'GET', '/jobs');
    expect(value.kinds).toEqual(SETTLEMENT_KINDS);
    expect(value.runs).toMatchObject([{ kind: 'rebate', period: day(2), state: 'done', sum: '0' }]);
    expect((await acts())[0]).toMatchObject({ act: 'job', subject: 'rebate', by: 'manager2' });
  });
});
