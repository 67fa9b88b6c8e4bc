import { eq } from 'drizzle-orm';
import { members } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import {
  askForCode,
  codeSentTo,
  hostOf,
  messagesTo,
  openTestPlatform,
  otherCode,
  type TestPlatform,
} from '../../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

const MINUTE = 60_000;
const EMAIL = 'ploy@mail.co.th';
const ask = (site: Site, username: string, email = EMAIL) =>
  platform.api('passwordByEmail', { site, body: { username, email } });
const set = (site: Site, key: string, newPassword = 'another456') =>
  platform.api('passwordByLink', { site, body: { key, newPassword } });

async function linkTo(site: Site, email = EMAIL): Promise<URL> {
  const [newest] = await messagesTo(platform, site, email);
  return new URL(/https?:\S+/.exec(newest?.body ?? '')?.[0] ?? '');
}
const keyOf = async (site: Site) => (await linkTo(site)).searchParams.get('key') ?? '';

describe('recovery by e-mail', () => {
  it('mails a link that sets a new password and ends every session', async () => {
    const site = await platform.makeMerchant({ language: 'EN', name: 'Lantern' });
    const member = await platform.makeMember(site, { email: EMAIL });
    const token = await platform.login(site, member);
    expect(await ask(site, ` ${member.username.toUpperCase()} `, ` ${EMAIL.toUpperCase()} `)).toMatchObject({
      success: true,
      value: null,
    });
    const [mail] = await messagesTo(platform, site, EMAIL);
    expect(mail).toMatchObject({ channel: 'email', subject: 'Lantern: set a new password' });
    const link = await linkTo(site);
    expect(link.pathname).toBe('/m/forget');
    expect(link.host).toBe(hostOf(site));
    expect(link.searchParams.get('key')).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await platform.db.query.passwordLinks.findMany())).not.toContain(
      link.searchParams.get('key'),
    );

    expect(await set(site, await keyOf(site))).toMatchObject({ success: true });
    expect(await platform.api('memberInfo', { site, token })).toMatchObject({ status: 401, code: 'session.expired' });
    await expect(platform.login(site, member)).rejects.toThrow();
    expect(await platform.login(site, { ...member, password: 'another456' })).toMatch(/./);
    expect(await platform.db.query.members.findFirst({ where: (row, is) => is.eq(row.id, member.id) })).toMatchObject({
      passwordChangedAt: platform.clock.now,
    });
  });

  it('is in Thai where the merchant is, and links to the merchant’s first host from all of its hosts', async () => {
    const site = await platform.makeMerchant({ hosts: ['thai.example', 'th.localhost'] });
    const member = await platform.makeMember(site, { email: EMAIL });
    const body = `username=${member.username}&email=${encodeURIComponent(EMAIL)}`;
    for (const host of ['thai.example', 'th.localhost:4000']) {
      const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await platform.app.inject({
        method: 'POST',
        url: '/wps/member/password/email',
        headers,
        payload: body,
      });
      expect(answer.json()).toEqual({ success: true, value: null });
      expect((await linkTo(site)).origin).toBe('https://thai.example');
    }
    expect(await messagesTo(platform, site, EMAIL)).toHaveLength(2);
    expect((await messagesTo(platform, site, EMAIL))[0]?.body).toContain('ตั้งรหัสผ่านใหม่');
  });

  it('says and does the same when name and address do not belong together', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site, { email: EMAIL });
    const without = await platform.makeMember(site);
    const disabled = await platform.makeMember(site, { email: 'off@mail.co.th' });
    await platform.db.update(members).set({ disabled: true }).where(eq(members.id, disabled.id));
    const good = await ask(site, member.username);
    for (const [name, email] of [
      ['nobody', EMAIL],
      [member.username, 'other@mail.co.th'],
      [without.username, EMAIL],
      [disabled.username, 'off@mail.co.th'],
    ] as const) {
      expect(await ask(site, name, email)).toEqual(good);
    }
    const mails = (await platform.db.query.outbox.findMany()).filter((row) => row.merchantCode === site.code);
    expect(mails.map(({ recipient }) => recipient)).toEqual([EMAIL]);
    expect(
      await platform.db.query.passwordLinks.findMany({ where: (row, is) => is.eq(row.merchantCode, site.code) }),
    ).toHaveLength(1);
  });

  it.each(['', 'ploy', 'ploy@mail', 'ploy+1@mail.com', 'ploy@mail.info', `${'p'.repeat(250)}@m.co`])(
    'is refused for the address "%s"',
    async (email) => {
      const site = await platform.makeMerchant();
      expect(await ask(site, 'demo', email)).toMatchObject({ success: false, code: 'email.format' });
    },
  );

  it('can be requested five times an hour by one address for one name, known or not', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site, { email: EMAIL });
    for (const name of [member.username, 'nobody']) {
      const codes = [];
      for (let n = 0; n < 6; n += 1) codes.push((await ask(site, name)).code);
      expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'rate.limited']);
    }
  });

  it('can be requested sixty times an hour by one address in total', async () => {
    const site = await platform.makeMerchant();
    const asked = await Promise.all(Array.from({ length: 62 }, (_, n) => ask(site, `nobody${n}`)));
    expect(asked.filter(({ code }) => code === 'rate.limited')).toHaveLength(2);
    platform.clock.advance(60 * MINUTE);
    expect(await ask(site, 'nobody')).toMatchObject({ success: true });
  });
});

