import { giveRates } from '../../../jobs/settlements/team.testing';
import { openTestPlatform, type TestPlatform } from '../../../testing';
import { openLobby } from '../../../testing/lobby';
import { openTestPostgres, type TestPostgres } from '../../../testing/postgres';

jest.setTimeout(300_000);

let server: TestPostgres;
let instances: [TestPlatform, TestPlatform];
beforeAll(async () => {
  server = await openTestPostgres();
  const url = await server.freshDatabase();
  const [first, second] = [await openLobby({ at: { url } }), await openTestPlatform({ at: { url } })];
  instances = [first, second];
});
afterAll(async () => {
  for (const instance of instances ?? []) await instance.close();
  await server?.close();
});

it('never exceed the giver’s, however changes meet', async () => {
  await proves('F-AGENTREBATE-04', async () => {
    const [first, second] = instances;
    const site = await first.makeMerchant({ agentMenu: { backedit: true } });
    const top = await first.makeMember(site, { type: 1 });
    await giveRates(first.db, top, { RNG: '0.8' });
    const middle = await first.makeMember(site, { type: 1, uplineId: top.id });
    const tokens = { top: await first.login(site, top), middle: await second.login(site, middle) };
    const version = async (token: string, memberId: number) => {
      const { value } = await first.api('agentRates', { site, token, query: { pageNo: 1, pageSize: 1, memberId } });
      return value.content[0]!.version;
    };
    const set = (instance: TestPlatform, token: string, memberId: number, at: number, rate: string) =>
      instance.api('changeRates', { site, token, body: { memberId, version: at, rates: [{ category: 'RNG', rate }] } });
    let lowered = 0;
    for (let round = 0; round < 100; round += 1) {
      // Both begin anew: the middle one at 0.8, somebody new below.
      const low = await first.makeMember(site, { uplineId: middle.id });
      await set(first, tokens.top, middle.id, await version(tokens.top, middle.id), '0.8');
      const at = await version(tokens.top, middle.id);
      const both = [
        () => set(first, tokens.top, middle.id, at, '0.5'),
        () => set(second, tokens.middle, low.id, 0, '0.6'),
      ];
      if (round % 2 === 1) both.reverse();
      const answers = await Promise.all(both.map((send) => send()));
      expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
      expect(answers.find(({ success }) => !success)?.code).toBe('rate.bounds');
      const { value } = await first.api('agentRates', {
        ...{ site, token: tokens.middle, query: { pageNo: 1, pageSize: 1, memberId: low.id } },
      });
      const rate = value.content[0]!.rates.find(({ category }) => category === 'RNG')!;
      expect(Number(rate.rate)).toBeLessThanOrEqual(Number(rate.max));
      if (rate.max === '0.5') lowered += 1;
      // Whoever was given 0.6 gives it back, so that the next round can lower again.
      if (rate.rate === '0.6') await set(second, tokens.middle, low.id, 1, '0');
    }
    expect(lowered).toBeGreaterThan(0);
  });
});
