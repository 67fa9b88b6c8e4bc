import { sql } from 'drizzle-orm';
import { dayAfterAt, days } from '../../base/time/periods';
import { clubValues, rungsOf } from '../../calls/club/percents';
import { settledBets } from '../../calls/records/settled';
import type { Settlement } from './settlement';

/**
 * Of each settled stake everybody on the way up gets their own rate less that of the one below (B022). Whoever has no rate counts
 * with the one below; whoever has neither a rate nor an upline, with the percent of their club level (B021). A rate that is lower
 * than the one below brings nothing, so that all together never get more than the highest.
 */
export const rebate: Settlement = {
  kind: 'rebate',
  periods: days,
  due: dayAfterAt('03:00'),
  movement: 'rebate',
  house: 'house:rebate',
  parts: async (tx, job) => {
    const { name: day, from } = job.period;
    const at = { merchantCode: job.site.code, day, from };
    const rungs = await rungsOf(tx, at, ({ benefits }) => benefits.find(({ code }) => code === 'rebate')?.value ?? '0');
    const roots = sql`(select w.id from way w join members m on m.id = w.id where m.upline_id is null)`;
    return sql`(
      with bet as (select member_id, game_type as category, stake from ${settledBets(job)} b where stake > 0),
      way as (
        select b.member_id, b.category, b.stake, a.id, a.depth
        from bet b cross join lateral (
          select b.member_id as id, 0 as depth
          union all select ancestor_id, depth from team_members where member_id = b.member_id
        ) a
      ),
      rates as (
        select distinct on (member_id, category) member_id, category, rate from member_rates
        where from_day <= ${day} and member_id in (select id from way) order by member_id, category, from_day desc
      ),
      club as ${clubValues(at, rungs, roots)},
      steps as (
        select w.*, m.type, lag(w.id, 1, w.id) over way_up as below, max(case when m.type = 4 then 0 else coalesce(r.rate, c.value, 0) end)
          over (partition by w.member_id, w.category order by w.depth) as reached
        from way w join members m on m.id = w.id
        left join rates r on r.member_id = w.id and r.category = w.category
        left join club c on c.member_id = w.id
        window way_up as (partition by w.member_id, w.category order by w.depth)
      ),
      gaps as (
        select id, below, category, stake, type, reached - lag(reached, 1, 0) over (partition by member_id, category order by depth) as gap
        from steps
      )
      select id as member_id, below as from_id, category, sum(stake) as turnover, gap as rate, sum(stake * gap / 100) as exact, null as note
      from gaps where gap > 0 and type <> 4 group by id, below, category, gap
    )`;
  },
};
