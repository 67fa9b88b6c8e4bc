import { type SQL, sql } from 'drizzle-orm';
import { dayAfterAt, days, hours, minuteFive } from '../../base/time/periods';
import { ACTIVE_STAKE, inForce } from '../../calls/agents/contracts/in-force';
import { settledBets } from '../../calls/records/settled';
import { anyContract } from './any-contract';
import type { Job, Settlement } from './settlement';

/**
 * The percentage of the highest step of which turnover and active members are both reached, of what the team staked (B025). A team is
 * everybody below, at any depth, without trial accounts and without the agent; there is a part for the line of each direct member.
 */
const salaryParts = (kind: 'salary' | 'hourSalary', job: Job): SQL => sql`(
  with owner as ${inForce(kind, job)},
  bet as (select member_id, sum(stake) as stake from ${settledBets(job)} b group by 1),
  line as (
    select o.member_id, d.id as from_id, b.stake
    from owner o join members d on d.upline_id = o.member_id
    cross join lateral (
      select d.id as id union all select t.member_id from team_members t where t.ancestor_id = d.id
    ) below
    join bet b on b.member_id = below.id
  ),
  team as (
    select member_id, sum(stake) as turnover, count(*) filter (where stake >= ${ACTIVE_STAKE}::numeric) as active
    from line group by 1
  ),
  reached as (
    select t.member_id, t.turnover, t.active, s.percent
    from team t join owner o on o.member_id = t.member_id
    cross join lateral (
      select (step ->> 'percent')::numeric as percent from jsonb_array_elements(o.steps) step
      where t.turnover >= (step ->> 'turnover')::numeric and t.active >= (step ->> 'activeMembers')::int
      order by (step ->> 'turnover')::numeric desc limit 1
    ) s
  )
  select l.member_id, l.from_id, '' as category, sum(l.stake) as turnover, r.percent as rate,
    sum(l.stake) * r.percent / 100 as exact,
    json_build_object('turnover', r.turnover::text, 'active', r.active)::text as note
  from line l join reached r on r.member_id = l.member_id
  group by l.member_id, l.from_id, r.percent, r.turnover, r.active
)`;

/** Paid for each merchant's day. */
export const salary: Settlement = {
  kind: 'salary',
  periods: days,
  due: dayAfterAt('03:10'),
  movement: 'salary',
  house: 'house:salary',
  wanted: anyContract('salary'),
  parts: async (_, job) => salaryParts('salary', job),
};

/** Paid for each hour of the merchant's clock, by itself. */
export const hourSalary: Settlement = {
  kind: 'hourSalary',
  periods: hours,
  due: minuteFive,
  movement: 'salary.hour',
  house: 'house:salary',
  wanted: anyContract('hourSalary'),
  parts: async (_, job) => salaryParts('hourSalary', job),
};
