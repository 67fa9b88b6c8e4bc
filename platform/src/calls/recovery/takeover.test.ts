import { eq } from 'drizzle-orm';
import { memberExternals, members } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { askForCode, codeSentTo, messagesTo, openTestPlatform, otherCode, type TestPlatform } from '../../testing';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const flags = { CHNGPASSVERIF3: true, MOBILEVERCODELOGIN3: true };
const OLD = { dialingCode: '66', number: '811111111' };
const [OLD_TARGET, NEW_TARGET, NEW] = ['+66811111111', '+66822222222', '0822222222'];
const [OLD_MAIL, NEW_MAIL] = ['ploy@mail.co.th', 'thief@mail.co.th'];

let platform: TestPlatform;
let site: Site;
let member: Member & { readonly password: string };
/** Token of the member's own log-in, the only thing that a thief has. */
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  site = await platform.makeMerchant({ flags, language: 'EN', name: 'Lantern' });
  member = await platform.makeMember(site, { mobile: OLD, email: OLD_MAIL });
  token = await platform.login(site, member);
});
afterAll(() => platform?.close());

const phone = (mobileNum: string) => ({ mobileNum, countryDialingCode: '66' });
const sms = (call: 'smsReset' | 'smsNoLogin', mobileNum: string) =>
  askForCode(platform, call, { site, body: { ...phone(mobileNum), module: 'VERIFICATION3' } });
const sent = async (recipient: string) => (await messagesTo(platform, site, recipient)).length;
const settings = async () => (await platform.api('security', { site, token })).value;

type Proof = Readonly<Record<string, string>>;
async function bindMobile(proof: Proof = {}, mobileNum = NEW, of = token) {
  await platform.api('smsBind', { site, token: of, body: phone(mobileNum) });
  const verificationCode = await codeSentTo(platform, site, `+66${mobileNum.slice(1)}`);
  return platform.api('bindMobile', { site, token: of, body: { ...phone(mobileNum), verificationCode, ...proof } });
}
async function bindEmail(proof: Proof = {}, email = NEW_MAIL, of = token) {
  await platform.api('emailCode', { site, token: of, body: { email } });
  const verificationCode = await codeSentTo(platform, site, email);
  return platform.api('bindEmail', { site, token: of, body: { email, verificationCode, ...proof } });
}
const withPassword = () => ({ password: member.password });
const proofCode = (channel: 'mobile' | 'email') => platform.api('proofCode', { site, token, body: { channel } });

async function resetBySms(mobileNum: string, newPassword: string) {
  await sms('smsReset', mobileNum);
  const verificationCode = await codeSentTo(platform, site, `+66${mobileNum.slice(1)}`).catch(() => '123456');
  return platform.api('passwordBySms', { site, body: { newPassword, mobileNum, verificationCode } });
}
async function logInBySms(mobileNum: string) {
  await sms('smsNoLogin', mobileNum);
  const password = await codeSentTo(platform, site, `+66${mobileNum.slice(1)}`).catch(() => '123456');
  const body = { username: mobileNum, password, captcha: '', type: 'sms', countryDialingCode: '66' };
  return platform.api('login', { site, body });
}
const askLink = (email: string) =>
  platform.api('passwordByEmail', { site, body: { username: member.username, email } });
async function resetByLink(email: string, newPassword: string) {
  await askLink(email);
  const [newest] = await messagesTo(platform, site, email);
  const key = /key=([\w-]+)/.exec(newest?.body ?? '')?.[1] ?? 'none';
  return platform.api('passwordByLink', { site, body: { key, newPassword } });
}

