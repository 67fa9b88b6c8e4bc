import { ApiError } from '@foyer/shared/api';
import { bus, type EventMap } from '@foyer/shared/bus';
import type { FreePlayValue } from '@foyer/shared/contract';
import { returnAfterLogin } from '@foyer/shared/session';
import { type Answers, type RenderOptions, renderPart } from '@foyer/shared/testing';
import { ToastHost, type ToastMessage } from '@foyer/shared/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import LoginPage from '../login/login.page';
import TrialPage from './trial.page';
import { trialName } from './trial-name';

const session = { token: 'tok', userName: 'try7', customerType: 4 };

const toasts = (listener: (message: ToastMessage | null) => void) => {
  const stops = [bus.on('toast:show', listener), bus.on('toast:hide', () => listener(null))];
  return () => {
    for (const stop of stops) stop();
  };
};

let stop: (() => void) | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  stop?.();
  jest.useRealTimers();
});

const start = () => screen.getByRole('button', { name: 'Start playing' });
const loading = () => screen.queryByText(EN['trial.loading']);

function open(answers: Answers = {}, options: RenderOptions & { login?: boolean } = {}) {
  const { login = false, ...rest } = options;
  const started: EventMap['session:start'][] = [];
  stop = bus.on('session:start', (event) => started.push(event));
  const page = renderPart(
    <>
      <ToastHost subscribe={toasts} />
      {login ? <LoginPage /> : <TrialPage />}
    </>,
    { path: login ? '/m/login' : '/m/trail', texts: { account: EN }, answers, ...rest },
  );
  const calls = () => page.requests.map(({ call }) => call);
  return { ...page, started, calls };
}

it('offers a start, and does not start by itself', async () => {
  const { requests } = open();
  await proves('S2-ROUTES-12', async () => {
    expect(start()).toBeVisible();
    await act(async () => undefined);
    expect(requests).toEqual([]);
  });
  expect(screen.getByRole('link', { name: EN['trial.register'] })).toHaveAttribute('href', '/m/register');
});

it('gets a trial name, plays under it, and hands the session to the shell', async () => {
  const { user, requests, started } = open({ createTrial: 'try7', freePlay: session });
  returnAfterLogin('/m/gameRecord');
  await user.click(start());
  await waitFor(() => expect(started).toEqual([{ login: { ...session, firstTimeLogin: false }, trial: true }]));
  await proves('S7-API-13', () => {
    expect(requests.map(({ path }) => path)).toEqual(['/wps/member/freeplay', '/wps/session/login/freeplay']);
    expect(requests[0]).toMatchObject({ method: 'GET', query: { merchant_code: 'DEMOTRIAL' } });
  });
  await proves('S7-API-11', () =>
    expect(requests[1]).toMatchObject({
      method: 'POST',
      path: '/wps/session/login/freeplay',
      body: { moduleId: 'FREEPLAY3', username: 'try7', merchantCode: 'DEMOTRIAL' },
    }),
  );
  await proves('S3-TRIAL-02', () => expect(sessionStorage.getItem('trialName')).toBe('try7'));
  // A trial leads home and ignores an earlier return address.
  expect(sessionStorage.getItem('foyer:shell.returnTo')).toBeNull();
  expect(loading()).not.toBeInTheDocument();
  expect(start()).toHaveAttribute('aria-busy', 'true');
});

it('plays again under this tab’s name', async () => {
  const { user, calls, requests, started } = open({ freePlay: session });
  trialName.set('try7');
  await user.click(start());
  await waitFor(() => expect(started).toHaveLength(1));
  expect(calls()).toEqual(['freePlay']);
  expect(requests[0]?.body).toMatchObject({ username: 'try7' });
});

it.each([
  ['its own page', false, 'Start playing'],
  ['the log-in page', true, EN['trial.try']],
])('a value of 0 means no: the feature is not available, on %s', async (_, login, name) => {
  const { user, started, where } = open({ createTrial: 'try7', freePlay: 0 }, { login });
  const here = where();
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(/the feature is temporarily unavailable/)).toBeVisible();
  expect(started).toEqual([]);
  expect(where()).toBe(here);
  expect(loading()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy');
  // The platform may have forgotten the name, so the next try gets a new one.
  expect(trialName.get()).toBeUndefined();
});

it('a name unknown to the platform is replaced at the next try', async () => {
  let answer: FreePlayValue | Error = new ApiError('freePlay', 'member.not.exist', 200);
  const { user, calls, started } = open({ createTrial: 'try8', freePlay: () => answer });
  trialName.set('old1');
  await user.click(start());
  expect(await screen.findByRole('alert')).toHaveTextContent(/does not exist/);
  answer = session;
  await user.click(start());
  await waitFor(() => expect(started).toHaveLength(1));
  expect(calls()).toEqual(['freePlay', 'createTrial', 'freePlay']);
  expect(trialName.get()).toBe('try8');
});

it('the loading message stays as long as the call hangs', async () => {
  jest.useFakeTimers();
  const messages: ToastMessage[] = [];
  const stopListening = bus.on('toast:show', (message) => messages.push(message));
  const { unmount } = open({ createTrial: () => new Promise<string>(() => {}) });
  fireEvent.click(start());
  await act(() => jest.advanceTimersByTimeAsync(0));
  await proves('S9-CONST-18', async () => {
    expect(loading()).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(loading()).toBeVisible();
    expect(messages[0]).toMatchObject({ kind: 'loading', duration: 9_999_000 });
  });
  // The calls' time limit ends it with an error.
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(loading()).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/No connection/);
  stopListening();
  unmount();
});

it('leaving the page ends it: a late answer starts no session', async () => {
  let answer: (name: string) => void = () => {};
  const { user, unmount, started, calls } = open({
    createTrial: () => new Promise<string>((resolve) => (answer = resolve)),
    freePlay: session,
  });
  const hidden = jest.fn();
  const stopListening = bus.on('toast:hide', hidden);
  await user.click(start());
  expect(loading()).toBeVisible();
  unmount();
  await waitFor(() => expect(hidden).toHaveBeenCalled());
  answer('try7');
  await act(async () => undefined);
  expect(started).toEqual([]);
  expect(calls()).toEqual(['createTrial']);
  stopListening();
});

it('a member is not offered to end the session', () => {
  open({}, { session: {} });
  expect(screen.queryByRole('button', { name: 'Start playing' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: EN['trial.home'] })).toHaveAttribute('href', '/m/home');
});

describe('a game to be tried', () => {
  const GAME = '/m/launchGame?category=RNG&vendor=KITE&gameId=orchid&nodeId=41';
  const returnTo = () => sessionStorage.getItem('foyer:shell.returnTo');
  async function tried(to: string) {
    const { user, started } = open(
      { createTrial: 'try7', freePlay: session },
      { path: `/m/trail?${new URLSearchParams({ to })}` },
    );
    await user.click(start());
    await waitFor(() => expect(started).toHaveLength(1));
  }

  it('is where the trial leads', async () => {
    await tried(GAME);
    expect(returnTo()).toBe(GAME);
  });

  it.each([
    ...['/m/voucherCenter', '/m/launchGame', '//evil.example/m/launchGame?a', '/\\evil.example/m/launchGame?a'],
    ...['https://evil.example/m/launchGame?a', '/m/launchGame/../mine?launchGame?', 'javascript:alert(1)', ''],
  ])('is no other address: %s', async (to) => {
    returnAfterLogin('/m/gameRecord');
    await tried(to);
    expect(returnTo()).toBeNull();
  });
});
