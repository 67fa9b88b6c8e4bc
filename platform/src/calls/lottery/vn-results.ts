import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { type Issue, issueNamed } from '../../base/lottery/issues';
import type { Lottery } from '../../base/lottery/lottery';
import type { Site } from '../../base/sites/site';
import { addDays, type Day } from '../../base/time/days';
import { merchantDayOf } from '../../base/time/merchant-day';
import { drawnIssues } from './draws';
import { offeredLottery, shownDraw } from './results';

/** Its lotteries go by this clock, wherever merchant and member are (B033). */
const VIETNAM = 'Asia/Ho_Chi_Minh';

/** A lottery that draws prizes once a day of Vietnam; undefined for every other. */
export async function vnLottery(db: Db, catalogue: Catalogue, site: Site, code: string): Promise<Lottery | undefined> {
  const lottery = await offeredLottery(db, catalogue, site.code, code);
  return lottery?.prizes === undefined ? undefined : lottery;
}

/** The draw of a day of Vietnam, which is the day's of UTC; undefined for no day. */
export const issueOfDay = (lottery: Lottery, day: Day): Issue | undefined =>
  issueNamed(lottery, `${day.replaceAll('-', '')}-0001`);

/** The prizes of a day of Vietnam, or why there are none (F-NUMERO-01, F-NUMERO-04); null for no such lottery of the merchant. */
export async function vnResultsOf(
  db: Db,
  catalogue: Catalogue,
  site: Site,
  { code, day: asked }: QueryOf<'vnResults'>,
  now: Date,
): Promise<ValueOf<'vnResults'>> {
  const lottery = await vnLottery(db, catalogue, site, code);
  if (lottery === undefined) return null;
  const today = merchantDayOf(now, VIETNAM);
  const day = asked ?? today;
  const issue = issueOfDay(lottery, day);
  if (issue === undefined || day > today) return { day, today, state: 'none' };
  const drawAt = issue.drawAt.getTime();
  if (drawAt > now.getTime()) {
    const before = await resultOf(db, site, lottery, issueOfDay(lottery, addDays(day, -1)), now);
    return { day, today, state: 'waiting', drawAt, ...(before === undefined ? {} : { before }) };
  }
  const result = await resultOf(db, site, lottery, issue, now);
  return result === undefined ? { day, today, state: 'none' } : { day, today, state: result.state, drawAt, result };
}

async function resultOf(db: Db, site: Site, lottery: Lottery, issue: Issue | undefined, now: Date) {
  if (issue === undefined) return undefined;
  const row = (await drawnIssues(db, { merchantCode: site.code, lottery }, [issue], now)).get(issue.issue);
  return row === undefined ? undefined : shownDraw(lottery, issue, row);
}