describe('a stolen token', () => {
  it('binds neither a number nor an address: the account asks for proof anew', async () => {
    expect(await bindMobile()).toMatchObject({ success: false, code: 'proof.required' });
    expect(await bindMobile({ password: 'wrong123' }, '0822222223')).toMatchObject({
      code: 'password.wrong',
      value: { field: 'password' },
    });
    expect(await bindEmail()).toMatchObject({ success: false, code: 'proof.required' });
    expect(await bindEmail({ password: 'wrong123' }, 'other@mail.co.th')).toMatchObject({ code: 'password.wrong' });
    expect(await resetBySms(NEW, 'stolen123')).toMatchObject({ code: 'verification.code.error' });
    expect(await resetByLink(NEW_MAIL, 'stolen123')).toMatchObject({ code: 'link.invalid' });
    const [row] = await platform.db.select().from(members).where(eq(members.id, member.id));
    expect(row).toMatchObject({ mobileNumber: OLD.number, email: OLD_MAIL });
  });

  it('sets no payment password', async () => {
    const body = { paymentPassword: '246810' };
    expect(await platform.api('paymentPassword', { site, token, body })).toMatchObject({ code: 'proof.required' });
    expect((await settings()).hasPaymentPassword).toBe(false);
  });
});

describe('a code to what is bound already', () => {
  it('counts like the password, once', async () => {
    expect((await settings()).proofs).toEqual(['password', 'mobile', 'email']);
    expect(await proofCode('mobile')).toMatchObject({ success: true, value: { expiredMinutes: 5 } });
    const code = await codeSentTo(platform, site, OLD_TARGET);
    const wrong = await bindMobile({ proofBy: 'mobile', proofCode: otherCode(code) });
    expect(wrong).toMatchObject({ code: 'verification.code.error', value: { field: 'proofCode' } });
    expect(await bindEmail({ proofBy: 'email', proofCode: code })).toMatchObject({ code: 'verification.code.error' });
    expect(await bindEmail({ proofBy: 'mobile', proofCode: code }, 'mine@mail.co.th')).toMatchObject({ success: true });
    const again = await bindMobile({ proofBy: 'mobile', proofCode: code }, '0822222223');
    expect(again).toMatchObject({ code: 'verification.code.error' });
    expect((await settings()).email).toBe('m***@mail.co.th');
  });

  it('is invalid for another account', async () => {
    await proofCode('mobile');
    const code = await codeSentTo(platform, site, OLD_TARGET);
    const other = await platform.makeMember(site, { mobile: { dialingCode: '66', number: '833333333' } });
    const theirs = await platform.login(site, other);
    const answer = await bindEmail({ proofBy: 'mobile', proofCode: code }, 'x@mail.co.th', theirs);
    expect(answer).toMatchObject({ code: 'verification.code.error' });
  });

  it('is not sent where nothing is bound', async () => {
    const bare = await platform.login(site, await platform.makeMember(site));
    const answer = await platform.api('proofCode', { site, token: bare, body: { channel: 'mobile' } });
    expect(answer).toMatchObject({ success: false, code: 'proof.required' });
  });
});

describe('an account that never had a password of its own', () => {
  const withoutPassword = async (choices: object = {}) => {
    const made = await platform.makeMember(site, choices);
    const of = await platform.login(site, made);
    await platform.db.update(members).set({ ownPassword: false }).where(eq(members.id, made.id));
    return { made, of };
  };

  it('accepts a log-in of the last ten minutes as proof where nothing is bound', async () => {
    const { of } = await withoutPassword();
    expect((await platform.api('security', { site, token: of })).value.proofs).toEqual(['login']);
    platform.clock.advance(10 * MINUTE);
    expect(await bindMobile({}, NEW, of)).toMatchObject({ code: 'proof.login' });
    const { of: fresh } = await withoutPassword();
    platform.clock.advance(9 * MINUTE);
    expect(await bindMobile({}, '0844444444', fresh)).toMatchObject({ success: true });
  });

  it('demands a code where something is bound, even after a recent log-in', async () => {
    const { of } = await withoutPassword({ mobile: { dialingCode: '66', number: '855555555' } });
    expect((await platform.api('security', { site, token: of })).value.proofs).toEqual(['mobile']);
    expect(await bindMobile({}, NEW, of)).toMatchObject({ code: 'proof.required' });
  });

  it('demands the password from the moment its owner has set one', async () => {
    const { made, of } = await withoutPassword({ mobile: { dialingCode: '66', number: '855555555' } });
    expect(await resetBySms('0855555555', 'fresh123')).toMatchObject({ success: true });
    const [row] = await platform.db.select().from(members).where(eq(members.id, made.id));
    expect(row?.ownPassword).toBe(true);
    expect(await platform.api('memberInfo', { site, token: of })).toMatchObject({ status: 401 });
  });

  it('is created by a registration without password, and by a log-in through the external service', async () => {
    const open = await platform.makeMerchant({ flags: { MOBILENUMREG3: true } });
    const body = { mobileNo: NEW, countryDialingCode: '66' };
    await askForCode(platform, 'smsRegister', { site: open, body });
    const verificationCode = await codeSentTo(platform, open, NEW_TARGET);
    const base = { registerUrl: 'x', registerMethod: 'H5', domain: 'x', type: 0 };
    await platform.api('registerMobile', { site: open, body: { ...base, ...phone(NEW), verificationCode } });
    const [made] = await platform.db.select().from(members).where(eq(members.merchantCode, open.code));
    expect(made?.ownPassword).toBe(false);
    expect(await platform.db.select().from(memberExternals)).toEqual([]);
  });
});

