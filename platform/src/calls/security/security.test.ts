import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { members } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { passwordMatches } from '../../base/members/password';
import { demandPaymentPassword } from '../../base/money/payment-password';
import { readOutbox } from '../../base/outbox/outbox';
import type { Site } from '../../base/sites/site';
import { codeSentTo, openTestPlatform, otherCode, type TestPlatform } from '../../testing';

const MINUTE = 60_000;

let platform: TestPlatform;
let site: Site;
let member: Member & { readonly password: string };
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  site = await platform.makeMerchant();
  member = await platform.makeMember(site);
  token = await platform.login(site, member);
});
afterAll(() => platform?.close());

const lives = async (of: string) => (await platform.api('memberInfo', { site, token: of })).success;
const settings = async (of = token) => (await platform.api('security', { site, token: of })).value;
const logIn = (password: string) => platform.login(site, { username: member.username, password });
const fails = (password: string) => expect(logIn(password)).rejects.toThrow('member.not.exist');

const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword, of = token) =>
  platform.api('changePassword', { site, token: of, body: { oldPassword, newPassword, confirmNewPassword } });

const sentTo = (recipient: string) => codeSentTo(platform, site, recipient);

describe('changing the password', () => {
  it('lets the member in with the new one, keeps this session and ends the others', async () => {
    const elsewhere = await platform.login(site, member);
    expect((await settings()).passwordChangedAt).toBeNull();
    expect(await change(member.password, 'fresh123')).toMatchObject({ status: 200, success: true, value: null });
    expect([await lives(token), await lives(elsewhere)]).toEqual([true, false]);
    expect((await settings()).passwordChangedAt).toBe(platform.clock.now.getTime());
    await fails(member.password);
    expect(await logIn('fresh123')).toEqual(expect.any(String));
  });

  it.each([
    ['a wrong old password', 'wrong123', 'fresh123', 'fresh123', 'password.wrong', 'oldPassword'],
    ['the same again', 'secret123', 'secret123', 'secret123', 'modify.new.old.same', 'newPassword'],
    ['one that is repeated otherwise', 'secret123', 'fresh123', 'fresh124', 'password.format', 'confirmNewPassword'],
    ['five characters', 'secret123', 'abc12', 'abc12', 'password.format', 'newPassword'],
    ['seventeen characters', 'secret123', 'abcdefgh123456789', 'abcdefgh123456789', 'password.format', 'newPassword'],
    ['no digit', 'secret123', 'abcdefgh', 'abcdefgh', 'password.format', 'newPassword'],
    ['no letter', 'secret123', '12345678', '12345678', 'password.format', 'newPassword'],
    ['a space', 'secret123', 'abc 1234', 'abc 1234', 'password.format', 'newPassword'],
    ['nothing', '', '', '', 'password.format', 'newPassword'],
  ])('is refused for %s, and nothing changes', async (_, oldPassword, newPassword, confirm, code, field) => {
    const elsewhere = await platform.login(site, member);
    expect(await change(oldPassword, newPassword, confirm)).toMatchObject({
      status: 200,
      success: false,
      code,
      value: { field },
    });
    expect([await lives(token), await lives(elsewhere)]).toEqual([true, true]);
    expect(await logIn(member.password)).toEqual(expect.any(String));
  });

  it('takes the bounds, and the merchant’s own rule in place of the shared one', async () => {
    expect(await change('secret123', 'abcd12')).toMatchObject({ success: true });
    expect(await change('abcd12', 'abcdefgh12345678')).toMatchObject({ success: true });
    const strict = await platform.makeMerchant({ registerRules: { password: { rule: { min: 12 } } } });
    const other = await platform.makeMember(strict);
    const theirs = await platform.login(strict, other);
    const ask = (newPassword: string) =>
      platform.api('changePassword', {
        site: strict,
        token: theirs,
        body: { oldPassword: other.password, newPassword, confirmNewPassword: newPassword },
      });
    expect(await ask('abcdefgh123')).toMatchObject({ code: 'password.format' });
    expect(await ask('abcdefgh1234')).toMatchObject({ success: true });
  });

  it('allows ten guesses in a quarter of an hour, counted for this account alone', async () => {
    const tried = await Promise.all(Array.from({ length: 11 }, () => change('wrong123', 'fresh123')));
    expect(tried.map(({ code }) => code).sort()).toEqual([...Array<string>(10).fill('password.wrong'), 'rate.limited']);
    expect(await change(member.password, 'fresh123')).toMatchObject({ code: 'rate.limited' });
    const body = { password: member.password, paymentPassword: '246810' };
    expect(await platform.api('paymentPassword', { site, token, body })).toMatchObject({ code: 'rate.limited' });
    const other = await platform.makeMember(site);
    expect(await change(other.password, 'fresh123', undefined, await platform.login(site, other))).toMatchObject({
      success: true,
    });
    platform.clock.advance(15 * MINUTE);
    expect(await change(member.password, 'fresh123')).toMatchObject({ success: true });
  });

  it('happens once when asked twice at the same time', async () => {
    const both = await Promise.all([change(member.password, 'first123'), change(member.password, 'second123')]);
    expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
    expect(both.find(({ success }) => !success)?.code).toBe('password.wrong');
    const kept = both[0].success ? 'first123' : 'second123';
    expect(await logIn(kept)).toEqual(expect.any(String));
  });

  it('tells no hash and no password to anybody', async () => {
    await change(member.password, 'fresh123');
    const [row] = await platform.db.select().from(members).where(eq(members.id, member.id));
    expect(row?.passwordHash).toMatch(/^scrypt\$/);
    expect(row?.passwordHash).not.toContain('fresh123');
  });
});

