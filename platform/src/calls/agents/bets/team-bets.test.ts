import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { bets } from '../../../base/db/schema';
import type { Member } from '../../../base/members/member';
import type { Site } from '../../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../../testing';

jest.setTimeout(120_000);

type Page = ValueOf<'teamBets'>;
type Query = QueryOf<'teamBets'>;
type Status = Page['content'][number]['status'];

let platform: TestPlatform;
let site: Site;
let agent: Member;
let token: string;
beforeEach(async () => {
  platform ??= await openTestPlatform();
  site = await platform.makeMerchant({ agentMenu: { teamBetting: true } });
  const made = await platform.makeMember(site, { type: 1 });
  agent = made;
  token = await platform.login(site, made);
});
afterAll(() => platform?.close());

const DAY = '2026-03-10';
const NOON = `${DAY}T12:00:00Z`;

interface More {
  readonly status?: Status;
  readonly payout?: string;
  readonly gameType?: string;
  /** When it was placed, as exact as Postgres keeps it. */
  readonly at?: string;
  readonly settled?: string;
}

let serial = 0;
/** Writes bets of a member, and returns their numbers in the same order. */
async function place(member: Member, stakes: readonly string[], more: More = {}): Promise<string[]> {
  const { status = 'lost', payout = '0', gameType = 'RNG', at = NOON, settled = at } = more;
  const moment = (text: string) => sql`${text}::timestamptz`;
  const rows = await platform.db
    .insert(bets)
    .values(
      stakes.map((stake) => ({
        ...{ merchantCode: member.merchantCode, memberId: member.id, nodeId: 1, gameType, reference: `b${++serial}` },
        ...{ stake, payout, status, placedAt: moment(at), settledAt: status === 'open' ? null : moment(settled) },
      })),
    )
    .returning({ id: bets.id });
  return rows.map(({ id }) => String(id));
}

const below = (upline: Member, more: object = {}) => platform.makeMember(site, { uplineId: upline.id, ...more });
const ask = (more: Partial<Query> = {}, as = token) =>
  platform.api('teamBets', {
    ...{ site, token: as, query: { startDate: DAY, endDate: DAY, zone: 0, pageSize: 20, ...more } },
  });
const list = async (more: Partial<Query> = {}): Promise<Page> => (await ask(more)).value as Page;
const stakesOf = ({ content }: Page) => content.map(({ stake }) => stake);

/** All pages from a first one on, with `between` before each further page. */
async function readOn(first: Page, more: Partial<Query>, between: () => Promise<unknown> = async () => undefined) {
  const pages = [first];
  for (let next = first.next; next !== undefined; next = pages.at(-1)?.next) {
    await between();
    pages.push(await list({ ...more, before: next }));
    if (pages.length > 200) throw new Error('the list does not end');
  }
  return pages;
}