describe('a link', () => {
  const made = async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site, { email: EMAIL });
    await ask(site, member.username);
    return { site, member, key: await keyOf(site) };
  };

  it('works once, also when two use it at once', async () => {
    const { site, key } = await made();
    const both = await Promise.all([set(site, key, 'another456'), set(site, key, 'third789')]);
    expect(both.map(({ code }) => code).sort()).toEqual(['link.invalid', undefined]);
    expect(await set(site, key, 'fourth000')).toMatchObject({ code: 'link.invalid' });
  });

  it('works for half an hour', async () => {
    const { site, key } = await made();
    platform.clock.advance(30 * MINUTE - 1);
    expect(await set(site, key, 'short')).toMatchObject({ code: 'password.format' });
    platform.clock.advance(1);
    expect(await set(site, key)).toMatchObject({ code: 'link.invalid' });
  });

  it('is not used up by a password that is refused', async () => {
    const { site, key, member } = await made();
    expect(await set(site, key, 'abcdef')).toMatchObject({ code: 'password.format', value: { field: 'newPassword' } });
    expect(await set(site, key, member.password)).toMatchObject({ code: 'modify.new.old.same' });
    expect(await set(site, key)).toMatchObject({ success: true });
  });

  it('ends the other links of the account, and works at its own merchant alone', async () => {
    const { site, key, member } = await made();
    await ask(site, member.username);
    const second = await keyOf(site);
    expect(await set(await platform.makeMerchant(), second)).toMatchObject({ code: 'link.invalid' });
    expect(await set(site, second)).toMatchObject({ success: true });
    expect(await set(site, key, 'third789')).toMatchObject({ code: 'link.invalid' });
    for (const wrong of ['', 'x', 'x'.repeat(3000)]) {
      expect(await set(site, wrong, 'third789')).toMatchObject({ code: 'link.invalid' });
    }
  });

  it('is guessed sixty times a minute from one address', async () => {
    const { site, key } = await made();
    const guessed = await Promise.all(Array.from({ length: 62 }, (_, n) => set(site, `guess${n}`)));
    expect(guessed.filter(({ code }) => code === 'rate.limited')).toHaveLength(2);
    expect(await set(site, key)).toMatchObject({ code: 'rate.limited' });
    platform.clock.advance(MINUTE);
    expect(await set(site, key)).toMatchObject({ success: true });
  });
});

describe('a link and the password', () => {
  it('is invalid once the password was changed', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site, { email: EMAIL });
    await ask(site, member.username);
    const key = await keyOf(site);
    const token = await platform.login(site, member);
    const body = { oldPassword: member.password, newPassword: 'fresh123', confirmNewPassword: 'fresh123' };
    expect(await platform.api('changePassword', { site, token, body })).toMatchObject({ success: true });
    expect(await set(site, key)).toMatchObject({ code: 'link.invalid' });
    expect(await platform.login(site, { ...member, password: 'fresh123' })).toMatch(/./);
  });
});

