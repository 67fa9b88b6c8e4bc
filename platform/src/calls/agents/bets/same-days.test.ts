import type { QueryOf } from '@foyer/shared/contract';
import Big from 'big.js';
import fc from 'fast-check';
import { bets } from '../../../base/db/schema';
import { moveMoney } from '../../../base/ledger/move-money';
import type { Member } from '../../../base/members/member';
import type { Site } from '../../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../../testing';

jest.setTimeout(240_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant({ agentMenu: { teamBetting: true, teamPnl: true, teamOverview: true } });
});
afterAll(() => platform?.close());

const START = Date.parse('2026-03-01T00:00:00Z');
const MINUTE = 60_000;
const DAYS = 12;

const minute = fc.nat({ max: DAYS * 1440 - 1 });
const cents = fc.integer({ min: 1, max: 99_999 });
const bet = fc.record({
  who: fc.nat(),
  status: fc.constantFrom('open', 'won', 'lost', 'void'),
  ...{ stake: cents, payout: cents, placed: minute, settled: minute },
});
const gift = fc.record({
  who: fc.nat(),
  kind: fc.constantFrom('rebate', 'cashback', 'rain'),
  amount: cents,
  at: minute,
});
const tree = fc.record({
  /** Who each member is below: the agent, or one made before; and whether the account is a free one. */
  members: fc.array(fc.record({ upline: fc.nat(), free: fc.nat({ max: 4 }).map((roll) => roll === 0) }), {
    ...{ minLength: 1, maxLength: 9 },
  }),
  ...{ bets: fc.array(bet, { maxLength: 30 }), gifts: fc.array(gift, { maxLength: 8 }) },
  periods: fc.array(
    fc.record({
      from: fc.nat({ max: DAYS - 1 }),
      days: fc.nat({ max: 5 }),
      zone: fc.constantFrom(0, 420, 330, 345, -210),
    }),
    { minLength: 2, maxLength: 2 },
  ),
});
type Tree = typeof tree extends fc.Arbitrary<infer T> ? T : never;

const moment = (at: number) => new Date(START + at * MINUTE);
const amount = (value: number) => new Big(value).div(100).toFixed(2);
const dateOf = (day: number) => new Date(START + day * 1440 * MINUTE).toISOString().slice(0, 10);

let serial = 0;

/** Members of the tree, the agent first; what a free account or somebody beside the team does counts nowhere. */
async function grow({ members, bets: rows, gifts }: Tree) {
  const agent = await platform.makeMember(site, { type: 1 });
  const beside = await platform.makeMember(site);
  const team: Member[] = [];
  for (const { upline, free } of members) {
    const above = [agent, ...team.filter(({ type }) => type !== 4)];
    const { id: uplineId } = above[upline % above.length] as Member;
    team.push(await platform.makeMember(site, { uplineId, type: free ? 4 : 0 }));
  }
  const all = [agent, beside, ...team];
  const memberOf = (who: number) => all[who % all.length] as Member;
  for (const { who, status, stake, payout, placed, settled } of rows) {
    const { id: memberId, merchantCode } = memberOf(who);
    const paid = status === 'won' ? amount(payout) : status === 'void' ? amount(stake) : '0';
    await platform.db.insert(bets).values({
      ...{
        merchantCode,
        memberId,
        nodeId: 1,
        gameType: 'RNG',
        reference: `s${++serial}`,
        stake: amount(stake),
        status,
      },
      ...{ payout: paid, placedAt: moment(placed), settledAt: status === 'open' ? null : moment(settled) },
    });
  }
  for (const { who, kind, amount: given, at } of gifts) {
    const { id: memberId, merchantCode: merchant } = memberOf(who);
    const booked = { kind, debit: 'house:bank', credit: 'wallet:main', amount: amount(given), at: moment(at) } as const;
    await platform.db.transaction((tx) =>
      moveMoney(tx, { ...booked, merchant, memberId, reference: `s${++serial}` } as Parameters<typeof moveMoney>[1]),
    );
  }
  return { agent, counts: (who: number) => team.some((each) => each === memberOf(who) && each.type !== 4) };
}

type Days = QueryOf<'teamOverview'>;

/** What the three calls should say, worked out from the tree itself. */
function expected({ bets: rows, gifts }: Tree, counts: (who: number) => boolean, days: Days) {
  const from = Date.parse(`${days.startDate}T00:00:00Z`) - days.zone * MINUTE;
  const to = Date.parse(`${days.endDate}T00:00:00Z`) + (1440 - days.zone) * MINUTE;
  const within = (at: number) => START + at * MINUTE >= from && START + at * MINUTE < to;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total.plus(value), new Big(0)).div(100);
  const decided = rows.filter(
    ({ who, status, settled }) => counts(who) && (status === 'won' || status === 'lost') && within(settled),
  );
  const booked = gifts.filter(({ who, at }) => counts(who) && within(at));
  const stake = sum(decided.map((row) => row.stake));
  const payout = sum(decided.map((row) => (row.status === 'won' ? row.payout : 0)));
  const given = sum(booked.map((row) => row.amount));
  return { stake: stake.toFixed(), payout: payout.toFixed(), net: payout.minus(stake).plus(given).toFixed() };
}

interface Figures {
  readonly stake: string;
  readonly payout: string;
  readonly net: string;
}
const three = (figures: Figures | undefined) =>
  figures && { stake: figures.stake, payout: figures.payout, net: figures.net };

it('overview, profit and betting of a team say the same of the same days', async () => {
  await proves('F-TEAMVIEW-05', async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (grown) => {
        const { agent, counts } = await grow(grown);
        const token = await platform.login(site, { ...agent, password: 'secret123' });
        for (const { from, days: more, zone } of grown.periods) {
          const days = { startDate: dateOf(from), endDate: dateOf(from + more), zone };
          const wanted = expected(grown, counts, days);
          const overview = await platform.api('teamOverview', { site, token, query: days });
          const lines = { order: 'net', direction: 'asc', lines: 'all', pageNo: 1, pageSize: 20 } as const;
          const pnl = await platform.api('teamPnl', { site, token, query: { ...days, ...lines } });
          const betting = await platform.api('teamBets', { site, token, query: { ...days, pageSize: 20 } });
          expect(three(overview.value?.totals)).toEqual(wanted);
          expect(three(pnl.value?.totals)).toEqual(wanted);
          expect(three(betting.value?.decided)).toEqual(wanted);
        }
      }),
      { numRuns: 12 },
    );
  });
});
