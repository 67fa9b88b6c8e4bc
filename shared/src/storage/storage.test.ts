import { fromShell, slotsOfRemote } from '@foyer/shared/storage';
import { clearSessionStorage, sessionOwner, shellSlots, slotsOfShell } from '../shell';
import { cached } from './cached';
import { NAMED } from './named';
import { areas } from './slots';

const session = { token: 't', merchantCode: 'DEMO', userName: 'mali', type: 0 };
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is { count: number } =>
  typeof value === 'object' && value !== null && 'count' in value && typeof value.count === 'number';

const games = slotsOfRemote('games');
const counted = games.json('local', 'counted', isCount);

function deny(): void {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied);
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(denied);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  areas.local.clear();
  areas.session.clear();
  jest.restoreAllMocks();
});

describe('a slot', () => {
  it('lies under the key that the product names, or else under the prefix, its owner and its name', () => {
    slotsOfRemote('content').namedText('NOTICE_POP').set('1');
    slotsOfRemote('account').namedJson('rememberLogin_sms', isText).set('0912');
    slotsOfShell.namedText('language').set('EN');
    slotsOfShell.text('session', 'returnTo').set('/m/wallet');
    counted.set({ count: 7 });
    games.text('session', 'filter').set('RNG');
    games.text('local', 'layout', { stays: true }).set('list');
    expect({ ...sessionStorage }).toEqual({
      NOTICE_POP: '1',
      'foyer:shell.returnTo': '/m/wallet',
      'foyer:games.filter': 'RNG',
    });
    expect({ ...localStorage }).toEqual({
      rememberLogin_sms: '"0912"',
      language: 'EN',
      'foyer:games.counted': '{"count":7}',
      'foyer:stays:games.layout': 'list',
    });
  });

  it('of the shell or of another remote is nobody else’s to declare', () => {
    // @ts-expect-error the shell is no remote
    slotsOfRemote('shell');
    // @ts-expect-error the key belongs to content
    games.namedText('SHELL_PU_A');
    // @ts-expect-error slots of the shell are read-only
    expect(fromShell.balanceHidden.set).toBeUndefined();
    shellSlots.balanceHidden.set('1');
    expect(fromShell.balanceHidden.get()).toBe('1');
  });

  it.each(['', '{', '42', 'null', '[]', '{"count":"7"}'])('takes what it cannot read for absent: %s', (left) => {
    localStorage.setItem(counted.key, left);
    expect(counted.get()).toBeUndefined();
  });

  it('reads what an earlier release kept under another key, and moves it with the next change', () => {
    const moved = games.text('local', 'layout', { stays: true, was: 'layout', until: '9.0.0' });
    localStorage.setItem('layout', 'list');
    expect(moved.get()).toBe('list');
    moved.set('grid');
    expect({ ...localStorage }).toEqual({ 'foyer:stays:games.layout': 'grid' });
    localStorage.setItem('layout', 'list');
    moved.remove();
    expect(localStorage).toHaveLength(0);
  });

  it('reads what another tab wrote meanwhile', () => {
    counted.set({ count: 7 });
    localStorage.setItem(counted.key, '{"count":8}');
    expect(counted.get()).toEqual({ count: 8 });
  });

  it('reads what another tab wrote once storage has room again', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    counted.set({ count: 7 });
    full.mockRestore();
    counted.set({ count: 8 });
    localStorage.setItem(counted.key, '{"count":9}');
    expect(counted.get()).toEqual({ count: 9 });
  });

  it('goes on for this page when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    counted.set({ count: 7 });
    expect(counted.get()).toEqual({ count: 7 });
    counted.remove();
    expect(counted.get()).toBeUndefined();
  });

  it('goes on for this page when storage is denied', () => {
    deny();
    const filter = games.text('session', 'filter');
    filter.set('RNG');
    counted.set({ count: 7 });
    expect([filter.get(), counted.get()]).toEqual(['RNG', { count: 7 }]);
    clearSessionStorage();
    expect([filter.get(), counted.get()]).toEqual([undefined, { count: 7 }]);
  });
});

/** Fills both storages with every key, as this page and other releases write them. */
function fill(): void {
  for (const [key, { area }] of Object.entries(NAMED)) areas[area].set(key, 'left');
  for (const area of [areas.local, areas.session]) {
    area.set('foyer:cards.list', 'of a remote that nobody here knows');
    area.set('foyer:stays:cards.view', 'list');
    area.set('of somebody else', '{"account":"mali"}');
  }
  cached.hotGames.of(['EN']).set([]);
  cached.promotionList.of(['EN'], 'mali').set([]);
  areas.local.set('bankList', '{"shape":2,"of":["DEMO"],"account":"mali","value":[]}');
}

const kept = (area: 'local' | 'session') => areas[area].keys().sort();

describe('the end of a session', () => {
  it.each(['kept', 'denied'])('takes what goes with it and leaves the rest, with storage %s', (storage) => {
    if (storage === 'denied') deny();
    sessionOwner.start(session);
    fill();
    sessionOwner.end();
    const stays = ['foyer:stays:cards.view', 'of somebody else'];
    expect(kept('session')).toEqual(['NOTICE_POP', ...stays, 'isPWA'].sort());
    expect(kept('local')).toEqual(
      [
        ...['A2HS_HIDDEN', 'DOWNLOAD_BAR_HIDDEN', 'SHELL_PU_A', 'SHELL_PU_B', 'autoLogin', 'depositDetailVersion'],
        ...['hotGames', 'language'],
        ...['memberCenterVersion', 'rememberLogin_sms', 'rememberLogin_username', ...stays],
      ].sort(),
    );
    clearSessionStorage();
    expect(kept('session')).toEqual([]);
  });
});
