import { depositOrders } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { betOf, paidTo } from './team.testing';

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
afterAll(() => platform?.close());
beforeEach(async () => {
  site = await platform.makeMerchant();
});

async function job(kind: string, period: string) {
  const options = { method: 'POST' as const, url: '/_ops/jobs', headers: { 'x-ops-key': 'ops' } };
  const answer = await platform.app.inject({ ...options, payload: { merchant: site.code, kind, period } });
  return answer.statusCode === 200 ? answer.json<object>() : answer.statusCode;
}

describe('the cashback of a weekend', () => {
  // A Friday.
  const WEEKEND = '2026-03-13';
  const loss = (member: Member, stake: string, at: string, payout = '0') =>
    betOf(platform.db, member, { stake, payout, status: payout === '0' ? 'lost' : 'won', at: `${at}+07:00` });

  it('is what the activity says', async () => {
    await proves('F-JOB-09', async () => {
      const levels = ['Bronze', 'Silver', 'Gold', 'Crown'];
      const all: Member[] = [];
      for (const vipLevel of levels) {
        const member = await platform.makeMember(site, { vipLevel });
        await loss(member, '1500', '2026-03-13T18:00:00.000', '700');
        await loss(member, '200', '2026-03-15T23:59:59.999');
        // Before it, and after it.
        await loss(member, '9000', '2026-03-13T17:59:59.999');
        await loss(member, '9000', '2026-03-16T00:00:00.000');
        all.push(member);
      }
      const winner = await platform.makeMember(site);
      await loss(winner, '100', '2026-03-14T12:00:00', '101');
      platform.clock.now = new Date('2026-03-16T11:59:59.999+07:00');
      expect(await job('cashback', WEEKEND)).toBe(409);
      platform.clock.advance(1);
      const paid = { members: 4, sum: '240.00' };
      expect(await job('cashback', WEEKEND)).toEqual(paid);
      expect(await job('cashback', WEEKEND)).toEqual(paid);
      const [bronze, silver, gold, crown] = all;
      expect(await paidTo(platform.db, [...all, winner], 'cashback')).toEqual({
        ...{ [bronze!.id]: '30.00', [silver!.id]: '50.00', [gold!.id]: '80.00', [crown!.id]: '80.00' },
      });
      const { value } = await platform.api('activity', { site, query: { id: 501, lang: 'EN' } });
      expect(value?.content.match(/\d%/g)).toEqual(['3%', '5%', '8%']);
    });
  });
});

describe('the reward for a friend', () => {
  const deposit = (member: Member, amount: string, at: string) =>
    platform.db.insert(depositOrders).values({
      ...{ merchantCode: site.code, memberId: member.id, method: 'PROMPTPAY', amount, fee: '0', status: 'approved' },
      ...{ createdAt: new Date(at), decidedAt: new Date(at) },
    });

  it('is paid once, the day after a first deposit that is large enough', async () => {
    const inviter = await platform.makeMember(site);
    const [good, small, alone] = [
      await platform.makeMember(site, { uplineId: inviter.id }),
      await platform.makeMember(site, { uplineId: inviter.id }),
      await platform.makeMember(site),
    ];
    await deposit(good, '300', '2026-03-14T12:00:00+07:00');
    await deposit(good, '500', '2026-03-14T13:00:00+07:00');
    await deposit(good, '500', '2026-03-15T13:00:00+07:00');
    await deposit(small, '299.99', '2026-03-14T12:00:00+07:00');
    await deposit(small, '500', '2026-03-15T12:00:00+07:00');
    await deposit(alone, '500', '2026-03-14T12:00:00+07:00');
    platform.clock.now = new Date('2026-03-16T12:00:00+07:00');
    for (const [day, answer] of [
      ['2026-03-14', { members: 2, sum: '150.00' }],
      ['2026-03-14', { members: 2, sum: '150.00' }],
      ['2026-03-15', { members: 0, sum: '0.00' }],
    ] as const)
      expect(await job('referral', day)).toEqual(answer);
    expect(await paidTo(platform.db, [inviter, good, small, alone], 'referral')).toEqual({
      ...{ [inviter.id]: '100.00', [good.id]: '50.00' },
    });
  });
});
