import { eq } from 'drizzle-orm';
import { members } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { askForCode, codeSentTo, openTestPlatform, otherCode, type TestPlatform } from '../../testing';

const NUMBER = '0812345678';
const mobile = { dialingCode: '66', number: '812345678' };

let platform: TestPlatform;
let site: Site;
let member: Member & { readonly password: string };
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  site = await platform.makeMerchant({ flags: { MOBILEVERCODELOGIN3: true } });
  member = await platform.makeMember(site, { mobile });
});
afterAll(() => platform?.close());

async function codeSent(): Promise<string> {
  await askForCode(platform, 'smsNoLogin', {
    site,
    body: { mobileNum: NUMBER, countryDialingCode: '66', module: 'VERIFICATION3' },
  });
  return codeSentTo(platform, site, '+66812345678');
}
const logIn = (type: 'sms' | 'username', password: string, username = NUMBER, address?: string) =>
  platform.api('login', {
    site,
    body: { username, password, captcha: '', type, countryDialingCode: '66' },
    ...(address === undefined ? {} : { address }),
  });

describe('a log-in by a code', () => {
  it('lets the number’s owner in, once per code', async () => {
    const code = await codeSent();
    expect(await logIn('sms', code)).toMatchObject({ success: true, value: { userName: member.username } });
    expect(await logIn('sms', code)).toMatchObject({ success: false, code: 'verification.code.error' });
  });

  it('says the same for a wrong code, a number that nobody has, and a closed account', async () => {
    const code = await codeSent();
    const refused = { status: 200, success: false, code: 'verification.code.error' };
    expect(await logIn('sms', otherCode(code))).toMatchObject(refused);
    expect(await logIn('sms', code, '0899999999')).toMatchObject(refused);
    await platform.db.update(members).set({ disabled: true }).where(eq(members.id, member.id));
    expect(await logIn('sms', code)).toMatchObject(refused);
  });

  it('counts wrong codes for their number, and demands a captcha from the third on', async () => {
    const code = await codeSent();
    const wrong = (at: string, number = NUMBER) => logIn('sms', otherCode(code), number, at);
    expect((await wrong('192.0.2.1')).value).toBeFalsy();
    expect((await wrong('192.0.2.2')).value).toBeFalsy();
    expect((await wrong('192.0.2.3')).value).toMatchObject({ captcha: true });
    expect((await wrong('192.0.2.4', '0899999999')).value).toBeFalsy();
  });

  it('is refused for what is no number, and where it is not on offer', async () => {
    expect(await logIn('sms', '123456', 'mali')).toMatchObject({ code: 'mobile.format' });
    site = await platform.makeMerchant();
    expect(await logIn('sms', '123456')).toMatchObject({ code: 'permission.denied' });
  });
});

describe('a log-in by number and password', () => {
  it('works like one by name', async () => {
    expect(await logIn('username', member.password)).toMatchObject({
      success: true,
      value: { userName: member.username },
    });
  });

  it('fails when the number is bound in two countries', async () => {
    await platform.makeMember(site, { mobile: { ...mobile, dialingCode: '84' } });
    expect(await logIn('username', member.password)).toMatchObject({ code: 'member.not.exist' });
    expect(await logIn('username', member.password, member.username)).toMatchObject({ success: true });
  });

  it('prefers the member whose name is the number over the one it is bound to', async () => {
    const named = await platform.makeMember(site, { username: NUMBER, password: 'named1234' });
    expect(await logIn('username', 'named1234')).toMatchObject({ success: true, value: { userName: named.username } });
    expect(await logIn('username', member.password)).toMatchObject({ code: 'member.not.exist' });
  });
});
