import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { lotteryOrders } from '../../base/db/schema';
import { lastIssue } from '../../base/lottery/issues';
import { prizesOf } from '../../base/lottery/lottery';
import type { Site } from '../../base/sites/site';
import { drawnIssues } from './draws';
import { issueOfDay, vnLottery } from './vn-results';

type Numero = NonNullable<ValueOf<'vnNumero'>>;

interface Asked {
  readonly db: Db;
  readonly catalogue: Catalogue;
  readonly site: Site;
  readonly now: Date;
  /** Whose orders are looked at. */
  readonly memberId: number | undefined;
}

/** Draws that are counted over. */
const COUNTED = 30;
const DIGITS = [...'0123456789'];
const ALL = DIGITS.flatMap((tens) => DIGITS.map((unit) => `${tens}${unit}`));

/** The last two digits of a day's prizes, sorted both ways, and over 30 draws (F-NUMERO-02, F-NUMERO-03); null for a day without numbers. */
export async function vnNumeroOf(asked: Asked, { code, day }: QueryOf<'vnNumero'>): Promise<ValueOf<'vnNumero'>> {
  const { db, catalogue, site, now } = asked;
  const lottery = await vnLottery(db, catalogue, site, code);
  const issue = lottery && issueOfDay(lottery, day);
  if (lottery === undefined || issue === undefined || issue.drawAt > now) return null;
  const issues = Array.from({ length: COUNTED }, (_, before) => lastIssue(lottery, issue.drawAt, before));
  const drawn = await drawnIssues(db, { merchantCode: site.code, lottery }, issues, now);
  /** Newest first; null for a void draw, and for one before the lottery began. */
  const pairs = issues.map((each) => {
    const row = drawn.get(each.issue);
    return row?.state === 'drawn' && row.numbers !== null
      ? prizesOf(lottery, row.numbers).flatMap(({ numbers }) => numbers.map((number) => number.slice(-2)))
      : null;
  });
  const [own] = pairs;
  if (own === undefined || own === null) return null;
  return {
    ...{ day, tens: sorted(own, 0), units: sorted(own, 1), own: await ownNumbers(asked, code, issue.issue) },
    ...statsOf(pairs.filter((each) => each !== null)),
  };
}

/** Numbers by one of their digits, each with how often it came. */
export const sorted = (pairs: readonly string[], place: 0 | 1): Numero['tens'] =>
  DIGITS.map((digit) => ({
    digit,
    numbers: ALL.filter((number) => number[place] === digit && pairs.includes(number)).map((number) => ({
      number,
      count: countOf(pairs, number),
    })),
  }));

/** How often each of 00 to 99 came, and how many draws it has stayed away. */
export function statsOf(draws: readonly (readonly string[])[]): Pick<Numero, 'draws' | 'stats'> {
  return {
    draws: draws.length,
    stats: ALL.map((number) => {
      const newest = draws.findIndex((pairs) => pairs.includes(number));
      return {
        number,
        count: draws.reduce((sum, pairs) => sum + countOf(pairs, number), 0),
        away: newest === -1 ? draws.length : newest,
      };
    }),
  };
}

const countOf = (pairs: readonly string[], number: string): number => pairs.filter((each) => each === number).length;

/** Numbers of two digits that a member's orders on a draw are about; of three digits the last two. */
async function ownNumbers({ db, memberId }: Asked, lottery: string, issue: string): Promise<string[]> {
  if (memberId === undefined) return [];
  const rows = await db
    .select({ lines: lotteryOrders.lines })
    .from(lotteryOrders)
    .where(
      and(
        eq(lotteryOrders.memberId, memberId),
        eq(lotteryOrders.lottery, lottery),
        eq(lotteryOrders.issue, issue),
        ne(lotteryOrders.status, 'cancelled'),
      ),
    );
  const picks = rows.flatMap(({ lines }) => lines.map(({ pick }) => pick));
  return [...new Set(picks.filter((pick) => /^\d{2,3}$/.test(pick)).map((pick) => pick.slice(-2)))].sort();
}
