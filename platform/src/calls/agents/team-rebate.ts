import type { ValueOf } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../base/call/call';
import type { Db } from '../../base/db/database';
import { Refusal } from '../../base/refusals/refusal';
import { daysFrom } from '../../base/time/days';
import { periodOf } from '../records/period';

/** Longest range of one request, in days (B019). */
const MOST_DAYS = 31;
type TeamRebate = ValueOf<'teamRebate'>;

/**
 * What an agent's rebates were paid for: by day of the merchant, direct member, category and rate, exact to four decimals; and what
 * each day paid (B022, B027). The agent's own bets are a line of their own, so that a day's lines add up to its movement.
 */
export async function teamRebateOf({ db, session, query }: CallContext<'teamRebate'>): Promise<TeamRebate> {
  const { startDate, endDate, pageNo, pageSize } = query;
  periodOf(startDate, endDate, 0);
  if (daysFrom(startDate, endDate) >= MOST_DAYS) throw new Refusal('request.invalid', undefined, 400);
  const { id, merchantCode } = session.member;
  const mine = sql`merchant_code = ${merchantCode} and kind = 'rebate' and member_id = ${id} and period >= ${startDate} and period <= ${endDate}`;
  const count = await one(db, sql`select count(*)::text as value from settlement_parts where ${mine}`);
  const content = await listed<TeamRebate['content']>(
    db,
    sql`
    select json_build_object('day', p.period, 'memberId', p.from_id, 'username', m.username, 'own', p.from_id = p.member_id,
      'category', p.category, 'turnover', p.turnover::text, 'rate', round(p.rate, 1)::text, 'share', round(p.exact, 4)::text) as row
    from settlement_parts p left join members m on m.id = p.from_id
    where ${sql`p.merchant_code = ${merchantCode} and p.kind = 'rebate' and p.member_id = ${id} and p.period >= ${startDate} and p.period <= ${endDate}`}
    order by p.period desc, p.from_id <> p.member_id, lower(m.username), p.from_id, p.category, p.rate
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
  );
  const days = await listed<TeamRebate['days']>(
    db,
    sql`
    select json_build_object('day', period, 'share', round(exact, 4)::text, 'amount', round(amount, 2)::text,
      'setOff', round(corrected + carried_in - carried_out, 2)::text, 'paid', round(paid, 2)::text) as row
    from settlement_shares where ${mine} order by period desc`,
  );
  const corrections = await listed<TeamRebate['corrections']>(
    db,
    sql`
    select json_build_object('day', period, 'ofDay', of_period, 'amount', round(amount, 2)::text) as row
    from settlement_corrections where ${mine} order by period desc, of_period desc`,
  );
  const [share, paid] = [
    await one(db, sql`select round(coalesce(sum(exact), 0), 4)::text as value from settlement_shares where ${mine}`),
    await one(db, sql`select round(coalesce(sum(paid), 0), 2)::text as value from settlement_shares where ${mine}`),
  ];
  const rows = Number(count);
  return {
    content,
    days,
    corrections,
    totals: { share, paid },
    pageNum: pageNo,
    totalPages: Math.ceil(rows / pageSize),
    totalElements: rows,
  };
}

async function one(db: Db, query: ReturnType<typeof sql>): Promise<string> {
  const [row] = await db.select({ value: sql<string>`value` }).from(sql`(${query}) q`);
  return row?.value ?? '0';
}

/** The column `row` of a query's rows, which is JSON. */
async function listed<T extends readonly unknown[]>(db: Db, query: ReturnType<typeof sql>): Promise<T> {
  const rows = await db.select({ row: sql<string>`row::text` }).from(sql`(${query}) q`);
  return rows.map(({ row }) => JSON.parse(row) as T[number]) as unknown as T;
}
