import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { depositOrders, firstVoices, ledgerMovements, merchants, messages } from '../base/db/schema';
import { pursesOf } from '../base/ledger/purses';
import { maskedName } from '../base/members/masked-name';
import type { Site } from '../base/sites/site';
import { orderIdOf, orderNoOf } from '../calls/cashier/orders';
import { openTestPlatform, type TestPlatform } from '../testing';
import { openTestPostgres, type TestPostgres } from '../testing/postgres';
import { openTestDesk, type TestDesk } from './desk.testing';

jest.setTimeout(120_000);

const PAY = '246810';
let server: TestPostgres;
let platform: TestPlatform;
let desks: readonly TestDesk[];
let site: Site;
let anna: string;
let boon: string;
beforeAll(async () => {
  server = await openTestPostgres();
  platform = await openTestPlatform({ at: { url: await server.freshDatabase() }, opsKey: 'ops' });
  desks = [await openTestDesk(platform), await openTestDesk(platform)];
  site = await platform.makeMerchant();
  await platform.db.update(merchants).set({ fourEyesAbove: '500' }).where(eq(merchants.code, site.code));
  [anna, boon] = [await on(0).enter('anna', roles('cashier')), await on(0).enter('boon', roles('manager'))];
});
afterAll(async () => {
  for (const each of desks ?? []) await each.close();
  await platform?.close();
  await server?.close();
});

let serial = 0;
const on = (instance: number) => desks[instance] as TestDesk;
const roles = (role: 'viewer' | 'cashier' | 'manager') => ({ [site.code]: role });
const merchant = (path: string) => `/merchants/${site.code}${path}`;
const post = (cookie: string, path: string, body?: object, instance = 0) =>
  on(instance).send('POST', merchant(path), { cookie, ...(body === undefined ? {} : { body }) });
const get = async (cookie: string, path: string) => (await on(0).send('GET', merchant(path), { cookie })).value;
const trail = async (orderNo: string) =>
  (await get(boon, '/acts')).acts
    .filter(({ subject }: { subject: string }) => subject === orderNo)
    .map(({ by, act, outcome }: Record<string, string>) => [by, act, outcome])
    .reverse();

/** A member who asked for money; it waits to be checked. */
async function asked(amount: string) {
  const member = await platform.makeMember(site, { paymentPassword: PAY, balance: '1000' });
  const token = await platform.login(site, member);
  const number = String(700_000_000_000 + ++serial);
  const card = { bank: 'SCB', holder: 'Mali Suk', number, paymentPassword: PAY };
  const { value } = await platform.api('addCard', { site, token, body: card });
  const body = { card: value.cards[0]!.id, amount, paymentPassword: PAY, key: randomUUID() };
  const { orderNo } = (await platform.api('withdraw', { site, token, body })).value;
  const movements = async (kind: string) =>
    (await platform.db.select().from(ledgerMovements).where(eq(ledgerMovements.memberId, member.id))).filter(
      (each) => each.kind === kind,
    ).length;
  const told = () => platform.db.$count(messages, eq(messages.memberId, member.id));
  return { member, token, number, orderNo, movements, told, purses: () => pursesOf(platform.db, member.id) };
}

/** A member who paid in by hand; the deposit waits. */
async function paid(amount: string) {
  const member = await platform.makeMember(site, { balance: '0' });
  const token = await platform.login(site, member);
  const body = { method: 'BANKTRANSFER', amount, key: randomUUID() };
  const { orderNo } = (await platform.api('deposit', { site, token, body })).value;
  return { member, orderNo, purses: () => pursesOf(platform.db, member.id) };
}

