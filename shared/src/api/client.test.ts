import { ApiError, type CallOptions, call, serverNow } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { calls } from '@foyer/shared/contract';
import { answerCalls, testSite } from '@foyer/shared/testing';
import { waitFor } from '@testing-library/react';
import { provideTransport, sessionOwner, writes } from '../shell';
import { forgetTime } from './clock';

const started = (token = 'mine') => sessionOwner.start({ token, merchantCode: 'DEMO', userName: 'mali', type: 0 });
/** Calls whose rows carry the token in a field, written by hand from S7-API and A018. */
const NAMED = ['addFavourite', 'addRecent', 'announcements', 'favourites', 'logout', 'removeFavourite'];
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
const respond = (body: string, status = 200) => provideTransport(async () => new Response(body, { status }));

beforeEach(() => {
  globalThis.__foyer = { site: testSite };
  sessionOwner.end();
});

describe('the time of the platform', () => {
  beforeEach(forgetTime);
  afterEach(() => {
    jest.useRealTimers();
    forgetTime();
  });
  const noon = Date.UTC(2026, 10, 22, 12);
  const dated = () => Response.json({ success: true, value: [] }, { headers: { date: new Date(noon).toUTCString() } });

  it('is learnt from any answer', async () => {
    jest.useFakeTimers({ now: noon + 600_000, doNotFake: ['performance'] });
    provideTransport(async () => dated());
    await call('service', {});
    expect(Math.abs(serverNow() - noon)).toBeLessThanOrEqual(1000);
  });

  it('is learnt from what the boot script asked for as well', async () => {
    globalThis.__foyer = { site: testSite, early: new Map([['/wps/system/service', Promise.resolve(dated())]]) };
    jest.useFakeTimers({ now: performance.timeOrigin - 600_000, doNotFake: ['performance'] });
    expect(serverNow()).toBe(Date.now());
    await call('service', {});
    expect(serverNow()).toBe(Date.now());
    jest.useRealTimers();
    const inAnHour = Response.json(
      { success: true, value: [] },
      { headers: { date: new Date(Date.now() + 3_600_000).toUTCString() } },
    );
    globalThis.__foyer = { site: testSite, early: new Map([['/wps/system/service', Promise.resolve(inAnHour)]]) };
    await call('service', {});
    const age = Date.now() - performance.timeOrigin;
    expect(serverNow() - Date.now()).toBeGreaterThanOrEqual(3_600_000 - 2000);
    expect(serverNow() - Date.now()).toBeLessThanOrEqual(3_600_000 + 1000 + age);
  });
});

describe('token', () => {
  it('travels in the header with a session, and in the query or body where the call names it', async () => {
    started();
    const requests = answerCalls({
      balance: { sumBalance: '1', currencySymbol: '฿' },
      announcements: [],
      addFavourite: null,
      removeFavourite: null,
    });
    await call('balance', {});
    await call('announcements', { query: { types: 'B', platform: 'M', merchantCode: 'DEMO' } });
    await call('addFavourite', { body: { nodeId: 7, vendor: 'LH' } });
    await call('removeFavourite', { query: { nodeId: 7, vendor: 'LH' } });
    await proves('S7-API-01', () => {
      expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['mine', 'mine', 'mine', 'mine']);
      expect(requests[0]?.query).toEqual({});
      expect(requests[1]?.query).toEqual({ types: 'B', platform: 'M', merchantCode: 'DEMO', token: 'mine' });
      expect(requests[2]?.body).toEqual({ nodeId: 7, vendor: 'LH', token: 'mine' });
      expect(requests[3]?.query).toMatchObject({ token: 'mine', nodeId: '7' });
    });
  });

  it('is not sent by a visitor', async () => {
    const requests = answerCalls({ announcements: [], captcha: 'iVBOR' });
    await call('announcements', { query: { types: 'B', platform: 'M', merchantCode: 'DEMO' } });
    await call('captcha', {});
    expect(requests.map(({ headers }) => headers.has('Authorization'))).toEqual([false, false]);
    expect(requests[0]?.query).not.toHaveProperty('token');
  });

  it('travels in the header of every call there is, and as a field with those alone that the decision names', async () => {
    started();
    const requests = answerCalls({});
    const seal = () => ({ value: 'c2VhbGVk', encryption: 'a2V5' });
    for (const name of Object.keys(calls) as 'captcha'[]) await refusal(call(name, { seal } as object));
    await proves('S7-API-01', () => {
      expect(requests).toHaveLength(Object.keys(calls).length);
      const without = requests.filter(({ headers }) => headers.get('Authorization') !== 'mine');
      expect(without.map(({ call: name }) => name)).toEqual([]);
    });
    const withField = requests.filter(
      ({ query, body }) => 'token' in query || (typeof body === 'object' && body !== null && 'token' in body),
    );
    expect(withField.map(({ call: name }) => name).sort()).toEqual(NAMED);
  });

  it('is needed for a member call: without one nothing leaves the page', async () => {
    const requests = answerCalls({ balance: { sumBalance: '1', currencySymbol: '฿' } });
    expect(await refusal(call('balance', {}))).toMatchObject({ code: 'session.required' });
    expect(requests).toEqual([]);
  });
});

