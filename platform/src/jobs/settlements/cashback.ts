import { sql } from 'drizzle-orm';
import { merchantDayOf } from '../../base/time/merchant-day';
import { dayAfterAt, weekends } from '../../base/time/periods';
import { cashbackPercent } from '../../calls/club/cashback';
import { clubValues, rungsOf } from '../../calls/club/percents';
import { isPromoted } from '../../calls/content/promotions';
import { settledBets } from '../../calls/records/settled';
import type { Settlement } from './settlement';

/** What the weekend took in all games comes back on Monday in part, by the club level of that morning (B028, B037). */
export const cashback: Settlement = {
  kind: 'cashback',
  periods: weekends,
  due: dayAfterAt('12:00'),
  earliest: 'due',
  movement: 'cashback',
  house: 'house:cashback',
  wanted: (db, { site }) => isPromoted(db, site, 'CASHBACK'),
  parts: async (tx, job) => {
    const { to } = job.period;
    const at = { merchantCode: job.site.code, day: merchantDayOf(to, job.site.timeZone), from: to };
    const rungs = await rungsOf(tx, at, (_, place) => cashbackPercent(place));
    return sql`(
      with losses as (
        select member_id, sum(stake - payout) as net from ${settledBets(job)} b group by 1 having sum(stake - payout) > 0
      ),
      club as ${clubValues(at, rungs, sql`(select member_id from losses)`)}
      select l.member_id, l.member_id as from_id, '' as category, l.net as turnover, c.value as rate,
        l.net * c.value / 100 as exact, null as note
      from losses l join club c on c.member_id = l.member_id
    )`;
  },
};
