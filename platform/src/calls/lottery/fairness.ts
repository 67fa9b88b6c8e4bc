import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { endsOfDay, issueNamed } from '../../base/lottery/issues';
import type { Site } from '../../base/sites/site';
import { addDays, dayOfUtc, momentsOf } from '../../base/time/days';
import { drawnIssues, drawOpenOnes } from './draws';
import { offeredLottery } from './results';
import { ensureSeeds, firstDayOf } from './seeds';

/**
 * By what the draws of a day (UTC) can be checked: the hash of its seed from the day before on, and the seed itself once the day's
 * last draw was made. Null for days before the lottery began at the merchant, for days after tomorrow, and for no lottery.
 */
export async function fairnessOf(
  db: Db,
  catalogue: Catalogue,
  site: Site,
  { code, day }: QueryOf<'lotteryFairness'>,
  now: Date,
): Promise<ValueOf<'lotteryFairness'>> {
  const lottery = await offeredLottery(db, catalogue, site.code, code);
  if (lottery === undefined || momentsOf(day) === undefined) return null;
  const of = { merchantCode: site.code, lottery: code };
  const today = dayOfUtc(now);
  const begun = (await firstDayOf(db, of)) ?? today;
  if (day < begun || day > addDays(today, 1)) return null;
  const row = (await ensureSeeds(db, of, [day], now)).get(day);
  if (row === undefined) return null;
  const { first, last } = endsOfDay(lottery, day);
  const isOver = last.drawAt <= now;
  if (isOver) {
    // Nothing of the day takes orders any more by the time that its numbers can be worked out, whatever another instance's clock says.
    const place = { merchantCode: site.code, lottery };
    await drawnIssues(db, place, [last], now);
    await drawOpenOnes(db, place, (name) => issueNamed(lottery, name), last.drawAt, now);
  }
  return {
    ...{ day, hash: row.hash, since: row.madeAt.getTime(), seed: isOver ? row.seed : null },
    ...{ firstDrawAt: first.drawAt.getTime(), lastDrawAt: last.drawAt.getTime() },
  };
}
