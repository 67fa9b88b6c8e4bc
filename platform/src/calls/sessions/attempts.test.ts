import { eq } from 'drizzle-orm';
import { loginFailures } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { makeCaptcha } from '../captcha/captcha';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

const MINUTE = 60_000;

const logIn = (site: Site, username: string, password: string) =>
  platform.api('login', { site, body: { username, password, captcha: '', type: 'username' } });
/** A log-in by somebody who reads the picture. */
async function guess(site: Site, username: string, password: string) {
  const { id: captcha, digits } = await makeCaptcha(platform.db, site.code, platform.clock.now);
  const body = { username, password, captcha: digits, type: 'username' };
  return platform.api('login', { site, body, cookies: { captcha } });
}
const noted = (site: Site) => platform.db.select().from(loginFailures).where(eq(loginFailures.merchantCode, site.code));

describe('an attempt', () => {
  it('that stops at the captcha does not count, and demands no captcha of later ones', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    for (let n = 0; n < 3; n += 1) await logIn(site, member.username, 'wrong');
    platform.clock.advance(10 * MINUTE);
    for (let n = 0; n < 3; n += 1)
      expect(await logIn(site, member.username, 'wrong')).toMatchObject({ code: 'captcha.required' });
    expect(await noted(site)).toHaveLength(3);
    platform.clock.advance(6 * MINUTE);
    expect(await logIn(site, member.username, member.password)).toMatchObject({ success: true });
  });

  it('that has to wait does not count, even among many at once', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => guess(site, member.username, `guess${n}`)));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual([...Array(5).fill('member.not.exist'), ...Array(3).fill('rate.limited')]);
    expect(await noted(site)).toHaveLength(5);
  });

  it('that succeeds uses up neither the account’s nor the address’s budget', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    for (let n = 0; n < 40; n += 1)
      expect(await logIn(site, member.username, member.password)).toMatchObject({ success: true });
    expect(await noted(site)).toEqual([]);
  });

  it('for an unknown number is counted once, however the number is written', async () => {
    const site = await platform.makeMerchant();
    const written = ['0899999999', '899999999', '00899999999', '0899999999', '899999999'];
    for (const name of written) expect((await guess(site, name, 'wrong')).code).toBe('member.not.exist');
    for (const name of written) expect((await guess(site, name, 'wrong')).code).toBe('rate.limited');
    expect((await guess(site, '0899999998', 'wrong')).code).toBe('member.not.exist');
  });
});
