import type { ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { desc, eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../../base/call/call';
import type { Db } from '../../../base/db/database';
import { memberRates, members, rateChanges, rateSheets } from '../../../base/db/schema';
import { Refusal } from '../../../base/refusals/refusal';
import { addDays, type Day } from '../../../base/time/days';
import { merchantDayOf } from '../../../base/time/merchant-day';
import { directMember, ratedMembers } from './list-rates';
import { givenOn, givenRates, isStep, lockRates, ownRates, type Rates } from './rates';

const HISTORY = 100;

/**
 * Changes what a direct member gets from the next day of the merchant on (B022).
 *
 * @throws Refusal `rate.changed` when somebody changed these rates since, `rate.bounds` with the range of the first rate that does
 *   not fit, `member.not.exist` when it is no direct member
 */
export async function changeRates({
  db,
  site,
  session,
  body,
  now,
}: CallContext<'changeRates'>): Promise<ValueOf<'changeRates'>> {
  const agent = session.member;
  return db.transaction(async (tx) => {
    const member = await directMember(tx, agent, body.memberId);
    const versions = await lockRates(tx, [agent.id, member.id]);
    const version = versions.get(member.id) ?? 0;
    const own = await ownRates(tx, site, agent, now);
    if (version !== body.version) throw new Refusal('rate.changed');
    const least = (await givenOn(tx, [member.id])).get(member.id) ?? new Map();
    demandRange(body.rates, own, least);
    const fromDay = addDays(merchantDayOf(now, site.timeZone), 1);
    await writeRates(tx, { memberId: member.id, byId: agent.id, rates: body.rates, fromDay, at: now });
    const [changed] = await ratedMembers(tx, site, [member], own, now);
    if (changed === undefined) throw new Error('the member is gone');
    return changed;
  });
}

interface Wanted {
  readonly category: string;
  readonly rate: string;
}

/**
 * Whether rates are steps of 0.1 between what is given on and what the giver has.
 *
 * @throws Refusal `rate.bounds`
 */
export function demandRange(wanted: readonly Wanted[], own: Rates, least: Rates = new Map()): void {
  for (const { category, rate } of wanted) {
    const [min, max] = [new Big(least.get(category) ?? 0), new Big(own.get(category) ?? 0)];
    const fits = own.has(category) && isStep(rate) && new Big(rate).gte(min) && new Big(rate).lte(max);
    if (!fits) throw new Refusal('rate.bounds', { category, min: min.toFixed(1), max: max.toFixed(1) });
  }
}

/** Writes rates from a day on, and who changed them. The caller holds the lock on them. */
export async function writeRates(
  tx: Db,
  change: {
    readonly memberId: number;
    /** Null for the operator. */
    readonly byId: number | null;
    readonly rates: readonly Wanted[];
    readonly fromDay: Day;
    readonly at: Date;
  },
): Promise<void> {
  const { memberId, byId, rates, fromDay, at } = change;
  const before = (await givenRates(tx, sql`(select ${memberId}::bigint)`)).get(memberId);
  // The last of two rates for one category counts.
  const wanted = [...new Map(rates.map(({ category, rate }) => [category, rate]))];
  const changed = wanted.filter(([category, rate]) => !new Big(before?.get(category) ?? -1).eq(rate));
  if (changed.length === 0) return;
  await tx
    .insert(memberRates)
    .values(changed.map(([category, rate]) => ({ memberId, category, rate, fromDay })))
    .onConflictDoUpdate({
      target: [memberRates.memberId, memberRates.category, memberRates.fromDay],
      set: { rate: sql`excluded.rate` },
    });
  await tx.insert(rateChanges).values(
    changed.map(([category, rate]) => {
      const rateFrom = before?.get(category) ?? null;
      return { memberId, byId, at, category, rateFrom, rateTo: rate, fromDay };
    }),
  );
  await tx
    .update(rateSheets)
    .set({ version: sql`${rateSheets.version} + 1` })
    .where(eq(rateSheets.memberId, memberId));
}

/** The latest changes of a direct member's rates, newest first. */
export async function rateHistory({ db, session, query }: CallContext<'rateHistory'>): Promise<ValueOf<'rateHistory'>> {
  const { id } = await directMember(db, session.member, query.memberId);
  const rows = await db
    .select({ change: rateChanges, by: members.username })
    .from(rateChanges)
    .leftJoin(members, eq(members.id, rateChanges.byId))
    .where(eq(rateChanges.memberId, id))
    .orderBy(desc(rateChanges.id))
    .limit(HISTORY);
  return rows.map(({ change: { at, category, rateFrom, rateTo, fromDay }, by }) => ({
    at: at.getTime(),
    ...(by === null ? {} : { by }),
    category,
    ...(rateFrom === null ? {} : { from: rateFrom }),
    to: rateTo,
    since: fromDay,
  }));
}
