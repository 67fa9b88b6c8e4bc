import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { periodOf } from './period';

/** A range of days of a device, as in the calls. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
  readonly zone: number;
}

interface Answer {
  readonly count: number;
  readonly [name: string]: unknown;
}

async function one(db: Db, answer: ReturnType<typeof sql>): Promise<Answer> {
  const [row] = await db.select({ answer: sql<Answer>`answer` }).from(sql`(${answer}) a`);
  if (row === undefined) throw new Error('a sum gave no row');
  return row.answer;
}

function bounds({ startDate, endDate, zone }: Days) {
  const { from, to } = periodOf(startDate, endDate, zone);
  return [sql`${from.toISOString()}::timestamptz`, sql`${to.toISOString()}::timestamptz`] as const;
}

/** The betting record computed from rows alone, without stored sums. */
export function betsByRows(db: Db, memberId: number, days: Days, gameType = '', status = ''): Promise<Answer> {
  const [from, to] = bounds(days);
  const text = (what: string) => sql.raw(`trim_scale(coalesce(${what}, 0))::text`);
  return one(
    db,
    sql`with mine as (
      select *, to_char((placed_at at time zone 'UTC') + make_interval(mins => ${days.zone}::int), 'YYYY-MM-DD') as date
      from bets where member_id = ${memberId} and placed_at >= ${from} and placed_at < ${to}
        and ${gameType} in ('', game_type) and ${status} in ('', status)
    ) select json_build_object(
      'count', count(*), 'stake', ${text('sum(stake)')}, 'payout', ${text('sum(payout)')},
      'net', ${text(`sum(payout - stake) filter (where status <> 'open')`)},
      'openStake', ${text(`sum(stake) filter (where status = 'open')`)},
      'ids', coalesce(json_agg(id::text order by placed_at desc, id desc), '[]'),
      'days', coalesce((select json_agg(d order by d.date) from (
        select date, ${text('sum(stake)')} as stake, ${text('sum(payout)')} as payout from mine where status <> 'open' group by date
      ) d), '[]')
    ) as answer from mine`,
  );
}

/** The account record computed from rows alone: each balance is the sum of all earlier movements. */
export function accountByRows(db: Db, memberId: number, days: Days, kind = ''): Promise<Answer> {
  const [from, to] = bounds(days);
  const change = sql.raw(
    `(case when credit like 'wallet:%' and credit <> 'wallet:held' then amount else 0 end
      - case when debit like 'wallet:%' and debit <> 'wallet:held' then amount else 0 end)`,
  );
  return one(
    db,
    sql`with every as (
      select *, ${change} as change, sum(${change}) over (order by at, id) as balance,
        case when kind = 'bet.stake' then 'stake' when kind = 'bet.payout' then 'payout'
          when kind in ('withdraw.hold', 'withdraw.back') then 'withdrawal'
          when kind in ('deposit', 'withdrawal', 'bonus', 'rebate') then kind else 'adjustment' end as shown
      from ledger_movements where member_id = ${memberId}
    ), mine as (select * from every where kind <> 'withdraw.paid' and at >= ${from} and at < ${to} and ${kind} in ('', shown))
    select json_build_object(
      'count', count(*),
      'in', trim_scale(coalesce(sum(change) filter (where change > 0), 0))::text,
      'out', trim_scale(coalesce(-sum(change) filter (where change < 0), 0))::text,
      'net', trim_scale(coalesce(sum(change), 0))::text,
      'rows', coalesce(json_agg(json_build_array(id::text, shown, trim_scale(change)::text, trim_scale(balance)::text)
        order by at desc, id desc), '[]')
    ) as answer from mine`,
  );
}

/** Turnover, bettors and registrations of a team, found by walking the uplines. */
export function teamByRows(db: Db, agentId: number, merchant: string, days: Days): Promise<Answer> {
  const [from, to] = bounds(days);
  return one(
    db,
    sql`with recursive team(id, registered_at) as (
      select id, registered_at from members where upline_id = ${agentId} and merchant_code = ${merchant}
      union
      select m.id, m.registered_at from members m join team t on m.upline_id = t.id and m.merchant_code = ${merchant}
    ) select json_build_object(
      'count', (select count(*) from team),
      'members', (select coalesce(json_agg(id order by id), '[]') from team),
      'betting', (select count(distinct b.member_id) from bets b join team t on t.id = b.member_id
        where b.placed_at >= ${from} and b.placed_at < ${to}),
      'registered', (select count(*) from team where registered_at >= ${from} and registered_at < ${to}),
      'turnover', (select trim_scale(coalesce(sum(stake), 0))::text from bets
        where member_id = ${agentId} and status in ('won', 'lost'))
    ) as answer`,
  );
}
