import { eq } from 'drizzle-orm';
import { captchas, members, verificationCodes } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { askForCode, codeSentTo, messagesTo, openTestPlatform, otherCode, type TestPlatform } from '../../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

const MINUTE = 60_000;
const NUMBER = '0812345678';
const TARGET = '+66812345678';
const flags = { MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: true, MOBILENUMREG3: true };
const owner = { mobile: { dialingCode: '66', number: '812345678' } };
const asked = { mobileNum: NUMBER, countryDialingCode: '66', module: 'VERIFICATION3' };

const ask = (site: Site, more: Partial<typeof asked> = {}) =>
  askForCode(platform, 'smsNoLogin', { site, body: { ...asked, ...more } });
const register = (site: Site, verificationCode: string) =>
  platform.api('registerMobile', {
    site,
    body: {
      registerUrl: 'x',
      registerMethod: 'H5',
      domain: 'x',
      type: 0,
      mobileNum: NUMBER,
      countryDialingCode: '66',
      verificationCode,
    },
  });
const askToRegister = (site: Site) =>
  askForCode(platform, 'smsRegister', { site, body: { mobileNo: NUMBER, countryDialingCode: '66' } });

describe('a code by SMS', () => {
  it('has six digits, speaks the merchant’s language, says how long it stands and is kept as a hash', async () => {
    const thai = await platform.makeMerchant({ flags, name: 'Lantern' });
    await platform.makeMember(thai, owner);
    await proves('S3-SMS-03', async () => {
      expect((await ask(thai)).value).toEqual({ expiredMinutes: 5 });
      const site = await platform.makeMerchant({ flags, smsMinutes: 2 });
      expect((await ask(site)).value).toEqual({ expiredMinutes: 2 });
    });
    const [sms] = await messagesTo(platform, thai, TARGET);
    expect(sms).toMatchObject({
      channel: 'sms',
      recipient: TARGET,
      body: expect.stringMatching(/^\d{6} คือรหัสเข้าสู่ระบบของคุณที่ Lantern .*5 นาที/),
    });
    const english = await platform.makeMerchant({ flags, language: 'EN' });
    await platform.makeMember(english, owner);
    await ask(english);
    const code = await codeSentTo(platform, english, TARGET);
    const [sent] = await messagesTo(platform, english, TARGET);
    expect(sent?.body).toContain(`${code} is your code to log in at ${english.name}. It is good for 5 min.`);
    expect(JSON.stringify(await platform.db.select().from(verificationCodes))).not.toContain(`"${code}"`);
  });

  it.each([
    [null, {}, 1],
    [0, { expiredMinutes: 0 }, 1],
    [-3, { expiredMinutes: -3 }, 1],
    [3, { expiredMinutes: 3 }, 3],
    [10, { expiredMinutes: 10 }, 10],
  ] as const)('set to %j minutes answers %j and stands for %d', async (smsMinutes, value, minutes) => {
    const site = await platform.makeMerchant({ flags, smsMinutes });
    expect((await askToRegister(site)).value).toEqual(value);
    const code = await codeSentTo(platform, site, TARGET);
    platform.clock.advance(minutes * MINUTE - 1);
    expect(await register(site, otherCode(code))).toMatchObject({ code: 'verification.code.error' });
    platform.clock.advance(1);
    expect(await register(site, code)).toMatchObject({ code: 'verification.code.error' });
    expect((await askToRegister(site)).success).toBe(true);
    const next = await codeSentTo(platform, site, TARGET);
    platform.clock.advance(minutes * MINUTE - 1);
    expect(await register(site, next)).toMatchObject({ success: true });
  });

  it('takes either spelling of the number', async () => {
    const site = await platform.makeMerchant({ flags });
    const { mobileNum: mobileNo, ...rest } = asked;
    expect((await askForCode(platform, 'smsNoLogin', { site, body: { ...rest, mobileNo } })).success).toBe(true);
    const again = await askForCode(platform, 'smsNoLogin', { site, body: { ...asked, mobileNum: '812345678' } });
    expect(again.code).toBe('rate.limited');
  });

  it('stays valid beside a newer one, because an SMS may come late, until one of them is used', async () => {
    const site = await platform.makeMerchant({ flags });
    await askToRegister(site);
    const first = await codeSentTo(platform, site, TARGET);
    platform.clock.advance(MINUTE);
    await askToRegister(site);
    const second = await codeSentTo(platform, site, TARGET);
    expect(await register(site, first)).toMatchObject({ success: true });
    const again = await register(site, second);
    expect(again).toMatchObject({ code: 'verification.code.error' });
  });

  it('allows four wrong answers, not five, in a row or all at once', async () => {
    for (const together of [false, true]) {
      const site = await platform.makeMerchant({ flags });
      await askToRegister(site);
      const code = await codeSentTo(platform, site, TARGET);
      const guess = () => register(site, otherCode(code));
      const tries = Array.from({ length: 5 }, () => guess);
      if (together) await Promise.all(tries.map((each) => each()));
      else for (const each of tries) await each();
      expect(await register(site, code)).toMatchObject({ code: 'verification.code.error' });
      platform.clock.advance(MINUTE);
      await askToRegister(site);
      for (const each of tries.slice(1)) await each();
      expect(await register(site, await codeSentTo(platform, site, TARGET))).toMatchObject({ success: true });
    }
  });

  it('works only for its purpose and at its merchant', async () => {
    const site = await platform.makeMerchant({ flags });
    const other = await platform.makeMerchant({ flags });
    await platform.makeMember(site, owner);
    await ask(site);
    const code = await codeSentTo(platform, site, TARGET);
    expect(await register(site, code)).toMatchObject({ code: 'verification.code.error' });
    expect(await register(other, code)).toMatchObject({ code: 'verification.code.error' });
    const body = { newPassword: 'another456', mobileNum: NUMBER, verificationCode: code };
    expect(await platform.api('passwordBySms', { site, body })).toMatchObject({ code: 'verification.code.error' });
  });

  it.each(['12345', '', '08-1234', '+66812345678', '000000', '1'.repeat(21), '๐๘๑๒๓๔๕๖๗๘'])(
    'is not sent to "%s", which is no number',
    async (mobileNum) => {
      const site = await platform.makeMerchant({ flags });
      expect(await ask(site, { mobileNum })).toMatchObject({ success: false, code: 'mobile.format' });
    },
  );
});

