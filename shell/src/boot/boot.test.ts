import type { DiscoveryDocument, FirstFiles } from '@foyer/shared/remote';
import { testSite } from '@foyer/shared/testing';

const discovery: DiscoveryDocument = {
  schema: '',
  microFrontends: {
    agent: [
      {
        url: '/agent/1/entry.js',
        metadata: { version: '1', integrity: 'sha256-entry' },
        extras: { shared: {}, widgets: {}, pages: { '/m/agent': { page: 'agent', guard: 'agentHome' } } },
      },
    ],
    games: [
      {
        url: '/games/1/entry.js',
        metadata: { version: '1', integrity: 'sha256-entry' },
        extras: { shared: {}, widgets: {}, pages: { '/m/list': { page: 'list' } } },
      },
    ],
  },
};
const files = { exposes: {}, integrity: {} };
const first: FirstFiles = {
  'agent@1': {
    ...files,
    early: [
      { call: '/wps/unread', guard: ['agentHome'] },
      { call: '/wps/dividend', guard: ['agentHome', 'dividend'] },
    ],
  },
  'games@1': { ...files, early: ['/wps/list?merchant={merchant}&language={language}'] },
};

const asked = jest.fn((_: string, __?: RequestInit) => Promise.resolve(Response.json({})));

/** Runs the boot script on a page of its own and gives the calls it sent besides those of every start. */
function open(path: string): string[] {
  history.replaceState(null, '', path);
  const block = (id: string, value: object) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  document.body.innerHTML = block('site', testSite) + block('discovery', discovery) + block('first', first);
  asked.mockClear();
  jest.isolateModules(() => void jest.requireActual('./boot'));
  const always = /^[/]wps[/](system|member|wallets)[/]/;
  return asked.mock.calls.map(([address]) => address).filter((address) => !always.test(address));
}

const logIn = (session: object, member?: object): void => {
  const whole = { token: 'mine', merchantCode: 'DEMO', userName: 'a', ...session };
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(whole));
  if (member) localStorage.setItem('memberInfo', JSON.stringify({ account: 'a', ...member }));
};

const own = globalThis.fetch;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = asked as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = own;
});

describe('the calls that leave with the document', () => {
  it('are in the name of the site, and of a trial session in that of the trial merchant', async () => {
    expect(open('/m/list')).toEqual(['/wps/list?merchant=DEMO&language=TY']);
    logIn({ type: 4, merchantCode: 'DEMOTRIAL' });
    await proves(['S6-ROLES-09', 'S1-API-01'], () =>
      expect(open('/m/list')).toEqual(['/wps/list?merchant=DEMOTRIAL&language=TY']),
    );
  });

  it.each([
    ['EN', 'EN', 'en', 'ltr'],
    ['AR', 'AR', 'ar', 'rtl'],
    ['xx', 'TY', 'th', 'ltr'],
    ['toString', 'TY', 'th', 'ltr'],
  ])('are in the language %s of the browser as %s, the document in %s', (stored, code, lang, dir) => {
    localStorage.setItem('language', stored);
    expect(open('/m/list')).toEqual([`/wps/list?merchant=DEMO&language=${code}`]);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([lang, dir]);
  });

  it.each([
    [0, []],
    [4, []],
    [40, []],
    [1, ['/wps/unread', '/wps/dividend']],
    [2, ['/wps/unread', '/wps/dividend']],
    [41, ['/wps/unread']],
    [42, ['/wps/unread']],
  ])('are those of the page and of the type %s of the member alone', async (type, calls) => {
    logIn({ type });
    await proves('S6-ROLES-14', () => expect(open('/m/agent')).toEqual(calls));
    // The member's type wins over the session's (A051).
    logIn({ type: 1 }, { type });
    await proves('S6-ROLES-14', () => expect(open('/m/agent')).toEqual(calls));
  });

  it('are nobody’s of a page of members for a visitor, and carry the token of a session', () => {
    expect(open('/m/agent')).toEqual([]);
    expect(asked.mock.calls.filter(([, init]) => new Headers(init?.headers).has('Authorization'))).toEqual([]);
    logIn({ type: 1 });
    open('/m/agent');
    expect(asked.mock.calls.length).toBeGreaterThan(5);
    for (const [, init] of asked.mock.calls) expect(new Headers(init?.headers).get('Authorization')).toBe('mine');
  });

  it.each(['{', '7', '{"token":7,"merchantCode":"DEMO"}', '{"token":"mine"}', '{"token":"","merchantCode":"DEMO"}'])(
    'are those of a visitor where the session cannot be read: %s',
    (left) => {
      sessionStorage.setItem('MC_SESSION_INFO', left);
      expect(open('/m/agent')).toEqual([]);
      expect(open('/m/list')).toEqual(['/wps/list?merchant=DEMO&language=TY']);
      expect(asked.mock.calls.filter(([, init]) => new Headers(init?.headers).has('Authorization'))).toEqual([]);
    },
  );
});
