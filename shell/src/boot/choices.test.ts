import { setTextSize } from '../preferences/text-size';
import { setTheme } from '../preferences/theme';
import { showChoices, storedLanguage, storedPerson } from './choices';

const root = document.documentElement;
const textSize = () => root.style.getPropertyValue('--text-size');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  root.removeAttribute('style');
});

function withoutStorage(work: () => void): void {
  const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  work();
  refuse.mockRestore();
  full.mockRestore();
}

describe('what stands on the document before it is painted', () => {
  it.each([
    [null, 'dark'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['pink', 'dark'],
  ])('is the theme: %s is %s', (stored, theme) => {
    if (stored) localStorage.setItem('foyer:stays:shell.theme', stored);
    showChoices();
    expect(root.dataset['theme']).toBe(theme);
  });

  it.each([
    ['1', '1'],
    ['1.25', '1.25'],
    ['1.5', '1.5'],
    ['1.51', ''],
    ['0.99', ''],
    ['large', ''],
    [null, ''],
  ])('is a text size that pages are made for: %s is "%s"', (stored, size) => {
    if (stored) localStorage.setItem('foyer:stays:shell.textSize', stored);
    showChoices();
    expect(textSize()).toBe(size);
  });

  it('is what the shell keeps, and else what an earlier release has kept', () => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('textSize', '1.3');
    showChoices();
    expect([root.dataset['theme'], textSize()]).toEqual(['light', '1.3']);
    setTheme('dark');
    setTextSize('1.15');
    root.dataset['theme'] = '';
    root.removeAttribute('style');
    showChoices();
    expect([root.dataset['theme'], textSize()]).toEqual(['dark', '1.15']);
    expect(Object.keys(localStorage).sort()).toEqual(['foyer:stays:shell.textSize', 'foyer:stays:shell.theme']);
  });

  it.each([
    ['TH', 'th', 'ltr', 'TY'],
    ['EN', 'en', 'ltr', 'EN'],
    ['FA', 'fa', 'rtl', 'EN'],
  ])('is the language %s as %s, from the side it is read, with the texts of %s', (code, lang, dir, texts) => {
    localStorage.setItem('language', code);
    expect(showChoices()).toBe(texts);
    expect([root.lang, root.dir]).toEqual([lang, dir]);
  });

  it('is the default where storage cannot be read', () => {
    localStorage.setItem('language', 'EN');
    withoutStorage(() => {
      expect(showChoices()).toBe('TY');
      expect(storedLanguage()).toBe('TY');
      expect(root.dataset['theme']).toBe('dark');
      expect(storedPerson().hasSession).toBe(false);
    });
  });
});

describe('who opens the page', () => {
  const logIn = (session: object, member?: object) => {
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
    if (member) localStorage.setItem('memberInfo', JSON.stringify(member));
  };
  const nobody = { token: undefined, merchantCode: undefined, hasSession: false, type: undefined, member: undefined };

  it('is nobody without a session, whatever member was here', () => {
    expect(storedPerson()).toEqual(nobody);
    localStorage.setItem('memberInfo', JSON.stringify({ account: 'mali', type: 1 }));
    expect(storedPerson()).toEqual(nobody);
  });

  it.each([{ token: '' }, { token: 7 }, {}, { merchantCode: 7 }, { userName: 7 }, { type: '1' }])(
    'is nobody by a session like %j',
    (change) => {
      logIn({
        merchantCode: 'DEMO',
        userName: 'mali',
        type: 1,
        ...(Object.keys(change).length ? { token: 'mine' } : {}),
        ...change,
      });
      expect(storedPerson()).toEqual(nobody);
    },
  );

  it('is the holder of the session, with the member beside it where one is', () => {
    const session = { token: 'mine', merchantCode: 'DEMO', userName: 'mali', type: 1 };
    logIn(session);
    expect(storedPerson()).toEqual({
      token: 'mine',
      merchantCode: 'DEMO',
      hasSession: true,
      type: 1,
      member: undefined,
    });
    const member = { account: 'mali', type: 42 };
    logIn(session, member);
    expect(storedPerson()).toEqual({ token: 'mine', merchantCode: 'DEMO', hasSession: true, type: 42, member });
    for (const other of [{ type: 42 }, { account: 'chai', type: 42 }]) {
      logIn(session, other);
      expect(storedPerson()).toMatchObject({ type: 1, member: undefined });
    }
  });
});
