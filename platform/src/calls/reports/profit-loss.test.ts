import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { bets } from '../../base/db/schema';
import { moveMoney } from '../../base/ledger/move-money';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { periodOf } from '../records/period';
import { profitLossOf } from './profit-loss';

jest.setTimeout(120_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant({ flags: { PERSREP: true } });
});
afterAll(() => platform.close());

interface Bet {
  readonly stake: string;
  readonly payout?: string;
  readonly status: 'open' | 'won' | 'lost' | 'void';
  readonly gameType?: string;
  readonly placedAt: string;
  readonly settledAt?: string;
}

let serial = 0;

/** A bet with its movements, as a game books them. */
async function play({ id: memberId, merchantCode }: Member, bet: Bet): Promise<void> {
  const { stake, payout = '0', status, gameType = 'RNG' } = bet;
  const [placedAt, settledAt] = [bet.placedAt, bet.settledAt ?? bet.placedAt].map((at) => new Date(at)) as [Date, Date];
  const entry = { merchant: merchantCode, memberId, reference: `p${++serial}` };
  await platform.db.transaction(async (tx) => {
    const taken = { kind: 'bet.stake', debit: 'wallet:main', credit: 'house:games' } as const;
    await moveMoney(tx, { ...entry, ...taken, amount: stake, at: placedAt });
    const back = status === 'void' ? stake : payout;
    if (status !== 'open' && Number(back) > 0) {
      const given = { kind: 'bet.payout', debit: 'house:games', credit: 'wallet:main' } as const;
      await moveMoney(tx, { ...entry, ...given, amount: back, at: settledAt });
    }
    await tx.insert(bets).values({
      ...{ merchantCode, memberId, nodeId: 1, gameType, reference: entry.reference, stake, status, placedAt },
      payout: status === 'void' || status === 'open' ? (status === 'void' ? stake : '0') : payout,
      settledAt: status === 'open' ? null : settledAt,
    });
  });
}

const give = ({ id: memberId, merchantCode }: Member, kind: string, amount: string, at: string) =>
  platform.db.transaction((tx) =>
    moveMoney(tx, {
      ...{ merchant: merchantCode, memberId, kind, amount, at: new Date(at), reference: `g${++serial}` },
      ...{ debit: 'house:gifts', credit: kind === 'bonus' ? 'wallet:bonus' : 'wallet:main' },
    }),
  );

const player = () => platform.makeMember(site, { balance: '100000', registeredAt: new Date('2026-01-01T00:00:00Z') });
const days = (startDate: string, endDate = startDate, zone = 0): QueryOf<'profitLoss'> => ({
  startDate,
  endDate,
  zone,
});

describe('profit and loss', () => {
  it('is broken into parts that sum up to it', async () => {
    const member = await player();
    const token = await platform.login(site, member);
    const placedAt = '2026-03-10T10:00:00Z';
    await play(member, { stake: '600', payout: '900', status: 'won', placedAt });
    await play(member, { stake: '400', status: 'lost', gameType: 'FISH', placedAt });
    await play(member, { stake: '70', status: 'void', placedAt });
    await play(member, { stake: '20', status: 'open', placedAt });
    await give(member, 'rebate', '3', placedAt);
    await give(member, 'cashback', '50', placedAt);
    // Neither a deposit nor a transfer is a win.
    await give(member, 'deposit', '500', placedAt);
    const { value } = await platform.api('profitLoss', { site, token, query: { ...days('2026-03-08', '2026-03-12') } });
    const query = { ...days('2026-03-08', '2026-03-12'), pageNo: 1, pageSize: 20 };
    const bets = (await platform.api('betRecords', { site, token, query })).value.totals;
    await proves('F-PNL-01', () => {
      const parts = { stake: '1000', payout: '900', rebate: '3', bonus: '50', net: '-47' };
      expect(value.totals).toEqual({ ...parts, count: 2, openStake: '20' });
      expect(value.days).toEqual([{ date: '2026-03-10', ...parts }]);
      expect(value.categories).toEqual([
        { gameType: 'RNG', count: 1, stake: '600', payout: '900', net: '300' },
        { gameType: 'FISH', count: 1, stake: '400', payout: '0', net: '-400' },
      ]);
      expect(bets.net).toBe('-100');
      expect(new Big(value.totals.payout).minus(value.totals.stake).toFixed()).toBe(bets.net);
    });
  });

  it('counts a bet on the day of its decision, by the device', async () => {
    const member = await player();
    const token = await platform.login(site, member);
    const zone = 345;
    // 23:50 and 00:10 at +05:45.
    const bet = { stake: '10', payout: '4', status: 'lost' as const };
    await play(member, { ...bet, placedAt: '2026-03-10T18:05:00Z', settledAt: '2026-03-10T18:25:00Z' });
    const ask = async (from: string, to = from) => {
      const query = { ...days(from, to, zone) };
      const records = await platform.api('betRecords', { site, token, query: { ...query, pageNo: 1, pageSize: 20 } });
      return [(await platform.api('profitLoss', { site, token, query })).value.totals.net, records.value.totals.net];
    };
    await proves('F-PNL-02', async () => {
      expect(await ask('2026-03-10')).toEqual(['0', '-6']);
      expect(await ask('2026-03-11')).toEqual(['-6', '0']);
      expect(await ask('2026-03-10', '2026-03-11')).toEqual(['-6', '-6']);
    });
  });

  it('is refused where the merchant has switched it off, and shows nobody else’s', async () => {
    const token = await platform.login(site, await player());
    const query = { ...days('2026-03-01', '2026-03-14') };
    const nothing = { stake: '0', payout: '0', rebate: '0', bonus: '0', net: '0', count: 0, openStake: '0' };
    expect((await platform.api('profitLoss', { site, token, query })).value).toEqual({
      ...{ totals: nothing, days: [], categories: [] },
    });
    const closed = await platform.makeMerchant();
    const stranger = await platform.login(closed, await platform.makeMember(closed));
    expect(await platform.api('profitLoss', { site: closed, token: stranger, query })).toMatchObject({
      code: 'permission.denied',
    });
  });
});

