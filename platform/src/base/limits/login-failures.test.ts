import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { beginAttempt, captchaIsDue, failAttempt, forgetFailures, withdrawAttempt } from './login-failures';

let platform: TestDatabase;
beforeAll(async () => {
  platform = await openTestDatabase();
});
afterAll(() => platform?.close());

let merchant = '';
let merchants = 0;
beforeEach(() => {
  merchant = `M${++merchants}`;
});

const QUARTER = 15 * 60_000;
const begin = (account: string, address: string, change: { merchant?: string; later?: number } = {}) =>
  beginAttempt(platform.db, {
    ...{ merchant: change.merchant ?? merchant, account, address },
    now: new Date(platform.clock.now.getTime() + (change.later ?? 0)),
  });
const fail = async (...from: Parameters<typeof begin>) =>
  (await failAttempt(platform.db, await begin(...from))).captcha;
const isDue = async (...from: Parameters<typeof begin>) => captchaIsDue(platform.db, await begin(...from));

describe('a captcha', () => {
  it('is due after the third failure of an account, wherever it is tried from and however it is written', async () => {
    expect([await fail('mali', 'a'), await fail('Mali', 'b'), await fail('MALI', 'c')]).toEqual([false, false, true]);
    expect(await isDue('mali', 'd')).toBe(true);
    expect(await isDue('somebody', 'd')).toBe(false);
  });

  it('is due after the third failure of an address, whatever the account', async () => {
    expect([await fail('one', 'a'), await fail('two', 'a'), await fail('three', 'a')]).toEqual([false, false, true]);
    expect(await isDue('four', 'a')).toBe(true);
    expect(await isDue('four', 'b')).toBe(false);
  });

  it('is due for the third of three attempts at once, before any of them has failed', async () => {
    const [, , third, fourth] = [
      await begin('mali', 'a'),
      await begin('mali', 'a'),
      await begin('mali', 'a'),
      await begin('mali', 'a'),
    ];
    expect(await captchaIsDue(platform.db, third)).toBe(true);
    await withdrawAttempt(platform.db, fourth);
    expect(await captchaIsDue(platform.db, third)).toBe(false);
    expect(await isDue('other', 'a')).toBe(false);
  });

  it('is not due for failures more than a quarter of an hour ago or at another merchant', async () => {
    for (let n = 0; n < 3; n += 1) await fail('mali', 'a');
    expect(await isDue('mali', 'b', { merchant: 'elsewhere' })).toBe(false);
    expect(await isDue('mali', 'a', { later: QUARTER })).toBe(false);
    expect(await isDue('mali', 'a', { later: QUARTER - 1 })).toBe(true);
  });

  it('is no longer due for an account after a success, but for other names of the same address', async () => {
    for (const name of ['mali', 'one', 'two', 'three']) await fail(name, 'a');
    for (let n = 0; n < 3; n += 1) await fail('mali', 'b');
    for (let n = 0; n < 3; n += 1) await fail('mali', 'b', { merchant: 'elsewhere-too' });
    await forgetFailures(platform.db, await begin('mali', 'a'));
    expect(await isDue('mali', 'c')).toBe(false);
    expect(await isDue('four', 'a')).toBe(true);
    expect(await isDue('mali', 'c', { merchant: 'elsewhere-too' })).toBe(true);
  });
});
