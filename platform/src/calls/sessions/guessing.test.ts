import type * as NodeCrypto from 'node:crypto';
import { scrypt } from 'node:crypto';
import { DEVICE_COOKIE } from '../../base/sessions/devices';
import type { Site } from '../../base/sites/site';
import { codeSentTo, openTestPlatform, type TestPlatform } from '../../testing';
import { makeCaptcha } from '../captcha/captcha';

jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof NodeCrypto>('node:crypto');
  return { ...real, scrypt: jest.fn(real.scrypt) };
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

const MINUTE = 60_000;
const STRANGER = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

interface Try {
  readonly from?: string;
  readonly device?: string;
}

/** A log-in by somebody who reads every captcha. */
async function guess(site: Site, username: string, password: string, { from = STRANGER, device }: Try = {}) {
  const { id, digits } = await makeCaptcha(platform.db, site.code, platform.clock.now);
  return platform.api('login', {
    site,
    address: from,
    body: { username, password, captcha: digits, type: 'username' },
    cookies: { captcha: id, ...(device === undefined ? {} : { [DEVICE_COOKIE]: device }) },
  });
}

/** Number of password comparisons during `work`. */
async function comparisons(work: () => Promise<unknown>): Promise<number> {
  jest.mocked(scrypt).mockClear();
  await work();
  return jest.mocked(scrypt).mock.calls.length;
}

describe('a guesser who reads every captcha', () => {
  it('gets few of 130 guesses within an hour checked, from one address at one account', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    const home = await guess(site, member.username, member.password, { from: '192.0.2.1' });
    const device = home.cookies[DEVICE_COOKIE] ?? '';
    const codes: (string | undefined)[] = [];
    const compared = await comparisons(async () => {
      for (let n = 0; n < 130; n += 1) {
        codes.push((await guess(site, member.username, `guess${n}`)).code);
        platform.clock.advance(28_000);
      }
    });
    expect(compared).toBeLessThanOrEqual(16);
    expect(codes.filter((code) => code === 'rate.limited')).toHaveLength(130 - compared);
    // The owner still gets in: from a known device, even at the guesser's address, and from elsewhere.
    expect(await guess(site, member.username, member.password, { device })).toMatchObject({ success: true });
    expect(await guess(site, member.username, member.password, { from: ELSEWHERE })).toMatchObject({ success: true });
  });

  it('is told how long to wait, and more tries do not extend the wait', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    for (let n = 0; n < 5; n += 1) {
      expect(await guess(site, member.username, `guess${n}`)).toMatchObject({ code: 'member.not.exist' });
    }
    const waits: unknown[] = [];
    for (let n = 0; n < 40; n += 1) waits.push(await guess(site, member.username, 'guess'));
    for (const each of waits) expect(each).toMatchObject({ code: 'rate.limited', value: { retryAfter: 15 } });
    platform.clock.advance(15_000);
    expect(await guess(site, member.username, member.password)).toMatchObject({ success: true });
  });

  it('does not learn from a wait which names exist', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    const told = async (username: string, from: string) => {
      const answers: unknown[] = [];
      for (let n = 0; n < 8; n += 1) {
        const { code, value } = await guess(site, n % 2 === 0 ? username : username.toUpperCase(), 'wrong', { from });
        answers.push({ code, value });
      }
      return answers;
    };
    const known = await told(member.username, '192.0.2.2');
    expect(known.at(-1)).toEqual({ code: 'rate.limited', value: { retryAfter: 15 } });
    expect(await told('nobody', '192.0.2.3')).toEqual(known);
  });

  it('has one budget for an account, whether it is called by its name or by its number', async () => {
    const site = await platform.makeMerchant();
    const mobile = { mobileDialingCode: '66', mobileNumber: '812345678' };
    const member = await platform.makeMember(site, {
      mobile: { dialingCode: '66', number: '812345678' },
    });
    expect(member).toMatchObject(mobile);
    const names = [member.username, '0812345678', '812345678', '00812345678', member.username.toUpperCase()];
    for (const name of names) expect((await guess(site, name, 'wrong')).code).toBe('member.not.exist');
    for (const name of names) expect((await guess(site, name, 'wrong')).code).toBe('rate.limited');
  });

  it('is slowed by address when each guess is aimed at another account, and only there', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 60; n += 1) codes.push((await guess(site, `somebody${n}`, 'Password1')).code);
    expect(codes.filter((code) => code === 'member.not.exist')).toHaveLength(30);
    expect(codes.at(-1)).toBe('rate.limited');
    expect((await guess(site, member.username, member.password)).code).toBe('rate.limited');
    expect(await guess(site, member.username, member.password, { from: ELSEWHERE })).toMatchObject({ success: true });
  });

  it('has to wait at the account it guessed at, and at no other', async () => {
    const site = await platform.makeMerchant();
    const [member, other] = [await platform.makeMember(site), await platform.makeMember(site)];
    for (let n = 0; n < 5; n += 1) await guess(site, member.username, `guess${n}`);
    expect((await guess(site, member.username, member.password)).code).toBe('rate.limited');
    expect(await guess(site, other.username, other.password)).toMatchObject({ success: true });
  });

  it('does not clear the budget of the address by logging in to an account of their own', async () => {
    const site = await platform.makeMerchant();
    const own = await platform.makeMember(site);
    for (let n = 0; n < 29; n += 1) await guess(site, `somebody${n}`, 'Password1');
    expect(await guess(site, own.username, own.password)).toMatchObject({ success: true });
    expect((await guess(site, 'somebody else', 'Password1')).code).toBe('member.not.exist');
    expect((await guess(site, 'one more', 'Password1')).code).toBe('rate.limited');
  });

  it('from many addresses is stopped by the account, and the owner then waits ten minutes at most', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    const device = (await guess(site, member.username, member.password, { from: '192.0.2.4' })).cookies[DEVICE_COOKIE];
    const compared = await comparisons(async () => {
      for (let n = 0; n < 120; n += 1) {
        await guess(site, member.username, `guess${n}`, { from: `2001:db8:0:${n.toString(16)}::1` });
        platform.clock.advance(30_000);
      }
    });
    expect(compared).toBeLessThanOrEqual(20 + 6 + 6);
    const owner = () => guess(site, member.username, member.password, { from: ELSEWHERE });
    const refused = await owner();
    expect(refused).toMatchObject({ code: 'rate.limited' });
    const { retryAfter } = refused.value as unknown as { retryAfter: number };
    expect(retryAfter).toBeLessThanOrEqual(10 * 60);
    expect(await guess(site, member.username, member.password, { device: device ?? '' })).toMatchObject({
      success: true,
    });
    platform.clock.advance(retryAfter * 1000);
    expect(await owner()).toMatchObject({ success: true });
  });
});