describe('a number that was replaced', () => {
  it('gets a notice, and recovers the account for a day instead of the new one', async () => {
    expect(await bindMobile(withPassword())).toMatchObject({ success: true });
    const [told] = await messagesTo(platform, site, OLD_TARGET);
    expect(told?.body).toContain('Lantern');
    expect(told?.body).toContain('08****222');
    expect(told?.body).toContain('24 hours');
    expect((await messagesTo(platform, site, OLD_MAIL))[0]?.body).toContain('08****222');
    expect(await settings()).toMatchObject({
      mobile: '08****222',
      mobileHold: { until: platform.clock.now.getTime() + 24 * HOUR, old: '08****111' },
      emailHold: null,
    });

    // A held number answers like any other, and nothing is sent to it.
    const before = await sent(NEW_TARGET);
    for (const call of ['smsReset', 'smsNoLogin'] as const) {
      const [held, nobody] = [await sms(call, NEW), await sms(call, '0899999999')];
      expect({ ...held, cookies: [] }).toEqual({ ...nobody, cookies: [] });
      expect(Object.keys(held.cookies)).toEqual(Object.keys(nobody.cookies));
    }
    expect(await sent(NEW_TARGET)).toBe(before);
    expect(await logInBySms('0811111111')).toMatchObject({ success: true });

    platform.clock.advance(24 * HOUR - 2 * MINUTE);
    expect(await resetBySms('0811111111', 'owner123')).toMatchObject({ success: true });
    expect(await platform.login(site, { ...member, password: 'owner123' })).toMatch(/./);
  });

  it('wins the account back: the new one is removed, its sessions end', async () => {
    await bindMobile(withPassword());
    expect(await resetBySms('0811111111', 'owner123')).toMatchObject({ success: true });
    expect(await platform.api('memberInfo', { site, token })).toMatchObject({ status: 401 });
    const [row] = await platform.db.select().from(members).where(eq(members.id, member.id));
    expect(row).toMatchObject({ mobileNumber: OLD.number, mobileHeldUntil: null, previousMobileNumber: null });
    platform.clock.advance(25 * HOUR);
    expect(await resetBySms(NEW, 'stolen123')).toMatchObject({ code: 'verification.code.error' });
  });

  it('no longer opens the account after that day; the new one does', async () => {
    await bindMobile(withPassword());
    platform.clock.advance(24 * HOUR);
    expect(await resetBySms('0811111111', 'other123')).toMatchObject({ code: 'verification.code.error' });
    expect(await resetBySms(NEW, 'owner123')).toMatchObject({ success: true });
    token = await platform.login(site, { ...member, password: 'owner123' });
    expect((await settings()).mobileHold).toBeNull();
  });

  it('stays the trusted one when the new one is replaced again, and ends the hold when it is bound again', async () => {
    await bindMobile(withPassword());
    platform.clock.advance(23 * HOUR);
    token = await platform.login(site, member);
    expect(await bindMobile(withPassword(), '0844444444')).toMatchObject({ success: true });
    platform.clock.advance(2 * HOUR);
    token = await platform.login(site, member);
    expect(await settings()).toMatchObject({ mobile: '08****444', mobileHold: { old: '08****111' } });
    // Codes for proof go to the previously bound number, never to a held one.
    await proofCode('mobile');
    expect((await messagesTo(platform, site, OLD_TARGET))[0]?.body).toMatch(/^\d{6} /);
    expect(await bindMobile(withPassword(), '0811111111')).toMatchObject({ success: true });
    expect(await settings()).toMatchObject({ mobile: '08****111', mobileHold: null });
  });

  it('is held too where none was bound before', async () => {
    const bare = await platform.makeMember(site);
    const of = await platform.login(site, bare);
    expect(await bindMobile({ password: bare.password }, NEW, of)).toMatchObject({ success: true });
    expect(await resetBySms(NEW, 'other123')).toMatchObject({ code: 'verification.code.error' });
    platform.clock.advance(24 * HOUR);
    expect(await resetBySms(NEW, 'other123')).toMatchObject({ success: true });
  });

  it('is not taken back from an account that has bound it meanwhile', async () => {
    await bindMobile(withPassword());
    const heir = await platform.makeMember(site, { mobile: OLD });
    expect(await resetBySms('0811111111', 'heir1234')).toMatchObject({ success: true });
    expect(await platform.login(site, { ...heir, password: 'heir1234' })).toMatch(/./);
    expect(await platform.login(site, member)).toMatch(/./);
  });
});

