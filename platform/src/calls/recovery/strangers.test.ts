import { eq } from 'drizzle-orm';
import { members, verificationCodes } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { askForCode, codeSentTo, messagesTo, openTestPlatform, otherCode, type TestPlatform } from '../../testing';

const MINUTE = 60_000;
const flags = { CHNGPASSVERIF3: true, MOBILEVERCODELOGIN3: true, MOBILENUMREG3: true };
const NUMBER = '0812345678';
const TARGET = '+66812345678';
const EMAIL = 'ploy@mail.co.th';

let platform: TestPlatform;
let site: Site;
let owner: Member & { readonly password: string };
beforeAll(async () => {
  platform = await openTestPlatform({ trustProxy: ['127.0.0.1'] });
});
beforeEach(async () => {
  site = await platform.makeMerchant({ flags, smsMinutes: 10 });
  owner = await platform.makeMember(site, { mobile: { dialingCode: '66', number: '812345678' }, email: EMAIL });
});
afterAll(() => platform?.close());

/** Headers of somebody at their own address. */
const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
const OWNER = 1;
const body = { mobileNum: NUMBER, countryDialingCode: '66', module: 'VERIFICATION3' };
const ask = (n: number) => askForCode(platform, 'smsReset', { site, body, headers: from(n) });
const change = (n: number, verificationCode: string, newPassword = 'another456') =>
  platform.api('passwordBySms', {
    site,
    headers: from(n),
    body: { newPassword, mobileNum: NUMBER, verificationCode },
  });
const sent = async (recipient = TARGET) => (await messagesTo(platform, site, recipient)).length;

describe('strangers who ask for codes to an owner’s number', () => {
  it('end no code of the owner’s', async () => {
    await ask(OWNER);
    const code = await codeSentTo(platform, site, TARGET);
    await ask(2);
    platform.clock.advance(MINUTE);
    await ask(3);
    expect(await change(OWNER, code)).toMatchObject({ success: true });
  });

  it('do not keep the owner from asking', async () => {
    for (let n = 2; n < 30; n += 1) {
      await ask(n);
      if (n % 4 === 0) platform.clock.advance(MINUTE);
    }
    expect(await ask(OWNER)).toMatchObject({ success: true });
    expect(await change(OWNER, await codeSentTo(platform, site, TARGET))).toMatchObject({ success: true });
  });

  it('cause a few messages, not one per request; the owner can use what has come', async () => {
    for (let n = 2; n < 30; n += 1) await ask(n);
    expect(await sent()).toBe(3);
    expect(await ask(OWNER)).toMatchObject({ success: true, value: { expiredMinutes: 10 } });
    expect(await sent()).toBe(3);
    expect(await change(OWNER, await codeSentTo(platform, site, TARGET))).toMatchObject({ success: true });
  });

  it('cannot answer the owner’s codes: a guess counts against whoever makes it', async () => {
    await ask(OWNER);
    const code = await codeSentTo(platform, site, TARGET);
    for (let n = 2; n < 12; n += 1) {
      for (let time = 0; time < 6; time += 1) await change(n, otherCode(code));
    }
    expect(await change(2, code)).toMatchObject({ code: 'verification.code.error' });
    expect(await change(OWNER, code)).toMatchObject({ success: true });
  });

  it('make codes ten digits long after twenty guesses in a day', async () => {
    for (let n = 2; n < 7; n += 1) {
      await ask(n);
      for (let time = 0; time < 5; time += 1) await change(n, '000000');
    }
    platform.clock.advance(11 * MINUTE);
    await ask(OWNER);
    const [newest] = await messagesTo(platform, site, TARGET);
    const [code = ''] = /^\d+/.exec(newest?.body ?? '') ?? [];
    expect(code).toHaveLength(10);
    expect(await change(OWNER, code)).toMatchObject({ success: true });
  });

  it('cannot share a code of six digits after twenty wrong answers', async () => {
    for (let n = 2; n < 5; n += 1) await ask(n);
    const code = await codeSentTo(platform, site, TARGET);
    for (let n = 5; n < 10; n += 1) {
      await ask(n);
      for (let time = 0; time < 5; time += 1) await change(n, otherCode(code));
    }
    await ask(OWNER);
    expect(await change(OWNER, code)).toMatchObject({ code: 'verification.code.error' });
    // The number got a fresh code, of ten digits.
    const [newest] = await messagesTo(platform, site, TARGET);
    expect(await change(OWNER, /^\d{10}/.exec(newest?.body ?? '')?.[0] ?? '')).toMatchObject({ success: true });
  });
});

