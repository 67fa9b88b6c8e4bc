import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { captchas, members } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { hostOf, openTestPlatform, type TestPlatform } from '../../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

const wish = (username: string, password: string, captcha = '') => ({ username, password, captcha, type: 'username' });

function tryWith(site: Site, username: string, password: string, shown: { captcha?: string; cookie?: string } = {}) {
  return platform.api('login', {
    site,
    body: wish(username, password, shown.captcha),
    ...(shown.cookie === undefined ? {} : { cookies: { captcha: shown.cookie } }),
  });
}

/** Asks for a picture and reads its digits from the database. */
async function readCaptcha(site: Site): Promise<{ cookie: string; digits: string }> {
  const before = new Set((await platform.db.select().from(captchas)).map((row) => row.idHash));
  const answer = await platform.api('captcha', { site });
  const made = (await platform.db.select().from(captchas)).find((row) => !before.has(row.idHash));
  return { cookie: answer.cookies['captcha'] ?? '', digits: made?.answer ?? '' };
}

describe('a first log-in', () => {
  it('is told apart from the later ones, also when two come at once', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site, { type: 40 });
    await proves(['S3-LOGIN-03', 'S7-API-09'], async () => {
      const both = await Promise.all([1, 2].map(() => tryWith(site, member.username, member.password)));
      expect(both.map(({ value }) => value.firstTimeLogin).sort()).toEqual([false, true]);
      const later = await tryWith(site, member.username.toUpperCase(), member.password);
      expect(later.value).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        userName: member.username,
        customerType: 40,
        firstTimeLogin: false,
      });
    });
  });
});

describe('a refused log-in', () => {
  it('says the same for a wrong name, a wrong password, and a closed account with the right one', async () => {
    const tries = [
      () => ({ username: 'nobody', password: 'secret123' }),
      (member: Member) => ({ username: member.username, password: 'wrong' }),
      async (member: Member & { password: string }) => {
        await platform.db.update(members).set({ disabled: true }).where(eq(members.id, member.id));
        return member;
      },
    ];
    const answers = [];
    for (const typed of tries) {
      // A site of its own, because failures of one address count together.
      const site = await platform.makeMerchant();
      const { username, password } = await typed(await platform.makeMember(site));
      answers.push(await tryWith(site, username, password));
    }
    expect(answers[0]).toMatchObject({ status: 200, success: false, code: 'member.not.exist' });
    for (const answer of answers) {
      expect({ ...answer, cookies: Object.keys(answer.cookies) }).toEqual({
        ...answers[0],
        cookies: Object.keys(answers[0]?.cookies ?? {}),
      });
    }
  });

  it('does as much work for a name that does not exist', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    const hashing = jest.spyOn(crypto, 'scrypt');
    const work = async (username: string) => {
      hashing.mockClear();
      await tryWith(site, username, 'wrong');
      return hashing.mock.calls.map(([password, salt, length, cost]) => [
        password,
        Buffer.byteLength(salt as Buffer),
        length,
        cost,
      ]);
    };
    const known = await work(member.username);
    expect(known).toEqual([['wrong', 16, 32, expect.objectContaining({ N: 16_384 })]]);
    expect(await work('nobody')).toEqual(known);
    hashing.mockRestore();
  });

  it('refuses accounts of other sites, disabled ones and ways that are not on offer', async () => {
    const site = await platform.makeMerchant();
    const other = await platform.makeMember(site, { memberSite: false });
    expect(await tryWith(site, other.username, other.password)).toMatchObject({
      success: false,
      code: 'login.member.only',
    });
    for (const type of ['sms', 'firebase']) {
      const answer = await platform.api('login', { site, body: { ...wish('0812345678', '1234'), type } });
      expect(answer).toMatchObject({ status: 200, success: false, code: 'permission.denied' });
    }
  });

  it('is for the members of this merchant alone', async () => {
    const [here, there] = [await platform.makeMerchant(), await platform.makeMerchant()];
    const member = await platform.makeMember(here);
    expect(await tryWith(there, member.username, member.password)).toMatchObject({ code: 'member.not.exist' });
    const token = await platform.login(here, member);
    expect(await platform.api('memberInfo', { site: there, token })).toMatchObject({
      status: 401,
      code: 'session.expired',
    });
  });
});

