import type { QueryOf } from '@foyer/shared/contract';
import { eq } from 'drizzle-orm';
import { bets, members, teamMembers } from '../../base/db/schema';
import { moveMoney } from '../../base/ledger/move-money';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { teamOverviewOf } from './team-overview';

jest.setTimeout(120_000);

let platform: TestPlatform;
let site: Site;
let agent: Member & { readonly password: string };
let token: string;
beforeEach(async () => {
  platform ??= await openTestPlatform();
  site = await platform.makeMerchant({ agentMenu: { teamOverview: true } });
  agent = { ...(await platform.makeMember(site, { type: 1 })), password: 'secret123' };
  token = await platform.login(site, agent);
});
afterAll(() => platform?.close());

let serial = 0;
const DAY = '2026-03-10';
const NOON = `${DAY}T12:00:00Z`;

type Status = 'open' | 'won' | 'lost' | 'void';

const bet = ({ id: memberId, merchantCode }: Member, status: Status, stake: string, payout = '0', at = NOON) =>
  platform.db.insert(bets).values({
    ...{ merchantCode, memberId, nodeId: 1, gameType: 'RNG', reference: `t${++serial}`, stake, payout, status },
    ...{ placedAt: new Date(at), settledAt: status === 'open' ? null : new Date(at) },
  });

const book = ({ id: memberId, merchantCode }: Member, kind: string, amount: string, at = NOON) => {
  const debit = kind === 'withdraw.hold' ? 'wallet:main' : kind === 'withdraw.back' ? 'wallet:held' : 'house:bank';
  const credit = kind === 'withdraw.hold' ? 'wallet:held' : 'wallet:main';
  const movement = { merchant: merchantCode, memberId, kind, debit, credit, amount, at: new Date(at) } as const;
  return platform.db.transaction((tx) => moveMoney(tx, { ...movement, reference: `m${++serial}` }));
};

const below = (upline: Member, more: object = {}) =>
  platform.makeMember(site, { uplineId: upline.id, registeredAt: new Date('2026-01-01T00:00:00Z'), ...more });

const days = (startDate: string, endDate = startDate, zone = 0): QueryOf<'teamOverview'> => ({
  startDate,
  endDate,
  zone,
});
const ask = async (query = days(DAY)) => (await platform.api('teamOverview', { site, token, query })).value;

const none = { deposit: '0', withdrawal: '0', stake: '0', payout: '0', rebate: '0', bonus: '0', net: '0' };
const nobody = { registered: 0, firstDepositors: 0, activeMembers: 0 };

describe('the overview of a team', () => {
  it('tells what three levels put in, took out, staked and won, and how many took part', async () => {
    const first = await below(agent);
    const second = await below(first, { registeredAt: new Date(NOON) });
    const third = await below(second);
    await book(first, 'deposit', '500', '2026-02-01T12:00:00Z');
    await book(first, 'deposit', '300');
    await book(second, 'deposit', '200');
    await book(first, 'withdraw.hold', '120');
    await book(first, 'withdraw.back', '20');
    await bet(first, 'won', '50', '80');
    await bet(second, 'lost', '30');
    await bet(second, 'void', '1000', '1000');
    await bet(third, 'open', '7');
    await book(third, 'rebate', '1.25');
    await book(second, 'cashback', '4');
    const parts = {
      deposit: '500',
      withdrawal: '100',
      stake: '80',
      payout: '80',
      rebate: '1.25',
      bonus: '4',
      net: '5.25',
    };
    const value = await ask();
    const empty = await ask(days('2026-03-12'));
    await proves('F-TEAMVIEW-01', () => {
      expect(value.totals).toEqual({ ...parts, registered: 1, firstDepositors: 1, activeMembers: 2 });
      expect(value.days).toEqual([{ date: DAY, ...parts }]);
      expect(empty).toEqual({ totals: { ...none, ...nobody }, days: [] });
    });
  });

  it('is of everybody below at any depth, and of nobody else', async () => {
    const beside = await platform.makeMember(site);
    const trial = await below(agent, { type: 4 });
    for (const outside of [agent, beside, trial]) {
      await bet(outside, 'won', '10', '30');
      await book(outside, 'deposit', '90');
    }
    const without = await ask();
    let deepest = agent;
    const levels: Member[] = [];
    for (let depth = 1; depth <= 8; depth++) {
      deepest = await below(deepest);
      levels.push(deepest);
    }
    await bet(deepest, 'lost', '11');
    const deep = await ask();
    // The database's trigger refuses a circle; rows of one that came from elsewhere change nothing.
    const circle = platform.db.update(members).set({ uplineId: deepest.id }).where(eq(members.id, levels[0]!.id));
    await expect(circle).rejects.toThrow();
    const round = [agent, ...levels].map(({ id: ancestorId }) => ({ ancestorId, memberId: agent.id, depth: 9 }));
    await platform.db.insert(teamMembers).values(round);
    await proves('F-TEAMVIEW-02', async () => {
      expect(without.totals).toEqual({ ...none, ...nobody });
      expect(deep.totals).toMatchObject({ stake: '11', net: '-11', activeMembers: 1 });
      expect(await ask()).toEqual(deep);
    });
  });

  it('cuts the days where the device does', async () => {
    // The 10th in Kathmandu begins at 18:15 UTC on the 9th.
    const member = await below(agent);
    await bet(member, 'lost', '1', '0', '2026-03-09T18:14:59Z');
    await bet(member, 'lost', '2', '0', '2026-03-09T18:15:00Z');
    await book(member, 'deposit', '5', '2026-03-09T18:14:59Z');
    await book(member, 'deposit', '6', '2026-03-09T18:15:00Z');
    expect(await ask(days('2026-03-09', '2026-03-10', 345))).toMatchObject({
      totals: { stake: '3', deposit: '11', firstDepositors: 1 },
      days: [
        { date: '2026-03-09', stake: '1', deposit: '5' },
        { date: '2026-03-10', stake: '2', deposit: '6' },
      ],
    });
    expect((await ask(days('2026-03-10', '2026-03-10', 345))).totals).toMatchObject({ stake: '2', firstDepositors: 0 });
  });

  it('is refused without the shortcut, and to those who are no agents', async () => {
    const closed = await platform.makeMerchant();
    const other = await platform.makeMember(closed, { type: 1 });
    const refused = await platform.api('teamOverview', {
      ...{ site: closed, token: await platform.login(closed, other), query: days(DAY) },
    });
    const player = await platform.login(site, await below(agent, { type: 0 }));
    const refusedPlayer = await platform.api('teamOverview', { site, token: player, query: days(DAY) });
    expect([refused.code, refusedPlayer.code]).toEqual(['permission.denied', 'permission.denied']);
    expect((await teamOverviewOf(platform.db, agent, days(DAY))).days).toEqual([]);
  });
});
