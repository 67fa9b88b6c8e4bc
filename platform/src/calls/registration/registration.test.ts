import type { RegisterPayload } from '@foyer/shared/contract';
import { captchas, members, verificationCodes, wallets } from '../../base/db/schema';
import type { NewMerchant } from '../../base/sites/create-merchant';
import type { Site } from '../../base/sites/site';
import { askForCode, codeSentTo, messagesTo, openTestPlatform, otherCode, type TestPlatform } from '../../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

const MINUTE = 60_000;
const base = { registerUrl: 'play.example', registerMethod: 'PWA', domain: 'play.example', type: 0 } as const;
type Fields = { [K in keyof RegisterPayload]?: RegisterPayload[K] | undefined };
const payload = (fields: Fields = {}) => ({
  ...base,
  username: 'Malee_9',
  password: 'secret123',
  confirmPassword: 'secret123',
  ...fields,
});
const byMobile = (fields: Fields) => ({
  ...base,
  countryDialingCode: '66',
  ...fields,
});

const open = (choices: Partial<NewMerchant> = {}) =>
  platform.makeMerchant({ flags: { USERNAMEREG3: true, MOBILENUMREG3: true }, ...choices });
const register = (site: Site, body: unknown, more = {}) => platform.api('register', { site, body, ...more });
const registerMobile = (site: Site, body: unknown) => platform.api('registerMobile', { site, body });

async function smsCode(site: Site, mobileNo: string): Promise<string> {
  const body = { mobileNo, countryDialingCode: '66' };
  const answer = await askForCode(platform, 'smsRegister', { site, body });
  if (!answer.success) throw new Error(`no code: ${answer.code}`);
  return codeSentTo(platform, site, `+66${mobileNo.replace(/^0/, '')}`);
}
const stored = async (site: Site) =>
  (await platform.db.select().from(members)).filter((m) => m.merchantCode === site.code);

describe('the form', () => {
  it('is what the merchant made it, and says so to every visitor', async () => {
    const registerFields = { email: { enabled: true, required: false }, line: { enabled: false, required: false } };
    const registerRules = { username: { rule: { min: 6, max: 8 } } };
    const site = await open({ registerFields, registerRules });
    expect((await platform.api('setRegister', { site })).value).toEqual(registerFields);
    expect((await platform.api('registerValidation', { site })).value).toEqual(registerRules);
    const other = await open();
    expect((await platform.api('setRegister', { site: other })).value).toEqual({});
    expect((await platform.api('registerValidation', { site: other })).value).toEqual({});
  });

  it.each([
    ['register', 'USERNAMEREG3'],
    ['registerMobile', 'MOBILENUMREG3'],
  ] as const)('of %s is refused when %s is off', async (call, flag) => {
    const site = await open({ flags: { USERNAMEREG3: true, MOBILENUMREG3: true, [flag]: false } });
    expect(await platform.api(call, { site, body: payload() })).toMatchObject({ code: 'permission.denied' });
    expect(await stored(site)).toEqual([]);
  });
});

