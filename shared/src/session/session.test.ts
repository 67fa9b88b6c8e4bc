import { memberType } from './member-type';
import { sessionOwner, sessionStore } from './vanilla';

// The store must work without React.
jest.mock('react', () => {
  throw new Error('the session store must not need React');
});

const session = { token: 't', merchantCode: 'DEMO', userName: 'mali', type: 0, firstTimeLogin: false };
const member = { id: 7, nickname: 'Mali', account: 'mali', regDate: 1_700_000_000_000, type: 1, toUpline: true };
const stored = (area: Storage, key: string): unknown => JSON.parse(area.getItem(key) ?? 'null');

beforeEach(() => {
  sessionOwner.end();
  localStorage.clear();
  sessionStorage.clear();
});

describe('session', () => {
  it('is kept in this tab under its key, with the first-login mark of a normal login only', async () => {
    sessionOwner.start(session);
    await proves(['S3-SESSION-01', 'S3-SESSION-02'], () =>
      expect(stored(sessionStorage, 'MC_SESSION_INFO')).toEqual({
        token: 't',
        merchantCode: 'DEMO',
        userName: 'mali',
        type: 0,
        firstTimeLogin: false,
      }),
    );
    sessionOwner.start({ token: 'trial', merchantCode: 'DEMOTRIAL', userName: 'guest', type: 4 });
    await proves('S3-SESSION-02', () =>
      expect(stored(sessionStorage, 'MC_SESSION_INFO')).not.toHaveProperty('firstTimeLogin'),
    );
  });

  it('keeps the member beside it', async () => {
    sessionOwner.start(session);
    sessionOwner.member(member);
    await proves(['S3-STORAGE-01', 'S9-STORAGE-01'], () => expect(stored(localStorage, 'memberInfo')).toEqual(member));
  });

  it('keeps nothing of who was there before, from the moment another session starts', () => {
    localStorage.setItem('memberInfo', JSON.stringify(member));
    sessionOwner.start({ ...session, userName: 'chai' });
    expect(localStorage.getItem('memberInfo')).toBeNull();
  });

  it('shows nothing of a member without a session, even if it is still stored (A016)', () => {
    localStorage.setItem('memberInfo', JSON.stringify(member));
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof import('./vanilla')>('./vanilla');
      expect(fresh.sessionStore.getState()).toMatchObject({ session: undefined, member: undefined });
    });
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof import('./vanilla')>('./vanilla');
      expect(fresh.sessionStore.getState()).toMatchObject({ session, member });
    });
    // Another member may have logged in in another tab.
    localStorage.setItem('memberInfo', JSON.stringify({ ...member, account: 'chai' }));
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof import('./vanilla')>('./vanilla');
      expect(fresh.sessionStore.getState()).toMatchObject({ session, member: undefined });
    });
  });

  it('waits for no balance at first, nor after its end', () => {
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof import('./vanilla')>('./vanilla');
      expect(fresh.sessionStore.getState().walletLoading).toBe(false);
    });
    sessionOwner.start(session);
    sessionOwner.walletLoading();
    sessionOwner.end();
    expect(sessionStore.getState().walletLoading).toBe(false);
  });

  it('shows the member once it is loaded', () => {
    sessionOwner.start(session);
    sessionOwner.member(member);
    expect(sessionStore.getState().member).toEqual(member);
  });

  it('takes no member and no balance once it has ended', () => {
    sessionOwner.start(session);
    sessionOwner.wallet({ sumBalance: '5', currencySymbol: '฿' });
    sessionOwner.end();
    sessionOwner.member(member);
    sessionOwner.wallet({ sumBalance: '9', currencySymbol: '฿' });
    expect(sessionStore.getState()).toEqual({
      session: undefined,
      member: undefined,
      wallet: undefined,
      walletLoading: false,
    });
    expect(localStorage.getItem('memberInfo')).toBeNull();
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });

  it('keeps the last balance when a refresh brings none', () => {
    sessionOwner.start(session);
    sessionOwner.wallet({ sumBalance: '5', currencySymbol: '฿' });
    sessionOwner.walletLoading();
    expect(sessionStore.getState().walletLoading).toBe(true);
    sessionOwner.wallet(undefined);
    expect(sessionStore.getState()).toMatchObject({ wallet: { sumBalance: '5' }, walletLoading: false });
  });
});

describe('member type', () => {
  const typeOf = (memberValue: unknown, sessionValue: unknown) =>
    memberType({
      session: { ...session, type: sessionValue as number },
      member: { ...member, type: memberValue as number },
    });

  it('is that of the member, else that of the session, as a number (A051)', () => {
    expect(typeOf(42, 0)).toBe(42);
    expect(typeOf('2', 0)).toBe(2);
    expect(typeOf(undefined, 40)).toBe(40);
    expect(memberType({ session, member: undefined })).toBe(0);
  });

  it.each([undefined, null, '', ' ', 'agent', Number.NaN, true, []])('is nothing when it says %j', (value) => {
    expect(typeOf(value, value)).toBeUndefined();
  });

  it('is nothing without a session', () => {
    expect(memberType({ session: undefined, member })).toBeUndefined();
  });
});