describe('strangers who ask for an owner’s links', () => {
  const askLink = (n: number, username = owner.username) =>
    platform.api('passwordByEmail', { site, headers: from(n), body: { username, email: EMAIL } });
  const keyOf = async () => {
    const [newest] = await messagesTo(platform, site, EMAIL);
    return /key=([\w-]+)/.exec(newest?.body ?? '')?.[1] ?? 'none';
  };

  it('neither block the owner’s link nor flood the mailbox', async () => {
    for (let n = 2; n < 30; n += 1) expect(await askLink(n)).toMatchObject({ success: true });
    expect(await sent(EMAIL)).toBe(3);
    expect(await askLink(OWNER)).toMatchObject({ success: true });
    const set = { key: await keyOf(), newPassword: 'another456' };
    expect(await platform.api('passwordByLink', { site, body: set })).toMatchObject({ success: true });
  });

  it('do not block the owner’s link after the others have expired', async () => {
    for (let n = 2; n < 12; n += 1) await askLink(n);
    platform.clock.advance(31 * MINUTE);
    await askLink(OWNER);
    expect(await sent(EMAIL)).toBe(4);
    const set = { key: await keyOf(), newPassword: 'another456' };
    expect(await platform.api('passwordByLink', { site, body: set })).toMatchObject({ success: true });
  });

  it('ask five times an hour each for the same name', async () => {
    for (const name of [owner.username, 'nobody']) {
      const codes = [];
      for (let n = 0; n < 6; n += 1) codes.push((await askLink(2, name)).code);
      expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'rate.limited']);
    }
  });
});

describe('the first SMS to somebody’s number', () => {
  const plain = (call: 'smsReset' | 'smsNoLogin' | 'smsRegister', n = 2, more: object = {}) =>
    platform.api(call, { site, body: { ...body, ...more }, headers: from(n) });

  it.each(['smsReset', 'smsNoLogin', 'smsRegister'] as const)(
    '%s is sent for who reads a picture, whether anybody has the number or not',
    async (call) => {
      const demanded = await plain(call);
      expect(demanded).toMatchObject({ success: false, code: 'captcha.required', value: { captcha: true } });
      expect(await plain(call, 2, { mobileNum: '0899999999' })).toEqual(demanded);
      expect(await plain(call, 2, { captcha: '0' })).toMatchObject({ code: 'captcha.error', value: { captcha: true } });
      expect(await sent()).toBe(0);
      expect(await askForCode(platform, call, { site, body, headers: from(2) })).toMatchObject({ success: true });
      expect(await sent()).toBe(1);
      // A picture counts for one number; the next number needs another.
      platform.clock.advance(MINUTE);
      expect(await plain(call)).toMatchObject({ success: true });
      expect(await plain(call, 2, { mobileNum: '0899999999' })).toMatchObject({ code: 'captcha.required' });
      expect(await plain(call, 3)).toMatchObject({ code: 'captcha.required' });
      platform.clock.advance(60 * MINUTE);
      expect(await plain(call)).toMatchObject({ code: 'captcha.required' });
    },
  );

  it('needs no captcha in a browser that the owner has logged in with', async () => {
    const login = { username: owner.username, password: owner.password, captcha: '', type: 'username' };
    const { cookies } = await platform.api('login', { site, body: login, headers: from(2) });
    const known = { cookies: { device: cookies['device'] ?? '' }, headers: from(9) };
    expect(await platform.api('smsReset', { site, body, ...known })).toMatchObject({ success: true });
    const other = { ...body, mobileNum: '0899999999' };
    expect(await platform.api('smsReset', { site, body: other, ...known })).toMatchObject({ code: 'captcha.required' });
  });

  it('does not use up a captcha that is not demanded', async () => {
    await askForCode(platform, 'smsRegister', { site, body, headers: from(2) });
    platform.clock.advance(MINUTE);
    const image = await platform.api('captcha', { site });
    const cookies = { captcha: image.cookies['captcha'] ?? '' };
    await platform.api('smsRegister', { site, body, cookies, headers: from(2) });
    const kept = await platform.db.query.captchas.findMany({ where: (row, is) => is.eq(row.merchantCode, site.code) });
    expect(kept).toHaveLength(1);
  });
});

