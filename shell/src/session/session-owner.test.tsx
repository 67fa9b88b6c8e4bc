import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { callQuery, queryClient } from '@foyer/shared/query';
import { handOverPassword } from '@foyer/shared/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';
import { leaveTo } from './document-navigation';
import { heldPassword } from './held-password';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);
jest.mock('./document-navigation', () => ({ leaveTo: jest.fn() }));

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(leaveTo).mockReset();
  remotes.page('/m/login', { bar: false, footer: false });
  remotes.page('/m/set', { guard: 'sessionHome' });
  remotes.page('/m/gameRecord', { guard: ['member', 'notTrial'] });
});

const login = { token: 'fresh', userName: 'mali', customerType: 2, firstTimeLogin: true };
/** The key of an answer that is everybody's. */
const known = () => callQuery('country').queryKey;
const stored = () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null');
const start = (change: object = {}) =>
  act(async () => {
    handOverPassword('s3cret!');
    bus.emit('session:start', { login, ...change });
  });

describe('a login', () => {
  it('becomes the session of this tab; member and balance are loaded, home opens', async () => {
    const { requests, where } = renderSite({ path: '/m/login' });
    queryClient.setQueryData(known(), []);
    await start();
    await proves(['S3-SESSION-01', 'S3-SESSION-02'], () => {
      expect(stored()).toEqual({
        token: 'fresh',
        merchantCode: 'DEMO',
        userName: 'mali',
        type: 2,
        firstTimeLogin: true,
      });
    });
    expect(where()).toBe('/m/home');
    expect(localStorage.getItem('autoLogin')).toBe('1');
    expect(queryClient.getQueryData(known())).toBeUndefined();
    await proves('S7-API-27', () => {
      expect(requests.filter(({ call }) => call === 'memberInfo')).toEqual([
        expect.objectContaining({ method: 'GET', path: '/wps/member/info' }),
      ]);
    });
    expect(requests.filter(({ call }) => call === 'balance')).toHaveLength(1);
    expect(requests.filter(({ call }) => call === 'renew')).toHaveLength(0);
  });

  it('is given nothing that the document asked for before it', async () => {
    renderSite({ path: '/m/login' });
    const early = new Map([['/wps/promotions/available', Promise.resolve(Response.json({}))]]);
    globalThis.__foyer = { ...globalThis.__foyer, early };
    await start();
    expect([...early.keys()]).toEqual([]);
  });

  it('keeps the password in memory alone', async () => {
    renderSite({ path: '/m/login' });
    await start();
    expect(heldPassword.isHeld()).toBe(true);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('s3cret!');
  });

  it('by a first password leads to its change alone, until it is changed (B023)', async () => {
    remotes.page('/m/changePsw', { guard: ['sessionHome', 'notTrial'] });
    remotes.widget('home.banner', 'banner');
    const first = { mustChangePassword: true as const };
    const info = { id: 1, nickname: '', account: 'mali', regDate: 1, type: 0, toUpline: true };
    let isChanged = false;
    const answers = {
      memberInfo: () => (isChanged ? info : { ...info, ...first }),
      changePassword: () => {
        isChanged = true;
        return null;
      },
    };
    for (const path of ['/m/home', '/m/gameRecord', '/m/set', '/m/nowhere']) {
      const { where, unmount } = renderSite({ path, answers, session: { token: path, ...first } });
      await waitFor(() => expect([path, where()]).toEqual([path, '/m/changePsw']));
      unmount();
    }
    const { where, requests, user } = renderSite({ path: '/m/login', answers });
    sessionStorage.setItem('foyer:shell.returnTo', '/m/gameRecord');
    await start({ login: { ...login, ...first } });
    await proves('F-AGENTREG-05', async () => {
      expect(where()).toBe('/m/changePsw');
      expect(await screen.findByText('content of changePsw')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect(where()).toBe('/m/changePsw');
      expect(screen.queryByText('content of banner')).toBeNull();
      expect(stored()).toMatchObject(first);
      await act(async () => {
        await heldPassword.change({ newPassword: 'own45678', confirmNewPassword: 'own45678' });
      });
      expect(requests.find(({ call }) => call === 'changePassword')?.body).toMatchObject({ oldPassword: 's3cret!' });
      // Nor after a reload.
      expect(stored()).not.toHaveProperty('mustChangePassword');
      expect(JSON.parse(localStorage.getItem('memberInfo') ?? '')).toEqual(info);
      expect(where()).toBe('/m/changePsw');
      await user.click(screen.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(where()).toBe('/m/home'));
      expect(await screen.findByText('content of banner')).toBeVisible();
    });
  });

  it('returns to the page that asked for it, of this site only', async () => {
    const { where } = renderSite({ path: '/m/login' });
    sessionStorage.setItem('foyer:shell.returnTo', '/m/gameRecord?day=1');
    await start();
    expect(where()).toBe('/m/gameRecord?day=1');
    sessionStorage.setItem('foyer:shell.returnTo', 'https://evil.example/');
    await start();
    expect(where()).toBe('/m/home');
  });

  it('of a trial carries the trial merchant and no first login', async () => {
    renderSite({ path: '/m/login' });
    await start({ trial: true });
    await proves('S3-SESSION-02', () => {
      expect(stored()).toEqual({ token: 'fresh', merchantCode: 'DEMOTRIAL', userName: 'mali', type: 2 });
    });
    expect(localStorage.getItem('autoLogin')).toBeNull();
    expect(heldPassword.isHeld()).toBe(false);
  });
});

describe('a stored session', () => {
  it('is renewed, and ends where the platform has forgotten it', async () => {
    const { where } = renderSite({
      path: '/m/set?tab=2',
      session: { token: 'old' },
      answers: { renew: new ApiError('renew', 'session.expired', 401) },
    });
    sessionStorage.setItem('trialName', 'trial1');
    heldPassword.take('s3cret!');
    heldPassword.hold();
    queryClient.setQueryData(known(), []);
    expect(await screen.findByText('The account has been logged out, please log in again')).toBeVisible();
    await waitFor(() => expect(where()).toBe('/m/login'));
    expect(stored()).toBeNull();
    expect(localStorage.getItem('memberInfo')).toBeNull();
    expect(sessionStorage.getItem('trialName')).toBeNull();
    expect(heldPassword.isHeld()).toBe(false);
    expect(queryClient.getQueryData(known())).toBeUndefined();
    await start();
    expect(where()).toBe('/m/set?tab=2');
  });
});

describe('signing out', () => {
  const ask = async (options: Parameters<typeof renderSite>[0] = {}) => {
    const site = renderSite({ session: { token: 'mine' }, ...options });
    await screen.findByText('฿1,234.50');
    sessionStorage.setItem('trialName', 'trial1');
    heldPassword.take('s3cret!');
    heldPassword.hold();
    queryClient.setQueryData(known(), []);
    sessionStorage.setItem('NOTICE_POP', '1');
    localStorage.setItem('language', 'EN');
    localStorage.setItem('rememberLogin_username', '{}');
    act(() => bus.emit('session:signOut'));
    return { ...site, dialog: within(await screen.findByRole('dialog', { name: 'Sign out?' })) };
  };

  it('asks first, and cancel leaves everything', async () => {
    const { user, dialog, requests } = await ask();
    await proves('S2-HEADER-25', async () => {
      expect(requests.some(({ call }) => call === 'logout')).toBe(false);
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(stored().token).toBe('mine');
      expect(requests.some(({ call }) => call === 'logout')).toBe(false);
    });
  });

  it('tells the platform, cleans up and starts anew at home', async () => {
    const { user, dialog, requests } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    await proves(['S4-LOGOUT-01', 'S7-API-10'], () => {
      const call = requests.find((request) => request.call === 'logout');
      expect(call).toMatchObject({ method: 'DELETE', path: '/wps/session/logout', query: { token: 'mine' } });
      expect(call?.headers.get('Authorization')).toBe('mine');
    });
    await proves(['S4-LOGOUT-02', 'S4-LOGOUT-03'], () => {
      expect(sessionStorage).toHaveLength(0);
      expect(localStorage.getItem('memberInfo')).toBeNull();
      expect(heldPassword.isHeld()).toBe(false);
      expect(queryClient.getQueryData(known())).toBeUndefined();
    });
    await proves('S4-LOGOUT-04', () => expect(localStorage.getItem('autoLogin')).toBe('0'));
    await proves('S4-LOGOUT-06', () => expect(leaveTo).toHaveBeenCalledWith('/m/home'));
    expect(localStorage.getItem('language')).toBe('EN');
    expect(localStorage.getItem('rememberLogin_username')).toBe('{}');
  });

  it.each([
    ['refuses', new ApiError('logout', 'unknown', 200)],
    ['is out of reach', new TypeError('down')],
  ])('goes through when the platform %s', async (_, logout) => {
    const { user, dialog } = await ask({ answers: { logout: () => logout } });
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/m/home'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('waits ten seconds at most, and says so as long', async () => {
    const { dialog } = await ask({ answers: { logout: () => new Promise<never>(() => undefined) } });
    jest.useFakeTimers();
    act(() => dialog.getByRole('button', { name: 'Sign out' }).click());
    await proves('S9-CONST-16', async () => {
      expect(screen.getAllByText('Signing out')[0]).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(9_900));
      expect(screen.getAllByText('Signing out')[0]).toBeVisible();
      expect(leaveTo).not.toHaveBeenCalled();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.queryByText('Signing out')).not.toBeInTheDocument();
      expect(leaveTo).toHaveBeenCalledWith('/m/home');
    });
    jest.useRealTimers();
  });
});
