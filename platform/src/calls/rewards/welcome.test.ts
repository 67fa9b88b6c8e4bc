import { randomUUID } from 'node:crypto';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openClaimer, putContent } from './rewards.testing';

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
afterAll(() => platform?.close());
beforeEach(async () => {
  site = await platform.makeMerchant({ depositsApprovedBelow: '1', flags: { REWCEN3: true } });
  await putContent(platform, site, 'promotions', null);
});

async function depositor() {
  const claimer = await openClaimer(platform, site);
  const { token } = claimer;
  const place = async (amount: string) => {
    const body = { method: 'PROMPTPAY', amount, key: randomUUID() };
    return (await platform.api('deposit', { site, token, body })).value.orderNo;
  };
  const decide = async (orderNo: string, name: 'approve' | 'refuse') => {
    const url = `/_ops/merchants/${site.code}/deposits/${orderNo}/${name}`;
    const payload = name === 'refuse' ? { reason: 'no' } : undefined;
    const options = { method: 'POST' as const, url, headers: { 'x-ops-key': 'ops' } };
    return (await platform.app.inject(payload === undefined ? options : { ...options, payload })).statusCode;
  };
  const bonus = async () => (await claimer.paid()).map(({ amount, credit }) => `${amount} ${credit}`);
  return { ...claimer, place, decide, bonus };
}

it('comes with the first approved deposit that is large enough, and with no other', async () => {
  await proves('F-REWARD-04', async () => {
    const plain = await depositor();
    expect(await plain.reward('WELCOME')).toMatchObject({
      state: 'coming',
      amount: '5000',
      purse: 'bonus',
      times: '8',
    });
    // Neither a refused nor a cancelled one uses it up, and one that is too small counts for nothing.
    expect(await plain.decide(await plain.place('300'), 'refuse')).toBe(200);
    const late = await plain.place('300');
    await platform.api('cancelDeposit', { site, token: plain.token, body: { orderNo: late, key: randomUUID() } });
    expect(await plain.decide(await plain.place('99.99'), 'approve')).toBe(200);
    expect(await plain.bonus()).toEqual([]);
    expect(await plain.decide(await plain.place('300'), 'approve')).toBe(200);
    expect(await plain.bonus()).toEqual(['300.0000 wallet:bonus']);
    expect((await plain.asked()).map(({ asked }) => asked)).toEqual(['2400.0000']);
    expect(await plain.reward('WELCOME')).toMatchObject({ state: 'claimed', amount: '300.00', times: '8' });
    await plain.decide(await plain.place('300'), 'approve');
    expect(await plain.bonus()).toHaveLength(1);

    const large = await depositor();
    await large.decide(await large.place('6000'), 'approve');
    expect(await large.bonus()).toEqual(['5000.0000 wallet:bonus']);

    const both = await depositor();
    const orders = [await both.place('300'), await both.place('400')];
    await Promise.all(orders.map((orderNo) => both.decide(orderNo, 'approve')));
    expect(await both.bonus()).toHaveLength(1);

    // Who deposited while the promotion was off had the first deposit then.
    const off = await depositor();
    await putContent(platform, site, 'promotions', [{ key: 'WELCOME', enabled: false }]);
    await off.decide(await off.place('300'), 'approve');
    await putContent(platform, site, 'promotions', null);
    await off.decide(await off.place('300'), 'approve');
    expect(await off.bonus()).toEqual([]);
  });
});
