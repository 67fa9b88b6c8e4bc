import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { ValueOf } from '@foyer/shared/contract';
import { type Answers, renderPart, sessionOwner } from '@foyer/shared/testing';
import { act } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import Wins from './wins.widget';

const SECOND = 1000;
const win = { orderNo: 'L30000007', displayName: 'Lantern Minute', issue: '20260314-0722', payout: '19.5' };
const other = { ...win, orderNo: 'L30000008', displayName: 'Dragon Dice', payout: '1200' };

const toasts: string[] = [];
const refreshed = jest.fn();
const offs: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-14T12:00:00Z') });
  toasts.length = 0;
  refreshed.mockClear();
  offs.push(
    bus.on('toast:show', ({ text }) => toasts.push(text)),
    bus.on('wallet:refresh', refreshed),
  );
});
afterEach(() => {
  for (const off of offs.splice(0)) off();
  jest.useRealTimers();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A member elsewhere on the site who waits for a draw in ten seconds. */
function show(answers: readonly (ValueOf<'tellWins'> | ApiError)[], path: '/m/mine' | '/m/startLottery' = '/m/mine') {
  let asked = 0;
  const since = Date.now();
  const { requests } = renderPart(<Wins />, {
    ...{ path, texts: { games: EN }, session: {}, member: {} },
    wallet: { sumBalance: '100', currencySymbol: '฿', nextDraw: since + 10 * SECOND },
    answers: { tellWins: (() => answers[asked++] ?? { wins: [] }) as Answers['tellWins'] & {} },
  });
  const questions = () =>
    requests.flatMap(({ call, query, body }) => (call === 'tellWins' ? [{ ...query, ...(body as object) }] : []));
  return { since, questions };
}

it('are told with lottery and amount on another page, once, and the balance follows', async () => {
  expect(remote.widgets['app.draws']).toMatchObject({ widget: 'wins', guard: 'member' });
  await proves('F-SETTLE-06', async () => {
    const { since, questions } = show([{ wins: [win], nextDraw: Date.now() + 600 * SECOND }]);
    await pass(11 * SECOND);
    expect(questions()).toEqual([]);
    await pass(SECOND);
    expect(questions()).toEqual([{ language: 'EN', since }]);
    expect(toasts).toEqual(['Lantern Minute: you won ฿19.50']);
    expect(refreshed).toHaveBeenCalledTimes(1);
    await pass(300 * SECOND);
    expect([questions().length, toasts.length]).toEqual([1, 1]);
  });
});

it('of bets on matches are told by their match', async () => {
  await proves('F-SETTLE-06', async () => {
    show([{ wins: [{ orderNo: 'S60000007', displayName: 'Port Marlow – Cape Verity', payout: '34' }] }]);
    await pass(12 * SECOND);
    expect(toasts).toEqual(['Port Marlow – Cape Verity: you won ฿34.00']);
    expect(refreshed).toHaveBeenCalledTimes(1);
  });
});

it('follow one another where a draw brought several, so that each is read', async () => {
  show([{ wins: [win, other] }]);
  await pass(12 * SECOND);
  expect(toasts).toEqual(['Lantern Minute: you won ฿19.50']);
  await pass(4 * SECOND);
  expect(toasts).toEqual(['Lantern Minute: you won ฿19.50', 'Dragon Dice: you won ฿1,200.00']);
});

it('are no word at all where nothing was won', async () => {
  await proves('F-SETTLE-06', async () => {
    const { questions } = show([{ wins: [] }]);
    await pass(120 * SECOND);
    expect([questions().length, toasts, refreshed.mock.calls]).toEqual([1, [], []]);
  });
});

it('are asked for again until the draw is settled, and after a failure', async () => {
  const due = Date.now() + 10 * SECOND;
  const { questions } = show([
    new ApiError('tellWins', 'system.error', 500),
    { wins: [], nextDraw: due },
    { wins: [win] },
  ]);
  await pass(12 * SECOND);
  expect(questions()).toHaveLength(1);
  await pass(6 * SECOND);
  expect([questions().length, toasts.length]).toEqual([3, 1]);
  await pass(60 * SECOND);
  expect(questions()).toHaveLength(3);
});

it('wait for a page that is looked at', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { questions } = show([{ wins: [win] }]);
  await pass(60 * SECOND);
  expect([questions().length, toasts.length]).toEqual([0, 0]);
  hidden.mockRestore();
  await pass(3 * SECOND);
  expect(toasts).toHaveLength(1);
});

it('are left to the pages of a lottery, which tell of them themselves', async () => {
  const { questions } = show([{ wins: [win] }], '/m/startLottery');
  await pass(60 * SECOND);
  expect(questions()).toEqual([]);
});

it('are told to nobody once their member has signed out', async () => {
  show([{ wins: [win, other] }]);
  await pass(12 * SECOND);
  expect(toasts).toHaveLength(1);
  act(() => sessionOwner.end());
  await pass(10 * SECOND);
  expect(toasts).toHaveLength(1);
});
