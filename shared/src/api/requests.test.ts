import { call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { answerCalls, testSite } from '@foyer/shared/testing';
import { provideTransport, sessionOwner } from '../shell';

const json = (body: unknown, status = 200) => provideTransport(async () => Response.json(body, { status }));
const failed = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

beforeEach(() => {
  globalThis.__foyer = { site: testSite };
  sessionOwner.end();
});

describe('the body of a call', () => {
  it('is a form where its row says so', async () => {
    const requests = answerCalls({ passwordByEmail: null });
    await call('passwordByEmail', { body: { username: 'mali', email: 'mali@example.com' } });
    expect(requests[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(requests[0]?.body).toEqual({ username: 'mali', email: 'mali@example.com' });
  });

  it('is empty where nothing is written, and where something is deleted', async () => {
    sessionOwner.start({ token: 'mine', merchantCode: 'DEMO', userName: 'mali', type: 0 });
    const requests = answerCalls({ removeFavourite: null, balance: { sumBalance: '1', currencySymbol: '฿' } });
    await call('balance', {});
    await call('removeFavourite', { query: { nodeId: 7, vendor: 'LH' } });
    expect(requests.map(({ body }) => body)).toEqual([undefined, undefined]);
  });
});

describe('a call that writes', () => {
  it('does not take an answer that was meant for one that reads', async () => {
    const early = new Map([
      ['/wps/member/password/email', Promise.resolve(Response.json({ success: true, value: 1 }))],
    ]);
    globalThis.__foyer = { site: testSite, early };
    const requests = answerCalls({ passwordByEmail: null });
    await call('passwordByEmail', { body: { username: 'mali', email: 'mali@example.com' } });
    expect(requests).toHaveLength(1);
  });
});

describe('a site that is closed', () => {
  const closed = jest.fn();
  let stop: () => void = () => undefined;
  beforeEach(() => {
    closed.mockClear();
    stop = bus.on('site:closed', closed);
  });
  afterEach(() => stop());

  it.each(['system.upgrading', 'ip.restricted'])('is told by %s, and the call is refused with it', async (code) => {
    json({ success: false, code });
    expect(await failed(call('captcha', {}))).toMatchObject({ code });
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('is not told by another refusal, nor by an answer that happens to carry such a code', async () => {
    json({ success: false, code: 'captcha.error' });
    await failed(call('captcha', {}));
    json({ success: true, value: '', code: 'system.upgrading' });
    await call('captcha', {});
    expect(closed).not.toHaveBeenCalled();
  });
});
