import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { bets } from '../../base/db/schema';
import { moveMoney } from '../../base/ledger/move-money';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

jest.setTimeout(120_000);

let platform: TestPlatform;
let site: Site;
let agent: Member & { readonly password: string };
let token: string;
beforeEach(async () => {
  platform ??= await openTestPlatform();
  site = await platform.makeMerchant({ agentMenu: { teamPnl: true, teamOverview: true } });
  agent = { ...(await platform.makeMember(site, { type: 1 })), password: 'secret123' };
  token = await platform.login(site, agent);
});
afterAll(() => platform?.close());

let serial = 0;
const DAY = '2026-03-10';
type Status = 'open' | 'won' | 'lost' | 'void';
interface Times {
  readonly placed?: string;
  readonly settled?: string;
}

const bet = (
  { id: memberId, merchantCode }: Member,
  status: Status,
  stake: string,
  payout = '0',
  { placed = `${DAY}T12:00:00Z`, settled = placed }: Times = {},
) =>
  platform.db.insert(bets).values({
    ...{ merchantCode, memberId, nodeId: 1, gameType: 'RNG', reference: `p${++serial}`, stake, payout, status },
    ...{ placedAt: new Date(placed), settledAt: status === 'open' ? null : new Date(settled) },
  });

const give = ({ id: memberId, merchantCode }: Member, kind: 'rebate' | 'cashback' | 'deposit', amount: string) =>
  platform.db.transaction((tx) =>
    moveMoney(tx, {
      ...{ merchant: merchantCode, memberId, kind, debit: 'house:bank', credit: 'wallet:main', amount },
      ...{ reference: `g${++serial}`, at: new Date(`${DAY}T13:00:00Z`) },
    }),
  );

const below = (upline: Member, more: object = {}) => platform.makeMember(site, { uplineId: upline.id, ...more });

type Pnl = ValueOf<'teamPnl'>;
type Query = QueryOf<'teamPnl'>;
const queryOf = (more: Partial<Query> = {}): Query => ({
  ...{ startDate: DAY, endDate: DAY, zone: 0, order: 'username', direction: 'asc', lines: 'all', pageNo: 1 },
  ...{ pageSize: 100, ...more },
});
const ask = (more: Partial<Query> = {}, as = token) =>
  platform.api('teamPnl', { site, token: as, query: queryOf(more) });
const pnl = async (more: Partial<Query> = {}): Promise<Pnl> => (await ask(more)).value as Pnl;

const NAMES = ['stake', 'payout', 'rebate', 'bonus', 'net'] as const;
type Figures = Record<(typeof NAMES)[number], string>;
const pick = (figures: Figures) => Object.fromEntries(NAMES.map((name) => [name, figures[name]]));
const plus = (every: readonly Figures[]) =>
  Object.fromEntries(
    NAMES.map((name) => [name, every.reduce((sum, each) => sum.plus(each[name]), new Big(0)).toFixed()]),
  );

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** A tree of random shape with bets of every state, rebates, bonuses and a few free accounts, some with a team below. */
async function randomTeam(seed: number, size: number): Promise<Member[]> {
  const roll = dice(seed);
  const team: Member[] = [];
  const parents: Member[] = [agent];
  for (let number = 0; number < size; number++) {
    const upline = parents[roll(parents.length)] ?? agent;
    const member = await below(upline, roll(5) === 0 ? { type: 4 } : {});
    team.push(member);
    parents.push(member);
    for (const status of ['open', 'won', 'lost', 'void'] as const) {
      const [placed, settled] = [`2026-03-0${8 + roll(2)}T12:00:00Z`, `2026-03-1${roll(3)}T09:30:00Z`];
      const stake = `${roll(900) + 1}.${10 + roll(90)}`;
      await bet(member, status, stake, status === 'won' || status === 'void' ? stake : '0', { placed, settled });
    }
    if (roll(2) === 0) await give(member, 'rebate', `${roll(9) + 1}.07`);
    if (roll(2) === 0) await give(member, 'cashback', `${roll(9) + 1}.03`);
  }
  return team;
}

