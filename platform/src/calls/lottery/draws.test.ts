import { createHash, createHmac } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { lotteryDraws, lotterySeeds } from '../../base/db/schema';
import { issueNamed, lastIssue } from '../../base/lottery/issues';
import { houseLottery, type Lottery } from '../../base/lottery/lottery';
import { numbersOf } from '../../base/lottery/numbers';
import type { Site } from '../../base/sites/site';
import { dayOfUtc } from '../../base/time/days';
import { openLobby, type TestPlatform } from '../../testing';
import { openTestDatabase } from '../../testing/database';
import { drawnIssues } from './draws';
import { comingNumbers, openPlayer, type Player } from './orders.testing';
import { keepSeeds } from './seeds';

jest.setTimeout(120_000);

const log: string[] = [];
let platform: TestPlatform;
beforeAll(async () => {
  const stream = { write: (line: string) => void log.push(line) };
  platform = await openLobby({ log: { level: 'debug', stream } });
});
afterAll(() => platform?.close());

const lottery = (code: string): Lottery => houseLottery(code)!;
const results = async (site: Site, code: string, query: { before?: string; pageSize?: number } = {}) =>
  (await platform.api('lotteryResults', { site, query: { code, ...query } })).value;
const fairness = async (site: Site, code: string, day: string) =>
  (await platform.api('lotteryFairness', { site, query: { code, day } })).value;
const listed = async (site: Site, code: string) =>
  (await platform.api('lotteryList', { site, query: { prizeMode: 'Lott', language: 'EN' } })).value.find(
    (each) => each.code === code,
  )!;
/** Goes to a moment, which may be before the present one. */
const goTo = (moment: string | number) =>
  platform.clock.advance(new Date(moment).getTime() - platform.clock.now.getTime());

/** The last 1,000 draws of a merchant, newest first. */
async function thousand(site: Site, code = 'LTN1M'): Promise<string[]> {
  const issues = Array.from({ length: 1000 }, (_, at) => lastIssue(lottery(code), platform.clock.now, at));
  const drawn = await drawnIssues(
    platform.db,
    { merchantCode: site.code, lottery: lottery(code) },
    issues,
    platform.clock.now,
  );
  return issues.map(({ issue }) => drawn.get(issue)!.numbers!.join());
}

/** A line that each lottery takes. */
const PLAYS: Readonly<Record<string, { play: string; pick: string }>> = {
  LTN1M: { play: 'size', pick: 'big' },
  DRDICE: { play: 'size', pick: 'big' },
  RACE10: { play: 'size', pick: '1:big' },
  HAPPY8: { play: 'pick1', pick: '01' },
  HARB645: { play: 'six', pick: '01-02-03-04-05-06' },
  MKNORTH: { play: 'last2', pick: '01' },
};

/** What every call about lotteries and home says to a visitor and to a member, as texts. */
async function everythingSaid(site: Site, { member }: Player, code: string, orderNo?: string): Promise<string[]> {
  const day = dayOfUtc(platform.clock.now);
  const token = await platform.login(site, member);
  const language = 'EN';
  const answers = [];
  for (const asked of [{ site }, { site, token }]) {
    answers.push(
      await platform.api('lotteryList', { ...asked, query: { prizeMode: 'Lott', language } }),
      await platform.api('lotteryBoard', { ...asked, query: { code, language } }),
      await platform.api('lotteryResults', { ...asked, query: { code } }),
      await platform.api('lotteryFairness', { ...asked, query: { code, day } }),
      await platform.api('vnResults', { ...asked, query: { code: 'MKNORTH', day } }),
      await platform.api('vnNumero', { ...asked, query: { code: 'MKNORTH', day } }),
    );
  }
  answers.push(await platform.api('lotteryOrders', { site, token, query: { language } }));
  if (orderNo) answers.push(await platform.api('lotteryOrder', { site, token, query: { orderNo, language } }));
  return answers.map((answer) => JSON.stringify(answer));
}

/** Objects of an answer that speak of an issue: that name it themselves. */
function ofIssue(answer: unknown, issue: string): Record<string, unknown>[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const own = Object.values(answer).includes(issue) ? [answer as Record<string, unknown>] : [];
  return [...own, ...Object.values(answer).flatMap((each) => ofIssue(each, issue))];
}

