import { hostOf, openTestPlatform, type TestPlatform } from '../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'key' });
});
afterAll(() => platform?.close());

const STATUS = '/wps/system/status';
type Merchant = Awaited<ReturnType<TestPlatform['makeMerchant']>>;

const ask = (site: Merchant, url = STATUS) => platform.app.inject({ url, headers: { host: hostOf(site) } });

const order = (site: Merchant, kind: string, times?: number) =>
  platform.app.inject({
    method: 'POST',
    url: `/_ops/merchants/${site.code}/faults`,
    headers: { 'x-ops-key': 'key' },
    payload: { pattern: `^${STATUS}$`, kind, ...(times === undefined ? {} : { times }) },
  });

describe('a call that fails on purpose', () => {
  it.each([
    ['500', 500, '{"success":false,"code":"unknown"}'],
    ['404', 404, '{"success":false,"code":"unknown"}'],
    ['expired', 401, '{"success":false,"code":"session.expired"}'],
    ['html', 200, '<!doctype html><title>Wrong page</title>'],
    ['empty', 200, ''],
    ['shape', 200, '{"success":true,"value":["nobody","asked"]}'],
  ])('%s', async (kind, status, body) => {
    const site = await platform.makeMerchant();
    expect((await order(site, kind)).statusCode).toBe(201);
    const answer = await ask(site);
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('fails as often as asked, for one merchant, and on its own path only', async () => {
    const [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
    await order(site, '500', 1);
    expect((await ask(other)).statusCode).toBe(200);
    expect((await ask(site, '/wps/system/whitelabel')).statusCode).toBe(200);
    expect((await ask(site)).statusCode).toBe(500);
    expect((await ask(site)).statusCode).toBe(200);
  });

  it('is repaired', async () => {
    const site = await platform.makeMerchant();
    await order(site, 'html');
    const url = `/_ops/merchants/${site.code}/faults`;
    await platform.app.inject({ method: 'DELETE', url, headers: { 'x-ops-key': 'key' } });
    expect((await ask(site)).json()).toMatchObject({ success: true });
  });
});

describe('a closed site', () => {
  it('refuses its calls and still says that it is closed', async () => {
    const site = await platform.makeMerchant({ maintenance: true, regionRestriction: true });
    const refused = await ask(site, '/wps/captcha');
    expect([refused.statusCode, refused.json()]).toMatchObject([200, { success: false, code: 'system.upgrading' }]);
    expect((await ask(site)).json()).toMatchObject({ success: true, value: { maintenance: true } });
  });

  it('in a blocked region refuses likewise', async () => {
    const site = await platform.makeMerchant({ regionRestriction: true });
    const refused = await ask(site, '/wps/captcha');
    expect([refused.statusCode, refused.json()]).toMatchObject([200, { success: false, code: 'ip.restricted' }]);
  });
});