describe('the bets of a team', () => {
  it('are those of everybody below, newest first, with what the range came to', async () => {
    const first = await below(agent, { username: 'Anong' });
    const deep = await below(await below(first));
    await place(first, ['10.5'], { status: 'won', payout: '30', at: `${DAY}T09:00:00Z` });
    await place(deep, ['7'], { status: 'open', at: `${DAY}T10:00:00Z`, gameType: 'FISH' });
    await place(first, ['2'], { at: `${DAY}T08:00:00Z` });
    await place(deep, ['500'], { status: 'void', payout: '500', at: `${DAY}T11:00:00Z` });
    await place(first, ['900'], { at: '2026-03-11T00:00:00Z' });
    await place(first, ['900'], { at: '2026-03-09T23:59:59.999999Z' });
    const page = await list();
    expect(page.content.map(({ username, memberId, stake, status }) => [username, memberId, stake, status])).toEqual([
      [deep.username, deep.id, '500', 'void'],
      [deep.username, deep.id, '7', 'open'],
      ['Anong', first.id, '10.5', 'won'],
      ['Anong', first.id, '2', 'lost'],
    ]);
    expect(page.next).toBeUndefined();
    expect(page.totals).toEqual({ count: 4, stake: '519.5', payout: '530', net: '17.5', openStake: '7' });
    expect(page.decided).toEqual({ stake: '12.5', payout: '30', rebate: '0', bonus: '0', net: '17.5' });
  });

  it('are of nobody else', async () => {
    const upline = await platform.makeMember(site, { type: 1 });
    const beside = await platform.makeMember(site, { uplineId: upline.id });
    const trial = await below(agent, { type: 4 });
    const elsewhere = await platform.makeMember(await platform.makeMerchant());
    for (const outside of [agent, upline, beside, trial, elsewhere]) await place(outside, ['50']);
    const own = await below(agent);
    await place(own, ['1']);
    expect(stakesOf(await list())).toEqual(['1']);
    expect((await list()).totals).toMatchObject({ count: 1, stake: '1' });
    for (const { username } of [agent, upline, beside, trial, elsewhere, { username: 'nobody' }]) {
      expect((await ask({ member: username })).code).toBe('member.not.exist');
    }
  });

  it('can be narrowed to a member, a category, a state and days', async () => {
    const [mali, nok] = [await below(agent, { username: 'mali' }), await below(agent, { username: 'nok' })];
    await place(nok, ['1'], { gameType: 'RNG' });
    await place(mali, ['2'], { gameType: 'FISH', status: 'won', payout: '6' });
    await place(mali, ['3'], { gameType: 'RNG', status: 'open' });
    await place(mali, ['4'], { gameType: 'RNG', at: '2026-03-08T12:00:00Z' });
    const cases: [Partial<Query>, string[]][] = [
      [{ member: 'MALI' }, ['3', '2']],
      [{ gameType: 'RNG' }, ['3', '1']],
      [{ status: 'won' }, ['2']],
      [{ member: 'mali', gameType: 'RNG', status: 'open' }, ['3']],
      [{ member: 'mali', gameType: 'RNG', startDate: '2026-03-08' }, ['3', '4']],
      [{ startDate: '2026-03-09', endDate: '2026-03-09' }, []],
    ];
    for (const [query, stakes] of cases) {
      const page = await list(query);
      expect([query, stakesOf(page)]).toEqual([query, stakes]);
      expect(page.totals?.count).toBe(stakes.length);
    }
    expect((await list({ member: 'mali' })).decided).toMatchObject({ stake: '2', payout: '6', net: '4' });
    // Rebates and bonuses are of no category and no state.
    expect((await list({ gameType: 'FISH' })).decided).toBeUndefined();
    expect((await list({ status: 'won' })).decided).toBeUndefined();
  });

  it('belong to the day of the device that they were placed on, also where an hour is cut', async () => {
    const member = await below(agent);
    await place(member, ['1'], { at: '2026-03-09T18:14:59.999999Z' });
    await place(member, ['2'], { at: '2026-03-09T18:15:00Z' });
    await place(member, ['3'], { at: '2026-03-10T18:14:59.999999Z' });
    await place(member, ['4'], { at: '2026-03-10T18:15:00Z' });
    const page = await list({ zone: 345 });
    expect([stakesOf(page), page.totals?.count]).toEqual([['3', '2'], 2]);
    expect(stakesOf(await list({ zone: 345, pageSize: 1 }))).toEqual(['3']);
  });

  it('come 31 days at most, and only as far as a cursor makes sense', async () => {
    await place(await below(agent), ['1']);
    expect((await ask({ startDate: '2026-02-08' })).success).toBe(true);
    expect((await ask({ startDate: '2026-02-07' })).code).toBe('request.invalid');
    expect(stakesOf(await list({ before: '0-0' }))).toEqual([]);
    expect(stakesOf(await list({ before: '9999999999999999-999999999999999' }))).toEqual(['1']);
    expect((await ask({ before: 'yesterday' })).code).toBe('request.invalid');
  });

  it('are read on without a gap or a double while others come in', async () => {
    const team = [await below(agent), await below(agent)];
    team.push(await below(team[0] as Member));
    const range = { startDate: '2026-03-01', endDate: DAY };
    // Few moments, some of them within the same millisecond, so that many bets share one.
    const moment = fc
      .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 }))
      .map(([day, hour, micro]) => `2026-03-${String(day).padStart(2, '0')}T0${hour}:59:59.99900${micro}Z`);
    const batch = fc.array(fc.tuple(fc.nat({ max: 2 }), moment, fc.integer({ min: 1, max: 4 })), { maxLength: 8 });
    await proves('F-TEAMBET-02', async () => {
      await fc.assert(
        fc.asyncProperty(batch, batch, fc.integer({ min: 1, max: 7 }), async (before, meanwhile, pageSize) => {
          await platform.db.delete(bets).where(sql`merchant_code = ${site.code}`);
          const put = async ([who, at, count]: (typeof before)[number]) =>
            place(
              team[who] as Member,
              Array.from({ length: count }, () => '1'),
              { at },
            );
          for (const each of before) await put(each);
          const known = await platform.db
            .select({ id: bets.id })
            .from(bets)
            .where(sql`merchant_code = ${site.code}`)
            .orderBy(sql`placed_at desc, id desc`);
          const coming = [...meanwhile];
          const between = async () => {
            const next = coming.shift();
            if (next !== undefined) await put(next);
          };
          const first = await list({ ...range, pageSize });
          const pages = await readOn(first, { ...range, pageSize }, between);
          const seen = pages.flatMap(({ content }) => content.map(({ id }) => id));
          const wanted = known.map(({ id }) => String(id));
          // What came in since may stand among them, everything else exactly once and in order.
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen.filter((id) => wanted.includes(id))).toEqual(wanted);
          expect(pages.slice(0, -1).every(({ content }) => content.length === pageSize)).toBe(true);
        }),
        { numRuns: 25 },
      );
    });
  });
});