/** Whether an object that speaks of an issue tells what was drawn. */
const tells = (each: unknown, issue: string): boolean => {
  const {
    numbers = [],
    prizes = [],
    result,
    lastIssue: last,
  } = each as {
    numbers?: unknown[];
    prizes?: unknown[];
    result?: unknown;
    lastIssue?: string;
  };
  return numbers.length > 0 || prizes.length > 0 || last === issue || (result ? tells(result, issue) : false);
};

/** A draw reckoned anew from what is public afterwards, by the words of decision 49 and by nothing of the platform. */
function reckoned(seed: string, issue: string, { balls, range: [lowest, highest] }: Lottery): number[] {
  const bytes: number[] = [];
  for (let block = 0; block < 64; block += 1)
    bytes.push(...createHmac('sha256', Buffer.from(seed, 'hex')).update(`${issue}:${block}`).digest());
  const left = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  for (let at = 0; at < balls; at += 1) {
    const n = left.length - at;
    while (bytes[0]! >= 256 - (256 % n)) bytes.shift();
    const chosen = at + (bytes.shift()! % n);
    [left[at], left[chosen]] = [left[chosen]!, left[at]!];
  }
  return left.slice(0, balls);
}

const alike = (some: readonly string[], others: readonly string[]) =>
  some.filter((each, at) => each === others[at]).length;