/** An answer with only the names of its cookies, whose values are random. */
const namesOf = <A extends { readonly cookies: object }>(answer: A) => ({
  ...answer,
  cookies: Object.keys(answer.cookies),
});

describe('who asks for codes', () => {
  it.each([
    ['smsNoLogin', 'MOBILEVERCODELOGIN3'],
    ['smsReset', 'CHNGPASSVERIF3'],
    ['smsRegister', 'MOBILENUMREG3'],
  ] as const)('%s is refused with %s off', async (call, flag) => {
    const site = await platform.makeMerchant({ flags: { ...flags, [flag]: false } });
    expect(await platform.api(call, { site, body: asked })).toMatchObject({ code: 'permission.denied' });
    expect(await messagesTo(platform, site, TARGET)).toEqual([]);
  });

  it.each(['smsNoLogin', 'smsReset'] as const)(
    '%s says the same of a number that nobody has, and sends nothing',
    async (call) => {
      const site = await platform.makeMerchant({ flags });
      await platform.makeMember(site, owner);
      const disabled = { mobile: { dialingCode: '66', number: '833333333' } };
      const { id } = await platform.makeMember(site, disabled);
      await platform.db.update(members).set({ disabled: true }).where(eq(members.id, id));
      const answers = [];
      for (const mobileNum of [NUMBER, '0822222222', '0833333333']) {
        answers.push(namesOf(await askForCode(platform, call, { site, body: { ...asked, mobileNum } })));
        answers.push(namesOf(await askForCode(platform, call, { site, body: { ...asked, mobileNum } })));
      }
      const [known, knownAgain, ...others] = answers;
      expect(known).toMatchObject({ status: 200, success: true });
      expect(knownAgain).toMatchObject({ code: 'rate.limited' });
      expect(others).toEqual([known, knownAgain, known, knownAgain]);
      expect(await messagesTo(platform, site, TARGET)).toHaveLength(1);
      expect(await messagesTo(platform, site, '+66822222222')).toEqual([]);
      // The work is the same: a code is made and hashed for the unknown number too.
      const made = (await platform.db.select().from(verificationCodes)).filter((row) => row.merchantCode === site.code);
      expect(made.map(({ target }) => target).sort()).toEqual([TARGET, '+66822222222', '+66833333333']);
    },
  );

  it('waits a minute for the next one, and after three in an hour shares the newest', async () => {
    const site = await platform.makeMerchant({ flags });
    expect((await askToRegister(site)).success).toBe(true);
    platform.clock.advance(MINUTE - 1);
    expect((await askToRegister(site)).code).toBe('rate.limited');
    platform.clock.advance(1);
    for (let n = 1; n < 6; n += 1) {
      expect(await askToRegister(site)).toMatchObject({ success: true, value: { expiredMinutes: 5 } });
      platform.clock.advance(MINUTE);
    }
    expect(await messagesTo(platform, site, TARGET)).toHaveLength(3);
    platform.clock.advance(2 * MINUTE);
    expect((await askToRegister(site)).success).toBe(true);
    expect(await messagesTo(platform, site, TARGET)).toHaveLength(4);
  });

  it('gets one code for two requests at once', async () => {
    const site = await platform.makeMerchant({ flags });
    // A captcha is solved first; afterwards two requests can come at once.
    await askToRegister(site);
    platform.clock.advance(MINUTE);
    const both = await Promise.all([askToRegister(site), askToRegister(site)]);
    expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
    expect(await messagesTo(platform, site, TARGET)).toHaveLength(2);
  });

  it('can ask for a limited number of numbers from one address', async () => {
    const site = await platform.makeMerchant({ flags });
    const codes = [];
    for (let n = 0; n < 62; n += 1) codes.push(await ask(site, { mobileNum: `08100${String(n).padStart(5, '0')}` }));
    expect(codes.filter(({ code }) => code === 'rate.limited')).toHaveLength(2);
  });
});