describe('answer', () => {
  it.each([
    ['as agreed', { success: true, value: 5 }],
    ['wrapped once more', { data: { success: true, value: 5 } }],
    ['wrapped twice more', { data: { data: { success: true, value: 5 } } }],
  ])('is unwrapped %s', async (_, body) => {
    started();
    respond(JSON.stringify(body));
    expect(await call('unreadMessages', {})).toBe(5);
  });

  it('that refuses gives its code and its value', async () => {
    respond(JSON.stringify({ success: false, code: 'captcha.required', value: { captcha: true } }));
    const error = await refusal(call('captcha', {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'captcha.required', value: { captcha: true }, status: 200, offline: false });
  });

  it.each(['<!doctype html>', '', '{"success":"yes"}', '[]', 'null', '{"data":null}'])(
    '%j is unknown',
    async (body) => {
      respond(body, 502);
      expect(await refusal(call('captcha', {}))).toMatchObject({ code: 'unknown', status: 502, offline: false });
    },
  );

  it('that never comes is offline', async () => {
    provideTransport(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await refusal(call('captcha', {}))).toMatchObject({ code: 'unknown', offline: true });
  });

  it('that takes too long is offline', async () => {
    provideTransport(() => new Promise(() => undefined));
    expect(await refusal(call('captcha', { timeout: 20 }))).toMatchObject({ offline: true });
  });

  it('of a call that was called off stays a call that was called off', async () => {
    const off = new AbortController();
    provideTransport(
      () =>
        new Promise((_, reject) => {
          if (off.signal.aborted) reject(off.signal.reason);
          off.signal.addEventListener('abort', () => reject(off.signal.reason));
        }),
    );
    const asked = refusal(call('captcha', { signal: off.signal }));
    off.abort();
    expect(await asked).toMatchObject({ name: 'AbortError' });
  });
});

describe('an expired session', () => {
  const expired = jest.fn();
  let stop: () => void = () => undefined;
  beforeEach(() => {
    expired.mockClear();
    stop = bus.on('session:expired', expired);
  });
  afterEach(() => stop());

  it.each(['{"success":false,"code":"session.expired"}', '<html>login</html>'])(
    'is told once the platform says so: %s',
    async (body) => {
      started();
      respond(body, 401);
      expect(await refusal(call('balance', {}))).toBeInstanceOf(ApiError);
      expect(expired).toHaveBeenCalledTimes(1);
    },
  );

  it('is told of the token in force only', async () => {
    started('old');
    provideTransport(async () => {
      started('new');
      return Response.json({ success: false, code: 'session.expired' }, { status: 401 });
    });
    expect(await refusal(call('balance', {}))).toMatchObject({ code: 'session.expired' });
    respond('{"success":false,"code":"session.expired"}', 401);
    await refusal(call('captcha', {}));
    expect(expired).not.toHaveBeenCalled();
  });

  it('is not told by a refusal of another kind, nor to a visitor', async () => {
    respond('{"success":false,"code":"unknown"}', 401);
    await refusal(call('service', {}));
    started();
    respond('{"success":false,"code":"permission.denied"}', 403);
    await refusal(call('balance', {}));
    expect(expired).not.toHaveBeenCalled();
  });
});

describe('request', () => {
  it('sends a sealed body with its header, as JSON, and what the login adds', async () => {
    const requests = answerCalls({});
    await refusal(
      call('login', {
        body: { username: 'a', password: 'b', captcha: '', type: 'username' },
        seal: () => ({ value: 'c2VhbGVk', encryption: 'a2V5' }),
        headers: { Device: 'OTHERS' },
      }),
    );
    const { body, headers } = requests[0]!;
    await proves('S7-API-07', () => {
      expect(body).toEqual({ value: 'c2VhbGVk' });
      expect(headers.get('Content-Type')).toBe('application/json');
    });
    expect(headers.get('Encryption')).toBe('a2V5');
    await proves('S7-API-08', () => expect(headers.get('Device')).toBe('OTHERS'));
  });

  it.each([
    ...(['login', 'register', 'registerMobile', 'bindEmail', 'bindMobile', 'paymentPassword'] as const),
    ...(['addCard', 'removeCard', 'withdraw'] as const),
  ])('of the sealed call %s never leaves without its seal', async (name) => {
    started();
    const requests = answerCalls({});
    // @ts-expect-error: a sealed row demands a seal.
    await expect(call(name, { body: { password: 'secret' } as never })).rejects.toThrow(/sealed or not at all/);
    expect(requests).toEqual([]);
  });

  it('of a sealed removal keeps its body', async () => {
    started();
    const requests = answerCalls({});
    const seal = (body: unknown) => ({ value: btoa(JSON.stringify(body)), encryption: 'k' });
    const body = { id: '7', paymentPassword: '246810' };
    await refusal(call('removeCard', { body, seal }));
    expect(requests[0]).toMatchObject({ method: 'DELETE', body: { value: btoa(JSON.stringify(body)) } });
  });

  it('seals the very body of the call, and nothing where the row is plain', async () => {
    const requests = answerCalls({});
    const seal = jest.fn((body: unknown, key: string) => ({
      value: btoa(JSON.stringify([body, key])),
      encryption: 'k',
    }));
    globalThis.__foyer = { site: { ...testSite, publicKey: 'KEY' } };
    const body = { username: 'a', password: 'b', captcha: '', type: 'username' } as const;
    await refusal(call('login', { body, seal }));
    expect(seal.mock.calls).toEqual([[body, 'KEY']]);
    expect(JSON.stringify(requests[0]?.body)).not.toContain('"b"');
    // @ts-expect-error: a row that is not sealed takes no seal.
    const plain: CallOptions<'smsReset'>['seal'] = seal;
    expect(plain).toBe(seal);
  });

  describe('for a sealing key that is gone', () => {
    const payload = { username: 'a', password: 'b', captcha: '', type: 'username' } as const;
    const login = () =>
      call('login', { body: payload, seal: (_, key) => ({ value: 'c2VhbGVk', encryption: `for ${key}` }) });
    const used = (requests: ReturnType<typeof answerCalls>) => requests.map(({ headers }) => headers.get('Encryption'));
    const gone = (value?: unknown) => new ApiError('login', 'sealing.key', 200, value);
    const welcome = { token: 't', userName: 'a', customerType: 0, firstTimeLogin: false };
    beforeEach(() => {
      globalThis.__foyer = { site: { ...testSite, publicKey: 'OLD' } };
    });

    it('seals once more for the key of today, and keeps it for what follows', async () => {
      const requests = answerCalls({
        login: ({ headers }) => (headers.get('Encryption') === 'for NEW' ? welcome : gone({ publicKey: 'NEW' })),
      });
      expect(await login()).toEqual(welcome);
      expect(await login()).toEqual(welcome);
      expect(used(requests)).toEqual(['for OLD', 'for NEW', 'for NEW']);
    });

    it('gives up after the second try, and at once where no other key is given', async () => {
      const requests = answerCalls({ login: gone({ publicKey: 'NEW' }) });
      expect(await refusal(login())).toMatchObject({ code: 'sealing.key' });
      expect(used(requests)).toEqual(['for OLD', 'for NEW']);
      for (const value of [undefined, { publicKey: 7 }, { publicKey: 'NEW' }]) {
        const again = answerCalls({ login: gone(value) });
        expect(await refusal(login())).toMatchObject({ code: 'sealing.key' });
        expect(again).toHaveLength(1);
      }
    });
  });

  it('names the releases of this page', async () => {
    globalThis.__foyer = { site: testSite, releases: () => 'shell@1.0.0,games@1.2.0' };
    const requests = answerCalls({ captcha: '' });
    await call('captcha', {});
    expect(requests[0]?.headers.get('X-Releases')).toBe('shell@1.0.0,games@1.2.0');
  });

  it('uses an answer that is already on its way, once', async () => {
    const early = new Map([['/wps/captcha', Promise.resolve(Response.json({ success: true, value: 'early' }))]]);
    globalThis.__foyer = { site: testSite, early };
    const requests = answerCalls({ captcha: 'late' });
    expect([await call('captcha', {}), await call('captcha', {})]).toEqual(['early', 'late']);
    expect(requests).toHaveLength(1);
  });

  it('asks again where the early answer did not come', async () => {
    const failed = Promise.reject(new TypeError('down'));
    failed.catch(() => undefined);
    globalThis.__foyer = { site: testSite, early: new Map([['/wps/captcha', failed]]) };
    answerCalls({ captcha: 'late' });
    expect(await call('captcha', {})).toBe('late');
  });
});

describe('calls that change something', () => {
  const body = { part: 'games', version: '2.0.0', visitor: 'a'.repeat(24) };

  it('count while they are under way, whatever becomes of them, and not those that only ask', async () => {
    let go: () => void = () => undefined;
    const came = () => Promise.resolve(Response.json({ success: true, value: null }));
    const lost = () => Promise.reject(new TypeError('down'));
    let given: () => Promise<Response> = came;
    const transport = jest.fn(async () => {
      await new Promise<void>((resolve) => (go = resolve));
      return given();
    });
    provideTransport(transport);
    for (given of [came, lost]) {
      const before = performance.now();
      const sent = refusal(call('exposure', { body }));
      await waitFor(() => expect(transport).toHaveBeenCalled());
      expect(writes.running).toBe(1);
      go();
      await sent;
      transport.mockClear();
      expect(writes.running).toBe(0);
      expect(writes.endedAt).toBeGreaterThanOrEqual(before);
    }
    given = came;
    const asked = call('captcha', {});
    await waitFor(() => expect(transport).toHaveBeenCalled());
    expect(writes.running).toBe(0);
    go();
    await asked;
  });
});
