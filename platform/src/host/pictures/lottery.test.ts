import type { Lottery, ValueOf } from '@foyer/shared/contract';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { openLobby } from '../../testing/lobby';
import { lotteryAnswer, lotteryPieces } from './lottery';

jest.setTimeout(60_000);

const now = new Date('2026-11-29T12:00:00Z');
const lottery = (code: string, more: Partial<Lottery> = {}): Lottery => ({
  ...{ code, displayName: `${code} name`, gameClassifyNew: 'FAST', lastIssue: '20261129-720', lastNumbers: [4, 9] },
  ...{ nextIssue: '', nextDrawAt: now.getTime() + 61_200, ...more },
});
const listed = (codes: readonly string[], more: object = {}): ValueOf<'lotteryMenu'>[number] => ({
  ...{ gameClassifyNew: 'FAST', displayName: 'Fast ones' },
  lotteries: codes.map((code) => ({ code, displayName: code, ...more })),
});
const codesIn = (lotteries: readonly Lottery[], menu: ValueOf<'lotteryMenu'>) =>
  (lotteryPieces(lotteries, menu, now, 'TY')?.['classes'] as { lotteries: { code: string }[] }[] | undefined)?.map(
    ({ lotteries: ofClass }) => ofClass.map(({ code }) => code),
  );

it('are classes with lotteries: what is left by the clock, the last numbers, each as what it is', () => {
  const rolls = Array.from({ length: 20 }, (_, at) => at + 1);
  const lotteries = [lottery('A'), lottery('B', { nextDrawAt: now.getTime(), lastNumbers: rolls })];
  const said = { issue: '20261129-720' };
  expect(lotteryPieces(lotteries, [listed(['B', 'A'])], now, 'TY')).toEqual({
    classes: [
      {
        name: 'Fast ones',
        lotteries: [
          {
            ...{ ...said, code: 'B', name: 'B name', isDrawing: true, time: '00:00', inOneLine: false },
            ...{ said: rolls.join(' '), numbers: rolls.map((number) => ({ code: 'B', number })) },
          },
          {
            ...{ ...said, code: 'A', name: 'A name', isDrawing: false, time: '01:02', inOneLine: true, said: '4 9' },
            numbers: [
              { code: 'A', number: 4 },
              { code: 'A', number: 9 },
            ],
          },
        ],
      },
    ],
  });
});

it('are those of the menu, as many as a phone shows, without classes of which none is shown', () => {
  const all = Array.from({ length: 9 }, (_, at) => `L${at}`);
  const lotteries = all.map((code) => lottery(code));
  expect(codesIn(lotteries, [listed(['L5', 'NONE']), listed(['NONE']), listed(all)])).toEqual([
    ['L5'],
    ['L0', 'L1', 'L2', 'L3', 'L4', 'L5'],
  ]);
  expect(codesIn(lotteries, [listed(all), listed(all)])).toEqual([all.slice(0, 7)]);
});

it('are none without a lottery, and where one is said to be in maintenance by the clock of the device', () => {
  expect(codesIn([], [listed(['A'])])).toBeUndefined();
  expect(codesIn([lottery('A')], [])).toBeUndefined();
  expect(codesIn([lottery('A')], [listed(['A'], { until: now.getTime() + 1 })])).toBeUndefined();
  expect(codesIn([lottery('A')], [listed(['A'], { until: now.getTime() })])).toEqual([['A']]);
});

describe('the lotteries of a document', () => {
  let platform: TestPlatform;
  let site: Site;
  beforeAll(async () => {
    platform = await openLobby();
    site = await platform.makeMerchant();
  });
  afterAll(() => platform?.close());

  it.each(['TY', 'EN'] as const)('are those that the page gets as a visitor, in %s', async (language) => {
    const { api, db } = platform;
    const answer = lotteryAnswer(db, platform.app.platform.catalogue);
    const { value: menu } = await api('lotteryMenu', { site, query: { language } });
    const ofMode = async (prizeMode: string) =>
      (await api('lotteryList', { site, query: { language, prizeMode } })).value;
    const all = await ofMode('Lott');
    const known = new Set(all.map((each) => JSON.stringify(each)));
    expect((await ofMode('Elott')).every((each) => known.has(JSON.stringify(each)))).toBe(true);
    const pieces = await answer(site.code, language, platform.clock.now);
    expect(pieces).toEqual(lotteryPieces(all, menu, platform.clock.now, language));
    expect((pieces?.['classes'] as unknown[] | undefined)?.length).toBeGreaterThan(1);
  });
});
