import { clearSessionStorage, storage } from '@foyer/shared/storage';

const session = { token: 't', merchantCode: 'DEMO', userName: 'mali', type: 0 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('storage', () => {
  it('keeps the agreed keys in the agreed place', () => {
    storage.session.set(session);
    storage.language.set('EN');
    storage.noticeShown.set('1');
    storage.popup.member.set({ show: false, list: [] });
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(session);
    expect(localStorage.getItem('language')).toBe('EN');
    expect(sessionStorage.getItem('NOTICE_POP')).toBe('1');
    expect(localStorage.getItem('SHELL_PU_A')).toBe('{"show":false,"list":[]}');
    storage.session.remove();
    expect(storage.session.get()).toBeUndefined();
    clearSessionStorage();
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('language')).toBe('EN');
  });

  it.each(['', '{', '42', 'null', '[]', '{"token":""}', '{"token":"t"}', '{"token":1,"merchantCode":"DEMO"}'])(
    'takes what it cannot read for absent: %s',
    (left) => {
      sessionStorage.setItem('MC_SESSION_INFO', left);
      expect(storage.session.get()).toBeUndefined();
    },
  );

  it('goes on for this page when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => storage.session.set(session)).not.toThrow();
    expect(storage.session.get()).toEqual(session);
    storage.session.remove();
    expect(storage.session.get()).toBeUndefined();
  });

  it('goes on for this page when storage is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied);
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(denied);
    expect(storage.theme.get()).toBeUndefined();
    storage.theme.set('light');
    storage.session.set(session);
    expect(storage.theme.get()).toBe('light');
    expect(storage.session.get()).toEqual(session);
    clearSessionStorage();
    expect(storage.session.get()).toBeUndefined();
    storage.theme.remove();
  });
});