describe('a withdrawal at the desk', () => {
  it('is checked, paid and refused by one operator up to the limit, and each is in the trail', async () => {
    const { orderNo, number, member, movements, told } = await asked('300');
    const listed = (await get(anna, '/withdrawals')).withdrawals.find(
      (each: { orderNo: string }) => each.orderNo === orderNo,
    );
    expect(listed).toMatchObject({ member: member.username, amount: '300', status: 'checking', waiting: null });
    expect(listed.card).toEqual({ bank: 'SCB', holder: maskedName('Mali Suk'), lastFour: number.slice(-4) });
    expect(await get(anna, `/withdrawals/${orderNo}`)).toMatchObject({ may: ['accept', 'refuse'], ofTwo: false });
    expect(await post(anna, `/withdrawals/${orderNo}/paid`)).toMatchObject({
      status: 409,
      value: { code: 'order.late', value: { status: 'checking' } },
    });
    const accepted = await post(anna, `/withdrawals/${orderNo}/accept`);
    expect(accepted.value).toMatchObject({
      outcome: 'done',
      withdrawal: { status: 'paying', may: ['paid', 'refuse'] },
    });
    expect(JSON.stringify(accepted.value)).not.toContain(number);
    expect(JSON.stringify(accepted.value)).not.toContain('Mali Suk');
    const twice = await Promise.all([0, 1].map((at) => post(anna, `/withdrawals/${orderNo}/paid`, undefined, at)));
    expect(twice.map(({ value }) => value.outcome).sort()).toEqual(['done', 'repeated']);
    expect([await movements('withdraw.paid'), await told()]).toEqual([1, 1]);
    expect(await post(anna, `/withdrawals/${orderNo}/refuse`, { reason: 'no' })).toMatchObject({ status: 409 });
    expect(await trail(orderNo)).toEqual([
      ['anna', 'withdrawal.paid', 'refused'],
      ['anna', 'withdrawal.accept', 'done'],
      ['anna', 'withdrawal.paid', 'done'],
      ['anna', 'withdrawal.refuse', 'refused'],
    ]);
  });

  it('is refused with a reason, and the money is back', async () => {
    const { orderNo, purses, token } = await asked('200');
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(201) }])
      expect((await post(anna, `/withdrawals/${orderNo}/refuse`, body)).status).toBe(400);
    const refused = await post(anna, `/withdrawals/${orderNo}/refuse`, { reason: ' The name differs ' });
    expect(refused.value.withdrawal).toMatchObject({ status: 'refused', reason: 'The name differs', may: [] });
    expect(await purses()).toMatchObject({ main: '1000.0000', held: '0.0000' });
    const told = await platform.api('withdrawal', { site, token, query: { orderNo } });
    expect(told.value).toMatchObject({ status: 'refused', reason: 'The name differs' });
  });

  it('above the limit is paid when a second operator agrees, wherever they press', async () => {
    const { orderNo, movements, told, purses } = await asked('500.01');
    const pay = (cookie: string, instance = 0) => post(cookie, `/withdrawals/${orderNo}/paid`, undefined, instance);
    expect((await post(anna, `/withdrawals/${orderNo}/accept`)).value.outcome).toBe('done');
    expect((await pay(anna)).value.outcome).toBe('waiting');
    expect((await pay(anna, 1)).value.outcome).toBe('waiting');
    expect(await purses()).toMatchObject({ held: '500.0100' });
    const order = `/withdrawals/${orderNo}`;
    expect((await get(anna, order)).waiting).toMatchObject({ act: 'withdrawal.paid', by: 'anna', own: true });
    expect((await get(boon, order)).waiting).toMatchObject({ by: 'anna', own: false });
    expect([await movements('withdraw.paid'), await told()]).toEqual([0, 0]);
    const both = await Promise.all([pay(boon), pay(boon, 1), pay(anna, 1)]);
    expect(both.filter(({ value }) => value.outcome === 'done')).toHaveLength(1);
    expect([await movements('withdraw.paid'), await told()]).toEqual([1, 1]);
    expect(await purses()).toMatchObject({ held: '0.0000' });
    expect((await trail(orderNo)).filter(([, act]: string[]) => act === 'withdrawal.paid')).toEqual([
      ['anna', 'withdrawal.paid', 'waiting'],
      ['boon', 'withdrawal.paid', 'done'],
    ]);
    expect((await get(boon, order)).acts[0].details).toMatchObject({ amount: '500.0100', first: 'anna' });
  });

  it('does not take the voice of somebody who may not decide any more, nor one that was taken back', async () => {
    const { orderNo, movements } = await asked('900');
    const pay = async (cookie: string) => (await post(cookie, `/withdrawals/${orderNo}/paid`)).value.outcome;
    await post(anna, `/withdrawals/${orderNo}/accept`);
    const chai = await on(0).enter('chai', roles('cashier'));
    expect(await pay(chai)).toBe('waiting');
    const back = (cookie: string) => on(0).send('DELETE', merchant(`/voices/${orderNo}`), { cookie });
    expect((await back(anna)).status).toBe(404);
    expect((await back(chai)).status).toBe(204);
    expect(await pay(chai)).toBe('waiting');
    await on(0).ops('PATCH', '/operators/chai', { roles: roles('viewer') });
    expect(await pay(anna)).toBe('waiting');
    expect(await movements('withdraw.paid')).toBe(0);
    await on(0).ops('PATCH', '/operators/anna', { roles: roles('cashier') });
    expect(await pay(boon)).toBe('done');
  });
});