describe('the payment password', () => {
  const set = (password: string, paymentPassword: string) =>
    platform.api('paymentPassword', { site, token, body: { password, paymentPassword } });

  it('is set with the log-in password, and replaced', async () => {
    expect((await settings()).hasPaymentPassword).toBe(false);
    for (const digits of ['246810', '000000']) {
      expect(await set(member.password, digits)).toMatchObject({ success: true, value: null });
      const [row] = await platform.db.select().from(members).where(eq(members.id, member.id));
      expect(await passwordMatches(digits, row?.paymentPasswordHash ?? undefined)).toBe(true);
      expect(row?.paymentPasswordHash).not.toContain(digits);
    }
    expect((await settings()).hasPaymentPassword).toBe(true);
    expect(await lives(token)).toBe(true);
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 123456', '123456\n'])('is not %j', async (digits) => {
    expect(await set(member.password, digits)).toMatchObject({ success: false, code: 'payment.password.format' });
    expect((await settings()).hasPaymentPassword).toBe(false);
  });

  it('is not set by who does not know the log-in password', async () => {
    expect(await set('wrong123', '246810')).toMatchObject({ code: 'password.wrong', value: { field: 'password' } });
    expect((await settings()).hasPaymentPassword).toBe(false);
  });

  it('is locked after five wrong ones for two hours, or until a new one is set', async () => {
    const enter = async (password: string) => {
      const [own] = await platform.db.select().from(members).where(eq(members.id, member.id));
      const submit = { merchant: site.code, memberId: member.id, operation: 'uplineTransfer', key: randomUUID() };
      await demandPaymentPassword(platform.db, { member: own!, password, submit, now: platform.clock.now });
    };
    const lockedUntil = async () => (await settings()).paymentLockedUntil;
    await proves('F-WITHDRAW-10', async () => {
      await set(member.password, '246810');
      for (const left of [4, 3, 2, 1]) {
        await expect(enter('111111')).rejects.toMatchObject({ code: 'payment.password.wrong', value: { left } });
        expect(await lockedUntil()).toBeNull();
      }
      await expect(enter('111111')).rejects.toMatchObject({ value: { left: 0 } });
      const until = platform.clock.now.getTime() + 120 * MINUTE;
      const locked = { code: 'payment.password.locked', value: { until } };
      expect(await lockedUntil()).toBe(until);
      expect(await set('wrong123', '135791')).toMatchObject({ code: 'password.wrong' });
      expect(await lockedUntil()).toBe(until);
      await expect(enter('246810')).rejects.toMatchObject(locked);
      expect(await set(member.password, '135791')).toMatchObject({ success: true });
      expect(await lockedUntil()).toBeNull();
      await enter('135791');
    });
  });

  it('is one of the two when two are set at once', async () => {
    const both = await Promise.all([set(member.password, '111111'), set(member.password, '222222')]);
    expect(both.map(({ success }) => success)).toEqual([true, true]);
    const [row] = await platform.db.select().from(members).where(eq(members.id, member.id));
    const hash = row?.paymentPasswordHash ?? undefined;
    expect([await passwordMatches('111111', hash), await passwordMatches('222222', hash)].sort()).toEqual([
      false,
      true,
    ]);
  });
});

