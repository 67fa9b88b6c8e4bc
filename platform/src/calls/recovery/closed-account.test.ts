import { eq } from 'drizzle-orm';
import { members } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { DEVICE_COOKIE, isKnownDevice } from '../../base/sessions/devices';
import type { Site } from '../../base/sites/site';
import { askForCode, codeSentTo, messagesTo, openTestPlatform, type TestPlatform } from '../../testing';

const EMAIL = 'ploy@mail.co.th';
const [NUMBER, TARGET] = ['0811111111', '+66811111111'];
const mobile = { dialingCode: '66', number: '811111111' };

let platform: TestPlatform;
let site: Site;
let member: Member & { readonly password: string };
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  site = await platform.makeMerchant({ flags: { CHNGPASSVERIF3: true, MOBILEVERCODELOGIN3: true } });
  member = await platform.makeMember(site, { mobile, email: EMAIL });
});
afterAll(() => platform?.close());

const close = (of = member) => platform.db.update(members).set({ disabled: true }).where(eq(members.id, of.id));
async function keyMailed(): Promise<string> {
  await platform.api('passwordByEmail', { site, body: { username: member.username, email: EMAIL } });
  const [mail] = await messagesTo(platform, site, EMAIL);
  return /key=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? 'none';
}
async function codeSent(call: 'smsReset' | 'smsNoLogin' = 'smsReset'): Promise<string> {
  const body = { mobileNum: NUMBER, countryDialingCode: '66', module: 'VERIFICATION3' };
  await askForCode(platform, call, { site, body });
  return codeSentTo(platform, site, TARGET);
}
const byLink = (key: string, newPassword = 'another456') =>
  platform.api('passwordByLink', { site, body: { key, newPassword } });
const byCode = (verificationCode: string, newPassword = 'another456') =>
  platform.api('passwordBySms', { site, body: { newPassword, mobileNum: NUMBER, verificationCode } });
const logIn = (type: 'sms' | 'username', password: string) =>
  platform.api('login', { site, body: { username: NUMBER, password, captcha: '', type, countryDialingCode: '66' } });

describe('an account that was closed', () => {
  it('is opened by no link that came before', async () => {
    const key = await keyMailed();
    await close();
    expect(await byLink(key)).toMatchObject({ success: false, code: 'link.invalid' });
  });

  it('is opened by no code that came before', async () => {
    const code = await codeSent();
    await close();
    expect(await byCode(code)).toMatchObject({ success: false, code: 'verification.code.error' });
  });

  describe('with the number that a member had until today', () => {
    beforeEach(async () => {
      const held = { mobileNumber: '822222222', mobileHeldUntil: new Date(platform.clock.now.getTime() + 3_600_000) };
      const before = { previousDialingCode: '66', previousMobileNumber: mobile.number };
      await platform.db
        .update(members)
        .set({ ...held, ...before })
        .where(eq(members.id, member.id));
      await close(await platform.makeMember(site, { mobile }));
    });

    it('does not block that member’s code or log-in; the number stays with the closed account', async () => {
      expect(await byCode(await codeSent())).toMatchObject({ success: true });
      const [row] = await platform.db.select().from(members).where(eq(members.id, member.id));
      expect(row).toMatchObject({ mobileDialingCode: null, mobileNumber: null, mobileHeldUntil: null });
    });

    it('does not block that member’s log-in by code', async () => {
      const code = await codeSent('smsNoLogin');
      expect(await logIn('sms', code)).toMatchObject({ success: true, value: { userName: member.username } });
    });
  });

  it('in another country does not block its member’s log-in by number and password', async () => {
    await close(await platform.makeMember(site, { mobile: { ...mobile, dialingCode: '84' } }));
    expect(await logIn('username', member.password)).toMatchObject({ success: true });
  });
});

describe('who recovered an account', () => {
  it.each(['link', 'code'])('has a known device in that browser: by %s', async (way) => {
    const answer = way === 'link' ? await byLink(await keyMailed()) : await byCode(await codeSent());
    const device = answer.cookies[DEVICE_COOKIE] ?? '';
    expect(await isKnownDevice(platform.db, member.id, { cookies: { [DEVICE_COOKIE]: device } })).toBe(true);
  });

  it('keeps a number and an address that are not held', async () => {
    await byCode(await codeSent());
    await byLink(await keyMailed(), 'third789');
    const [row] = await platform.db.select().from(members).where(eq(members.id, member.id));
    expect(row).toMatchObject({ mobileNumber: mobile.number, email: EMAIL, ownPassword: true });
  });
});

describe('a refusal', () => {
  it('names the field that it is about', async () => {
    const email = await platform.api('passwordByEmail', { site, body: { username: 'x', email: 'ploy' } });
    expect(email.value).toEqual({ field: 'email' });
    const [key, code] = [await keyMailed(), await codeSent()];
    for (const password of [member.password, 'abcdef'])
      for (const answer of [await byLink(key, password), await byCode(code, password)])
        expect(answer.value).toEqual({ field: 'newPassword' });
  });
});
