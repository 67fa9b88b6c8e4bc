import { type SQL, sql } from 'drizzle-orm';
import type { Site } from '../../../base/sites/site';
import { halfMonths, type Period } from '../../../base/time/periods';
import { ACTIVE_STAKE, inForce } from '../contracts/in-force';
import { FIGURES, figuresOf } from './figures';

/** The part that is no member's: what earlier half months of the contract left below zero. */
export const CARRIED = 'carried';

/**
 * What a half month's dividend is made of (B025), as parts of a settlement: a line for each direct member with their team, whose
 * turnover is their share of the base, and one with what was carried, which also tells the contract, the team's stakes and how many
 * were active. A sum below zero pays nothing; it is carried on within the contract. The percentage is that of the highest step with
 * both marks reached, else 0.
 *
 * @param memberId the agent, for an estimate; all of the merchant without it
 */
export function dividendParts(job: { readonly site: Site; readonly period: Period }, memberId?: number): SQL {
  const { site, period } = job;
  const before = halfMonths.at(new Date(period.from.getTime() - 1), site.timeZone);
  const sums = sql.raw(FIGURES.map((name) => `sum(f.${name}) as ${name}`).join(', '));
  const note = sql.raw(FIGURES.map((name) => `'${name}', trim_scale(l.${name})::text`).join(', '));
  return sql`(
    with owner as ${inForce('dividend', job, memberId)},
    below as (
      select o.member_id as owner_id, d.id as from_id, m.id as member_id
      from owner o join members d on d.upline_id = o.member_id
      cross join lateral (
        select d.id as id union all select t.member_id from team_members t where t.ancestor_id = d.id
      ) b
      join members m on m.id = b.id
      where m.type <> 4
    ),
    figure as ${figuresOf(site.code, period, sql`select distinct member_id from below`)},
    line as (
      select b.owner_id, b.from_id, ${sums}, count(*) filter (where f.stake >= ${ACTIVE_STAKE}::numeric) as active,
        sum(f.stake - f.payout - f.rebate - f.bonus - f.salary) as base
      from below b join figure f on f.member_id = b.member_id group by 1, 2
    ),
    kept as (
      select o.member_id, least(sum(p.turnover), 0) as carried
      from owner o join settlement_parts p on p.member_id = o.member_id and p.kind = 'dividend'
        and p.merchant_code = ${site.code} and p.period = ${before.name}
      group by o.member_id, o.contract
      having bool_or(p.category = ${CARRIED} and (p.note ->> 'contract')::bigint = o.contract)
    ),
    team as (
      select o.member_id, o.contract, o.steps, coalesce(k.carried, 0) as carried, coalesce(l.turnover, 0) as turnover,
        coalesce(l.active, 0) as active, coalesce(l.base, 0) + coalesce(k.carried, 0) as base
      from owner o left join kept k on k.member_id = o.member_id
      left join (
        select owner_id, sum(stake) as turnover, sum(active) as active, sum(base) as base from line group by 1
      ) l on l.owner_id = o.member_id
    ),
    reached as (
      select t.*, coalesce(s.percent, 0) as percent, case when t.base > 0 then coalesce(s.percent, 0) / 100 else 0 end as share
      from team t left join lateral (
        select (step ->> 'percent')::numeric as percent from jsonb_array_elements(t.steps) step
        where t.turnover >= (step ->> 'turnover')::numeric and t.active >= (step ->> 'activeMembers')::int
        order by (step ->> 'turnover')::numeric desc limit 1
      ) s on true
    )
    select l.owner_id as member_id, l.from_id, '' as category, l.base as turnover, r.percent as rate, l.base * r.share as exact,
      json_build_object(${note})::text as note
    from line l join reached r on r.member_id = l.owner_id
    union all
    select r.member_id, r.member_id, ${CARRIED}, r.carried, r.percent, r.carried * r.share,
      json_build_object('contract', r.contract, 'turnover', trim_scale(r.turnover)::text, 'active', r.active)::text
    from reached r
  )`;
}