describe('binding an e-mail address', () => {
  const ask = (email: string, of = token) => platform.api('emailCode', { site, token: of, body: { email } });
  const bind = (email: string, verificationCode: string, of = token) =>
    platform.api('bindEmail', { site, token: of, body: { email, verificationCode, password: 'secret123' } });

  it('takes the code that was mailed there, once, and shows the address masked', async () => {
    expect((await settings()).email).toBeNull();
    expect(await ask('Ploy.S@Example.com')).toMatchObject({ success: true, value: { expiredMinutes: 5 } });
    const code = await sentTo('ploy.s@example.com');
    expect(await bind('Ploy.S@Example.com', otherCode(code))).toMatchObject({ code: 'verification.code.error' });
    expect(await bind('ploy.s@example.com', code)).toMatchObject({ success: true, value: null });
    expect((await settings()).email).toBe('p***@example.com');
    expect(await bind('ploy.s@example.com', code)).toMatchObject({ code: 'verification.code.error' });
  });

  it('does not take a code for another address, of another member, or too late', async () => {
    await ask('one@example.com');
    const code = await sentTo('one@example.com');
    expect(await bind('two@example.com', code)).toMatchObject({ code: 'verification.code.error' });
    const other = await platform.login(site, await platform.makeMember(site));
    expect(await bind('one@example.com', code, other)).toMatchObject({ code: 'verification.code.error' });
    platform.clock.advance(5 * MINUTE);
    expect(await bind('one@example.com', code)).toMatchObject({ code: 'verification.code.error' });
    expect((await settings()).email).toBeNull();
  });

  it.each([
    '',
    'x',
    'a@b',
    '@example.com',
    'a b@example.com',
    `${'a'.repeat(250)}@example.com`,
    'a@example.com\nBcc: b@c.de',
  ])('is refused for %.30j', async (email) => {
    expect(await ask(email)).toMatchObject({ code: 'email.format', value: { field: 'email' } });
    expect(await bind(email, '123456')).toMatchObject({ code: 'email.format' });
    expect(await readOutbox(platform.db, { merchantCode: site.code })).toEqual([]);
  });

  it('sends one code a minute to an address, and ten an hour for a member', async () => {
    expect(await ask('one@example.com')).toMatchObject({ success: true });
    expect(await ask('one@example.com')).toMatchObject({ code: 'rate.limited' });
    for (let n = 0; n < 8; n += 1) expect(await ask(`a${n}@example.com`)).toMatchObject({ success: true });
    expect(await ask('b@example.com')).toMatchObject({ code: 'rate.limited' });
  });
});

