import { isSessionStored, stored } from './stored';

const session = { token: 't', merchantCode: 'DEMO', userName: 'mali', type: 0 };
const member = { id: 7, nickname: 'Mali', account: 'mali', regDate: 1_700_000_000_000, type: 1, toUpline: true };
const store = (area: Storage, key: string, value: unknown) => area.setItem(key, JSON.stringify(value));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the session of this tab', () => {
  it('is what was stored, until it is taken away', () => {
    expect(isSessionStored()).toBe(false);
    store(sessionStorage, 'MC_SESSION_INFO', session);
    expect(stored.session.get()).toEqual(session);
    expect(isSessionStored()).toBe(true);
    sessionStorage.removeItem('MC_SESSION_INFO');
    expect(isSessionStored()).toBe(false);
  });

  it.each([
    null,
    't',
    7,
    [],
    {},
    { merchantCode: 'DEMO' },
    { ...session, token: '' },
    { ...session, token: 7 },
    { token: 't' },
    { ...session, merchantCode: 7 },
    { ...session, userName: undefined },
    { ...session, type: '0' },
    { ...session, mustChangePassword: 1 },
  ])('is none when this was stored: %j', (value) => {
    store(sessionStorage, 'MC_SESSION_INFO', value);
    expect(stored.session.get()).toBeUndefined();
    expect(isSessionStored()).toBe(false);
  });
});

describe('the member of this browser', () => {
  it('is what was stored', () => {
    store(localStorage, 'memberInfo', member);
    expect(stored.member.get()).toEqual(member);
  });

  it.each([
    ...[null, 'mali', [], {}, { ...member, account: 7 }, { account: 'mali' }, { ...member, nickname: {} }],
    ...[
      { ...member, toUpline: [] },
      { ...member, headIcon: 3 },
      { ...member, regDate: undefined },
    ],
  ])('is nobody when this was stored: %j', (value) => {
    store(localStorage, 'memberInfo', value);
    expect(stored.member.get()).toBeUndefined();
  });
});
