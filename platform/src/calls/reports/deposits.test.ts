import type { QueryOf } from '@foyer/shared/contract';
import { depositOrders } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant({ flags: { DEPRECM3: true } });
});
afterAll(() => platform.close());

async function player(): Promise<{ member: Member; token: string }> {
  const member = await platform.makeMember(site);
  return { member, token: await platform.login(site, member) };
}

type Status = (typeof depositOrders.$inferSelect)['status'];
const order = (member: Member, at: string, amount: string, status: Status = 'approved') =>
  platform.db.insert(depositOrders).values({
    ...{ merchantCode: site.code, memberId: member.id, method: 'PROMPTPAY', amount, fee: '0.5', status },
    createdAt: new Date(at),
  });
const ask = async (token: string, asked: Partial<QueryOf<'depositReport'>> = {}) => {
  const query = { startDate: '2026-03-01', endDate: '2026-03-31', zone: 0, pageNo: 1, pageSize: 20, ...asked };
  return platform.api('depositReport', { site, token, query });
};

it('lists deposits of all states, totals those that arrived, and filters rows and totals alike', async () => {
  const { member, token } = await player();
  await order(member, '2026-03-10T10:00:00Z', '100');
  await order(member, '2026-03-10T11:00:00Z', '200', 'pending');
  await order(member, '2026-03-10T12:00:00Z', '400', 'refused');
  const { value } = await ask(token);
  expect(value.content.map(({ amount, status }) => [amount, status])).toEqual([
    ['400', 'refused'],
    ['200', 'pending'],
    ['100', 'approved'],
  ]);
  expect(value.totals).toEqual({ rows: 3, count: 1, amount: '100', fee: '0.5' });
  const refused = (await ask(token, { status: 'refused' })).value;
  expect([refused.content.length, refused.totals]).toEqual([1, { rows: 1, count: 0, amount: '0', fee: '0' }]);
  const stranger = await player();
  expect((await ask(stranger.token)).value.totals.rows).toBe(0);
});

it('counts days by the device’s clock to the millisecond, over the turn of a year', async () => {
  for (const [zone, offset] of [
    [420, '+07:00'],
    [345, '+05:45'],
    [-210, '-03:30'],
    [-720, '-12:00'],
  ] as const) {
    const { member, token } = await player();
    const edge = (local: string) => order(member, `${local}${offset}`, '1');
    await edge('2025-12-30T23:59:59.999');
    await edge('2025-12-31T00:00:00.000');
    await edge('2026-01-01T23:59:59.999');
    await edge('2026-01-02T00:00:00.000');
    const { value } = await ask(token, { zone, startDate: '2025-12-31', endDate: '2026-01-01' });
    expect(value.content.map(({ createdAt }) => createdAt)).toEqual(
      ['2026-01-01T23:59:59.999', '2025-12-31T00:00:00.000'].map((local) => Date.parse(`${local}${offset}`)),
    );
  }
});

it('neither skips nor repeats a row while others arrive, with ties by number, and bounds its pages', async () => {
  const { member, token } = await player();
  for (let at = 0; at < 45; at += 1) await order(member, `2026-03-05T00:00:${10 + (at % 3)}Z`, '1');
  const seen: string[] = [];
  let upTo: string | undefined;
  for (let pageNo = 1; pageNo <= 3; pageNo += 1) {
    const { value } = await ask(token, { pageNo, ...(upTo === undefined ? {} : { upTo }) });
    const [newest] = value.content;
    upTo ??= `${newest!.createdAt}-${newest!.orderNo.slice(1)}`;
    seen.push(...value.content.map(({ orderNo }) => orderNo));
    for (let more = 0; more < 3; more += 1) await order(member, '2026-03-06T00:00:00Z', '1');
  }
  expect(seen).toHaveLength(45);
  expect(new Set(seen).size).toBe(45);
  const beyond = (await ask(token, { pageNo: 9 })).value;
  expect([beyond.content, beyond.totals.rows]).toEqual([[], 54]);
  expect(await ask(token, { pageSize: 101 })).toMatchObject({ status: 400 });
});

it('is refused where the merchant has switched it off', async () => {
  const closed = await platform.makeMerchant();
  const token = await platform.login(closed, await platform.makeMember(closed));
  const query = { startDate: '2026-03-01', endDate: '2026-03-31', zone: 0, pageNo: 1, pageSize: 20 };
  expect(await platform.api('depositReport', { site: closed, token, query })).toMatchObject({
    code: 'permission.denied',
  });
});
