import type { QueryOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { depositOrders } from '../../base/db/schema';
import { moveMoney } from '../../base/ledger/move-money';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { betOf } from '../../jobs/settlements/team.testing';
import { openTestPlatform, type TestPlatform } from '../../testing';

jest.setTimeout(120_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant({ flags: { DEPRECM3: true, PERSREP: true } });
});
afterAll(() => platform.close());

type Player = Member & { readonly password: string };

async function player(): Promise<{ member: Player; token: string }> {
  const member = await platform.makeMember(site);
  return { member, token: await platform.login(site, member) };
}

let serial = 0;
const move = ({ id: memberId }: Member, amount: string, at: Date) =>
  platform.db.transaction((tx) =>
    moveMoney(tx, {
      ...{ merchant: site.code, memberId, kind: 'rebate', amount, reference: `m${++serial}`, at },
      ...{ debit: 'house:rebate', credit: 'wallet:main' },
    }),
  );

const days = { startDate: '2026-03-01', endDate: '2026-03-31', zone: 0 };
const ask = async (token: string, asked: Partial<QueryOf<'accountRecords'>> = {}) => {
  const query = { ...days, pageNo: 1, pageSize: 20, ...asked };
  return (await platform.api('accountRecords', { site, token, query })).value;
};

it('follows the device’s clock to the millisecond, in every report by days', async () => {
  await proves('F-REPORT-02', async () => {
    for (const [zone, offset] of [
      [420, '+07:00'],
      [345, '+05:45'],
      [-210, '-03:30'],
      [-720, '-12:00'],
    ] as const) {
      for (const [before, first, last, after] of [
        ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'],
        ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
      ] as const) {
        const { member, token } = await player();
        const inside = [`${first}T00:00:00.000`, `${last}T23:59:59.999`];
        for (const local of [`${before}T23:59:59.999`, ...inside, `${after}T00:00:00.000`]) {
          const at = new Date(`${local}${offset}`);
          await move(member, '1', at);
          await betOf(platform.db, member, { stake: '1', at });
          await platform.db.insert(depositOrders).values({
            ...{ merchantCode: site.code, memberId: member.id, method: 'PROMPTPAY', amount: '1', fee: '0' },
            createdAt: at,
          });
        }
        const wanted = inside.map((local) => Date.parse(`${local}${offset}`)).reverse();
        const range = { startDate: first, endDate: last, zone };
        const query = { ...range, pageNo: 1, pageSize: 20 };
        const of = { site, token, query };
        expect((await ask(token, range)).content.map(({ at }) => at)).toEqual(wanted);
        expect((await platform.api('betRecords', of)).value.content.map(({ placedAt }) => placedAt)).toEqual(wanted);
        expect((await platform.api('depositReport', of)).value.content.map(({ createdAt }) => createdAt)).toEqual(
          wanted,
        );
        const { totals, days: shown } = (await platform.api('profitLoss', { site, token, query: range })).value;
        expect([totals.stake, totals.rebate, shown.map(({ date }) => date)]).toEqual(['2', '2', [first, last]]);
      }
    }
  });
});

it('neither skips nor repeats a row while others arrive, and bounds its pages', async () => {
  const noon = Date.parse('2026-03-10T12:00:00Z');
  for (const zone of [0, 345]) {
    const { member, token } = await player();
    // Three rows a second, so that their numbers decide.
    for (let at = 0; at < 45; at += 1) await move(member, '1', new Date(noon + Math.floor(at / 3) * 1000));
    const older = (await ask(token, { pageSize: 100 })).content.map(({ at, id }) => [at, Number(id)] as const);
    await proves('F-REPORT-03', async () => {
      expect(older).toEqual([...older].sort(([a, i], [b, j]) => b - a || j - i));
      const seen: string[] = [];
      let upTo: string | undefined;
      for (let pageNo = 1; pageNo <= 3; pageNo += 1) {
        const { content } = await ask(token, { zone, pageNo, ...(upTo === undefined ? {} : { upTo }) });
        if (pageNo === 1) expect(content).toHaveLength(20);
        upTo ??= `${content[0]?.at}-${content[0]?.id}`;
        seen.push(...content.map(({ id }) => id));
        // In the same hour, and a later one.
        await move(member, '1', new Date(noon + 60_000 * pageNo));
        await move(member, '1', new Date(noon + 7_200_000 * pageNo));
      }
      expect(seen.map(Number)).toEqual(older.map(([, id]) => id));
      const { totals } = await ask(token, { zone });
      expect(await ask(token, { zone, pageNo: 99 })).toMatchObject({ content: [], totals });
      const query = { ...days, zone, pageNo: 1, pageSize: 101 };
      for (const call of ['accountRecords', 'betRecords', 'depositReport'] as const) {
        expect(await platform.api(call, { site, token, query })).toMatchObject({ status: 400 });
      }
    });
  }
});

it('totals all chosen days without a rounding error, from the first page to the last', async () => {
  const { member, token } = await player();
  await platform.db.transaction(async (tx) => {
    for (let at = 0; at < 1000; at += 1) {
      await moveMoney(tx, {
        ...{ merchant: site.code, memberId: member.id, kind: 'rebate', reference: `t${at}` },
        ...{ amount: at % 2 === 0 ? '0.01' : '0.07', at: new Date(Date.parse('2026-03-05T00:00:00Z') + at * 60_000) },
        ...{ debit: 'house:rebate', credit: 'wallet:main' },
      });
    }
  });
  await proves('F-REPORT-04', async () => {
    for (const pageNo of [1, 2, 50]) {
      const { totals, totalPages } = await ask(token, { pageNo });
      expect([totalPages, totals]).toEqual([50, { count: 1000, in: '40', out: '0', net: '40' }]);
    }
    // What a file is made of: pages of a hundred.
    let sum = new Big(0);
    for (let pageNo = 1; pageNo <= 10; pageNo += 1) {
      const { content } = await ask(token, { pageNo, pageSize: 100 });
      sum = content.reduce((total, { amount }) => total.plus(amount), sum);
    }
    expect(sum.toFixed(2)).toBe('40.00');
  });
});