it('follow from nothing that the program or another merchant knows', async () => {
  await proves('F-DRAW-01', async () => {
    goTo('2026-03-14T23:30:00Z');
    const [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
    const drawn = await thousand(site);
    expect(new Set(drawn).size).toBeGreaterThan(500);
    // By chance one in 1,000 is the same; twenty would be so less than once in 10^18 times.
    const few = 20;
    expect(alike(drawn, await thousand(other))).toBeLessThan(few);
    const elsewhere = await openTestDatabase();
    try {
      const twin = await elsewhere.makeMerchant({ code: site.code });
      expect(twin.code).toBe(site.code);
      const now = platform.clock.now;
      const issues = Array.from({ length: 1000 }, (_, at) => lastIssue(lottery('LTN1M'), now, at));
      const place = { merchantCode: twin.code, lottery: lottery('LTN1M') };
      const theirs = await drawnIssues(elsewhere.db, place, issues, now);
      expect(theirs.size).toBe(1000);
      expect(
        alike(
          drawn,
          issues.map(({ issue }) => theirs.get(issue)!.numbers!.join()),
        ),
      ).toBeLessThan(few);
    } finally {
      await elsewhere.close();
    }
    // Seeds that somebody with the sources could think of.
    const names = Array.from({ length: 1000 }, (_, at) => lastIssue(lottery('LTN1M'), platform.clock.now, at));
    for (const guess of ['', 'LTN1M', '2026-03-14', `${site.code}LTN1M2026-03-14`, 'LTN1M/2026-03-14']) {
      const seed = createHash('sha256').update(guess).digest('hex');
      const guessed = names.map(({ issue }) => numbersOf(lottery('LTN1M'), seed, issue).join());
      expect([guess, alike(drawn, guessed) < few]).toEqual([guess, true]);
    }
    // Another seed in the store gives other numbers.
    await platform.db.delete(lotteryDraws).where(eq(lotteryDraws.merchantCode, site.code));
    expect(await thousand(site)).toEqual(drawn);
    await platform.db.delete(lotteryDraws).where(eq(lotteryDraws.merchantCode, site.code));
    const seed = createHash('sha256').update('another').digest('hex');
    await platform.db.update(lotterySeeds).set({ seed }).where(eq(lotterySeeds.merchantCode, site.code));
    expect(alike(drawn, await thousand(site))).toBeLessThan(few);
  });
});

it('can be checked afterwards by a hash that stood there before, and by a seed that was nowhere until then', async () => {
  await proves('F-DRAW-02', async () => {
    goTo('2026-03-14T23:59:00Z');
    const site = await platform.makeMerchant();
    const player = await openPlayer(platform, site, '100');
    const { token } = player;
    await listed(site, 'RACE10');
    const day = '2026-03-15';
    const before = await fairness(site, 'RACE10', day);
    expect(before).toMatchObject({ seed: null, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(before!.since).toBeLessThan(before!.firstDrawAt);
    expect(before!.firstDrawAt).toBe(Date.UTC(2026, 2, 15, 0, 0, 30));
    expect(before!.lastDrawAt).toBe(Date.UTC(2026, 2, 15, 23, 57, 30));

    const drawn = new Map<string, number[]>();
    const said: string[] = [];
    for (let hour = 0; hour < 22; hour += 2) {
      goTo(before!.firstDrawAt + hour * 3_600_000 + 39 * 180_000);
      for (const at of [undefined, token]) {
        const asked = { site, ...(at === undefined ? {} : { token: at }) };
        const page = await platform.api('lotteryResults', { ...asked, query: { code: 'RACE10', pageSize: 40 } });
        for (const { issue, numbers } of page.value!.content) drawn.set(issue, numbers);
        said.push(
          JSON.stringify(page),
          JSON.stringify(await platform.api('lotteryFairness', { ...asked, query: { code: 'RACE10', day } })),
        );
      }
      said.push(JSON.stringify(await listed(site, 'RACE10')));
      said.push(...(await everythingSaid(site, player, 'RACE10')));
    }
    const [row] = await platform.db.select().from(lotterySeeds).where(eq(lotterySeeds.hash, before!.hash));
    goTo(before!.lastDrawAt - 1);
    said.push(...(await everythingSaid(site, player, 'RACE10')));
    said.push(JSON.stringify(await fairness(site, 'RACE10', day)));
    expect([...said, ...log].filter((text) => text.includes(row!.seed))).toEqual([]);
    expect(log.length).toBeGreaterThan(50);

    goTo(before!.lastDrawAt);
    const after = await fairness(site, 'RACE10', day);
    expect(createHash('sha256').update(Buffer.from(after!.seed!, 'hex')).digest('hex')).toBe(before!.hash);
    for (const { issue, numbers } of (await results(site, 'RACE10', { pageSize: 40 }))!.content)
      drawn.set(issue, numbers);
    const ofDay = [...drawn].filter(([issue]) => issue.startsWith('20260315-'));
    expect(ofDay).toHaveLength(480);
    for (const [issue, numbers] of ofDay)
      expect([issue, numbers]).toEqual([issue, reckoned(after!.seed!, issue, lottery('RACE10'))]);
  });
});

it('is told by no answer before its moment, and by all that show it a second later', async () => {
  await proves('F-DRAW-03', async () => {
    goTo('2026-03-17T04:00:00Z');
    const site = await platform.makeMerchant();
    for (const [code, play] of Object.entries(PLAYS)) {
      // A session of before would have ended over the hours.
      const player = await openPlayer(platform, site, '100');
      const answer = await player.place(code, { lines: [{ ...play, stake: '1' }] });
      expect([code, answer]).toMatchObject([code, { success: true }]);
      const placed = answer.value;
      const { drawAt } = placed.orders[0]!;
      const name = placed.orders[0]!.issue;
      const coming = await comingNumbers(platform.db, site, code, name);
      const order = { orderNo: placed.orderNo, language: 'EN' };
      for (const before of [10_000, 5000, 1000, 1]) {
        goTo(drawAt - before);
        const told = (await everythingSaid(site, player, code, placed.orderNo)).flatMap((text) =>
          ofIssue(JSON.parse(text), name),
        );
        expect(told.length).toBeGreaterThan(2);
        expect([code, before, told.filter((each) => tells(each, name))]).toEqual([code, before, []]);
      }
      goTo(drawAt + 1000);
      const { content } = (await results(site, code, { pageSize: 1 }))!;
      const shown = content[0]!.prizes?.flatMap(({ numbers }) => numbers) ?? content[0]!.numbers;
      expect([content[0]!.issue, shown.join('')]).toEqual([name, coming.join('')]);
      expect((await listed(site, code)).lastIssue).toBe(name);
      const token = await platform.login(site, player.member);
      const detail = (await platform.api('lotteryOrder', { site, token, query: order })).value;
      expect(detail && tells(detail, name)).toBe(true);
    }
  });
});

it('has no hash of days before it began, after tomorrow, or of no lottery', async () => {
  goTo('2026-03-20T12:00:00Z');
  const site = await platform.makeMerchant();
  await listed(site, 'LTN1M');
  expect(await fairness(site, 'LTN1M', '2026-03-21')).toMatchObject({ seed: null });
  for (const day of ['2026-03-19', '2026-03-22', '2026-02-30'])
    expect([day, await fairness(site, 'LTN1M', day)]).toEqual([day, null]);
  expect(await fairness(site, 'NOPE', '2026-03-20')).toBeNull();
  expect(await results(site, 'NOPE')).toBeNull();
});

it('keeps the hash of tomorrow ready though nobody asks, by the clock of each merchant', async () => {
  goTo('2026-04-01T12:00:00Z');
  const [site, ahead] = [await platform.makeMerchant(), await platform.makeMerchant()];
  for (const each of [site, ahead]) await listed(each, 'LTN1M');
  await platform.db.execute(sql`update merchants set clock_offset_ms = 86400000 where code = ${ahead.code}`);
  expect(await keepSeeds(platform.db, platform.clock.now)).toBeGreaterThan(0);
  const daysOf = async ({ code }: Site) =>
    (
      await platform.db
        .select()
        .from(lotterySeeds)
        .where(eq(lotterySeeds.merchantCode, code))
        .orderBy(asc(lotterySeeds.day))
    )
      .filter((row) => row.lottery === 'LTN1M')
      .map(({ day }) => day);
  expect(await daysOf(site)).toEqual(['2026-04-01', '2026-04-02']);
  expect(await daysOf(ahead)).toEqual(['2026-04-01', '2026-04-02', '2026-04-03']);
  platform.clock.advance(86_400_000);
  await keepSeeds(platform.db, platform.clock.now);
  expect(await daysOf(site)).toEqual(['2026-04-01', '2026-04-02', '2026-04-03']);
  expect(await keepSeeds(platform.db, platform.clock.now)).toBe(0);
});

it('shows results from their moment on, a page at a time, and what comes next', async () => {
  goTo('2026-03-16T06:00:00Z');
  const site = await platform.makeMerchant();
  const first = await results(site, 'DRDICE');
  expect(first!.content).toHaveLength(20);
  expect(first!.content[0]).toMatchObject({ issue: '20260316-0241', drawAt: Date.UTC(2026, 2, 16, 6), state: 'drawn' });
  const second = await results(site, 'DRDICE', { before: first!.next! });
  expect(second!.content[0]!.issue).toBe('20260316-0221');
  const third = await results(site, 'DRDICE', { before: second!.next! });
  expect([third!.content.length, third!.next]).toEqual([10, undefined]);
  const { lastIssue: last, lastNumbers, nextIssue, nextDrawAt } = await listed(site, 'DRDICE');
  expect([last, lastNumbers, nextIssue, nextDrawAt]).toEqual([
    ...['20260316-0241', first!.content[0]!.numbers, '20260316-0242', Date.UTC(2026, 2, 16, 6, 1, 30)],
  ]);
  platform.clock.advance(89_999);
  expect((await listed(site, 'DRDICE')).lastIssue).toBe(last);
  expect((await results(site, 'DRDICE', { pageSize: 1 }))!.content[0]!.issue).toBe(last);
  platform.clock.advance(1);
  expect((await listed(site, 'DRDICE')).lastIssue).toBe(nextIssue);
});

it('has 27 prizes of Mekong North, and the first of them on its card', async () => {
  goTo('2026-03-16T11:30:00Z');
  const site = await platform.makeMerchant();
  const [newest] = (await results(site, 'MKNORTH'))!.content;
  expect(newest).toMatchObject({ issue: '20260316-0001', numbers: [] });
  const prizes = newest!.prizes!;
  expect(prizes.map(({ numbers }) => numbers.length)).toEqual([1, 1, 2, 6, 4, 6, 3, 4]);
  expect(prizes.map(({ numbers }) => [...new Set(numbers.map((each) => each.length))])).toEqual([
    [5],
    [5],
    [5],
    [5],
    [4],
    [4],
    [3],
    [2],
  ]);
  expect((await listed(site, 'MKNORTH')).lastNumbers.join('')).toBe(prizes[0]!.numbers[0]);
});

it('names issues so that each is found again', () => {
  for (const code of ['LTN1M', 'DRDICE', 'RACE10', 'HAPPY8', 'HARB645', 'MKNORTH']) {
    for (let at = 0; at < 1000; at += 7) {
      const one = lastIssue(lottery(code), new Date('2026-03-01T00:00:20Z'), at);
      expect(issueNamed(lottery(code), one.issue)).toEqual(one);
    }
    for (const wrong of ['20260314-0000', '20260314-9999', '20260230-0001', 'x'])
      expect(issueNamed(lottery(code), wrong)).toBeUndefined();
  }
});