describe('recovery by SMS', () => {
  const flags = { CHNGPASSVERIF3: true };
  const mobile = { dialingCode: '66', number: '812345678' };
  const TARGET = '+66812345678';
  const send = (site: Site, countryDialingCode = '66') =>
    askForCode(platform, 'smsReset', {
      site,
      body: { mobileNum: '0812345678', countryDialingCode, module: 'VERIFICATION3' },
    });
  const change = (site: Site, verificationCode: string, newPassword = 'another456', mobileNum = '0812345678') =>
    platform.api('passwordBySms', { site, body: { newPassword, mobileNum, verificationCode } });

  it('sets a new password, ends every session, and the number logs in as name', async () => {
    const site = await platform.makeMerchant({ flags });
    const member = await platform.makeMember(site, { mobile });
    const token = await platform.login(site, member);
    await send(site);
    expect(await change(site, await codeSentTo(platform, site, TARGET))).toMatchObject({ success: true, value: null });
    expect(await platform.api('memberInfo', { site, token })).toMatchObject({ status: 401 });
    const again = await platform.login(site, { username: '0812345678', password: 'another456' });
    expect((await platform.api('memberInfo', { site, token: again })).value.id).toBe(member.id);
  });

  it('keeps the code when the password is the old one or breaks the rule, and uses it once', async () => {
    const site = await platform.makeMerchant({ flags });
    const member = await platform.makeMember(site, { mobile });
    await send(site);
    const code = await codeSentTo(platform, site, TARGET);
    for (let n = 0; n < 6; n += 1) {
      expect(await change(site, code, member.password)).toMatchObject({ code: 'modify.new.old.same' });
    }
    expect(await change(site, code, 'abcdef')).toMatchObject({ code: 'password.format' });
    const both = await Promise.all([change(site, code, 'another456'), change(site, code, 'third789')]);
    expect(both.map((each) => each.code).sort()).toEqual(['verification.code.error', undefined]);
  });

  it('says the same for a wrong code, a number that nobody has and one that asked for no code', async () => {
    const site = await platform.makeMerchant({ flags });
    await platform.makeMember(site, { mobile });
    const silent = await change(site, '123456');
    expect(silent).toMatchObject({ success: false, code: 'verification.code.error' });
    await send(site);
    expect(await change(site, otherCode(await codeSentTo(platform, site, TARGET)))).toEqual(silent);
    expect(await change(site, '123456', 'another456', '0899999999')).toEqual(silent);
    expect(await change(site, '123456', 'another456', '12')).toMatchObject({ code: 'mobile.format' });
  });

  it('is tried sixty times a minute from one address', async () => {
    const site = await platform.makeMerchant({ flags });
    const tried = await Promise.all(Array.from({ length: 62 }, () => change(site, '123456')));
    expect(tried.filter(({ code }) => code === 'rate.limited')).toHaveLength(2);
    platform.clock.advance(MINUTE);
    expect(await change(site, '123456')).toMatchObject({ code: 'verification.code.error' });
  });

  it('finds the account by its code where a number is bound in two countries', async () => {
    const site = await platform.makeMerchant({ flags });
    const thai = await platform.makeMember(site, { mobile });
    const viet = await platform.makeMember(site, { mobile: { ...mobile, dialingCode: '84' } });
    await send(site, '84');
    expect(await change(site, await codeSentTo(platform, site, '+84812345678'))).toMatchObject({ success: true });
    expect(await platform.login(site, { ...viet, password: 'another456' })).toMatch(/./);
    expect(await platform.login(site, thai)).toMatch(/./);
  });

  it('is refused where it is not on offer', async () => {
    const site = await platform.makeMerchant();
    expect(await change(site, '123456')).toMatchObject({ code: 'permission.denied' });
  });
});