describe('binding a mobile number', () => {
  const number = { mobileNum: '0812345678', countryDialingCode: '66' };
  const ask = (of = token, body: object = number) => platform.api('smsBind', { site, token: of, body });
  const bind = (verificationCode: string, of = token, body: object = number) =>
    platform.api('bindMobile', { site, token: of, body: { ...body, verificationCode, password: 'secret123' } });

  it('takes the code that was sent there, once, and shows the number masked', async () => {
    expect(await ask()).toMatchObject({ success: true, value: { expiredMinutes: 5 } });
    const code = await sentTo('+66812345678');
    expect(await bind(otherCode(code))).toMatchObject({ code: 'verification.code.error' });
    expect(await bind(code)).toMatchObject({ success: true, value: null });
    expect((await settings()).mobile).toBe('08****678');
    expect(await bind(code)).toMatchObject({ code: 'verification.code.error' });
  });

  it('shows a number of another country with its dialing code', async () => {
    const abroad = { mobileNum: '91234567', countryDialingCode: '852' };
    await ask(token, abroad);
    expect(await bind(await sentTo('+85291234567'), token, abroad)).toMatchObject({ success: true });
    expect((await settings()).mobile).toBe('+852****567');
  });

  it('refuses a number of another account, and keeps the code valid', async () => {
    await ask();
    await bind(await sentTo('+66812345678'));
    platform.clock.advance(MINUTE);
    const other = await platform.login(site, await platform.makeMember(site));
    expect(await ask(other)).toMatchObject({ success: true });
    const code = await sentTo('+66812345678');
    expect(await bind(code, other)).toMatchObject({
      success: false,
      code: 'member.exists',
      value: { field: 'mobileNum' },
    });
    expect((await settings(other)).mobile).toBeNull();
    expect((await settings()).mobile).toBe('08****678');
  });

  it('binds a number to one of two accounts that ask for it at once', async () => {
    const other = await platform.login(site, await platform.makeMember(site));
    // Both codes are checked before either number is bound; each comes from its own time, because only the newest counts.
    await ask();
    const first = await sentTo('+66812345678');
    const both = await Promise.all([bind(first), bind(first), bind(first, other)]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect((await settings()).mobile).toBe('08****678');
    expect((await settings(other)).mobile).toBeNull();
  });

  it.each(['', '12345', 'x'.repeat(9), '081234567a', '1'.repeat(21)])('is refused for %j', async (mobileNum) => {
    expect(await ask(token, { mobileNum, countryDialingCode: '66' })).toMatchObject({ code: 'mobile.format' });
    expect(await bind('123456', token, { mobileNum, countryDialingCode: '66' })).toMatchObject({
      code: 'mobile.format',
    });
  });

  it('gives up a code after five wrong answers', async () => {
    await ask();
    const code = await sentTo('+66812345678');
    for (let n = 0; n < 5; n += 1)
      expect(await bind(otherCode(code))).toMatchObject({ code: 'verification.code.error' });
    expect(await bind(code)).toMatchObject({ code: 'verification.code.error' });
  });
});

const everything = [
  ['security', undefined],
  ['changePassword', { oldPassword: 'secret123', newPassword: 'fresh123', confirmNewPassword: 'fresh123' }],
  ['paymentPassword', { password: 'secret123', paymentPassword: '246810' }],
  ['emailCode', { email: 'a@example.com' }],
  ['bindEmail', { email: 'a@example.com', verificationCode: '123456' }],
  ['smsBind', { mobileNum: '0812345678', countryDialingCode: '66' }],
  ['bindMobile', { mobileNum: '0812345678', countryDialingCode: '66', verificationCode: '123456' }],
] as const;

it.each(everything)('%s asks for a session', async (name, body) => {
  for (const wrong of [{}, { token: 'made-up' }]) {
    const answer = await platform.api(name, { site, ...wrong, ...(body === undefined ? {} : { body }) });
    expect(answer).toMatchObject({ status: 401, code: 'token' in wrong ? 'session.expired' : 'session.required' });
  }
});

it('a trial account has no security settings', async () => {
  const lent = await platform.makeMember(site, { type: 4 });
  const of = await platform.login(site, lent);
  for (const [name, body] of everything) {
    if (body === undefined) continue;
    const answer = await platform.api(name, { site, token: of, body });
    expect(answer).toMatchObject({ success: false, code: 'login.free.account' });
  }
});
