import { eq } from 'drizzle-orm';
import { bets, settlementCorrections, settlementParts, settlementShares, wallets } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { betOf, giveRates, paidTo, run } from './team.testing';

let platform: TestDatabase;
let site: Site;
beforeAll(async () => {
  platform = await openTestDatabase();
});
afterAll(() => platform?.close());
beforeEach(async () => {
  site = await platform.makeMerchant();
});

const DAY = '2026-03-14';
const NOON = '2026-03-14T12:00:00+07:00';
const later = new Date('2026-03-20T12:00:00Z');
const rebateOf = (day = DAY) => run(platform.db, site, 'rebate', day, later);
const bet = (member: Member, stake: string, more: Partial<Parameters<typeof betOf>[2]> = {}) =>
  betOf(platform.db, member, { stake, at: NOON, ...more });

/** A line of members, each below the one before, with these rates of SLOTS; null leaves one unset. */
async function line(...rates: (string | null)[]): Promise<Member[]> {
  const made: Member[] = [];
  for (const rate of rates) {
    const above = made.at(-1);
    const member = await platform.makeMember(site, { type: 1, ...(above === undefined ? {} : { uplineId: above.id }) });
    if (rate !== null) await giveRates(platform.db, member, { SLOTS: rate });
    made.push(member);
  }
  return made;
}
const main = async ({ id }: Member) =>
  (await platform.db.select().from(wallets).where(eq(wallets.memberId, id))).find(({ purse }) => purse === 'main')
    ?.balance;

describe('the rebate of a day', () => {
  it('is shared by everybody on the way up', async () => {
    await proves('F-TEAMREBATE-01', async () => {
      const [top, agent, member] = await line('0.8', '0.5', '0.3');
      await bet(member!, '10000');
      expect(await rebateOf()).toEqual({ members: 3, sum: '80.00' });
      expect(await paidTo(platform.db, [top!, agent!, member!], 'rebate')).toEqual({
        [member!.id]: '30.00',
        [agent!.id]: '20.00',
        [top!.id]: '30.00',
      });
      // An unset rate takes that of the step below.
      site = await platform.makeMerchant();
      const [high, unset, low] = await line('0.8', null, '0.3');
      await bet(low!, '10000');
      expect(await rebateOf()).toEqual({ members: 2, sum: '80.00' });
      expect(await paidTo(platform.db, [high!, unset!, low!], 'rebate')).toEqual({
        [low!.id]: '30.00',
        [high!.id]: '50.00',
      });
      // An agent's own bets earn the agent's rate.
      site = await platform.makeMerchant();
      const [above, own] = await line('0.8', '0.5');
      await bet(own!, '10000');
      await rebateOf();
      expect(await paidTo(platform.db, [above!, own!], 'rebate')).toEqual({ [own!.id]: '50.00', [above!.id]: '30.00' });
    });
  });

  it('is rounded once per member', async () => {
    await proves('F-JOB-06', async () => {
      const { db } = platform;
      const [half, crumb, three] = [
        await platform.makeMember(site),
        await platform.makeMember(site),
        await platform.makeMember(site),
      ];
      await giveRates(db, half!, { SLOTS: '0.5' });
      await giveRates(db, crumb!, { SLOTS: '0.4' });
      await giveRates(db, three!, { SLOTS: '0.3', FISH: '0.3', LIVE: '0.3' });
      await bet(half!, '1');
      await bet(crumb!, '1');
      for (const category of ['SLOTS', 'FISH', 'LIVE']) await bet(three!, '1.1', { category });
      const done = await rebateOf();
      expect(await paidTo(db, [half!, crumb!, three!], 'rebate')).toEqual({ [half!.id]: '0.01', [three!.id]: '0.01' });
      expect(done).toEqual({ members: 2, sum: '0.02' });
      expect(await rebateOf()).toEqual(done);
    });
  });

  it('sets right in the next run what turned out otherwise', async () => {
    await proves('F-JOB-07', async () => {
      const { db } = platform;
      const [member] = await line('0.5');
      const wrong = await bet(member!, '1000');
      await bet(member!, '600', { at: '2026-03-15T12:00:00+07:00' });
      await bet(member!, '2000', { at: '2026-03-16T12:00:00+07:00' });
      expect(await rebateOf()).toEqual({ members: 1, sum: '5.00' });
      await db.update(bets).set({ status: 'void' }).where(eq(bets.id, wrong));
      expect(await main(member!)).toBe('5.0000');
      expect(await rebateOf('2026-03-15')).toEqual({ members: 0, sum: '0.00' });
      expect(await main(member!)).toBe('5.0000');
      const rows = db.select().from(settlementShares).where(eq(settlementShares.memberId, member!.id));
      expect((await rows).find(({ period }) => period === '2026-03-15')).toMatchObject({
        ...{ amount: '3.0000', corrected: '-5.0000', paid: '0.0000', carriedOut: '-2.0000', state: 'none' },
      });
      expect(
        await db.select().from(settlementCorrections).where(eq(settlementCorrections.memberId, member!.id)),
      ).toMatchObject([{ period: '2026-03-15', ofPeriod: DAY, amount: '-5.0000' }]);
      expect(await rebateOf('2026-03-16')).toEqual({ members: 1, sum: '8.00' });
      expect(await main(member!)).toBe('13.0000');
      // Nothing is set off twice, and the first run still answers what it paid.
      await bet(member!, '2000', { at: '2026-03-17T12:00:00+07:00' });
      expect(await rebateOf('2026-03-17')).toEqual({ members: 1, sum: '10.00' });
      expect(await rebateOf()).toEqual({ members: 1, sum: '5.00' });
    });
  });

  it('is paid to everybody but trial accounts, who do not cut off those above', async () => {
    const { db } = platform;
    const top = await platform.makeMember(site, { type: 1 });
    await giveRates(db, top, { SLOTS: '1.0' });
    let above = top;
    const all: Member[] = [top];
    for (const [at, type] of [0, 1, 2, 4, 40, 41, 42].entries()) {
      const member = await platform.makeMember(site, { type, uplineId: above.id });
      await giveRates(db, member, { SLOTS: `0.${9 - at}` });
      all.push(member);
      above = member;
    }
    for (const member of all) await bet(member, '1000');
    await rebateOf();
    const paid = await paidTo(db, all, 'rebate');
    // Of 7000 not of trial accounts. Each gets the gap on those below and the own rate; 2 gets the trial account's gap, too.
    expect(paid).toEqual({
      [all[0]!.id]: '16.00', // 10 + 6 x 1
      [all[1]!.id]: '14.00',
      [all[2]!.id]: '12.00',
      [all[3]!.id]: '13.00', // 7 + 3 x 2, as 0.6 of the trial account is passed over
      [all[5]!.id]: '7.00',
      [all[6]!.id]: '5.00',
      [all[7]!.id]: '3.00',
    });
    const parts = await db.select().from(settlementParts).where(eq(settlementParts.memberId, all[3]!.id));
    expect(parts.map(({ fromId, turnover, rate }) => [fromId, turnover, rate]).sort()).toEqual(
      [
        [all[3]!.id, '1000.0000', '0.7000'],
        [all[4]!.id, '3000.0000', '0.2000'],
      ].sort(),
    );
  });
});
