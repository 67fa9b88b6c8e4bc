import Big from 'big.js';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { bets, ledgerMovements } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { betOf, giveRates, paidTo, run } from '../../jobs/settlements/team.testing';
import { openTestPlatform, type TestPlatform } from '../../testing';

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());
beforeEach(async () => {
  site = await platform.makeMerchant({ agentMenu: { teamRebate: true } });
});

const later = new Date('2026-03-20T12:00:00Z');
const rebate = (day: string) => run(platform.db, site, 'rebate', day, later);
async function report(agent: Member, startDate = '2026-03-01', endDate = '2026-03-31') {
  const token = await platform.login(site, { username: agent.username, password: 'secret123' });
  const query = { startDate, endDate, pageNo: 1, pageSize: 100 };
  return (await platform.api('teamRebate', { site, token, query })).value;
}
const bet = (member: Member, stake: string, day: string, category = 'RNG') =>
  betOf(platform.db, member, { stake, at: `${day}T12:00:00+07:00`, category });

describe('the report of a team’s rebate', () => {
  it('has direct members and categories by day, each by its own rate, and what the day paid', async () => {
    const { db } = platform;
    const agent = await platform.makeMember(site, { type: 1 });
    const direct = await platform.makeMember(site, { type: 1, uplineId: agent.id });
    const deep = await platform.makeMember(site, { uplineId: direct.id });
    await giveRates(db, agent, { RNG: '0.8', FISH: '0.8' });
    await giveRates(db, direct, { RNG: '0.5', FISH: '0.3' });
    await giveRates(db, direct, { RNG: '0.6' }, '2026-03-15');
    await bet(deep, '1234.56', '2026-03-14');
    await bet(direct, '1', '2026-03-14', 'FISH');
    await bet(agent, '10', '2026-03-14');
    await bet(deep, '100', '2026-03-15');
    for (const day of ['2026-03-14', '2026-03-15']) await rebate(day);
    const { content, days, totals } = await report(agent);
    expect(
      content.map(({ day, username, own, category, turnover, rate, share }) => [
        day,
        username,
        own,
        category,
        turnover,
        rate,
        share,
      ]),
    ).toEqual([
      ['2026-03-15', direct.username, false, 'RNG', '100.0000', '0.2', '0.2000'],
      ['2026-03-14', agent.username, true, 'RNG', '10.0000', '0.8', '0.0800'],
      ['2026-03-14', direct.username, false, 'FISH', '1.0000', '0.5', '0.0050'],
      ['2026-03-14', direct.username, false, 'RNG', '1234.5600', '0.3', '3.7037'],
    ]);
    expect(days).toEqual([
      { day: '2026-03-15', share: '0.2000', amount: '0.20', setOff: '0.00', paid: '0.20' },
      { day: '2026-03-14', share: '3.7887', amount: '3.79', setOff: '0.00', paid: '3.79' },
    ]);
    expect(totals).toEqual({ share: '3.9887', paid: '3.99' });
    expect(await paidTo(db, [agent], 'rebate')).toEqual({ [agent.id]: '3.79+0.20' });
  });

  it('says what was set right, and of which day', async () => {
    const agent = await platform.makeMember(site, { type: 1 });
    await giveRates(platform.db, agent, { RNG: '0.5' });
    const wrong = await bet(agent, '1000', '2026-03-14');
    await bet(agent, '600', '2026-03-15');
    await rebate('2026-03-14');
    await platform.db.update(bets).set({ status: 'void' }).where(eq(bets.id, wrong));
    await rebate('2026-03-15');
    expect(await report(agent)).toMatchObject({
      corrections: [{ day: '2026-03-15', ofDay: '2026-03-14', amount: '-5.00' }],
      days: [{ day: '2026-03-15', amount: '3.00', setOff: '-3.00', paid: '0.00' }, { paid: '5.00' }],
    });
  });

  it('takes 31 days at most', async () => {
    const agent = await platform.makeMember(site, { type: 1 });
    const token = await platform.login(site, agent);
    const query = { startDate: '2026-03-01', endDate: '2026-04-01', pageNo: 1, pageSize: 20 };
    expect(await platform.api('teamRebate', { site, token, query })).toMatchObject({ status: 400 });
  });

  it('agrees with what was paid, in any team', async () => {
    await proves('F-TEAMREBATE-02', async () => {
      const { db } = platform;
      const node = fc.record({
        above: fc.nat({ max: 7 }),
        rate: fc.option(fc.integer({ min: 0, max: 10 })),
        trial: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
        stakes: fc.array(
          fc.record({
            cents: fc.integer({ min: 1, max: 5_000_000 }),
            category: fc.constantFrom('RNG', 'FISH'),
            status: fc.constantFrom('won', 'lost', 'void', 'open'),
          }),
          { maxLength: 4 },
        ),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(node, { minLength: 1, maxLength: 9 }), async (nodes) => {
          site = await platform.makeMerchant({ agentMenu: { teamRebate: true } });
          const team: { member: Member; above: number; rate: number | null; trial: boolean }[] = [];
          // The first has everything above; each other stands below one before it, with a rate of at most what is above.
          const most = (at: number): number => {
            const one = team[at];
            if (one === undefined) return 10;
            return one.trial || one.rate === null ? most(one.above) : one.rate;
          };
          for (const [at, { above, rate, trial }] of nodes.entries()) {
            const upper = at === 0 ? -1 : above % at;
            const member = await platform.makeMember(site, {
              ...{ type: trial && at > 0 ? 4 : 1 },
              ...(upper < 0 ? {} : { uplineId: team[upper]!.member.id }),
            });
            const given = at === 0 ? 10 : rate === null ? null : Math.min(rate, most(upper));
            team.push({ member, above: upper, rate: given, trial: trial && at > 0 });
            if (given !== null)
              await giveRates(db, member, {
                RNG: new Big(given).div(10).toFixed(1),
                FISH: new Big(given).div(10).toFixed(1),
              });
          }
          const exact = new Map<number, Big>();
          let highest = new Big(0);
          for (const [at, { stakes }] of nodes.entries()) {
            for (const { cents, category, status } of stakes) {
              const stake = new Big(cents).div(100);
              await betOf(db, team[at]!.member, {
                stake: stake.toFixed(2),
                at: '2026-03-14T12:00:00+07:00',
                category,
                status,
              });
              if (status === 'void' || status === 'open' || team[at]!.trial) continue;
              highest = highest.plus(stake.times('0.01'));
              let below = 0;
              for (let on = at; on >= 0; on = team[on]!.above) {
                const { rate, trial, member } = team[on]!;
                if (trial || rate === null || rate <= below) continue;
                exact.set(member.id, (exact.get(member.id) ?? new Big(0)).plus(stake.times(rate - below).div(1000)));
                below = rate;
              }
            }
          }
          const { sum } = await rebate('2026-03-14');
          const moved = await db.select().from(ledgerMovements).where(eq(ledgerMovements.merchantCode, site.code));
          const paid = new Map(
            moved.filter(({ kind }) => kind === 'rebate').map(({ memberId, amount }) => [memberId, amount]),
          );
          expect(paid.size).toBe(moved.filter(({ kind }) => kind === 'rebate').length);
          for (const { member, trial } of team) {
            const share = exact.get(member.id) ?? new Big(0);
            const got = new Big(paid.get(member.id) ?? 0);
            expect(got.minus(share).abs().lte('0.005')).toBe(true);
            if (trial) expect(got.eq(0)).toBe(true);
            else if (share.gt(0)) {
              const { content, totals } = await report(member);
              expect(new Big(totals.paid).eq(got)).toBe(true);
              const shown = content.reduce((all, row) => all.plus(row.share), new Big(0));
              // Each line is shown with four decimals.
              expect(shown.minus(share).abs().lte(new Big('0.00005').times(content.length))).toBe(true);
            }
          }
          const all = [...paid.values()].reduce((total, amount) => total.plus(amount), new Big(0));
          expect(all.eq(sum)).toBe(true);
          // What was staked bears at most the highest rate, and half a cent of rounding each.
          expect(all.lte(highest.plus(new Big('0.005').times(team.length)))).toBe(true);
        }),
        { numRuns: 12 },
      );
    });
  });
});
