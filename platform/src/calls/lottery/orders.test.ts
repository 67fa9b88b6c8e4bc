import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { asc, eq } from 'drizzle-orm';
import { bets, ledgerMovements, lotteryOrders, memberActivity, members, messages } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { openLobby, type TestPlatform } from '../../testing';
import { boardOf, comingNumbers, issueIn, openPlayer } from './orders.testing';
import { settleDraws } from './settle-draws';

jest.setTimeout(120_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
  site = await platform.makeMerchant({ language: 'EN' });
});
afterAll(() => platform?.close());

const enter = (balance = '1000') => openPlayer(platform, site, balance);
const settle = () =>
  settleDraws(platform.db, platform.clock.now, (error) => {
    throw error;
  });
const goTo = (moment: number | Date) =>
  platform.clock.advance(new Date(moment).getTime() - platform.clock.now.getTime());
const ops = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const url = `/_ops/merchants/${site.code}${path}`;
  const answer = await platform.app.inject({
    method,
    url,
    headers: { 'x-ops-key': 'ops' },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const expectBooks = async () => expect((await ops('GET', '/audit')).body).toMatchObject({ sum: '0', different: [] });
const big = (stake: string) => ({ play: 'size', pick: 'big', stake });

it('are stake, bet and order in one piece, listed and opened by their member alone', async () => {
  const mali = await enter('100');
  const lines = [
    big('1.10'),
    { play: 'digit', pick: '2:7', stake: '2.20' },
    { play: 'mixed', pick: '321', stake: '3.30' },
  ];
  const { value } = await mali.place('LTN1M', { lines });
  expect(value).toMatchObject({
    orderNo: expect.stringMatching(/^L\d{8}$/),
    stake: '6.6',
    orders: [{ status: 'open', lines: 3 }],
  });
  // 1.10 x 1.95 + 2.20 x 9.5 + 3.30 x 155
  expect(value.orders[0]!.best).toBe('534.55');
  expect(await mali.balance()).toBe('93.4');
  const [bet] = await platform.db.select().from(bets).where(eq(bets.reference, value.orderNo));
  expect(bet).toMatchObject({ memberId: mali.member.id, stake: '6.6000', status: 'open', gameType: 'ELOTT' });
  const moved = await platform.db.select().from(ledgerMovements).where(eq(ledgerMovements.reference, value.orderNo));
  expect(moved).toMatchObject([{ kind: 'bet.stake', debit: 'wallet:main', credit: 'house:games', amount: '6.6000' }]);
  const order = await mali.order(value.orderNo);
  expect(order).toMatchObject({
    code: 'LTN1M',
    displayName: 'Lantern Minute',
    status: 'open',
    result: null,
    others: [],
  });
  expect(order.picks.map(({ name, pick, stake, pay }) => [name, pick, stake, pay])).toEqual([
    ['Sum big or small', 'big', '1.1', undefined],
    ['Digit at a place', '2:7', '2.2', undefined],
    ['Three different, any order', '123', '3.3', undefined],
  ]);
  const other = await enter();
  const foreign = { site, token: other.token, query: { orderNo: value.orderNo } };
  expect((await platform.api('lotteryOrder', foreign)).value).toBeNull();
  expect(await other.cancel(value.orderNo)).toMatchObject({ code: 'order.state' });
  await expectBooks();
});

it('may have a hundred lines, and name their lottery in the language that is asked in', async () => {
  const mali = await enter('1000');
  const lines = Array.from({ length: 100 }, (_, at) => ({ play: 'straight', pick: String(100 + at), stake: '1.25' }));
  const body = await mali.wished('LTN1M', { lines });
  const asked = { site, token: mali.token };
  const cancelling = { orderNo: '', key: randomUUID() };
  const names = { EN: 'Lantern Minute', TY: 'โคมไฟ 1 นาที' };
  for (const [language, displayName] of Object.entries(names)) {
    const { value } = await platform.api('placeOrder', { ...asked, query: { language }, body });
    expect(value).toMatchObject({ stake: '125', orders: [{ lines: 100, displayName }] });
    cancelling.orderNo = value.orderNo;
  }
  for (const [language, displayName] of Object.entries(names)) {
    const { value } = await platform.api('cancelOrder', { ...asked, query: { language }, body: cancelling });
    expect(value).toMatchObject({ status: 'cancelled', displayName });
    const day = platform.clock.now.toISOString().slice(0, 10);
    const list = { startDate: day, endDate: day, zone: 0, language };
    const { value: listed } = await platform.api('lotteryOrders', { ...asked, query: list });
    expect(listed.content.map((each) => each.displayName)).toEqual([displayName]);
  }
  expect(await mali.balance()).toBe('1000');
});

it('are listed a page at a time, by lottery, state and days', async () => {
  const mali = await enter('1000');
  const made: string[] = [];
  for (let at = 0; at < 23; at += 1)
    made.push((await mali.place(at % 2 ? 'DRDICE' : 'LTN1M', { lines: [big('1')] })).value.orderNo);
  const day = platform.clock.now.toISOString().slice(0, 10);
  const ask = async (query: object = {}) =>
    (
      await platform.api('lotteryOrders', {
        site,
        token: mali.token,
        query: { startDate: day, endDate: day, zone: 0, ...query },
      })
    ).value;
  const first = await ask();
  expect(first.content.map(({ orderNo }) => orderNo)).toEqual(made.slice(3).reverse());
  const second = await ask({ before: first.next });
  expect([second.content.map(({ orderNo }) => orderNo), second.next]).toEqual([made.slice(0, 3).reverse(), undefined]);
  expect((await ask({ code: 'DRDICE', pageSize: 100 })).content).toHaveLength(11);
  await mali.cancel(made[0]!);
  expect((await ask({ status: 'cancelled' })).content.map(({ orderNo }) => orderNo)).toEqual([made[0]]);
  expect((await ask({ startDate: '2026-01-01', endDate: '2026-01-02' })).content).toEqual([]);
});

it('are taken until a millisecond before closing, and cost nothing afterwards', async () => {
  const mali = await enter('100');
  for (const [code, seconds] of [
    ['LTN1M', 5],
    ['DRDICE', 10],
    ['RACE10', 15],
    ['HAPPY8', 20],
    ['HARB645', 60],
    ['MKNORTH', 900],
  ] as const) {
    const board = await boardOf(platform, site, code);
    expect([code, board.drawAt - board.closesAt]).toEqual([code, seconds * 1000]);
  }
  const { issue, closesAt } = await boardOf(platform, site, 'LTN1M');
  const body = await mali.wished('LTN1M', { lines: [big('10')] });
  goTo(closesAt - 1);
  expect(await mali.send(body)).toMatchObject({ success: true, value: { orders: [{ issue }] } });
  goTo(closesAt);
  const late = await mali.send({ ...body, key: randomUUID() });
  const { issue: next, closesAt: nextClosesAt } = await boardOf(platform, site, 'LTN1M');
  expect(late).toMatchObject({ success: false, code: 'draw.closed', value: { issue: next, closesAt: nextClosesAt } });
  expect(next).not.toBe(issue);
  expect(await mali.balance()).toBe('90');
  // What was placed under a key is told also after the draw.
  goTo(closesAt + 60_000);
  expect(await mali.send(body)).toMatchObject({ success: true, value: { orders: [{ issue }] } });
  expect(await mali.balance()).toBe('90');
});

it('keep to the limits of a line, an order and what may be won in a draw', async () => {
  await proves('F-ORDERS-04', async () => {
    const mali = await enter('10000000');
    const place = (...lines: { play: string; pick: string; stake: string }[]) => mali.place('LTN1M', { lines });
    expect(await place(big('0.99'))).toMatchObject({ code: 'order.limit', value: { of: 'line', min: '1' } });
    expect(await place(big('10000.01'))).toMatchObject({
      code: 'order.limit',
      value: { of: 'line', max: '10000', left: '10000' },
    });
    const five = Array.from({ length: 5 }, () => big('10000'));
    expect(await place(...five.slice(1), big('9999'), big('1.01'))).toMatchObject({
      ...{ code: 'order.limit', value: { of: 'order', max: '50000', left: '50000' } },
    });
    expect((await place(big('1'))).success).toBe(true);
    expect((await place(...five)).success).toBe(true);

    // Three orders at once: together they may bring exactly as much as one may win in a draw, or a hundredth more.
    const straight = (stake: string) => ({ play: 'straight', pick: '123', stake });
    const least = [straight('126'), { play: 'digit', pick: '1:1', stake: '164' }, big('1.03')];
    for (const [third, sum, taken] of [
      [[straight('126'), big('800')], '120000', 3],
      [least, '120000.01', 2],
    ] as const) {
      const rich = await enter('100000');
      const wishes = [[straight('1000')], [straight('1000')], [...third]].map((lines) =>
        rich.wished('LTN1M', { lines }),
      );
      const answers = await Promise.all((await Promise.all(wishes)).map((wish) => rich.send(wish)));
      expect([sum, answers.filter(({ success }) => success).length]).toEqual([sum, taken]);
      for (const { code, value } of answers.filter(({ success }) => !success)) {
        expect([code, value]).toMatchObject(['order.limit', { of: 'win', max: '2000000' }]);
        expect(['120000', '939999.99']).toContain((value as unknown as { left: string }).left);
      }
      if (taken === 3) {
        expect(answers.map(({ value }) => value.orders[0]!.best)).toEqual(['940000', '940000', sum]);
        expect(await rich.place('LTN1M', { lines: [big('1')] })).toMatchObject({ value: { of: 'win', left: '0' } });
      }
    }
  });
});

it('take no pick, play, lottery or number of draws that there is not', async () => {
  const mali = await enter('1000');
  const refused = async (code: string, wish: object) =>
    (await mali.place('LTN1M', { lines: [big('1')], ...wish })).code === code;
  expect(await refused('pick.invalid', { lines: [{ play: 'size', pick: 'huge', stake: '1' }] })).toBe(true);
  expect(await refused('pick.invalid', { lines: [{ play: 'nothing', pick: 'big', stake: '1' }] })).toBe(true);
  for (const wish of [
    { lines: [] },
    { lines: Array(101).fill(big('1')) },
    { issues: 11 },
    { issues: 0 },
    { lines: [big('1.001')] },
    { lines: [big('-1')] },
  ])
    expect([wish, await refused('request.invalid', wish)]).toEqual([wish, true]);
  expect(await refused('permission.denied', { code: 'NOPE' })).toBe(true);
  const body = await mali.wished('LTN1M', { lines: [big('1')] });
  await ops('PUT', '/vendors/ELOTT', { closed: true });
  expect(await mali.send(body)).toMatchObject({ success: false, code: 'permission.denied' });
  const board = await platform.api('lotteryBoard', { site, query: { code: 'LTN1M', language: 'EN' } });
  expect(board.value).toBeNull();
  await ops('PUT', '/vendors/ELOTT', { closed: false });
  expect(await mali.balance()).toBe('1000');
});

it('are settled once at the odds of their placing, and a sum is rounded once', async () => {
  const mali = await enter('1000');
  await platform.api('lotteryList', { site, query: { prizeMode: 'Lott', language: 'EN' } });
  const { issue } = await boardOf(platform, site, 'LTN1M');
  const numbers = await comingNumbers(platform.db, site, 'LTN1M', issue);
  const size = numbers.reduce((sum, each) => sum + each, 0) >= 14 ? 'big' : 'small';
  const winning = { play: 'size', pick: size, stake: '1.10' };
  const one = (await mali.place('LTN1M', { lines: [winning] })).value.orderNo;
  const three = (await mali.place('LTN1M', { lines: [winning, winning, winning] })).value.orderNo;
  const lost = (await mali.place('LTN1M', { lines: [{ ...winning, pick: size === 'big' ? 'small' : 'big' }] })).value
    .orderNo;
  const changed = await ops('PUT', '/lotteries/LTN1M/odds', { play: 'size', odds: { win: '1.85' } });
  expect(changed).toMatchObject({ status: 200, body: { version: 2 } });
  const outdated = await mali.place('LTN1M', { lines: [winning], oddsVersion: 1 });
  expect(outdated).toMatchObject({
    code: 'odds.changed',
    value: { oddsVersion: 2, odds: { size: { win: '1.85' }, digit: { win: '9.5' } } },
  });
  const newer = (await mali.place('LTN1M', { lines: [winning] })).value.orderNo;
  goTo(issueIn('LTN1M', issue).drawAt.getTime() - 1);
  await settle();
  expect(await mali.order(one)).toMatchObject({ status: 'open', result: null });
  platform.clock.advance(1);
  await Promise.all([settle(), settle()]);
  await settle();
  expect(await mali.order(one)).toMatchObject({
    status: 'won',
    payout: '2.15',
    result: { state: 'drawn', numbers },
    picks: [{ pay: '2.145' }],
  });
  expect(await mali.order(three)).toMatchObject({ status: 'won', payout: '6.44' });
  expect(await mali.order(lost)).toMatchObject({ status: 'lost', payout: '0', picks: [{ pay: '0' }] });
  expect(await mali.order(newer)).toMatchObject({ status: 'won', payout: '2.04' });
  expect(await mali.balance()).toBe(new Big('1000').minus('6.6').plus('2.15').plus('6.44').plus('2.04').toFixed());
  const [activity] = await platform.db.select().from(memberActivity).where(eq(memberActivity.memberId, mali.member.id));
  expect(activity?.turnover).toBe('6.6000');
  await ops('PUT', '/lotteries/LTN1M/odds', { play: 'size', odds: { win: '1.95' } });
  await expectBooks();
});

it('go on over following draws, and come back where they are not needed', async () => {
  await proves('F-LOTTERYBET-10', async () => {
    const mali = await enter('1000');
    const odd = { play: 'parity', pick: 'odd', stake: '10' };
    await platform.api('lotteryList', { site, query: { prizeMode: 'Lott', language: 'EN' } });
    // A draw whose first issue is lost by this pick, and whose second one is won.
    const parity = async (name: string) =>
      (await comingNumbers(platform.db, site, 'LTN1M', name)).reduce((sum, each) => sum + each, 0) % 2;
    const named = (drawAt: number) =>
      `20260314-${String(Math.floor((drawAt % 86_400_000) / 60_000) + 1).padStart(4, '0')}`;
    for (;;) {
      const { drawAt } = await boardOf(platform, site, 'LTN1M');
      if ((await parity(named(drawAt))) === 0 && (await parity(named(drawAt + 60_000))) === 1) break;
      platform.clock.advance(60_000);
    }
    const { value } = await mali.place('LTN1M', { lines: [odd], issues: 5, stopOnWin: true });
    expect(value).toMatchObject({ stake: '50' });
    expect(value.orders.map(({ status, series }) => [status, series])).toEqual(Array(5).fill(['open', value.orderNo]));
    expect(new Set(value.orders.map(({ issue }) => issue)).size).toBe(5);
    expect(await mali.balance()).toBe('950');
    const rows = await platform.db.select().from(bets).where(eq(bets.memberId, mali.member.id));
    expect(rows.map(({ stake, status }) => [stake, status])).toEqual(Array(5).fill(['10.0000', 'open']));
    goTo(value.orders[0]!.drawAt);
    await settle();
    expect(await mali.balance()).toBe('950');
    goTo(value.orders[1]!.drawAt);
    await Promise.all([settle(), settle()]);
    const states = async () =>
      [value.orderNo, ...(await mali.order(value.orderNo)).others.map(({ orderNo }) => orderNo)].reduce<
        Promise<string[]>
      >(async (all, no) => [...(await all), (await mali.order(no)).status], Promise.resolve([]));
    expect(await states()).toEqual(['lost', 'won', 'cancelled', 'cancelled', 'cancelled']);
    expect(await mali.balance()).toBe('999.5');
    goTo(value.orders[4]!.drawAt);
    await settle();
    expect(await mali.balance()).toBe('999.5');

    // One of them void: its stake comes back, the others go on.
    const ploy = await enter('100');
    const next = (await ploy.place('DRDICE', { lines: [{ play: 'triple', pick: '1', stake: '10' }], issues: 3 })).value;
    expect((await ops('POST', `/lotteries/DRDICE/draws/${next.orders[1]!.issue}/void`)).status).toBe(200);
    await settle();
    expect(await ploy.balance()).toBe('80');
    expect((await ploy.order(next.orders[1]!.orderNo)).status).toBe('void');
    expect((await ploy.order(next.orders[2]!.orderNo)).status).toBe('open');
    goTo(next.orders[2]!.drawAt);
    await settle();
    expect(['won', 'lost']).toContain((await ploy.order(next.orders[2]!.orderNo)).status);
    expect(['won', 'lost']).toContain((await ploy.order(next.orders[0]!.orderNo)).status);

    expect(await ploy.place('DRDICE', { lines: [big('1')], issues: 11 })).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
    await expectBooks();
  });
});

it('can be taken back whole until closing, once, and count for nothing then', async () => {
  await proves('F-ORDERS-06', async () => {
    const mali = await enter('100');
    const { closesAt } = await boardOf(platform, site, 'RACE10');
    const two = [(await mali.place('RACE10', { lines: [{ play: 'size', pick: '1:big', stake: '10' }] })).value.orderNo];
    two.push((await mali.place('RACE10', { lines: [{ play: 'size', pick: '1:big', stake: '20' }] })).value.orderNo);
    goTo(closesAt - 1);
    const key = randomUUID();
    const answers = await Promise.all([
      mali.cancel(two[0]!, platform, key),
      mali.cancel(two[0]!, platform, key),
      mali.cancel(two[0]!),
    ]);
    for (const { value } of answers) expect(value).toMatchObject({ status: 'cancelled', payout: '10' });
    expect(await mali.balance()).toBe('80');
    goTo(closesAt);
    expect(await mali.cancel(two[1]!)).toMatchObject({ success: false, code: 'draw.closed' });
    expect(await mali.cancel('L1')).toMatchObject({ code: 'order.state' });
    const activity = await platform.db.select().from(memberActivity).where(eq(memberActivity.memberId, mali.member.id));
    expect(activity.map(({ turnover }) => turnover)).toEqual(['0.0000']);
    await expectBooks();
  });
});

it('of a void draw come back whole, once, with one message; a result never changes', async () => {
  const [mali, ploy] = [await enter('100'), await enter('100')];
  const line = { play: 'car', pick: '1:01', stake: '10' };
  const { value } = await mali.place('RACE10', { lines: [line] });
  await mali.place('RACE10', { lines: [line] });
  await ploy.place('RACE10', { lines: [line] });
  const { issue, drawAt } = value.orders[0]!;
  const draw = `/lotteries/RACE10/draws/${issue}`;
  expect((await ops('PUT', `${draw}/result`, { numbers: [1] })).status).toBe(409);
  const voided = await Promise.all([ops('POST', `${draw}/void`), ops('POST', `${draw}/void`)]);
  expect(voided.map(({ status }) => status)).toEqual([200, 200]);
  expect(await mali.place('RACE10', { lines: [line], issue })).toMatchObject({ code: 'draw.closed' });
  await Promise.all([settle(), settle()]);
  expect([await mali.balance(), await ploy.balance()]).toEqual(['100', '100']);
  const inbox = await platform.db
    .select()
    .from(messages)
    .where(eq(messages.memberId, mali.member.id))
    .orderBy(asc(messages.id));
  expect(inbox.map(({ title, body }) => [title, body])).toEqual([
    [`Racing Ten ${issue} is void`, 'Your stake of ฿20.00 is back in your wallet.'],
  ]);
  const turnover = await platform.db.select().from(memberActivity).where(eq(memberActivity.memberId, mali.member.id));
  expect(turnover.map((each) => each.turnover)).toEqual(['0.0000']);
  goTo(drawAt);
  await settle();
  expect(await mali.order(value.orderNo)).toMatchObject({
    status: 'void',
    payout: '10',
    result: { state: 'void', numbers: [] },
  });
  const { content } = (await platform.api('lotteryResults', { site, query: { code: 'RACE10', pageSize: 1 } })).value!;
  expect(content).toEqual([{ issue, drawAt, state: 'void', numbers: [] }]);
  // Its card shows the draw before.
  const list = (await platform.api('lotteryList', { site, query: { prizeMode: 'Lott', language: 'EN' } })).value;
  expect(list.find(({ code }) => code === 'RACE10')?.lastNumbers).toHaveLength(10);
  expect((await ops('PUT', `${draw}/result`, { numbers: [1] })).status).toBe(409);

  await proves('F-SETTLE-05', async () => {
    const order = (await mali.place('RACE10', { lines: [line] })).value;
    const next = order.orders[0]!;
    goTo(next.drawAt);
    const [drawn] = (await platform.api('lotteryResults', { site, query: { code: 'RACE10', pageSize: 1 } })).value!
      .content;
    const url = `/lotteries/RACE10/draws/${next.issue}`;
    const other = [...drawn!.numbers].reverse();
    const before = await mali.balance();
    expect((await ops('PUT', `${url}/result`, { numbers: drawn!.numbers })).status).toBe(200);
    expect((await ops('PUT', `${url}/result`, { numbers: other })).status).toBe(409);
    expect(await mali.balance()).toBe(before);
    await settle();
    const [settled, balance] = [await mali.order(order.orderNo), await mali.balance()];
    expect(['won', 'lost']).toContain(settled.status);
    expect((await ops('PUT', `${url}/result`, { numbers: drawn!.numbers })).status).toBe(200);
    expect((await ops('PUT', `${url}/result`, { numbers: other })).status).toBe(409);
    expect((await ops('POST', `${url}/void`)).status).toBe(409);
    await settle();
    expect([await mali.order(order.orderNo), await mali.balance()]).toEqual([settled, balance]);
    expect(settled.result).toEqual(drawn);
    await expectBooks();
  });
});

it('of a trial account are bet with play money', async () => {
  const { value: username } = await platform.api('createTrial', { site, query: { merchant_code: site.trialCode } });
  const wish = { moduleId: 'FREEPLAY3', username: String(username), merchantCode: site.trialCode };
  const { value } = await platform.api('freePlay', { site, body: wish });
  const { token } = value as { token: string };
  const { issue, oddsVersion, drawAt } = await boardOf(platform, site, 'LTN1M');
  const body = { code: 'LTN1M', issue, oddsVersion, lines: [big('10')], key: randomUUID() };
  const placed = await platform.api('placeOrder', { site, token, body });
  expect(placed).toMatchObject({ success: true });
  const [row] = await platform.db
    .select()
    .from(lotteryOrders)
    .where(eq(lotteryOrders.id, Number(placed.value.orderNo.slice(1))));
  expect(row?.merchantCode).toBe(site.trialCode);
  goTo(drawAt);
  await settle();
  const order = await platform.api('lotteryOrder', { site, token, query: { orderNo: placed.value.orderNo } });
  expect(['won', 'lost']).toContain(order.value?.status);
});

it('are taken of open sites and open accounts alone', async () => {
  const mali = await enter('100');
  const account = await ops('PUT', `/members/${mali.member.username}/account`, { disabled: true });
  expect(account.status).toBe(200);
  expect((await mali.place('LTN1M', { lines: [big('1')] })).success).toBe(false);
});

it('are told with their lines to the agents above their member, and to nobody else', async () => {
  const house = await platform.makeMerchant({ language: 'EN', agentMenu: { teamBetting: true } });
  const under = (uplineId?: number, type?: number) =>
    openPlayer(platform, house, '100', { ...(uplineId && { uplineId }), ...(type && { type }) });
  const agent = await under(undefined, 1);
  const middle = await under(agent.member.id, 1);
  const mali = await under(middle.member.id);
  const beside = await under(undefined, 1);
  const lines = [big('1.10'), { play: 'digit', pick: '2:7', stake: '2.20' }];
  const place = async (by: typeof mali): Promise<string> =>
    (await by.place('LTN1M', { lines: by === mali ? lines : [big('5')] })).value.orderNo;
  const orderNo = await place(mali);
  await Promise.all([agent, beside].map(place));
  const day = new Date(platform.clock.now).toISOString().slice(0, 10);
  const query = { startDate: day, endDate: day, zone: 0, pageSize: 20 };
  const listed = async ({ token }: typeof mali) =>
    (await platform.api('teamBets', { site: house, token, query })).value.content;
  const lineOf = async ({ token }: typeof mali, of: string, site = house) =>
    (await platform.api('teamOrder', { site, token, query: { orderNo: of, language: 'EN' } })).value;
  await proves('F-TEAMBET-01', async () => {
    expect(await listed(agent)).toMatchObject([{ username: mali.member.username, stake: '3.3', order: orderNo }]);
    expect(await listed(beside)).toEqual([]);
    const own = await mali.order(orderNo);
    expect(own.picks.map(({ pick, stake }) => [pick, stake])).toEqual([
      ['big', '1.1'],
      ['2:7', '2.2'],
    ]);
    const { displayName, issue } = own;
    for (const above of [agent, middle])
      expect(await lineOf(above, orderNo)).toEqual({ orderNo, displayName, issue, picks: own.picks });
    await goTo(own.drawAt + 1000);
    await settle();
    const settled = await mali.order(orderNo);
    expect(settled.picks.every(({ pay }) => pay !== undefined)).toBe(true);
    expect((await lineOf(agent, orderNo))?.picks).toEqual(settled.picks);
    expect(await lineOf(beside, orderNo)).toBeNull();
    const { value: itsOwn } = await agent.place('LTN1M', { lines: [big('5')] });
    for (const none of [itsOwn.orderNo, 'L39999999']) expect(await lineOf(agent, none)).toBeNull();
    // A free account below has a team of its own, and is in none.
    await platform.db.update(members).set({ type: 4 }).where(eq(members.id, mali.member.id));
    expect([await listed(agent), await lineOf(agent, orderNo)]).toEqual([[], null]);
    const [player] = [await under(agent.member.id)];
    const refused = await platform.api('teamOrder', { site: house, token: player.token, query: { orderNo } });
    expect(refused.code).toBe('permission.denied');
  });
});

it('that won are told of once, by whichever page asks first, and stand as new until then', async () => {
  const mali = await enter();
  const nok = await enter();
  const balanceOf = async ({ token }: typeof mali) => (await platform.api('balance', { site, token })).value;
  const tell = async ({ token }: typeof mali, body: BodyOf<'tellWins'>) =>
    (await platform.api('tellWins', { site, token, query: { language: 'EN' }, body })).value;
  const isNew = async (orderNo: string) => (await mali.order(orderNo)).isNew;
  expect(await balanceOf(mali)).not.toHaveProperty('nextDraw');
  const since = platform.clock.now.getTime();
  const both = [big('10'), { play: 'size', pick: 'small', stake: '10' }];
  const { value } = await mali.place('LTN1M', { lines: both });
  const { orderNo, displayName, issue, drawAt } = await mali.order(value.orderNo);
  const [first = 0] = await comingNumbers(platform.db, site, 'LTN1M', issue);
  const wrong = { play: 'digit', pick: `1:${(first + 1) % 10}`, stake: '1' };
  const { value: lost } = await mali.place('LTN1M', { lines: [wrong] });
  await proves('F-SETTLE-06', async () => {
    expect(await balanceOf(mali)).toMatchObject({ nextDraw: drawAt });
    expect(await tell(mali, { since })).toEqual({ wins: [], nextDraw: drawAt });
    await goTo(drawAt + 1000);
    await settle();
    expect((await mali.order(lost.orderNo)).status).toBe('lost');
    expect([await isNew(orderNo), await isNew(lost.orderNo)]).toEqual([true, undefined]);
    expect(await balanceOf(mali)).not.toHaveProperty('nextDraw');
    // Somebody else's, and what ended before the page was opened.
    expect(await tell(nok, { orderNos: [orderNo] })).toEqual({ wins: [] });
    expect(await tell(mali, { since: platform.clock.now.getTime() + 1 })).toEqual({ wins: [] });
    const tabs = await Promise.all([1, 2, 3].map(() => tell(mali, { since })));
    expect(tabs.flatMap(({ wins }) => wins)).toEqual([{ orderNo, displayName, issue, payout: '19.5' }]);
    expect(await isNew(orderNo)).toBeUndefined();
    expect(await tell(mali, { orderNos: [orderNo] })).toEqual({ wins: [] });
  });
  for (const body of [
    {},
    { since, orderNos: [orderNo] },
    { orderNos: [] },
    { orderNos: ['1'] },
    { since: -1 },
    { since: Number.MAX_SAFE_INTEGER },
  ])
    expect((await platform.api('tellWins', { site, token: mali.token, body: body as never })).code).toBe(
      'request.invalid',
    );
});
