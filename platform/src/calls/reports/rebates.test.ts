import { eq } from 'drizzle-orm';
import { bets } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { betOf, giveRates, run } from '../../jobs/settlements/team.testing';
import { openTestPlatform, type TestPlatform } from '../../testing';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant({ flags: { PLYRBT: true } });
});
afterAll(() => platform.close());

const NOON = (day: string) => `${day}T12:00:00+07:00`;
const settle = (day: string) => run(platform.db, site, 'rebate', day, new Date('2026-04-20T12:00:00Z'));
const bet = (member: Member, day: string, stake: string, more = {}) =>
  betOf(platform.db, member, { stake, at: NOON(day), ...more });

async function player(rates: Record<string, string>, upline?: Member) {
  const member = await platform.makeMember(site, upline === undefined ? {} : { uplineId: upline.id });
  await giveRates(platform.db, member, rates);
  return { member, token: await platform.login(site, member) };
}

const report = async (token: string, startDate: string, endDate: string, more = {}) => {
  const query = { startDate, endDate, pageNo: 1, pageSize: 20, ...more };
  return (await platform.api('rebateReport', { site, token, query })).value;
};

describe('my rebate', () => {
  it('tells turnover, rate and exact share by day and category, as they were paid', async () => {
    const { member, token } = await player({ SLOTS: '0.3', FISH: '0.3', LIVE: '0.3' });
    await bet(member, '2026-04-01', '12345.67');
    await bet(member, '2026-04-01', '500', { status: 'void' });
    for (const category of ['SLOTS', 'FISH', 'LIVE']) await bet(member, '2026-04-02', '1.1', { category });
    await settle('2026-04-01');
    await settle('2026-04-02');
    await proves('F-REBATE-01', async () => {
      const { content, totals } = await report(token, '2026-04-01', '2026-04-05');
      const part = (category: string) => ({ category, turnover: '1.1', rate: '0.3', share: '0.0033' });
      expect(content).toEqual([
        {
          ...{ day: '2026-04-02', amount: '0.01', corrected: '0', team: '0', paidAt: expect.any(Number) },
          parts: [part('FISH'), part('LIVE'), part('SLOTS')],
        },
        {
          ...{ day: '2026-04-01', amount: '37.04', corrected: '0', team: '0', paidAt: expect.any(Number) },
          parts: [{ category: 'SLOTS', turnover: '12345.67', rate: '0.3', share: '37.03701' }],
        },
      ]);
      expect(totals).toEqual({ count: 2, turnover: '12348.97', amount: '37.05' });
      // The movements say the same.
      const query = { startDate: '2026-01-01', endDate: '2026-12-31', zone: 0, pageNo: 1, pageSize: 20 };
      const record = (await platform.api('accountRecords', { site, token, query })).value;
      const booked = record.content.map(({ amount, at }) => [amount, at]).filter(([amount]) => amount !== '0');
      expect(booked).toEqual(content.map(({ amount, paidAt }) => [amount, paidAt]));
      expect(record.totals.in).toBe(totals.amount);
    });
  });

  it('pages without gaps, and keeps the totals behind the last page', async () => {
    const { member, token } = await player({ SLOTS: '1' });
    for (const day of ['2026-04-07', '2026-04-08', '2026-04-09']) {
      await bet(member, day, '100');
      await settle(day);
    }
    const first = await report(token, '2026-04-07', '2026-04-10', { pageSize: 2 });
    const upTo = `${Date.parse(first.content[0]!.day)}-0`;
    await bet(member, '2026-04-10', '100');
    await settle('2026-04-10');
    const second = await report(token, '2026-04-07', '2026-04-10', { pageSize: 2, pageNo: 2, upTo });
    expect([first, second].flatMap(({ content }) => content.map(({ day }) => day))).toEqual([
      '2026-04-09',
      '2026-04-08',
      '2026-04-07',
    ]);
    const beyond = await report(token, '2026-04-07', '2026-04-10', { pageNo: 9 });
    expect(beyond).toMatchObject({ content: [], totals: { count: 4, amount: '4' } });
  });

  it('estimates the running day apart from what is paid, and the payment is that estimate', async () => {
    const { member: agent } = await player({ SLOTS: '0.8' });
    const { member } = await player({ SLOTS: '0.3' }, agent);
    platform.clock.now = new Date(NOON('2026-04-15'));
    const [of, above] = [
      await platform.login(site, { username: member.username, password: 'secret123' }),
      await platform.login(site, { username: agent.username, password: 'secret123' }),
    ];
    await bet(member, '2026-04-15', '1000.55');
    await bet(agent, '2026-04-15', '200');
    const open = await bet(member, '2026-04-15', '99', { status: 'open' });
    const late = await report(of, '2026-04-10', '2026-04-20');
    await platform.db
      .update(bets)
      .set({ status: 'lost', settledAt: new Date('2026-04-15T23:59:00+07:00') })
      .where(eq(bets.id, open));
    await proves('F-REBATE-02', async () => {
      expect(late).toMatchObject({ content: [], totals: { count: 0, amount: '0' } });
      expect(late.running).toMatchObject({ day: '2026-04-15', amount: '3', team: '0' });
      const [mine, agents] = [
        await report(of, '2026-04-15', '2026-04-15'),
        await report(above, '2026-04-15', '2026-04-15'),
      ];
      expect(mine.running).toMatchObject({
        amount: '3.3',
        parts: [{ turnover: '1099.55', rate: '0.3', share: '3.29865' }],
      });
      expect(agents.running).toMatchObject({
        amount: '7.1',
        team: '5.49775',
        parts: [{ turnover: '200', share: '1.6' }],
      });
      expect(mine.totals.amount).toBe('0');
      // Other days show no estimate.
      expect(await report(of, '2026-04-10', '2026-04-14')).not.toHaveProperty('running');

      platform.clock.now = new Date('2026-04-16T04:00:00+07:00');
      await settle('2026-04-15');
      const again = async (username: string) => {
        const token = await platform.login(site, { username, password: 'secret123' });
        const { content, running } = await report(token, '2026-04-15', '2026-04-16');
        expect(running).toMatchObject({ day: '2026-04-16', amount: '0', parts: [] });
        return content.map(({ day, amount }) => [day, amount]);
      };
      expect(await again(member.username)).toEqual([['2026-04-15', '3.3']]);
      expect(await again(agent.username)).toEqual([['2026-04-15', '7.1']]);
    });
  });
});
