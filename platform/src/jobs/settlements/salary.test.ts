import { contracts, ledgerMovements } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { betOf, paidTo, run } from './team.testing';

jest.setTimeout(120_000);

const steps = [
  { turnover: '10000', activeMembers: 3, percent: '0.5' },
  { turnover: '50000', activeMembers: 5, percent: '0.8' },
];
const DAY = '2026-03-14';
/** Noon of that day in Bangkok. */
const NOON = '2026-03-14T05:00:00Z';
const LATER = new Date('2026-03-16T00:00:00Z');

let test: TestDatabase;
let site: Site;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test?.close());
beforeEach(async () => {
  site = await test.makeMerchant();
});

/** Writes a contract in force since long ago, whatever the member's type. */
async function signed(member: Member, kind: 'salary' | 'hourSalary' = 'salary', more: object = {}) {
  const [offeredAt, startsAt] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T17:00:00Z')];
  const row = { merchantCode: member.merchantCode, memberId: member.id, kind, steps, offeredAt, expiresAt: startsAt };
  await test.db.insert(contracts).values({ ...row, state: 'accepted', startsAt, ...more });
}

/** An agent with a contract and a team of direct members who stake these sums. */
async function team(stakes: readonly string[], kind: 'salary' | 'hourSalary' = 'salary', at = NOON) {
  const agent = await test.makeMember(site, { type: 1 });
  await signed(agent, kind);
  for (const stake of stakes) {
    const member = await test.makeMember(site, { uplineId: agent.id });
    await betOf(test.db, member, { stake, at });
  }
  return agent;
}

describe('the salary of a day', () => {
  it('is that of the highest step with both marks reached', async () => {
    const agents = [
      await team(['40000', '9800', '100', '100']),
      await team(['40000', '9700', '100', '100', '100']),
      await team(['40000', '9699.99', '100', '100', '100']),
      await team(['9799.99', '100', '100']),
      // Four members are active, the fifth is a cent short of it.
      await team(['40000', '9700.01', '100', '100', '99.99']),
      await team(['9900', '100', '99.99']),
    ];
    await proves('F-JOB-04', async () => {
      const told = await run(test.db, site, 'salary', DAY, LATER);
      const [four, five, below, nothing, short, idle] = agents.map(({ id }) => id) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const paid = await paidTo(test.db, agents, 'salary');
      expect(paid).toEqual({ [four]: '250.00', [five]: '400.00', [below]: '250.00', [short]: '250.00' });
      expect([paid[nothing], paid[idle]]).toEqual([undefined, undefined]);
      expect(told).toEqual({ members: 4, sum: '1150.00' });
      expect(await run(test.db, site, 'salary', DAY, LATER)).toEqual(told);
      expect(await paidTo(test.db, agents, 'salary')).toEqual(paid);
    });
  });

  it('counts the whole team but trial accounts, and not the agent; those who may have no contract get nothing', async () => {
    const top = await test.makeMember(site, { type: 1 });
    await signed(top);
    let upline = top;
    const chain = [top];
    for (const type of [0, 2, 4, 40, 41, 42]) {
      upline = await test.makeMember(site, { type, uplineId: upline.id });
      await signed(upline);
      chain.push(upline);
      await betOf(test.db, upline, { stake: '10000', at: NOON });
    }
    for (let more = 0; more < 3; more += 1)
      await betOf(test.db, await test.makeMember(site, { uplineId: upline.id }), { stake: '10000', at: NOON });
    await betOf(test.db, top, { stake: '1000000', at: NOON });
    await run(test.db, site, 'salary', DAY, LATER);
    const [first, zero, two] = chain.map(({ id }) => id) as [number, number, number];
    // Below each: 8, 7 and 6 members who count, with 10,000 each.
    expect(await paidTo(test.db, chain, 'salary')).toEqual({ [first]: '640.00', [zero]: '560.00', [two]: '480.00' });
  });

  it('goes by the contract of its own day', async () => {
    const [ended, later] = [await team([]), await team([])];
    const over = { startsAt: new Date('2026-01-01T17:00Z'), endsAt: new Date('2026-03-13T17:00Z') };
    const [gone, fresh] = [await test.makeMember(site, { type: 1 }), await test.makeMember(site, { type: 1 })];
    await signed(gone, 'salary', over);
    await signed(fresh, 'salary', { startsAt: new Date('2026-03-14T17:00Z') });
    for (const agent of [gone, fresh])
      for (let more = 0; more < 3; more += 1)
        await betOf(test.db, await test.makeMember(site, { uplineId: agent.id }), { stake: '10000', at: NOON });
    expect(await run(test.db, site, 'salary', DAY, LATER)).toEqual({ members: 0, sum: '0.00' });
    expect(await paidTo(test.db, [ended, later, gone, fresh], 'salary')).toEqual({});
  });
});

describe('the salary of an hour', () => {
  it('counts each hour by itself, by the settlement of the bets', async () => {
    const agent = await test.makeMember(site, { type: 1 });
    await signed(agent, 'hourSalary');
    const members: Member[] = [];
    for (let more = 0; more < 3; more += 1) members.push(await test.makeMember(site, { uplineId: agent.id }));
    const all = async (stake: string, at: string, placedAt = at) => {
      for (const member of members) await betOf(test.db, member, { stake, at, placedAt });
    };
    await all('4000', '2026-03-14T05:10:00Z');
    await all('3000', '2026-03-14T06:10:00Z');
    // Placed in the second hour, settled in the third.
    await all('5000', '2026-03-14T07:00:00Z', '2026-03-14T06:59:59Z');
    await proves('F-JOB-05', async () => {
      const names = ['2026-03-14T12:00+07:00', '2026-03-14T13:00+07:00', '2026-03-14T14:00+07:00'];
      for (const name of names) await run(test.db, site, 'hourSalary', name, LATER);
      const paid = await test.db.select().from(ledgerMovements).orderBy(ledgerMovements.id);
      const mine = paid.filter(({ memberId, kind }) => memberId === agent.id && kind === 'salary.hour');
      expect(mine.map(({ amount, reference }) => [amount, reference])).toEqual([
        ['60.0000', `hourSalary:${names[0]}`],
        ['75.0000', `hourSalary:${names[2]}`],
      ]);
    });
  });
});