describe('a browser that asks', () => {
  it('is identified by a cookie, and can answer from any address', async () => {
    const answer = await ask(2);
    const asker = answer.cookies['asker'] ?? '';
    expect(asker).toMatch(/^[\w-]{43}$/);
    const code = await codeSentTo(platform, site, TARGET);
    const set = { newPassword: 'another456', mobileNum: NUMBER, verificationCode: code };
    const made = { site, body: set, headers: from(77) };
    expect(await platform.api('passwordBySms', made)).toMatchObject({ code: 'verification.code.error' });
    const wrong = { ...made, cookies: { asker: 'A'.repeat(43) } };
    expect(await platform.api('passwordBySms', wrong)).toMatchObject({ code: 'verification.code.error' });
    expect(await platform.api('passwordBySms', { ...made, cookies: { asker } })).toMatchObject({ success: true });
  });

  it('ends every other code of the number by using one', async () => {
    await ask(2);
    const stranger = await codeSentTo(platform, site, TARGET);
    await ask(OWNER);
    expect(await change(OWNER, await codeSentTo(platform, site, TARGET))).toMatchObject({ success: true });
    expect(await change(2, stranger, 'stolen123')).toMatchObject({ code: 'verification.code.error' });
    const rows = await platform.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.merchantCode, site.code));
    expect(rows.every(({ usedAt }) => usedAt !== null)).toBe(true);
  });
});

describe('what SMS cost', () => {
  const to = (mobileNum: string, countryDialingCode: string, n: number) =>
    askForCode(platform, 'smsRegister', {
      site,
      body: { mobileNo: mobileNum, countryDialingCode },
      headers: from(n),
    });
  const withBudgets = async (smsBudgets: object) => {
    site = await platform.makeMerchant({ flags, smsMinutes: 1, smsBudgets });
  };
  const codes = async (asked: (n: number) => Promise<{ code?: string }>, times: number) => {
    const said = [];
    for (let n = 1; n <= times; n += 1) said.push((await asked(n)).code);
    return said;
  };

  it('is limited by country: other countries’ budgets end before the home country’s', async () => {
    await withBudgets({ countryHour: 2 });
    expect(await codes((n) => to(`9123456${n}`, '852', n), 3)).toEqual([undefined, undefined, 'rate.limited']);
    expect(await to('91234569', '65', 9)).toMatchObject({ success: true });
    expect(await codes((n) => to(`081234567${n}`, '66', n), 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect((await to('91234560', '852', 30)).value).toMatchObject({ retryAfter: expect.any(Number) });
  });

  it('is limited by a country’s own budget', async () => {
    await withBudgets({ countries: { '66': 1 } });
    expect(await codes((n) => to(`081234567${n}`, '66', n), 2)).toEqual([undefined, 'rate.limited']);
  });

  it('is limited by merchant and by address', async () => {
    await withBudgets({ merchantHour: 2 });
    expect(await codes((n) => to(`081234567${n}`, '66', n), 3)).toEqual([undefined, undefined, 'rate.limited']);
    await withBudgets({ addressHour: 2 });
    expect(await codes((n) => to(`081234567${n}`, '66', 1), 3)).toEqual([undefined, undefined, 'rate.limited']);
    expect(await codes((n) => to(`0812345${600 + n}`, '66', 50 + n), 1)).toEqual([undefined]);
  });

  it('is limited by number and day', async () => {
    await withBudgets({ numberHour: 2 });
    const again = async (n: number) => {
      platform.clock.advance(2 * MINUTE);
      return to(NUMBER, '66', n);
    };
    expect(await codes(again, 3)).toEqual([undefined, undefined, 'rate.limited']);
  });

  it('counts only sent SMS: unknown numbers use up no budget of a country', async () => {
    await withBudgets({ countries: { '66': 1 } });
    for (let n = 1; n < 5; n += 1) {
      const other = { ...body, mobileNum: `089999999${n}` };
      expect(await askForCode(platform, 'smsReset', { site, body: other, headers: from(n) })).toMatchObject({
        success: true,
      });
    }
    await platform.db.update(members).set({ merchantCode: site.code }).where(eq(members.id, owner.id));
    expect(await ask(20)).toMatchObject({ success: true });
    expect(await sent()).toBe(1);
  });
});