describe('the captcha', () => {
  it('is demanded from the third failure, and then lets a right password in', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    await proves('S3-LOGIN-04', async () => {
      const refused = [1, 2, 3].map(() => () => tryWith(site, member.username, 'wrong'));
      const values: unknown[] = [];
      for (const each of refused) values.push((await each()).value);
      expect(values).toEqual([undefined, undefined, { captcha: true }]);
      expect(await tryWith(site, member.username, member.password)).toMatchObject({
        status: 200,
        success: false,
        code: 'captcha.required',
        value: { captcha: true },
      });
    });
    const { cookie, digits } = await readCaptcha(site);
    expect(await tryWith(site, member.username, member.password, { cookie, captcha: digits })).toMatchObject({
      success: true,
    });
    expect(await tryWith(site, member.username, member.password)).toMatchObject({ success: true });
  });

  it('is demanded of an address that tries many names', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    for (const name of ['one1', 'two2', 'three3']) await tryWith(site, name, 'wrong');
    expect(await tryWith(site, member.username, member.password)).toMatchObject({ code: 'captcha.required' });
    platform.clock.advance(16 * 60_000);
    expect(await tryWith(site, member.username, member.password)).toMatchObject({ success: true });
  });

  it('counts guesses that are sent at once like guesses in a row', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => tryWith(site, member.username, `guess${n}`)),
    );
    expect(answers.filter(({ code }) => code === 'member.not.exist').length).toBeLessThanOrEqual(3);
  });

  it('accepts one answer per picture, for five minutes, at one merchant', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    for (let n = 0; n < 3; n += 1) await tryWith(site, member.username, 'wrong');
    const right = (shown: { captcha: string; cookie: string }) =>
      tryWith(site, member.username, member.password, shown);
    const error = { success: false, code: 'captcha.error', value: { captcha: true } };

    const first = await readCaptcha(site);
    const other = first.digits === '0000' ? '1111' : '0000';
    expect(await right({ cookie: first.cookie, captcha: other })).toMatchObject(error);
    expect(await right({ cookie: first.cookie, captcha: first.digits })).toMatchObject(error);

    const used = await readCaptcha(site);
    expect(await tryWith(site, member.username, 'wrong', { cookie: used.cookie, captcha: used.digits })).toMatchObject({
      code: 'member.not.exist',
      value: { captcha: true },
    });
    expect(await right({ cookie: used.cookie, captcha: used.digits })).toMatchObject(error);

    const late = await readCaptcha(site);
    platform.clock.advance(5 * 60_000);
    expect(await right({ cookie: late.cookie, captcha: late.digits })).toMatchObject(error);

    const elsewhere = await readCaptcha(await platform.makeMerchant());
    expect(await right({ cookie: elsewhere.cookie, captcha: elsewhere.digits })).toMatchObject(error);

    const good = await readCaptcha(site);
    expect(await right({ cookie: good.cookie, captcha: good.digits })).toMatchObject({ success: true });
  });

  it('is a PNG in base64, tied to its answer by a cookie that scripts cannot read', async () => {
    const site = await platform.makeMerchant();
    const answer = await platform.app.inject({ url: '/wps/captcha', headers: { host: hostOf(site) } });
    await proves(['S3-CAPTCHA-01', 'S7-API-18'], async () => {
      const bytes = Buffer.from(answer.json<{ value: string }>().value, 'base64');
      expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
      expect(PNG.sync.read(bytes)).toMatchObject({ width: 240, height: 88 });
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^captcha=[\w-]{22}; Max-Age=300; Path=\/wps; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the limit of tries', () => {
  it('stops an address after too many, and lets it go on a minute later', async () => {
    const site = await platform.makeMerchant();
    const body = { ...wish('0812345678', '1234'), type: 'sms' };
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 242; n += 1) codes.push((await platform.api('login', { site, body })).code);
    expect(codes.slice(0, 240).every((code) => code === 'permission.denied')).toBe(true);
    expect(codes.slice(240)).toEqual(['rate.limited', 'rate.limited']);
    platform.clock.advance(60_000);
    expect((await platform.api('login', { site, body })).code).toBe('permission.denied');
  });
});
