import type { AccountRecord, QueryOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { memberTransfers } from '../../base/db/schema';
import { moveMoney } from '../../base/ledger/move-money';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { betOf, giveRates, run } from '../../jobs/settlements/team.testing';
import { openTestPlatform, type TestPlatform } from '../../testing';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
let token: string;
let agent: Member & { readonly password: string };

const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00+07:00`);
const move = (member: Member, kind: string, amount: string, reference: string, when: Date, out = false) =>
  platform.db.transaction((tx) =>
    moveMoney(tx, {
      ...{ merchant: site.code, memberId: member.id, kind, amount, reference, at: when },
      ...(out
        ? { debit: 'wallet:main' as const, credit: 'house:between' as const }
        : { debit: 'house:between' as const, credit: 'wallet:main' as const }),
    }),
  );

/** A transfer with both movements, as the calls book it. */
async function transfer(
  from: Member,
  to: Member,
  way: 'upline' | 'agent',
  amount: string,
  when: Date,
): Promise<string> {
  const row = { merchantCode: site.code, fromId: from.id, toId: to.id, way, amount, createdAt: when };
  const [made] = await platform.db.insert(memberTransfers).values(row).returning({ id: memberTransfers.id });
  const number = `T${made!.id}`;
  await move(from, 'transfer.out', amount, number, when, true);
  await move(to, 'transfer.in', amount, number, when);
  return number;
}

let numbers: string[];
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant();
  const money = { balance: '1000', registeredAt: new Date('2026-01-01T00:00:00Z') };
  const top = await platform.makeMember(site, { ...money, type: 1 });
  agent = await platform.makeMember(site, { ...money, type: 1, uplineId: top.id });
  const member = await platform.makeMember(site, { ...money, uplineId: agent.id, nickname: 'Anong' });
  await giveRates(platform.db, agent, { SLOTS: '0.5' });
  await giveRates(platform.db, member, { SLOTS: '0.3' });
  // One day with own stakes alone, one with the team's.
  await betOf(platform.db, agent, { stake: '1000', at: at('2026-03-01') });
  await betOf(platform.db, member, { stake: '1000', at: at('2026-03-02') });
  platform.clock.now = at('2026-03-05');
  for (const day of ['2026-03-01', '2026-03-02'])
    await run(platform.db, site, 'rebate', day, at('2026-03-03', '03:00'));
  await move(agent, 'salary', '7.5', 'salary:2026-03-02', at('2026-03-03', '03:10'));
  await move(agent, 'salary.hour', '1.25', 'hourSalary:2026-03-03T09:00+07:00', at('2026-03-03', '10:05'));
  await move(agent, 'dividend', '30', 'dividend:2026-02-16', at('2026-03-03', '11:00'));
  await move(agent, 'rain', '0.88', 'R1', at('2026-03-03', '12:00'));
  numbers = [
    await transfer(member, agent, 'upline', '40', at('2026-03-04', '09:00')),
    await transfer(agent, member, 'agent', '15', at('2026-03-04', '10:00')),
    await transfer(agent, top, 'upline', '99', at('2026-03-04', '11:00')),
  ];
  await move(agent, 'deposit', '500', 'D1', at('2026-03-04', '12:00'));
  token = await platform.login(site, agent);
});
afterAll(() => platform?.close());

const ask = async (more: Partial<QueryOf<'accountRecords'>> = {}) => {
  const query = { startDate: '2026-03-01', endDate: '2026-03-05', zone: 420, pageNo: 1, pageSize: 20, ...more };
  return (await platform.api('accountRecords', { site, token, query })).value;
};
const shown = ({ kind, amount, subject, counterpart }: AccountRecord) => [kind, amount, subject ?? counterpart];

it('holds the agency’s movements alone, each with its period or member, and totals just these', async () => {
  await proves('F-AGENTREC-01', async () => {
    const { content, totals } = await ask({ types: 'A' });
    expect(content.map(shown)).toEqual([
      ['transfer', '-15', numbers[1]],
      ['transfer', '40', numbers[0]],
      ['rain', '0.88', undefined],
      ['dividend', '30', '2026-02-16'],
      ['hourSalary', '1.25', '2026-03-03T09:00+07:00'],
      ['salary', '7.5', '2026-03-02'],
      ['rebate', '2', '2026-03-02'],
    ]);
    expect(content.slice(0, 2).map(({ counterpart }) => counterpart)).toEqual(['An***', 'An***']);
    expect(totals).toEqual({ count: 7, in: '81.63', out: '15', net: '66.63' });
    // Without the mark everything is listed: the deposit, the rebate on own stakes, the transfer to the upline.
    const every = await ask();
    expect(every.totals.count).toBe(10);
    expect(every.content.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['D1', '2026-03-01', numbers[2]]),
    );
    for (const kind of ['rebate', 'salary', 'hourSalary', 'dividend', 'rain', 'transfer'] as const) {
      const one = await ask({ types: 'A', kind });
      const wanted = content.filter((record) => record.kind === kind);
      expect(one.content).toEqual(wanted);
      expect(one.totals.net).toBe(wanted.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed());
    }
    expect((await ask({ types: 'A', kind: 'deposit' })).content).toEqual([]);
  });
});

it('counts the same in zones that cut an hour in two, and pages without gaps', async () => {
  for (const zone of [345, -210, 0]) {
    const asked = { types: 'A' as const, zone, startDate: '2026-02-20', endDate: '2026-03-10' };
    expect((await ask(asked)).totals).toEqual({ count: 7, in: '81.63', out: '15', net: '66.63' });
    const ids: string[] = [];
    for (let pageNo = 1; pageNo <= 4; pageNo += 1) {
      ids.push(...(await ask({ ...asked, pageNo, pageSize: 2 })).content.map(({ id }) => id));
    }
    expect(ids).toEqual((await ask(asked)).content.map(({ id }) => id));
  }
});
