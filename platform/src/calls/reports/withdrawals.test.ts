import type { QueryOf } from '@foyer/shared/contract';
import { bankCards, withdrawOrders } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant({ flags: { WITHREC3: true } });
});
afterAll(() => platform.close());

let serial = 0;
async function player() {
  const member = await platform.makeMember(site);
  const [card] = await platform.db
    .insert(bankCards)
    .values({
      ...{ merchantCode: site.code, memberId: member.id, bank: 'SCB', holder: 'Mali Suk', isDefault: true },
      ...{ number: String(777_000_000_000 + ++serial), addedAt: new Date('2026-01-01T00:00:00Z') },
    })
    .returning();
  return { member, card: card!, token: await platform.login(site, member) };
}

type Row = typeof withdrawOrders.$inferInsert;
const order = (member: Member, card: { id: number }, at: string, amount: string, more: Partial<Row> = {}) =>
  platform.db.insert(withdrawOrders).values({
    ...{ merchantCode: site.code, memberId: member.id, cardId: card.id, amount, fee: '0.5', status: 'paid' },
    ...{ steps: [{ status: 'checking', at: Date.parse(at) }], createdAt: new Date(at), ...more },
  });
const ask = (token: string, asked: Partial<QueryOf<'withdrawReport'>> = {}, at = site) => {
  const query = { startDate: '2026-03-01', endDate: '2026-03-31', zone: 0, pageNo: 1, pageSize: 20, ...asked };
  return platform.api('withdrawReport', { site: at, token, query });
};

it('lists withdrawals of all states with their card, and totals those that were paid', async () => {
  const { member, card, token } = await player();
  await order(member, card, '2026-03-10T10:00:00Z', '100');
  await order(member, card, '2026-03-10T11:00:00Z', '200', { status: 'checking' });
  await order(member, card, '2026-03-10T12:00:00Z', '400', { status: 'refused', reason: 'another name' });
  await order(member, card, '2026-03-10T13:00:00Z', '30.3');
  const answer = await ask(token);
  await proves('F-WITHREPORT-01', () => {
    expect(
      answer.value.content.map(({ amount, status, received, reason }) => [amount, status, received, reason]),
    ).toEqual([
      ['30.3', 'paid', '29.8', undefined],
      ['400', 'refused', '399.5', 'another name'],
      ['200', 'checking', '199.5', undefined],
      ['100', 'paid', '99.5', undefined],
    ]);
    expect(answer.value.totals).toEqual({ rows: 4, count: 2, amount: '130.3', fee: '1', received: '129.3' });
    expect(answer.value.content[0]?.card).toEqual({ bank: 'SCB', lastFour: card.number.slice(-4) });
    expect(JSON.stringify(answer)).not.toContain(card.number);
  });
  const refused = (await ask(token, { status: 'refused' })).value;
  expect([refused.content.length, refused.totals]).toEqual([
    1,
    { rows: 1, count: 0, amount: '0', fee: '0', received: '0' },
  ]);
  const stranger = await player();
  expect((await ask(stranger.token)).value.totals.rows).toBe(0);
});

it('neither skips nor repeats a row while others arrive, with ties by number, and bounds its pages', async () => {
  const { member, card, token } = await player();
  for (let at = 0; at < 45; at += 1) await order(member, card, `2026-03-05T00:00:${10 + (at % 3)}Z`, '1');
  const seen: string[] = [];
  let upTo: string | undefined;
  for (let pageNo = 1; pageNo <= 3; pageNo += 1) {
    const { value } = await ask(token, { pageNo, ...(upTo === undefined ? {} : { upTo }) });
    const [newest] = value.content;
    upTo ??= `${newest!.createdAt}-${newest!.orderNo.slice(1)}`;
    seen.push(...value.content.map(({ orderNo }) => orderNo));
    await order(member, card, '2026-03-06T00:00:00Z', '1');
  }
  expect(seen).toHaveLength(45);
  expect(new Set(seen).size).toBe(45);
  const beyond = (await ask(token, { pageNo: 9 })).value;
  expect([beyond.content, beyond.totals.rows]).toEqual([[], 48]);
  expect(await ask(token, { pageSize: 101 })).toMatchObject({ status: 400 });
});

it.each([
  ['depositReport', 'DEPRECM3'],
  ['withdrawReport', 'WITHREC3'],
  ['profitLoss', 'PERSREP'],
  ['rebateReport', 'PLYRBT'],
] as const)('a merchant that switched %s off gives nobody its data; the other reports go on', async (off, flag) => {
  const flags = { DEPRECM3: true, WITHREC3: true, PERSREP: true, PLYRBT: true, [flag]: false };
  const at = await platform.makeMerchant({ flags });
  const token = await platform.login(at, await platform.makeMember(at));
  const days = { startDate: '2026-03-01', endDate: '2026-03-31' };
  const page = { pageNo: 1, pageSize: 20 };
  const answers = {
    depositReport: await platform.api('depositReport', { site: at, token, query: { ...days, zone: 0, ...page } }),
    withdrawReport: await platform.api('withdrawReport', { site: at, token, query: { ...days, zone: 0, ...page } }),
    profitLoss: await platform.api('profitLoss', { site: at, token, query: { ...days, zone: 0 } }),
    rebateReport: await platform.api('rebateReport', { site: at, token, query: { ...days, ...page } }),
  };
  await proves('F-REPORT-07', () => {
    for (const [name, { success, code }] of Object.entries(answers)) {
      const refused = name === off;
      expect([name, success, code]).toEqual([name, !refused, refused ? 'permission.denied' : undefined]);
    }
  });
});
