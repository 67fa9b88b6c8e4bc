import { eq } from 'drizzle-orm';
import type { OpenedDatabase } from '../../base/db/database';
import { openDatabase } from '../../base/db/open';
import { contracts, merchants } from '../../base/db/schema';
import { addDays } from '../../base/time/days';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { settleDue } from './start-settling';
import { betOf, giveRates, paidTo, runsOf } from './team.testing';

jest.setTimeout(180_000);

let server: TestPostgres;
let url: string;
let first: TestDatabase;
let second: OpenedDatabase;
let third: OpenedDatabase;
beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
  first = await openTestDatabase({ url });
  second = await openDatabase({ url });
  third = await openDatabase({ url });
});
afterAll(async () => {
  await first?.close();
  await second?.close();
  await third?.close();
  await server?.close();
});

const log = { info: () => undefined, warn: () => undefined, error: jest.fn() };

describe('two instances', () => {
  it('make up what was missed, oldest first, without taking the same period', async () => {
    const site = await first.makeMerchant({ code: 'DOWN' });
    await first.db
      .update(merchants)
      .set({ createdAt: new Date('2026-03-11T12:00:00Z') })
      .where(eq(merchants.code, site.code));
    const agent = await first.makeMember(site, { type: 1 });
    const member = await first.makeMember(site, { uplineId: agent.id });
    for (const [day, rate, percent] of [
      ['2026-03-11', '0.1', '1'],
      ['2026-03-12', '0.2', '2'],
      ['2026-03-13', '0.3', '3'],
    ] as const) {
      await giveRates(first.db, member, { SLOTS: rate }, day);
      await betOf(first.db, member, { stake: '1000', at: `${day}T12:00:00Z` });
      // A contract for that day alone.
      const [startsAt, endsAt] = [addDays(day, -1), day].map((each) => new Date(`${each}T17:00:00Z`));
      await first.db.insert(contracts).values({
        ...{ merchantCode: site.code, memberId: agent.id, kind: 'salary', state: 'accepted', startsAt, endsAt },
        ...{ steps: [{ turnover: '1000', activeMembers: 1, percent }], offeredAt: startsAt!, expiresAt: endsAt! },
      });
    }
    const days = ['2026-03-11', '2026-03-12', '2026-03-13'];
    const started: Record<string, string[]>[] = [{}, {}];
    // Through the pools of jobs, as a server does at its start.
    const instance = (at: 0 | 1, { jobs: db }: OpenedDatabase) => {
      const info = (what: object) => {
        const { kind, period } = what as { kind: string; period: string };
        const own = started[at]!;
        own[kind] = [...(own[kind] ?? []), period];
      };
      return settleDue({ db, log: { ...log, info }, now: () => new Date('2026-03-14T01:00:00Z') });
    };
    await proves('F-JOB-08', async () => {
      await Promise.all([instance(0, third), instance(1, second)]);
      await instance(0, third);
      for (const kind of ['rebate', 'salary']) {
        const each = started.map((own) => own[kind] ?? []);
        expect(each.flat().sort()).toEqual(days);
        for (const own of each) expect(own).toEqual([...own].sort());
      }
      expect(await paidTo(first.db, [member], 'rebate')).toEqual({ [member.id]: '1.00+2.00+3.00' });
      expect(await paidTo(first.db, [agent], 'salary')).toEqual({ [agent.id]: '10.00+20.00+30.00' });
      const runs = (await runsOf(first.db, site)).filter(({ kind }) => kind === 'rebate' || kind === 'salary');
      expect(runs.map(({ kind, period, state }) => [kind, period, state]).sort()).toEqual(
        ['rebate', 'salary'].flatMap((kind) => days.map((day) => [kind, day, 'done'])),
      );
    });
    expect(log.error).not.toHaveBeenCalled();
  });
});