describe('a log-in by code', () => {
  const login = (site: Site, password: string, more: object = {}, cookies: Record<string, string> = {}) =>
    platform.api('login', {
      site,
      cookies,
      body: { username: NUMBER, password, captcha: '', type: 'sms', countryDialingCode: '66', ...more },
    });

  it('lets the owner of the number in, once per code', async () => {
    const site = await platform.makeMerchant({ flags });
    const member = await platform.makeMember(site, owner);
    await ask(site);
    const code = await codeSentTo(platform, site, TARGET);
    const answer = await login(site, code);
    expect(answer.value).toMatchObject({ userName: member.username, customerType: 0, firstTimeLogin: true });
    expect((await platform.api('memberInfo', { site, token: answer.value.token })).value.id).toBe(member.id);
    expect(await login(site, code)).toMatchObject({ success: false, code: 'verification.code.error' });
  });

  it('says the same for a wrong code and a number that nobody has, and demands a captcha from the third on', async () => {
    const site = await platform.makeMerchant({ flags });
    await platform.makeMember(site, owner);
    await ask(site);
    const wrong = otherCode(await codeSentTo(platform, site, TARGET));
    const nobody = await login(site, wrong, { username: '0899999999' });
    expect(nobody).toMatchObject({ status: 200, code: 'verification.code.error' });
    expect(await login(site, wrong)).toEqual(nobody);
    expect(await login(site, wrong)).toMatchObject({ code: 'verification.code.error', value: { captcha: true } });
    const right = await codeSentTo(platform, site, TARGET);
    expect(await login(site, right)).toMatchObject({ code: 'captcha.required', value: { captcha: true } });
    // The failed captcha has not used the code up.
    const image = await platform.api('captcha', { site });
    const shown = (await platform.db.select().from(captchas)).find((row) => row.merchantCode === site.code);
    const cookies = { captcha: image.cookies['captcha'] ?? '' };
    expect(await login(site, right, { captcha: shown?.answer }, cookies)).toMatchObject({ success: true });
  });

  it('is refused where it is not on offer, to disabled accounts and to those of other sites', async () => {
    const off = await platform.makeMerchant();
    expect(await login(off, '123456')).toMatchObject({ code: 'permission.denied' });
    const site = await platform.makeMerchant({ flags });
    await platform.makeMember(site, { ...owner, memberSite: false });
    await ask(site);
    expect(await login(site, await codeSentTo(platform, site, TARGET))).toMatchObject({ code: 'login.member.only' });
    const other = await platform.makeMerchant({ flags });
    await platform.makeMember(other, owner);
    await ask(other);
    const code = await codeSentTo(platform, other, TARGET);
    await platform.db.update(members).set({ disabled: true });
    expect(await login(other, code)).toMatchObject({ code: 'verification.code.error' });
    expect(await login(site, '123456', { username: 'not a number' })).toMatchObject({ code: 'mobile.format' });
  });
});
