import { ApiError } from '@foyer/shared/api';
import type { Rain } from '@foyer/shared/contract';
import { type Answers, renderPart, type SentRequest } from '@foyer/shared/testing';
import { act, screen } from '@testing-library/react';
import EN from '../i18n/EN.json';
import RedRain from './red-rain.page';

/** The platform's time; the device is ten minutes ahead. */
const NOW = Date.UTC(2026, 10, 20, 5);
const AHEAD = 600_000;
const rain: Rain = { id: 3, startsAt: NOW + 65_000, endsAt: NOW + 125_000, packets: 100 };
const before: Rain = { id: 2, startsAt: NOW - 86_400_000, endsAt: NOW - 86_340_000, packets: 40, amount: '7.50' };
const at = () => Date.now() - AHEAD;

/** A platform with one planned rain, by its own clock. */
function platform(state: { rain: Rain | null; opened?: string } = { rain }) {
  const answers: Answers = {
    redRain: () => {
      const mine = state.rain && { ...state.rain, ...(state.opened === undefined ? {} : { amount: state.opened }) };
      const ends = mine === null || at() >= mine.endsAt;
      return { at: at(), next: ends ? null : mine, last: ends && mine !== null ? mine : before };
    },
    openRedRain: () => {
      state.opened = '12.34';
      return { rainId: 3, amount: '12.34', openedAt: at() };
    },
  };
  return { state, answers };
}
const open = (answers: Answers, language: 'EN' | 'FA' = 'EN') =>
  renderPart(<RedRain />, {
    path: '/m/redRain',
    language,
    texts: { agent: EN },
    session: { userName: 'mali', type: 1 },
    member: { id: 7 },
    wallet: { sumBalance: '1', currencySymbol: '฿' },
    answers,
    advanceTimers: jest.advanceTimersByTime,
  });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const sent = (requests: readonly SentRequest[], name = 'openRedRain') => requests.filter(({ call }) => call === name);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW + AHEAD });
});
afterEach(() => jest.useRealTimers());

it('goes from waiting to rain and result by the platform’s clock', async () => {
  const { state, answers } = platform();
  open(answers);
  await proves('F-REDRAIN-01', async () => {
    expect(await screen.findByRole('timer')).toHaveTextContent(/^01:05$/);
    await pass(5);
    expect(screen.getByRole('timer')).toHaveTextContent(/^01:00$/);
    await pass(60);
    expect(screen.getByRole('button', { name: 'Open a packet 60 seconds left' })).toBeVisible();
    state.opened = '12.34';
    await pass(61);
    expect(screen.queryByRole('button', { name: /Open a packet/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The last rain' })).toBeVisible();
    expect(await screen.findByText(/100 packets/)).toBeVisible();
    expect(screen.getByText('฿12.34')).toBeVisible();
  });
});

it('says that nothing is planned, and when it rained last', async () => {
  open(platform({ rain: null }).answers);
  await proves('F-REDRAIN-01', async () => {
    expect(await screen.findByText('No rain is planned')).toBeVisible();
    expect(screen.getByText(/Nov 19, 2026.*40 packets/)).toBeVisible();
    expect(screen.getByText('฿7.50')).toBeVisible();
  });
});

it('sends one opening for ten taps, and shows its amount after a reload', async () => {
  const { answers } = platform();
  const { requests, unmount } = open(answers);
  await screen.findByRole('timer');
  await pass(66);
  const field = screen.getByRole('button', { name: /Open a packet/ });
  await proves('F-REDRAIN-03', async () => {
    act(() => {
      for (let tap = 0; tap < 10; tap += 1) field.click();
    });
    expect(await screen.findByText('฿12.34')).toBeVisible();
    expect(sent(requests)).toHaveLength(1);
    unmount();
    open(answers);
    expect(await screen.findByText('฿12.34')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Open a packet/ })).not.toBeInTheDocument();
  });
});

it('checks what became of an opening whose answer was cut off', async () => {
  const { state, answers } = platform();
  const cut = () => {
    throw new TypeError('cut');
  };
  let asked = 0;
  const outcome = () => {
    asked += 1;
    if (asked === 1) return { state: 'none' as const };
    state.opened = '12.34';
    return { state: 'done' as const, answer: { rainId: 3, amount: '12.34', openedAt: at() } };
  };
  const { user, requests } = open({ ...answers, openRedRain: cut, outcome });
  await screen.findByRole('timer');
  await pass(66);
  await user.click(screen.getByRole('button', { name: /Open a packet/ }));
  await proves('F-REDRAIN-03', async () => {
    expect(await screen.findByText('Checking…')).toBeVisible();
    await pass(3);
    expect(await screen.findByText('฿12.34')).toBeVisible();
    expect(sent(requests)).toHaveLength(1);
  });
});

it('counts one second and one packet as one', async () => {
  open(platform({ rain: { ...rain, packets: 1 } }).answers);
  expect(await screen.findByText(/, 1 packet for the quickest agent$/)).toBeVisible();
  await pass(65 + 59);
  expect(screen.getByRole('button', { name: 'Open a packet 1 second left' })).toBeVisible();
});

it('says that all packets are gone', async () => {
  const { answers } = platform();
  const { user } = open({ ...answers, openRedRain: new ApiError('x', 'rain.over', 200, { next: null }) });
  await screen.findByRole('timer');
  await pass(66);
  await user.click(screen.getByRole('button', { name: /Open a packet/ }));
  expect(await screen.findByText('All packets are gone')).toBeVisible();
});

it('counts hours, too, in the digits of the language', async () => {
  const later = { ...rain, startsAt: NOW + 38_203_000, endsAt: NOW + 38_263_000 };
  open(platform({ rain: later }).answers, 'FA');
  expect(await screen.findByRole('timer')).toHaveTextContent(/^۱۰:۳۶:۴۳$/);
});
