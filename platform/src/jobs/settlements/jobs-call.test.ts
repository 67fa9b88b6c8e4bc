import { ledgerMovements } from '../../base/db/schema';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { betOf, giveRates, paidTo } from './team.testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
afterAll(() => platform?.close());

async function job(merchant: string, kind: string, period: string) {
  const headers = { 'x-ops-key': 'ops' };
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/_ops/jobs',
    headers,
    payload: { merchant, kind, period },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

describe('a settlement', () => {
  it('ends with the midnight of the merchant', async () => {
    await proves('F-JOB-02', async () => {
      const { db, clock } = platform;
      for (const [timeZone, offset] of [
        ['Asia/Bangkok', '+07:00'],
        ['America/Sao_Paulo', '-03:00'],
      ] as const) {
        clock.now = new Date(`2028-02-29T23:59:59.999${offset}`);
        const site = await platform.makeMerchant({ timeZone });
        const member = await platform.makeMember(site);
        await giveRates(db, member, { SLOTS: '1.0' });
        await betOf(db, member, { stake: '100', at: `2028-02-29T23:59:59.999${offset}` });
        await betOf(db, member, { stake: '700', at: `2028-03-01T00:00:00.000${offset}` });
        expect((await job(site.code, 'rebate', '2028-02-29')).status).toBe(409);
        expect(await db.select().from(ledgerMovements)).not.toContainEqual(
          expect.objectContaining({ memberId: member.id }),
        );
        clock.advance(1);
        expect(await job(site.code, 'rebate', '2028-02-29')).toEqual({
          status: 200,
          body: { members: 1, sum: '1.00' },
        });
        expect((await job(site.code, 'rebate', '2028-03-01')).status).toBe(409);
        clock.now = new Date(`2028-03-02T00:00:00.000${offset}`);
        expect(await job(site.code, 'rebate', '2028-03-01')).toEqual({
          status: 200,
          body: { members: 1, sum: '7.00' },
        });
        expect(await paidTo(db, [member], 'rebate')).toEqual({ [member.id]: '1.00+7.00' });
      }
      // The second half of this February has 14 days; `periods.test.ts` has the clocks that change.
      const { halfMonths } = await import('../../base/time/periods');
      const half = halfMonths.named('2028-02-16', 'Asia/Bangkok')!;
      expect((half.to.getTime() - half.from.getTime()) / 86_400_000).toBe(14);
    });
  });

  it('is run for a merchant, kind and period that there are', async () => {
    const site = await platform.makeMerchant();
    expect(await job('NOBODY', 'rebate', '2026-03-13')).toMatchObject({ status: 404 });
    expect(await job(site.code, 'gift', '2026-03-13')).toMatchObject({ status: 400 });
    expect(await job(site.code, 'rebate', 'yesterday')).toMatchObject({ status: 400 });
  });

  it('is listed with what it paid', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    await giveRates(platform.db, member, { SLOTS: '1.0' });
    platform.clock.now = new Date('2026-03-14T12:00:00Z');
    await betOf(platform.db, member, { stake: '100', at: '2026-03-12T12:00:00Z' });
    for (const day of ['2026-03-12', '2026-03-13']) await job(site.code, 'rebate', day);
    const answer = await platform.app.inject({
      url: `/_ops/jobs?merchant=${site.code}`,
      headers: { 'x-ops-key': 'ops' },
    });
    expect(answer.json()).toMatchObject({
      runs: [
        { kind: 'rebate', period: '2026-03-13', state: 'done', members: 0, sum: '0.0000' },
        { kind: 'rebate', period: '2026-03-12', state: 'done', members: 1, sum: '1.0000' },
      ],
    });
  });
});
