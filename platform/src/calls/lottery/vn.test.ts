import { randomUUID } from 'node:crypto';
import type { ValueOf } from '@foyer/shared/contract';
import { and, eq } from 'drizzle-orm';
import { lotteryDraws } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { openLobby, type TestPlatform } from '../../testing';
import { openPlayer } from './orders.testing';
import { sorted, statsOf } from './vn-numero';

jest.setTimeout(120_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
});
afterAll(() => platform?.close());
beforeEach(async () => {
  goTo('2026-03-14T12:00:00Z');
  site = await platform.makeMerchant();
});

const goTo = (moment: string) => platform.clock.advance(Date.parse(moment) - platform.clock.now.getTime());
const vn = async (day?: string, code = 'MKNORTH') =>
  (await platform.api('vnResults', { site, query: { code, ...(day && { day }) } })).value;
const numero = async (day: string, token?: string) =>
  (await platform.api('vnNumero', { site, query: { code: 'MKNORTH', day }, ...(token && { token }) })).value;
const pairsOf = (value: ValueOf<'vnResults'>) =>
  value?.result?.prizes?.flatMap(({ numbers }) => numbers.map((number) => number.slice(-2))) ?? [];

it('a day has 27 prizes in eight rows, with their zeros, by the days of Vietnam', async () => {
  await proves('F-NUMERO-01', async () => {
    const value = await vn();
    expect(value).toMatchObject({ day: '2026-03-14', today: '2026-03-14', state: 'drawn' });
    const rows = value?.result?.prizes?.map(({ row, numbers }) => [
      row,
      numbers.length,
      numbers.map((one) => one.length),
    ]);
    const row = (name: string, count: number, digits: number) => [
      name,
      count,
      Array.from({ length: count }, () => digits),
    ];
    expect(rows).toEqual([
      ...[row('special', 1, 5), row('first', 1, 5), row('second', 2, 5), row('third', 6, 5)],
      ...[row('fourth', 4, 4), row('fifth', 6, 4), row('sixth', 3, 3), row('seventh', 4, 2)],
    ]);
    // In Vietnam it is the next day already.
    goTo('2026-03-14T17:00:00Z');
    expect(await vn()).toMatchObject({ day: '2026-03-15', today: '2026-03-15', state: 'waiting' });
  });
});

it('a day without numbers says why', async () => {
  await proves('F-NUMERO-04', async () => {
    await vn();
    goTo('2026-03-15T11:29:59.999Z');
    const waiting = await vn();
    expect(waiting).toMatchObject({ state: 'waiting', drawAt: Date.parse('2026-03-15T11:30:00Z') });
    expect(waiting?.before).toEqual((await vn('2026-03-14'))?.result);
    expect(waiting?.result).toBeUndefined();
    expect(await numero('2026-03-15')).toBeNull();
    for (const day of ['2026-03-16', '2026-03-13', '2026-02-30']) {
      expect(await vn(day)).toMatchObject({ day, state: 'none' });
      expect(await numero(day)).toBeNull();
    }
    const url = `/_ops/merchants/${site.code}/lotteries/MKNORTH/draws/20260315-0001/void`;
    const { statusCode } = await platform.app.inject({ method: 'POST', url, headers: { 'x-ops-key': 'ops' } });
    expect(statusCode).toBe(200);
    goTo('2026-03-15T12:00:00Z');
    expect(await vn()).toMatchObject({ state: 'void', result: { state: 'void' } });
    expect(await numero('2026-03-15')).toBeNull();
    expect(await vn(undefined, 'LTN1M')).toBeNull();
    expect(await vn(undefined, 'NOPE')).toBeNull();
    expect((await platform.api('vnResults', { site, query: { code: 'MKNORTH', day: 'x' } })).status).toBe(400);
  });
});