describe('a registration by name', () => {
  it('makes an account with both purses and lets its owner in', async () => {
    const site = await open();
    const answer = await register(site, payload());
    expect(answer).toMatchObject({
      success: true,
      value: {
        userName: 'Malee_9',
        customerType: 0,
        firstTimeLogin: true,
        token: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    const { token = '' } = answer.value;
    expect((await platform.api('memberInfo', { site, token })).value).toMatchObject({
      account: 'Malee_9',
      type: 0,
      toUpline: false,
      affiliateCode: expect.stringMatching(/^[0-9A-F]{10}$/),
    });
    expect((await platform.api('merchantWallet', { site, token })).value.wallets).toEqual([
      expect.objectContaining({ code: 'bonus', balance: '0' }),
      expect.objectContaining({ code: 'main', balance: '0' }),
    ]);
    expect(await stored(site)).toMatchObject([{ registerMethod: 'PWA', registerUrl: 'play.example' }]);
    expect(await platform.login(site, { username: 'malee_9', password: 'secret123' })).toMatch(/./);
  });

  it('starts no session where the merchant does not want it', async () => {
    const site = await open({ registerStartsSession: false });
    const answer = await register(site, payload());
    expect(answer.value).toEqual({ userName: 'Malee_9' });
    expect(await platform.login(site, { username: 'Malee_9', password: 'secret123' })).toMatch(/./);
  });

  it.each([
    [{ username: '9malee' }, 'account.format', 'username'],
    [{ username: 'abc' }, 'account.format', 'username'],
    [{ username: '' }, 'account.format', 'username'],
    [{ username: undefined }, 'account.format', 'username'],
    [{ password: 'secretsecret' }, 'password.format', 'password'],
    [{ password: 'secret123', confirmPassword: 'secret124' }, 'password.format', 'confirmPassword'],
    [{ email: 'a@' }, 'email.format', 'email'],
    [{ email: undefined }, 'email.format', 'email'],
    [{ nickname: '  ' }, 'name.format', 'nickname'],
    [{ payeeName: 'x' }, 'name.format', 'payeeName'],
    [{ paymentPassword: '12345' }, 'payment.password.format', 'paymentPassword'],
    [{ idNumber: '12' }, 'request.invalid', 'idNumber'],
    [{ qqNum: 'abcdef' }, 'request.invalid', 'qqNum'],
    [{ line: 'x'.repeat(51) }, 'request.invalid', 'line'],
    [{ mobileNum: '12345' }, 'mobile.format', 'mobileNum'],
    [{ affiliateCode: 'a b' }, 'invitation.invalid', 'affiliateCode'],
    [{ affiliateCode: 'NOBODY' }, 'invitation.invalid', 'affiliateCode'],
    [{ recommenderId: '4711' }, 'referrer.error', 'recommenderId'],
    [{ captcha: '' }, 'captcha.required', 'captcha'],
    [{ captcha: '1234' }, 'captcha.error', 'captcha'],
  ])('is refused for %j with %s', async (fields, code, field) => {
    const optional = { enabled: true, required: false };
    const asked = { enabled: true, required: true };
    const site = await open({
      registerFields: {
        ...Object.fromEntries(
          ['nickname', 'payeeName', 'paymentPassword', 'idNumber', 'qqNum', 'line', 'mobileNum', 'affiliateCode'].map(
            (name) => [name, optional],
          ),
        ),
        recommenderId: optional,
        email: asked,
        ...(field === 'captcha' ? { captcha: asked } : {}),
      },
    });
    const answer = await register(site, payload({ email: 'malee@example.com', ...fields }));
    expect(answer).toMatchObject({ success: false, code, value: { field } });
    expect(await stored(site)).toEqual([]);
  });

  it('stores the fields of the form, and no others', async () => {
    const enabled = { enabled: true, required: false };
    const site = await open({
      registerFields: {
        email: enabled,
        nickname: enabled,
        payeeName: enabled,
        line: enabled,
        paymentPassword: enabled,
      },
    });
    const filled = {
      email: 'malee@example.com',
      nickname: 'มาลี',
      payeeName: 'Malee S.',
      line: 'malee',
      paymentPassword: '246802',
    };
    expect(await register(site, payload({ ...filled, whatsapp: 'not asked for' }))).toMatchObject({ success: true });
    const [made] = await stored(site);
    expect(made).toMatchObject({
      email: 'malee@example.com',
      nickname: 'มาลี',
      registration: { payeeName: 'Malee S.', line: 'malee' },
      paymentPasswordHash: expect.stringMatching(/^scrypt\$/),
    });
    expect(JSON.stringify(made)).not.toMatch(/246802|secret123|not asked for/);
  });

  it('goes by the merchant’s own rules', async () => {
    const registerRules = {
      username: { rule: { pattern: '[a-z]+\\.[a-z]+', max: 30 } },
      password: { rule: { min: 10 } },
    };
    const site = await open({ registerRules });
    expect(await register(site, payload())).toMatchObject({ code: 'account.format' });
    const username = 'malee.srisuwan.of';
    expect(await register(site, payload({ username }))).toMatchObject({ code: 'account.format' });
    expect(await register(site, payload({ username: 'malee.srisuwan' }))).toMatchObject({ code: 'password.format' });
    const long = { username: 'malee.srisuwan', password: 'secret12345', confirmPassword: 'secret12345' };
    expect(await register(site, payload(long))).toMatchObject({ success: true });
  });

  it('takes a name once, also when two ask for it at the same moment', async () => {
    const site = await open();
    const answers = await Promise.all(
      ['Malee_9', 'mALEE_9', 'MALEE_9'].map((username) => register(site, payload({ username }))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const { code } of answers.filter(({ success }) => !success)) expect(code).toBe('member.exists');
    expect(await stored(site)).toHaveLength(1);
    const purses = await platform.db.select().from(wallets);
    expect(purses.filter(({ merchantCode }) => merchantCode === site.code)).toHaveLength(3);
    expect(await register(await open(), payload())).toMatchObject({ success: true });
  });

  it('demands a captcha where the merchant wants one, a new picture each time', async () => {
    const site = await open({ registerFields: { captcha: { enabled: true, required: true } } });
    const image = await platform.api('captcha', { site });
    const shown = (await platform.db.select().from(captchas)).find((row) => row.merchantCode === site.code);
    const cookies = { captcha: image.cookies['captcha'] ?? '' };
    const answered = payload({ captcha: shown?.answer ?? '' });
    expect(await register(site, answered, { cookies })).toMatchObject({ success: true });
    expect(await register(site, { ...answered, username: 'another' }, { cookies })).toMatchObject({
      code: 'captcha.error',
    });
  });

  it('limits the tries of an address', async () => {
    const site = await open();
    const codes = await Promise.all(Array.from({ length: 122 }, () => register(site, payload({ username: '1' }))));
    expect(codes.filter(({ code }) => code === 'rate.limited')).toHaveLength(2);
    platform.clock.advance(60 * MINUTE);
    expect(await register(site, payload())).toMatchObject({ success: true });
  });
});

describe('who brought the new member', () => {
  const enabled = { enabled: true, required: false };
  const invited = { registerFields: { affiliateCode: enabled, recommenderId: enabled } };

  it('is the owner of the referral code, or the recommender', async () => {
    const site = await open(invited);
    const friend = await platform.makeMember(site);
    const other = await platform.makeMember(site);
    const code = friend.affiliateCode.toLowerCase();
    const check = (each: string) =>
      platform.api('affiliateCheck', { site, query: { code: each, domain: 'play.example' } });
    expect(await check(code)).toMatchObject({ success: true });
    expect(await check('NOBODY')).toMatchObject({ success: false, code: 'invitation.invalid' });

    await register(site, payload({ username: 'first_1', affiliateCode: code, recommenderId: String(other.id) }));
    await register(site, payload({ username: 'second_2', recommenderId: String(other.id) }));
    await register(site, payload({ username: 'third_3', recommenderId: friend.affiliateCode }));
    await register(site, payload({ username: 'fourth_4' }));
    const uplines = Object.fromEntries((await stored(site)).map((m) => [m.username, [m.uplineId, m.toUpline]]));
    expect(uplines).toMatchObject({
      first_1: [friend.id, true],
      second_2: [other.id, true],
      third_3: [friend.id, true],
      fourth_4: [null, false],
    });
  });

  it('is never a member of another merchant or a disabled one', async () => {
    const site = await open(invited);
    const stranger = await platform.makeMember(await open());
    const query = { code: stranger.affiliateCode, domain: 'play.example' };
    expect(await platform.api('affiliateCheck', { site, query })).toMatchObject({ code: 'invitation.invalid' });
    const refused = await register(site, payload({ recommenderId: String(stranger.id) }));
    expect(refused).toMatchObject({ code: 'referrer.error' });
  });
});

describe('a registration by mobile number', () => {
  it('needs the code that was sent, and logs in by the number ever after', async () => {
    const site = await open({ flags: { MOBILENUMREG3: true, MOBILENUMPASSREG3: true } });
    const verificationCode = await smsCode(site, '0812345678');
    const fields = { mobileNum: '0812345678', password: 'secret123', confirmPassword: 'secret123' };
    const wrong = await registerMobile(site, byMobile({ ...fields, verificationCode: otherCode(verificationCode) }));
    expect(wrong).toMatchObject({ code: 'verification.code.error', value: { field: 'verificationCode' } });
    const answer = await registerMobile(site, byMobile({ ...fields, verificationCode }));
    expect(answer).toMatchObject({ success: true, value: { userName: '0812345678' } });
    expect(await stored(site)).toMatchObject([
      { mobileDialingCode: '66', mobileNumber: '812345678', registration: {} },
    ]);
    for (const username of ['0812345678', '812345678']) {
      expect(await platform.login(site, { username, password: 'secret123' })).toMatch(/./);
    }
  });

  it('asks for a password by flag alone; without one only a code lets in', async () => {
    const site = await open({ flags: { MOBILENUMREG3: true } });
    const verificationCode = await smsCode(site, '0812345678');
    const fields = { mobileNum: '0812345678', verificationCode };
    const withFlag = await open({ flags: { MOBILENUMREG3: true, MOBILENUMPASSREG3: true } });
    expect(await registerMobile(withFlag, byMobile(fields))).toMatchObject({ code: 'password.format' });
    const answer = await registerMobile(site, byMobile({ ...fields, password: 'secret123' }));
    expect(answer).toMatchObject({ success: true, value: { token: expect.any(String) } });
    await expect(platform.login(site, { username: '0812345678', password: 'secret123' })).rejects.toThrow();
  });

  it('uses a code once, and keeps it valid when the account could not be created', async () => {
    const site = await open();
    await platform.makeMember(site, { username: 'taken_1' });
    const verified = {
      registerFields: {
        mobileNum: { enabled: true, required: true },
        verificationCode: { enabled: true, required: true },
      },
    };
    const asking = await open(verified);
    await platform.makeMember(asking, { username: 'taken_1' });
    const verificationCode = await smsCode(asking, '0898765432');
    const proven = { mobileNum: '0898765432', countryDialingCode: '66', verificationCode };
    expect(await register(asking, payload({ ...proven, username: 'taken_1' }))).toMatchObject({
      code: 'member.exists',
    });
    expect(await register(asking, payload(proven))).toMatchObject({ success: true });
    const again = await register(asking, payload({ ...proven, username: 'another_2' }));
    expect(again).toMatchObject({ code: 'verification.code.error' });
    expect(await stored(asking)).toHaveLength(2);
  });

  it('creates one account of two requests at once', async () => {
    const site = await open();
    const verificationCode = await smsCode(site, '0812345678');
    const body = byMobile({ mobileNum: '0812345678', verificationCode });
    const both = await Promise.all([registerMobile(site, body), registerMobile(site, body)]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(await stored(site)).toHaveLength(1);
    const codes = (await platform.db.select().from(verificationCodes)).filter((row) => row.merchantCode === site.code);
    expect(codes).toMatchObject([{ usedAt: platform.clock.now }]);
  });

  it('binds a number to one account, with or without its zero, and reveals this only to its holder', async () => {
    const site = await open();
    await platform.makeMember(site, { mobile: { dialingCode: '66', number: '812345678' } });
    const verificationCode = await smsCode(site, '812345678');
    const answer = await registerMobile(site, byMobile({ mobileNum: '812345678', verificationCode }));
    expect(answer).toMatchObject({ code: 'member.exists', value: { field: 'mobileNum' } });
  });

  it('binds no unproven number', async () => {
    const site = await open({ registerFields: { mobileNum: { enabled: true, required: true } } });
    expect(await register(site, payload({ mobileNum: '0812345678' }))).toMatchObject({ success: true });
    expect(await stored(site)).toMatchObject([{ mobileNumber: null, registration: { mobileNum: '0812345678' } }]);
  });

  it.each(['9990', '10', '00', 'abc'])('is refused for %s, which is no country’s dialing code', async (code) => {
    const site = await open();
    const answer = await platform.api('smsRegister', { site, body: { mobileNo: '812345', countryDialingCode: code } });
    expect(answer).toMatchObject({ code: 'mobile.format' });
    expect(await messagesTo(platform, site, `+${code}812345`)).toEqual([]);
  });

  it('by name asks for the code too where REGMOBVERF3 is on', async () => {
    const site = await open({ flags: { USERNAMEREG3: true, REGMOBVERF3: true } });
    expect(await register(site, payload())).toMatchObject({ code: 'mobile.format' });
    const mobileNum = '0812345678';
    expect(await register(site, payload({ mobileNum }))).toMatchObject({ code: 'verification.code.error' });
    const verificationCode = await smsCode(site, mobileNum);
    expect(await register(site, payload({ mobileNum, verificationCode }))).toMatchObject({ success: true });
    expect(await stored(site)).toMatchObject([{ username: 'Malee_9', mobileNumber: '812345678' }]);
  });
});
