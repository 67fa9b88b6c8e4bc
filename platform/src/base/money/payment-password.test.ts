import { randomUUID } from 'node:crypto';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { onceNotBusy } from '../../testing/once-not-busy';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import type { Site } from '../sites/site';

jest.setTimeout(180_000);

const PAY = '246810';
const WRONG = '000000';
const TWO_HOURS = 2 * 3_600_000;
let server: TestPostgres;
let instances: readonly TestPlatform[];
let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  server = await openTestPostgres();
  const at = { url: await server.freshDatabase() };
  instances = [await openTestPlatform({ at, opsKey: 'ops' }), await openTestPlatform({ at, opsKey: 'ops' })];
  platform = instances[0]!;
  site = await platform.makeMerchant({ flags: { AGETRANSFERUP3: true } });
});
afterAll(async () => {
  for (const each of instances ?? []) await each.close();
  await server?.close();
});

let serial = 0;

/** An agent with a card, an upline and a direct member, and every call that asks for the payment password. */
async function enter() {
  const upline = await platform.makeMember(site, { type: 1 });
  const own = { type: 1, paymentPassword: PAY, balance: '1000', toUpline: true, uplineId: upline.id };
  const member = await platform.makeMember(site, own);
  const below = await platform.makeMember(site, { uplineId: member.id });
  let token = await platform.login(site, member);
  const cardBody = (paymentPassword: string) => {
    return { bank: 'SCB', holder: 'Mali Suk', number: String(810_000_000_000 + ++serial), paymentPassword };
  };
  const added = await platform.api('addCard', { site, token, body: cardBody(PAY) });
  const card = added.value.cards[0]!.id;
  const money = (paymentPassword: string, key: string) => ({ amount: '100', paymentPassword, key });
  const on = (instance: number) => instances[instance % instances.length] ?? platform;
  const withdraw = (password: string, key = randomUUID(), instance = 0) =>
    on(instance).api('withdraw', { site, token, body: { card, ...money(password, key) } });
  return {
    withdraw,
    /** A new session: the one before ends while the lock runs. */
    enterAgain: async () => {
      token = await platform.login(site, member);
    },
    guesses: [
      (password: string) => withdraw(password),
      (password: string) => on(1).api('addCard', { site, token, body: cardBody(password) }),
      (password: string) =>
        platform.api('uplineTransfer', {
          ...{ site, token },
          body: { to: String(upline.id), ...money(password, randomUUID()) },
        }),
      (password: string) =>
        on(1).api('agentTransfer', { site, token, body: { to: String(below.id), ...money(password, randomUUID()) } }),
      (password: string) => platform.api('removeCard', { site, token, body: { id: card, paymentPassword: password } }),
    ],
  };
}

const move = (milliseconds: number) => {
  for (const { clock } of instances) clock.now = new Date(clock.now.getTime() + milliseconds);
};

describe('guessing a payment password', () => {
  it('ends after five wrong ones, wherever they were tried, for two hours', async () => {
    const { guesses, withdraw, enterAgain } = await enter();
    await proves('F-WITHDRAW-09', async () => {
      for (const [at, guess] of guesses.entries())
        expect(await guess(WRONG)).toMatchObject({ code: 'payment.password.wrong', value: { left: 4 - at } });
      const until = platform.clock.now.getTime() + TWO_HOURS;
      for (const guess of guesses)
        expect(await guess(PAY)).toMatchObject({ code: 'payment.password.locked', value: { until } });
      move(TWO_HOURS - 1);
      await enterAgain();
      expect((await withdraw(PAY)).code).toBe('payment.password.locked');
      move(1);
      expect(await withdraw(PAY)).toMatchObject({ success: true });
    });
  });

  it('compares no more than five of twenty that come at once to two instances', async () => {
    const { withdraw } = await enter();
    await proves('F-WITHDRAW-09', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => onceNotBusy(() => withdraw(WRONG, randomUUID(), at))),
      );
      const lefts = answers
        .filter(({ code }) => code === 'payment.password.wrong')
        .map(({ value }) => (value as unknown as { left: number }).left);
      expect(lefts.sort()).toEqual([0, 1, 2, 3, 4]);
      expect(answers.filter(({ code }) => code === 'payment.password.locked')).toHaveLength(15);
    });
  });

  it('is not what a submit does that was carried out before', async () => {
    const { withdraw, guesses } = await enter();
    const key = randomUUID();
    const { value } = await withdraw(PAY, key);
    await proves('F-WITHDRAW-09', async () => {
      for (let at = 0; at < 6; at++) expect(await withdraw(WRONG, key, at)).toMatchObject({ success: true, value });
      expect(await guesses[2]!(WRONG)).toMatchObject({ code: 'payment.password.wrong', value: { left: 4 } });
    });
  });
});