type Shown = ValueOf<'profitLoss'>;

/** The same figures from movements alone: those of bets that were settled in the days, and what was given then. */
async function byMovements(memberId: number, { startDate, endDate, zone }: QueryOf<'profitLoss'>) {
  const { from, to } = periodOf(startDate, endDate, zone);
  const [first, last] = [from, to].map((at) => sql`${at.toISOString()}::timestamptz`);
  const summed = (what: string) => sql.raw(`trim_scale(coalesce(sum(amount) filter (where ${what}), 0))::text`);
  const [row] = await platform.db
    .select({
      stake: sql<string>`${summed(`kind = 'bet.stake' and decided`)}`,
      payout: sql<string>`${summed(`kind = 'bet.payout' and decided`)}`,
      rebate: sql<string>`${summed(`kind = 'rebate' and given`)}`,
      bonus: sql<string>`${summed(`kind in ('bonus', 'cashback', 'rain', 'referral') and given`)}`,
    })
    .from(
      sql`(
        select m.kind, m.amount, m.at >= ${first} and m.at < ${last} as given,
          b.status in ('won', 'lost') and b.settled_at >= ${first} and b.settled_at < ${last} as decided
        from ledger_movements m left join bets b on b.reference = m.reference and b.merchant_code = m.merchant_code
        where m.member_id = ${memberId}
      ) moved`,
    );
  return row;
}

const add = (rows: readonly { readonly [name: string]: unknown }[], name: string): string =>
  rows.reduce((sum, row) => sum.plus(String(row[name])), new Big(0)).toFixed();

it('agrees with the ledger, whatever was played and given, on any days of any device', async () => {
  const minute = fc.oneof(fc.nat(4 * 1440), fc.constantFrom(1095, 1094, 1096, 1440, 1439, 210, 2535));
  const act = fc.record({
    what: fc.constantFrom('bet', 'bet', 'bet', 'rebate', 'bonus', 'cashback', 'rain', 'referral', 'salary'),
    status: fc.constantFrom('open', 'won', 'lost', 'void', 'won'),
    gameType: fc.constantFrom('RNG', 'FISH'),
    cents: fc.integer({ min: 1, max: 99_999 }),
    paid: fc.nat(200_000),
    minute,
    later: fc.nat(900),
  });
  const range = fc.record({
    first: fc.nat(4),
    length: fc.nat(3),
    zone: fc.constantFrom(0, 420, 345, -210, -720, 840),
  });
  const text = (cents: number) => (cents / 100).toFixed(2);
  const at = (minutes: number) => new Date(Date.parse('2026-02-27T00:00:00Z') + minutes * 60_000).toISOString();
  const dayOf = (day: number) => at(day * 1440).slice(0, 10);
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 5, maxLength: 30 }),
      fc.array(range, { minLength: 4, maxLength: 8 }),
      async (acts, ranges) => {
        const member = await player();
        for (const { what, status, gameType, cents, paid, minute: from, later } of acts) {
          if (what === 'bet') {
            const payout = status === 'won' ? text(paid) : '0';
            await play(member, {
              ...{ stake: text(cents), payout, status: status as Bet['status'], gameType },
              ...{ placedAt: at(from), settledAt: at(from + later) },
            });
          } else await give(member, what, text(cents), at(from));
        }
        for (const { first, length, zone } of ranges) {
          const query = days(dayOf(first), dayOf(first + length), zone);
          const shown: Shown = await profitLossOf(platform.db, member, query);
          const { stake, payout, rebate, bonus, net } = shown.totals;
          await proves('F-PNL-04', async () =>
            expect({ stake, payout, rebate, bonus }).toEqual(await byMovements(member.id, query)),
          );
          expect(new Big(payout).minus(stake).plus(rebate).plus(bonus).toFixed()).toBe(net);
          for (const part of ['stake', 'payout', 'rebate', 'bonus', 'net'] as const) {
            expect(add(shown.days, part)).toBe(shown.totals[part]);
          }
          expect([add(shown.categories, 'stake'), add(shown.categories, 'payout')]).toEqual([stake, payout]);
        }
      },
    ),
    { numRuns: 12 },
  );
});
