import type { Db } from '../../base/db/database';
import type { Site } from '../../base/sites/site';
import { rebate } from '../../jobs/settlements/rebate';
import { settle } from '../../jobs/settlements/settle';

const DAY_MS = 86_400_000;

/**
 * Pays the rebates of the days before, each at the time when the platform does it (B028), so that its clock goes on with today. The
 * bets of these days have to be there already.
 */
export async function payPastDays(tx: Db, site: Site, now: Date, days: number): Promise<void> {
  const today = rebate.periods.at(now, site.timeZone);
  for (let ago = days; ago > 0; ago -= 1) {
    const period = rebate.periods.at(new Date(today.from.getTime() - ago * DAY_MS + DAY_MS / 2), site.timeZone);
    const due = rebate.due(period, site.timeZone);
    // In the night before that time yesterday is paid somewhat early, since the clock begins today.
    await settle(tx, rebate, { site, period }, () => (due < now ? due : now));
  }
}