describe('two operators who press at once', () => {
  it('are the first and the second voice, whoever was first, and the money leaves once', async () => {
    const { orderNo, movements, purses } = await asked('700');
    await post(anna, `/withdrawals/${orderNo}/accept`);
    const both = await Promise.all(
      [anna, boon].map((cookie, instance) => post(cookie, `/withdrawals/${orderNo}/paid`, undefined, instance)),
    );
    expect(both.map(({ value }) => value.outcome).sort()).toEqual(['done', 'waiting']);
    expect([await movements('withdraw.paid'), (await purses()).held]).toEqual([1, '0.0000']);
  });

  it('with contrary wishes end it once, and the one who changes their mind refuses alone', async () => {
    const { orderNo, movements, purses } = await asked('800');
    const order = `/withdrawals/${orderNo}`;
    await post(anna, `${order}/accept`);
    expect((await post(anna, `${order}/paid`)).value.outcome).toBe('waiting');
    const contrary = await Promise.all([
      post(anna, `${order}/refuse`, { reason: 'I was wrong' }, 1),
      post(boon, `${order}/paid`),
    ]);
    expect(contrary.map(({ status }) => status).sort()).toEqual([200, 409]);
    const moved = (await movements('withdraw.paid')) + (await movements('withdraw.back'));
    expect([moved, (await purses()).held]).toEqual([1, '0.0000']);
    const second = await asked('800');
    await post(anna, `/withdrawals/${second.orderNo}/accept`);
    await post(anna, `/withdrawals/${second.orderNo}/paid`);
    const refused = await post(anna, `/withdrawals/${second.orderNo}/refuse`, { reason: 'I was wrong' });
    expect(refused.value).toMatchObject({ outcome: 'done', withdrawal: { status: 'refused', waiting: null } });
    expect((await post(boon, `/withdrawals/${second.orderNo}/paid`)).status).toBe(409);
  });

  it('need each other no more when the member takes the order back', async () => {
    const { orderNo, token } = await asked('600');
    const voice = { merchantCode: site.code, subject: orderNo, act: 'withdrawal.paid', operatorId: 1 };
    await platform.db.insert(firstVoices).values({ ...voice, at: platform.clock.now });
    expect((await get(anna, `/withdrawals/${orderNo}`)).waiting).toMatchObject({ act: 'withdrawal.paid' });
    await platform.api('cancelWithdrawal', { site, token, body: { orderNo, key: randomUUID() } });
    expect(await get(anna, `/withdrawals/${orderNo}`)).toMatchObject({ status: 'cancelled', waiting: null, may: [] });
  });
});

describe('a deposit at the desk', () => {
  it('is approved or refused once, between operators and the key of the operations', async () => {
    const { orderNo, purses, member } = await paid('200');
    expect((await get(anna, '/deposits')).deposits).toContainEqual(
      expect.objectContaining({ orderNo, member: member.username, amount: '200', status: 'pending' }),
    );
    const all = await Promise.all([
      post(anna, `/deposits/${orderNo}/approve`),
      post(boon, `/deposits/${orderNo}/approve`, undefined, 1),
      on(1).ops('POST', merchant(`/deposits/${orderNo}/approve`)),
    ]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await purses()).toMatchObject({ main: '200.0000' });
    expect((await trail(orderNo)).filter(([, , outcome]: string[]) => outcome === 'done')).toHaveLength(1);
    expect(await post(anna, `/deposits/${orderNo}/refuse`, { reason: 'late' })).toMatchObject({
      status: 409,
      value: { value: { status: 'approved' } },
    });
  });

  it('above the limit needs two for the money, one for a refusal', async () => {
    const first = await paid('900');
    expect((await post(anna, `/deposits/${first.orderNo}/approve`)).value.outcome).toBe('waiting');
    expect(await first.purses()).toMatchObject({ main: '0.0000' });
    expect((await post(boon, `/deposits/${first.orderNo}/approve`)).value.outcome).toBe('done');
    expect(await first.purses()).toMatchObject({ main: '900.0000' });
    const second = await paid('900');
    const refused = await post(anna, `/deposits/${second.orderNo}/refuse`, { reason: 'never came' });
    expect(refused.value).toMatchObject({ outcome: 'done', deposit: { status: 'refused' } });
  });
});

describe('a list', () => {
  it('comes in pages, waiting orders from the oldest and decided ones from the newest', async () => {
    const { orderNo } = await paid('200');
    const [{ id: _, ...row } = { id: 0 }] = await platform.db
      .select()
      .from(depositOrders)
      .where(eq(depositOrders.id, orderIdOf(orderNo) ?? 0));
    const copies = await platform.db
      .insert(depositOrders)
      .values(Array.from({ length: 51 }, () => row as typeof depositOrders.$inferInsert))
      .returning({ id: depositOrders.id });
    const orders = [orderNo, ...copies.map(({ id }) => orderNoOf(id))];
    const first = await get(anna, '/deposits');
    const second = await get(anna, `/deposits?from=${first.next}`);
    expect(first.deposits).toHaveLength(50);
    const all = [...first.deposits, ...second.deposits].map(({ orderNo }) => orderNo);
    expect(all.slice(-52)).toEqual(orders);
    expect(second.next).toBeNull();
    for (const orderNo of orders.slice(0, 2)) await post(anna, `/deposits/${orderNo}/refuse`, { reason: 'x' });
    const refused = (await get(anna, '/deposits?state=refused')).deposits;
    expect(refused[0].orderNo).toBe(orders[1]);
    expect((await on(0).send('GET', merchant('/deposits?state=all'), { cookie: anna })).status).toBe(400);
    expect((await on(0).send('GET', merchant('/deposits?from=x'), { cookie: anna })).status).toBe(400);
  });
});
