import { bus } from '@foyer/shared/bus';
import { useNavigate } from '@foyer/shared/router';
import { sessionStore } from '@foyer/shared/session';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, renderHook, screen } from '@testing-library/react';
import { remotes } from '../testing/federation';
import { setLeaving, useLeaving } from './leaving';
import { SessionOwner } from './session-owner';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => remotes.reset());

const login = { token: 'fresh', userName: 'mali', customerType: 2, firstTimeLogin: true };
const answers = {
  memberInfo: { id: 1, nickname: 'Lotus', account: 'lotus88', regDate: 1, type: 1, toUpline: false },
  balance: { sumBalance: '10', currencySymbol: '฿' },
  renew: { expiresAt: 2_000_000_000_000 },
};

function Links() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/m/set')}>
        on
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  );
}
const owner = (options: RenderOptions = {}) =>
  renderPart(
    <>
      <SessionOwner />
      <Links />
    </>,
    { answers, ...options },
  );
const emit = (tell: () => void) => act(async () => tell());
const asked = (requests: readonly { call: string | undefined }[], name: string) =>
  requests.filter(({ call }) => call === name).length;
const isLeaving = () => renderHook(() => useLeaving()).result.current;

it('the site does not start as leaving', () => expect(isLeaving()).toBe(false));

describe('a page that opens with a session', () => {
  it('loads member and balance once, and renews', async () => {
    const { requests, user } = owner({ path: '/m/set', session: { token: 'old' } });
    await act(async () => undefined);
    expect(['memberInfo', 'balance', 'renew'].map((name) => asked(requests, name))).toEqual([1, 1, 1]);
    await user.click(screen.getByText('on'));
    expect(requests).toHaveLength(3);
  });

  it('leaves both to home', async () => {
    const { requests } = owner({ path: '/m/index', session: { token: 'old' } });
    await act(async () => undefined);
    expect(requests.map(({ call }) => call)).toEqual(['renew']);
  });

  it('asks for nothing without a session', async () => {
    const { requests } = owner({ path: '/m/set' });
    await act(async () => undefined);
    expect(requests).toEqual([]);
  });
});

describe('a tab that is looked at again', () => {
  const turn = (state: DocumentVisibilityState) =>
    act(async () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  afterEach(() => jest.restoreAllMocks());

  it('shows what money moved elsewhere, without stars meanwhile, and says nothing of a failure', async () => {
    const said: unknown[] = [];
    const stop = bus.on('toast:show', (toast) => said.push(toast));
    const left: (Error | { sumBalance: string; currencySymbol: string })[] = [
      ...['10', '4'].map((sumBalance) => ({ sumBalance, currencySymbol: '฿' })),
      new Error('no connection'),
    ];
    const { requests } = owner({
      ...{ path: '/m/set', session: { token: 'looked at' } },
      answers: { ...answers, balance: () => left.shift()! },
    });
    await act(async () => undefined);
    const stars: boolean[] = [];
    const unwatch = sessionStore.subscribe(({ walletLoading }) => stars.push(walletLoading));
    await turn('hidden');
    expect(asked(requests, 'balance')).toBe(1);
    await turn('visible');
    expect(sessionStore.getState().wallet?.sumBalance).toBe('4');
    await turn('visible');
    expect(asked(requests, 'balance')).toBe(3);
    expect(sessionStore.getState().wallet?.sumBalance).toBe('4');
    expect([stars.includes(true), said]).toEqual([false, []]);
    unwatch();
    stop();
  });

  it('asks nothing for a visitor', async () => {
    const { requests } = owner({ path: '/m/set' });
    await turn('visible');
    expect(requests).toEqual([]);
  });
});

describe('a request for fresh data', () => {
  it('loads member and balance each time', async () => {
    const { requests } = owner({ path: '/m/set', session: { token: 'old' } });
    await act(async () => undefined);
    await emit(() => bus.emit('member:refresh'));
    expect([asked(requests, 'memberInfo'), asked(requests, 'balance')]).toEqual([2, 1]);
    await emit(() => bus.emit('wallet:refresh'));
    await emit(() => bus.emit('wallet:refresh'));
    expect([asked(requests, 'memberInfo'), asked(requests, 'balance')]).toEqual([2, 3]);
  });
});

describe('a login', () => {
  it('takes the place of the page that asked for it in the history', async () => {
    const { where, user } = owner({ path: '/m/set' });
    await user.click(screen.getByText('on'));
    await emit(() => bus.emit('session:start', { login }));
    expect(where()).toBe('/m/home');
    await user.click(screen.getByText('back'));
    expect(where()).toBe('/m/set');
  });

  it('is followed by the loads of the new session, without a renewal', async () => {
    const { requests } = owner({ path: '/m/login' });
    await emit(() => bus.emit('session:start', { login }));
    expect(['memberInfo', 'balance', 'renew'].map((name) => asked(requests, name))).toEqual([1, 1, 0]);
    expect(sessionStore.getState().session?.token).toBe('fresh');
  });
});

describe('a session that is over', () => {
  beforeEach(() => setLeaving(false));

  it('leads to the login with a warning, and remembers the page the member was on by then', async () => {
    const told = jest.fn();
    const off = bus.on('toast:show', told);
    const { where, user } = owner({ path: '/m/set', session: { token: 'old' } });
    await user.click(screen.getByText('on'));
    await emit(() => bus.emit('session:expired'));
    expect(where()).toBe('/m/login');
    expect(sessionStorage.getItem('foyer:shell.returnTo')).toBe('/m/set');
    expect(told.mock.calls).toEqual([[expect.objectContaining({ kind: 'warning' })]]);
    off();
  });

  it('keeps its page until the next one is there', async () => {
    const seen: boolean[] = [];
    function Watch() {
      seen.push(useLeaving());
      return null;
    }
    renderPart(
      <>
        <SessionOwner />
        <Watch />
      </>,
      { answers, path: '/m/set', session: { token: 'old' } },
    );
    await emit(() => bus.emit('session:expired'));
    expect(seen.slice(0, 1)).toEqual([false]);
    expect(seen).toContain(true);
    expect(isLeaving()).toBe(false);
  });

  it('does not navigate a member who is at the log-in already', async () => {
    owner({ path: '/m/login', session: { token: 'old' } });
    await emit(() => bus.emit('session:expired'));
    expect(isLeaving()).toBe(false);
  });
});