describe('an owner', () => {
  it('has their own budget on a known device, which limits whoever holds that device', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    const { cookies } = await guess(site, member.username, member.password);
    const at = { device: cookies[DEVICE_COOKIE] ?? '' };
    for (let n = 0; n < 10; n += 1)
      expect((await guess(site, member.username, 'wrong', at)).code).toBe('member.not.exist');
    expect(await guess(site, member.username, 'wrong', at)).toMatchObject({
      code: 'rate.limited',
      value: { retryAfter: 15 },
    });
    // A known device's failures count neither for the account nor for the address.
    expect((await guess(site, member.username, 'wrong')).code).toBe('member.not.exist');
  });

  it('who logs in clears their own failures in the budgets of device and address', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    for (let round = 0; round < 12; round += 1) {
      for (let n = 0; n < 4; n += 1)
        expect((await guess(site, member.username, 'wrong')).code).toBe('member.not.exist');
      expect(await guess(site, member.username, member.password)).toMatchObject({ success: true });
      platform.clock.advance(60 * MINUTE);
    }
  });

  it('who recovers the account has a known device then, and does not wait for guessers', async () => {
    const site = await platform.makeMerchant({ flags: { CHNGPASSVERIF3: true } });
    const member = await platform.makeMember(site, { mobile: { dialingCode: '66', number: '812345679' } });
    for (let n = 0; n < 20; n += 1) await guess(site, member.username, `guess${n}`, { from: `2001:db8:1:${n}::1` });
    const back = { from: ELSEWHERE };
    expect((await guess(site, member.username, member.password, back)).code).toBe('rate.limited');
    const { id, digits } = await makeCaptcha(platform.db, site.code, platform.clock.now);
    const asked = { mobileNum: '0812345679', module: 'VERIFICATION3', captcha: digits };
    await platform.api('smsReset', { site, body: asked, address: ELSEWHERE, cookies: { captcha: id } });
    const verificationCode = await codeSentTo(platform, site, '+66812345679');
    const body = { mobileNum: '0812345679', verificationCode, newPassword: 'fresh1234' };
    const set = await platform.api('passwordBySms', { site, address: ELSEWHERE, body });
    expect(set).toMatchObject({ success: true });
    expect((await guess(site, member.username, 'fresh1234', back)).code).toBe('rate.limited');
    const device = set.cookies[DEVICE_COOKIE] ?? '';
    expect(await guess(site, member.username, 'fresh1234', { ...back, device })).toMatchObject({ success: true });
  });

  it('is not let in by somebody else’s device cookie, and the captcha is checked before the wait', async () => {
    const site = await platform.makeMerchant();
    const [member, thief] = [await platform.makeMember(site), await platform.makeMember(site)];
    const { cookies } = await guess(site, thief.username, thief.password);
    const at = { device: cookies[DEVICE_COOKIE] ?? '' };
    for (let n = 0; n < 5; n += 1) await guess(site, member.username, `guess${n}`, at);
    expect(await guess(site, member.username, member.password, at)).toMatchObject({ code: 'rate.limited' });
  });
});
