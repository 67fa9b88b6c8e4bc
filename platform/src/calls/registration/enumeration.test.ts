import { captchas } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ trustProxy: ['127.0.0.1'] });
});
beforeEach(async () => {
  const enabled = { enabled: true, required: false };
  site = await platform.makeMerchant({
    flags: { USERNAMEREG3: true },
    registerFields: { recommenderId: enabled, affiliateCode: enabled },
  });
  await platform.makeMember(site, { username: 'taken_1' });
});
afterAll(() => platform?.close());

const HOUR = 3_600_000;
const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
const base = { registerUrl: 'x', registerMethod: 'H5', domain: 'x', type: 0 };
const register = (n: number, fields: object, cookies: Record<string, string> = {}) => {
  const account = { username: 'taken_1', password: 'secret123', confirmPassword: 'secret123' };
  return platform.api('register', { site, headers: from(n), cookies, body: { ...base, ...account, ...fields } });
};
/** Registers as a person who reads the picture. */
async function read(n: number, fields: object = {}) {
  const image = await platform.api('captcha', { site, headers: from(n) });
  const shown = (await platform.db.select().from(captchas)).filter((row) => row.merchantCode === site.code).at(-1);
  return register(n, { captcha: shown?.answer, ...fields }, { captcha: image.cookies['captcha'] ?? '' });
}

describe('names that exist', () => {
  it('are told three times an hour freely, then for a captcha each, and thirty times in total', async () => {
    for (let n = 0; n < 3; n += 1) expect(await register(1, {})).toMatchObject({ code: 'member.exists' });
    const demanded = { code: 'captcha.required', value: { field: 'captcha', captcha: true } };
    expect(await register(1, {})).toMatchObject(demanded);
    // Without reading the picture, a free name and a taken one look the same.
    expect(await register(1, { username: 'free_1' })).toMatchObject(demanded);
    expect(await register(1, { captcha: '0' })).toMatchObject({ code: 'captcha.error', value: { captcha: true } });
    for (let n = 3; n < 30; n += 1) expect(await read(1)).toMatchObject({ code: 'member.exists' });
    expect(await read(1)).toMatchObject({ code: 'rate.limited' });
    expect(await read(1, { username: 'free_2' })).toMatchObject({ code: 'rate.limited' });
    // Other addresses do not have to wait.
    expect(await register(2, { username: 'free_3' })).toMatchObject({ success: true });
    platform.clock.advance(HOUR);
    expect(await register(1, { username: 'free_4' })).toMatchObject({ success: true });
  });

  it('are told no more often when asked for all at once', async () => {
    const said = await Promise.all(Array.from({ length: 12 }, () => register(1, {})));
    expect(said.filter(({ code }) => code === 'member.exists')).toHaveLength(3);
  });

  it('cost an honest visitor no more than a captcha', async () => {
    for (let n = 0; n < 3; n += 1) await register(1, {});
    expect(await read(1, { username: 'free_1' })).toMatchObject({ success: true });
  });
});

describe('who invited somebody', () => {
  it.each([
    ['recommenderId', 'referrer.error'],
    ['affiliateCode', 'invitation.invalid'],
  ])('by %s is looked up in vain thirty times an hour from one address', async (field, code) => {
    for (let n = 0; n < 30; n += 1) {
      expect(await register(1, { username: 'free_1', [field]: String(100_900 + n) })).toMatchObject({ code });
    }
    const over = await register(1, { username: 'free_1', [field]: '100999' });
    expect(over).toMatchObject({ code: 'rate.limited' });
    const query = { code: 'NOBODY', domain: 'x' };
    expect(await platform.api('affiliateCheck', { site, headers: from(1), query })).toMatchObject({
      code: 'rate.limited',
    });
    expect(await platform.api('affiliateCheck', { site, headers: from(2), query })).toMatchObject({
      code: 'invitation.invalid',
    });
  });
});