describe('an address that was replaced', () => {
  it('gets a notice, and for a day the links instead of the new one, which wins the account back', async () => {
    expect(await bindEmail(withPassword())).toMatchObject({ success: true });
    expect((await messagesTo(platform, site, OLD_MAIL))[0]).toMatchObject({
      subject: expect.stringContaining('Lantern'),
      body: expect.stringContaining('t***@mail.co.th'),
    });
    expect((await messagesTo(platform, site, OLD_TARGET))[0]?.body).toContain('t***@mail.co.th');
    const before = await sent(NEW_MAIL);
    expect(await askLink(NEW_MAIL)).toEqual(await askLink('nobody@mail.co.th'));
    expect(await sent(NEW_MAIL)).toBe(before);
    expect(await resetByLink(OLD_MAIL, 'owner123')).toMatchObject({ success: true });
    const [row] = await platform.db.select().from(members).where(eq(members.id, member.id));
    expect(row).toMatchObject({ email: OLD_MAIL, emailHeldUntil: null, previousEmail: null });
  });

  it('gets no links after that day; the new one does', async () => {
    await bindEmail(withPassword());
    platform.clock.advance(24 * HOUR);
    expect(await resetByLink(OLD_MAIL, 'other123')).toMatchObject({ code: 'link.invalid' });
    expect(await resetByLink(NEW_MAIL, 'owner123')).toMatchObject({ success: true });
  });
});

describe('who is told', () => {
  const bodies = async (recipient: string) => (await messagesTo(platform, site, recipient)).map(({ body }) => body);

  it('of a changed password: number and address, whichever way it was changed', async () => {
    const body = { oldPassword: member.password, newPassword: 'fresh123', confirmNewPassword: 'fresh123' };
    expect(await platform.api('changePassword', { site, token, body })).toMatchObject({ success: true });
    for (const recipient of [OLD_TARGET, OLD_MAIL]) {
      expect(await bodies(recipient)).toEqual([expect.stringMatching(/password .* was changed/)]);
    }
    expect(await resetBySms('0811111111', 'owner123')).toMatchObject({ success: true });
    expect(await bodies(OLD_MAIL)).toHaveLength(2);
    expect(await resetByLink(OLD_MAIL, 'third123')).toMatchObject({ success: true });
    expect((await bodies(OLD_TARGET))[0]).toMatch(/password .* was changed/);
  });

  it('of a payment password', async () => {
    const body = { password: member.password, paymentPassword: '246810' };
    expect(await platform.api('paymentPassword', { site, token, body })).toMatchObject({ success: true });
    expect(await bodies(OLD_TARGET)).toEqual([expect.stringMatching(/payment password .* was set/)]);
  });

  it('in the merchant’s language', async () => {
    site = await platform.makeMerchant({ flags });
    member = await platform.makeMember(site, { mobile: OLD });
    token = await platform.login(site, member);
    await bindMobile(withPassword());
    const [told] = await bodies(OLD_TARGET);
    expect(told).toMatch(/เบอร์มือถือ/);
    expect(told).toContain('08****222');
    expect(told).toContain('24');
  });
});