it('the last two digits of three days stand by tens and by last digit, worked out from the prizes', async () => {
  await proves('F-NUMERO-02', async () => {
    await vn();
    goTo('2026-03-16T12:00:00Z');
    for (const day of ['2026-03-14', '2026-03-15', '2026-03-16']) {
      const pairs = pairsOf(await vn(day));
      expect(pairs).toHaveLength(27);
      const value = await numero(day);
      for (const [way, place] of [
        ['tens', 0],
        ['units', 1],
      ] as const) {
        const rows = value?.[way] ?? [];
        expect(rows.map(({ digit }) => digit)).toEqual([...'0123456789']);
        for (const { digit, numbers } of rows) {
          const here = pairs.filter((pair) => pair[place] === digit);
          expect(numbers.flatMap(({ number, count }) => Array.from({ length: count }, () => number))).toEqual(
            here.sort(),
          );
        }
        expect(rows.flatMap(({ numbers }) => numbers).reduce((sum, { count }) => sum + count, 0)).toBe(27);
      }
    }
  });
});

it('over 30 draws each number has its count and how long it stayed away, void draws left out', async () => {
  await proves('F-NUMERO-03', async () => {
    await vn();
    goTo('2026-04-20T12:00:00Z');
    await numero('2026-04-20');
    // One in the middle is void.
    await platform.db
      .update(lotteryDraws)
      .set({ state: 'void', numbers: null })
      .where(and(eq(lotteryDraws.merchantCode, site.code), eq(lotteryDraws.issue, '20260410-0001')));
    const value = await numero('2026-04-20');
    const days = Array.from({ length: 30 }, (_, at) => new Date(Date.parse('2026-04-20') - at * 86_400_000))
      .map((date) => date.toISOString().slice(0, 10))
      .filter((day) => day !== '2026-04-10');
    const draws: string[][] = [];
    for (const day of days) draws.push(pairsOf(await vn(day)));
    expect(value?.draws).toBe(29);
    expect(value?.stats).toHaveLength(100);
    expect(value?.stats.reduce((sum, { count }) => sum + count, 0)).toBe(27 * 29);
    for (const { number, count, away } of value?.stats ?? []) {
      expect([number, count]).toEqual([number, draws.flat().filter((pair) => pair === number).length]);
      const newest = draws.findIndex((pairs) => pairs.includes(number));
      expect([number, away]).toEqual([number, newest < 0 ? 29 : newest]);
    }
  });
});

it('names numbers of the member’s own orders, and of nobody else’s', async () => {
  await vn();
  goTo('2026-03-15T05:00:00Z');
  const player = await openPlayer(platform, site, '100');
  const line = (play: string, pick: string) => ({ play, pick, stake: '1' });
  const { value, code } = await player.place('MKNORTH', {
    lines: [line('last2', '45'), line('all2', '07'), line('last3', '345'), line('tens', '4')],
    key: randomUUID(),
  });
  expect(code).toBeUndefined();
  const taken = await player.place('MKNORTH', { lines: [line('last2', '99')], key: randomUUID() });
  await player.cancel(taken.value.orderNo);
  goTo('2026-03-15T11:30:00Z');
  const token = await platform.login(site, player.member);
  expect((await numero('2026-03-15', token))?.own).toEqual(['07', '45']);
  expect((await numero('2026-03-15'))?.own).toEqual([]);
  expect(value.orderNo).toMatch(/^L/);
});

it('a number that came twice is counted twice, one that never came has been away for all', () => {
  expect(sorted(['07', '45', '07'], 0)[0]).toEqual({ digit: '0', numbers: [{ number: '07', count: 2 }] });
  expect(sorted(['07', '45', '07'], 1)[5]).toEqual({ digit: '5', numbers: [{ number: '45', count: 1 }] });
  const { draws, stats } = statsOf([['07', '07'], ['45']]);
  expect(draws).toBe(2);
  expect(stats.filter(({ number }) => ['07', '45', '99'].includes(number))).toEqual([
    { number: '07', count: 2, away: 0 },
    { number: '45', count: 1, away: 1 },
    { number: '99', count: 0, away: 2 },
  ]);
});
