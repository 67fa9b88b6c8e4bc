import type { ClubBenefit } from '@foyer/shared/contract';
import { bets } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { CLUB_LEVELS } from './levels';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
afterAll(() => platform?.close());

let serial = 0;
async function stake(member: Member, amount: string, status: 'won' | 'lost' | 'void' | 'open' = 'lost') {
  const { id: memberId, merchantCode } = member;
  const at = platform.clock.now;
  const row = { merchantCode, memberId, nodeId: 1, gameType: 'RNG', reference: `bet ${++serial}`, placedAt: at };
  await platform.db.insert(bets).values({ ...row, stake: amount, status, settledAt: status === 'open' ? null : at });
}
async function standing(site: Site, token: string): Promise<ClubBenefit & { label: string | undefined }> {
  const { value } = await platform.api('clubBenefit', { site, token });
  return { ...value, label: (await platform.api('memberInfo', { site, token })).value.vipLevel };
}
async function enter(choices: Parameters<TestPlatform['makeMember']>[1] = {}) {
  const site = await platform.makeMerchant();
  const member = await platform.makeMember(site, choices);
  return { site, member, token: await platform.login(site, member) };
}

describe('the member club', () => {
  it('begins at the lowest of six levels, each with its benefits', async () => {
    const { site, token } = await enter();
    await proves('S7-API-58', async () => {
      const { levels, current, progress, label } = await standing(site, token);
      expect(levels).toEqual(CLUB_LEVELS);
      expect(levels).toHaveLength(6);
      for (const { benefits } of levels) expect(new Set(benefits.map(({ code }) => code)).size).toBe(6);
      expect({ current, progress, label }).toEqual({
        current: 0,
        progress: { have: '0', need: '20000' },
        label: 'Bronze',
      });
    });
  });

  it('rises with what was staked on decided bets, and member info says the same', async () => {
    const { site, member, token } = await enter();
    await stake(member, '19999.9999', 'won');
    await stake(member, '50000', 'void');
    await stake(member, '50000', 'open');
    expect(await standing(site, token)).toMatchObject({
      current: 0,
      label: 'Bronze',
      progress: { have: '19999.9999', need: '20000' },
    });
    await stake(member, '0.0001');
    expect(await standing(site, token)).toMatchObject({
      current: 1,
      label: 'Silver',
      progress: { have: '20000', need: '100000' },
    });
    await stake(member, '9980000');
    expect(await standing(site, token)).toMatchObject({
      current: 5,
      label: 'Crown',
      progress: { have: '10000000', need: null },
    });
  });

  it('counts nobody else’s stakes', async () => {
    const { site, token } = await enter();
    await stake(await platform.makeMember(site), '500000');
    expect(await standing(site, token)).toMatchObject({ current: 0, progress: { have: '0' } });
  });

  it('keeps a granted level until more is earned', async () => {
    const { site, member, token } = await enter({ vipLevel: 'Gold' });
    expect(await standing(site, token)).toMatchObject({
      current: 2,
      label: 'Gold',
      progress: { have: '0', need: '500000' },
    });
    await stake(member, '600000');
    expect(await standing(site, token)).toMatchObject({ current: 3, label: 'Platinum' });
  });

  it('shows no level to a trial account', async () => {
    const { site, token } = await enter({ type: 4 });
    expect((await standing(site, token)).label).toBeUndefined();
  });

  it('has the levels that the merchant put in place, in the order of their turnover', async () => {
    const { site, member, token } = await enter();
    const put = async (items: unknown) =>
      (
        await platform.app.inject({
          method: 'PUT',
          url: `/_ops/merchants/${site.code}/content/clubLevels`,
          headers: { 'x-ops-key': 'ops' },
          payload: { items },
        })
      ).statusCode;
    const level = (name: string, turnover: string) => ({ name, turnover, benefits: [{ code: 'rebate', value: '1' }] });
    expect(await put([level('Tiger', '500'), level('Cub', '10')])).toBe(200);
    expect(await standing(site, token)).toMatchObject({ current: 0, label: 'Cub', progress: { need: '500' } });
    await stake(member, '500');
    expect(await standing(site, token)).toMatchObject({
      current: 1,
      label: 'Tiger',
      progress: { have: '500', need: null },
    });
    for (const wrong of [[], [level('x', '-1')], [level('x', 'NaN')], [{ name: 'x' }]])
      expect(await put(wrong)).toBe(400);
    expect(await put(null)).toBe(200);
    expect(await standing(site, token)).toMatchObject({ label: 'Bronze' });
  });
});
