import type { ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CallContext } from '../../../base/call/call';
import type { Db } from '../../../base/db/database';
import { members, rateSheets } from '../../../base/db/schema';
import type { Member } from '../../../base/members/member';
import { Refusal } from '../../../base/refusals/refusal';
import type { Site } from '../../../base/sites/site';
import { merchantDayOf } from '../../../base/time/merchant-day';
import { givenOn, givenRates, ownRates, type Rates } from './rates';

const TRIAL = 4;
type Rated = ValueOf<'changeRates'>;

/** Members whom an agent brought; trial accounts are none (B008). */
export const directOf = ({ id, merchantCode }: Member) =>
  and(eq(members.uplineId, id), eq(members.merchantCode, merchantCode), ne(members.type, TRIAL));

/**
 * The direct member of an id.
 *
 * @throws Refusal `member.not.exist` for anybody else, or nobody
 */
export async function directMember(db: Db, agent: Member, memberId: number): Promise<Member> {
  const [found] = await db
    .select()
    .from(members)
    .where(and(directOf(agent), eq(members.id, memberId)));
  if (found === undefined) throw new Refusal('member.not.exist');
  return found;
}

/** The rates of direct members, with what is possible for each. */
export async function ratedMembers(
  db: Db,
  site: Site,
  found: readonly Pick<Member, 'id' | 'username'>[],
  own: Rates,
  now: Date,
): Promise<Rated[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const these = sql`(${sql.join(ids, sql`, `)})`;
  const [next, today, on, sheets] = [
    await givenRates(db, these),
    await givenRates(db, these, merchantDayOf(now, site.timeZone)),
    await givenOn(db, ids),
    await db.select().from(rateSheets).where(inArray(rateSheets.memberId, ids)),
  ];
  const text = (rate: string | undefined) => new Big(rate ?? 0).toFixed(1);
  return found.map(({ id, username }) => ({
    memberId: id,
    username,
    version: sheets.find(({ memberId }) => memberId === id)?.version ?? 0,
    rates: [...own].map(([category, max]) => {
      const [rate, present] = [next, today].map((each) => text(each.get(id)?.get(category))) as [string, string];
      const changed = present === rate ? {} : { today: present };
      return { category, rate, ...changed, min: text(on.get(id)?.get(category)), max };
    }),
  }));
}

/** An agent's own rates, and those of a page of direct members by name. */
export async function listRates({
  db,
  site,
  session,
  query,
  now,
}: CallContext<'agentRates'>): Promise<ValueOf<'agentRates'>> {
  const { pageNo, pageSize, memberId } = query;
  const { member: agent } = session;
  const which = and(directOf(agent), memberId === undefined ? undefined : eq(members.id, memberId));
  const [total] = await db.select({ rows: count() }).from(members).where(which);
  const found = await db
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(which)
    .orderBy(asc(sql`lower(${members.username})`), asc(members.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  if (memberId !== undefined && found.length === 0) throw new Refusal('member.not.exist');
  const own = await ownRates(db, site, agent, now);
  const rows = total?.rows ?? 0;
  return {
    own: [...own].map(([category, rate]) => ({ category, rate })),
    content: await ratedMembers(db, site, found, own, now),
    pageNum: pageNo,
    totalPages: Math.ceil(rows / pageSize),
    totalElements: rows,
  };
}
