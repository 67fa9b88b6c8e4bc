import type { LotteryResult, QueryOf, ValueOf } from '@foyer/shared/contract';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { type Issue, issueNamed, lastIssue } from '../../base/lottery/issues';
import { type Lottery, prizesOf } from '../../base/lottery/lottery';
import type { Site } from '../../base/sites/site';
import { closedVendorsOf } from '../games/open-games';
import { type Draw, drawnIssues } from './draws';

/** How many draws back results can be read (F-DRAW-06). */
const KEPT = 50;

/** The lottery of a code that a merchant offers; undefined for an unknown one, and where its vendor is closed. */
export async function offeredLottery(
  db: Db,
  { lotteries }: Pick<Catalogue, 'lotteries'>,
  merchantCode: string,
  code: string,
): Promise<Lottery | undefined> {
  const lottery = lotteries.find((each) => each.code === code);
  return lottery === undefined || (await closedVendorsOf(db, merchantCode)).has(lottery.vendor) ? undefined : lottery;
}

/**
 * Results of a lottery, newest first, those of its last 50 draws at most; null for one that the merchant does not offer. The page
 * before an issue begins with the draw ahead of it.
 */
export async function resultsOf(
  db: Db,
  catalogue: Catalogue,
  site: Site,
  { code, before, pageSize = 20 }: QueryOf<'lotteryResults'>,
  now: Date,
): Promise<ValueOf<'lotteryResults'>> {
  const lottery = await offeredLottery(db, catalogue, site.code, code);
  if (lottery === undefined) return null;
  const last = lastIssue(lottery, now);
  const end = before === undefined ? undefined : issueNamed(lottery, before);
  const behind = end === undefined ? 0 : (last.drawAt.getTime() - end.drawAt.getTime()) / (lottery.interval * 1000) + 1;
  const first = Math.max(0, behind);
  const issues = Array.from({ length: Math.max(0, Math.min(pageSize, KEPT - first)) }, (_, at) =>
    lastIssue(lottery, now, first + at),
  );
  const content = await shownDraws(db, site.code, lottery, issues, now);
  const more = first + issues.length < KEPT && content.length === issues.length;
  const next = more ? content.at(-1)?.issue : undefined;
  return { content, ...(next === undefined ? {} : { next }) };
}

/** Some draws as everybody may see them. */
async function shownDraws(db: Db, merchantCode: string, lottery: Lottery, issues: readonly Issue[], now: Date) {
  const drawn = await drawnIssues(db, { merchantCode, lottery }, issues, now);
  return issues.flatMap((issue) => {
    const row = drawn.get(issue.issue);
    return row === undefined ? [] : [shownDraw(lottery, issue, row)];
  });
}

/** A draw that was made or is void, as everybody may see it. */
export function shownDraw(lottery: Lottery, { issue, drawAt }: Issue, { state, numbers }: Draw): LotteryResult {
  const prizes = prizesOf(lottery, numbers ?? []);
  const hasPrizes = prizes.length > 0;
  return {
    ...{ issue, drawAt: drawAt.getTime(), state: state === 'void' ? 'void' : 'drawn' },
    numbers: hasPrizes ? [] : [...(numbers ?? [])],
    ...(hasPrizes && numbers !== null ? { prizes } : {}),
  };
}