describe('profit and loss of a team', () => {
  it('has a line per direct member with everybody below, and lines that reach the total', async () => {
    const [first, second, idle] = [
      await below(agent, { username: 'anong' }),
      await below(agent, { username: 'Bun' }),
      await below(agent, { username: 'chai' }),
    ];
    const under = await below(first);
    await below(under, { type: 4 });
    await bet(first, 'lost', '10.10');
    await bet(await below(under), 'won', '20.05', '50.00');
    await bet(second, 'lost', '3');
    await bet(second, 'void', '500', '500');
    await bet(second, 'open', '700');
    await give(second, 'rebate', '0.25');
    await give(under, 'cashback', '1.5');
    await give(under, 'deposit', '999');
    const value = await pnl();
    const active = await pnl({ lines: 'active' });
    await proves('F-TEAMPNL-01', () => {
      expect(value.content.map(({ username, team }) => [username, team])).toEqual([
        ['anong', 2],
        ['Bun', 0],
        ['chai', 0],
      ]);
      expect(value.content.map(pick)).toEqual([
        { stake: '30.15', payout: '50', rebate: '0', bonus: '1.5', net: '21.35' },
        { stake: '3', payout: '0', rebate: '0.25', bonus: '0', net: '-2.75' },
        { stake: '0', payout: '0', rebate: '0', bonus: '0', net: '0' },
      ]);
      expect(value.totals).toEqual(plus(value.content));
      expect([active.content.length, active.totalElements, active.totals]).toEqual([2, 2, value.totals]);
    });
    expect(idle.username).toBe('chai');
  });

  it('is in the order of any column, and in pages', async () => {
    const made = [];
    for (let number = 0; number < 5; number++) made.push(await below(agent, { username: `line${number}` }));
    for (const [index, member] of made.entries()) {
      await bet(member, 'won', `${(index * 7) % 5}1`, `${(index * 3) % 5}0`);
      await give(member, 'rebate', `${((index * 2) % 5) + 1}`);
      await give(member, 'cashback', `${((index * 4) % 5) + 1}`);
    }
    await proves('F-TEAMPNL-01', async () => {
      for (const order of NAMES) {
        const up = (await pnl({ order })).content.map((line) => Number(line[order]));
        expect(up).toEqual([...up].sort((a, b) => a - b));
        expect(new Set(up).size).toBeGreaterThan(1);
        expect((await pnl({ order, direction: 'desc' })).content.map((line) => Number(line[order]))).toEqual(
          [...up].reverse(),
        );
      }
      const names = (await pnl({ direction: 'desc' })).content.map(({ username }) => username);
      expect(names).toEqual(['line4', 'line3', 'line2', 'line1', 'line0']);
    });
    const pages = [await pnl({ pageSize: 2 }), await pnl({ pageSize: 2, pageNo: 3 }), await pnl({ pageNo: 9 })];
    expect(pages.map(({ content, totals, totalElements }) => [content.length, totals, totalElements])).toEqual([
      [2, pages[0]!.totals, 5],
      [1, pages[0]!.totals, 5],
      [0, pages[0]!.totals, 5],
    ]);
    expect(pages[0]!.totalPages).toBe(3);
  });

  it('shows on every level of a random tree what a line is made of, and says what the overview says', async () => {
    const days = { startDate: '2026-03-10', endDate: '2026-03-11' };
    await bet(agent, 'lost', '5000');
    await bet(await platform.makeMember(site), 'lost', '6000');
    const frees = (await randomTeam(20_261, 24)).filter(({ type }) => type === 4).map(({ id }) => id);
    let free = 0;
    const lines = async (level: Pnl, path: readonly number[]): Promise<number> => {
      let count = 0;
      for (const line of level.content) {
        const opened = await pnl({ ...days, memberId: line.memberId });
        expect(opened.path.map(({ memberId }) => memberId)).toEqual([...path, line.memberId]);
        if (frees.includes(line.memberId)) {
          free += 1;
          expect([opened.own!.stake, opened.own!.net, opened.content.length > 0]).toEqual(['0', '0', true]);
        }
        expect(pick(line)).toEqual(plus([opened.own!, opened.totals]));
        expect(opened.totals).toEqual(plus(opened.content));
        count += 1 + (await lines(opened, [...path, line.memberId]));
      }
      return count;
    };
    const top = await pnl(days);
    expect(top.own).toBeUndefined();
    const overview = await platform.api('teamOverview', { site, token, query: { ...days, zone: 0 } });
    const count = await lines(top, []);
    await proves('F-TEAMPNL-02', () => {
      expect(count).toBeGreaterThan(12);
      expect(free).toBeGreaterThan(0);
      expect(top.totals).toEqual(plus(top.content));
      expect(top.totals.stake).not.toBe('0');
      expect(pick(overview.value!.totals)).toEqual(top.totals);
    });
  });

  it('counts a bet on the day of its settlement, by the device', async () => {
    const member = await below(agent);
    const times = { placed: '2026-03-07T12:00:00Z', settled: '2026-03-09T18:15:00Z' };
    await bet(member, 'lost', '2', '0', times);
    await bet(member, 'lost', '1', '0', { ...times, settled: '2026-03-09T18:14:59Z' });
    expect((await pnl({ zone: 345 })).totals.stake).toBe('2');
    expect((await pnl({ zone: 345, startDate: '2026-03-09', endDate: '2026-03-09' })).totals.stake).toBe('1');
    expect((await pnl({ startDate: '2026-03-07', endDate: '2026-03-07' })).totals.stake).toBe('0');
  });

  it('answers for nobody outside of the team', async () => {
    const upline = await platform.makeMember(site, { type: 1 });
    const middle = await platform.makeMember(site, { type: 1, uplineId: upline.id });
    const sibling = await platform.makeMember(site, { type: 1, uplineId: upline.id });
    const siblings = await below(sibling);
    const elsewhere = await platform.makeMember(await platform.makeMerchant());
    const trial = await below(middle, { type: 4 });
    const as = await platform.login(site, { ...middle, password: 'secret123' });
    const ids = [upline, sibling, siblings, middle, elsewhere, trial].map(({ id }) => id);
    const answers = [];
    for (const memberId of [...ids, 999_999_999]) answers.push(await ask({ memberId }, as));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['member.not.exist']));
    const own = await below(middle);
    expect((await ask({ memberId: own.id }, as)).value).toMatchObject({ path: [{ memberId: own.id }], content: [] });
    const player = await platform.login(site, { ...own, password: 'secret123' });
    expect((await ask({}, player)).code).toBe('permission.denied');
  });
});
