import { declaredCalls, startCalls } from './early';

const visit = { merchant: 'W 3', language: 'EN', token: undefined };

describe('the calls that an address begins with', () => {
  it('are for this merchant, language and member; a visitor has no token', () => {
    const early = [
      '/wps/news?all=1&of={merchant}&in={language}&token={token}',
      '/wps/links',
      '/wps/ways?language={language}',
    ];
    expect(declaredCalls(early, visit, '?affCode=7')).toEqual([
      '/wps/news?all=1&of=W+3&in=EN',
      '/wps/links',
      '/wps/ways?language=EN',
    ]);
    expect(declaredCalls(early, { ...visit, token: 'mine' }, '')[0]).toBe('/wps/news?all=1&of=W+3&in=EN&token=mine');
  });

  it('take parameters of the address, as they are written in a query', () => {
    const early = ['/wps/list?of={kind}&language={language}'];
    expect(declaredCalls(early, visit, '?kind=a%26b')).toEqual(['/wps/list?of=a%26b&language=EN']);
  });

  it('are left to the page where the address lacks what they name, or says more', () => {
    const early = ['/wps/list?of={kind}', '/wps/kinds'];
    expect(declaredCalls(early, visit, '')).toEqual(['/wps/kinds']);
    expect(declaredCalls(early, visit, '?kind=a&only=new')).toEqual(['/wps/kinds']);
  });

  it('never take merchant, language or token from the address', () => {
    expect(declaredCalls(['/wps/list?of={merchant}&token={token}'], visit, '?merchant=X&token=stolen')).toEqual([
      '/wps/list?of=W+3',
    ]);
  });
});

describe('calls that leave early', () => {
  const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
  const own = globalThis.fetch;
  beforeEach(() => {
    globalThis.fetch = asked as unknown as typeof fetch;
    asked.mockReset();
  });
  afterEach(() => {
    globalThis.fetch = own;
  });

  it('leave once each, to this site alone, with the releases of the page and the token of a session', async () => {
    asked.mockImplementation(async () => Response.json({}));
    const early = new Map<string, Promise<Response>>();
    startCalls(early, ['/wps/a', '/wps/b'], undefined, 'shell@1');
    startCalls(early, ['/wps/b', '/wps/c'], 'mine', 'shell@1');
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/wps/a', '/wps/b', '/wps/c']);
    expect([...early.keys()]).toEqual(['/wps/a', '/wps/b', '/wps/c']);
    expect(asked.mock.calls[0]?.[1]).toEqual({ headers: { 'X-Releases': 'shell@1' }, credentials: 'same-origin' });
    expect(asked.mock.calls[2]?.[1].headers).toEqual({ 'X-Releases': 'shell@1', Authorization: 'mine' });
  });

  it('leave their failure to who takes the answer', async () => {
    asked.mockRejectedValue(new TypeError('network'));
    const early = new Map<string, Promise<Response>>();
    startCalls(early, ['/wps/a'], undefined, '');
    await expect(early.get('/wps/a')).rejects.toThrow('network');
  });
});

it('a call that names two parameters of the address is left to the page where one of them is lacking', () => {
  expect(declaredCalls(['/wps/list?of={kind}&at={place}'], visit, '?kind=a')).toEqual([]);
  expect(declaredCalls(['/wps/list?of={kind}&at={place}'], visit, '?place=b&kind=a')).toEqual(['/wps/list?of=a&at=b']);
});
