import type { Withdrawable } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, count, eq, gte, notInArray } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { withdrawOrders } from '../../base/db/schema';
import { pursesOf, sumOf } from '../../base/ledger/purses';
import type { Member } from '../../base/members/member';
import { openDemandsOf, tiedBy } from '../../base/money/demands';
import type { Site } from '../../base/sites/site';
import { addDays } from '../../base/time/days';
import { merchantDayOf, merchantMoment } from '../../base/time/merchant-day';
import { standingOf } from '../club/standing';
import { justEndedOf, openOrderOf, shownOrder } from './orders';
import { rulesOf } from './rules';

/** States that do not count as one of the day's withdrawals. */
const FREE = ['cancelled', 'refused'] as const;

/** Withdrawals that the member has left in the merchant's day, and when the next day begins (B002, B014). */
export async function leftToday(
  db: Db,
  site: Site,
  member: Member,
  now: Date,
): Promise<{ readonly max: number; readonly left: number; readonly nextDayAt: number }> {
  const { timeZone } = site;
  const day = merchantDayOf(now, timeZone);
  const { current, levels } = await standingOf(db, member);
  const max = Number(levels[current]?.benefits.find(({ code }) => code === 'withdrawals')?.value ?? 0);
  const [row] = await db
    .select({ n: count() })
    .from(withdrawOrders)
    .where(
      and(
        eq(withdrawOrders.memberId, member.id),
        gte(withdrawOrders.createdAt, merchantMoment(day, timeZone)),
        notInArray(withdrawOrders.status, [...FREE]),
      ),
    );
  const nextDayAt = merchantMoment(addDays(day, 1), timeZone).getTime();
  return { max, left: Math.max(0, max - (row?.n ?? 0)), nextDayAt };
}

/** What can be withdrawn now, part by part (B013). */
export async function withdrawableOf(db: Db, site: Site, member: Member, now: Date): Promise<Withdrawable> {
  const [purses, demands, today, open] = await Promise.all([
    pursesOf(db, member.id),
    openDemandsOf(db, member.id),
    leftToday(db, site, member, now),
    openOrderOf(db, member.id),
  ]);
  const ended = open === undefined ? await justEndedOf(db, member.id, now) : undefined;
  const asked = tiedBy(demands);
  const tied = asked.gt(purses.main) ? new Big(purses.main) : asked;
  return {
    total: sumOf(purses),
    tied: tied.toFixed(),
    held: new Big(purses.held).toFixed(),
    bonus: new Big(purses.bonus).toFixed(),
    available: new Big(purses.main).minus(tied).toFixed(),
    ...rulesOf(site),
    left: today.left,
    nextDayAt: today.nextDayAt,
    demands: demands.map(({ id, origin, reference, asked: whole, filled }) => ({
      ...{ id: String(id), origin, reference },
      ...{ asked: new Big(whole).toFixed(), filled: new Big(filled).toFixed() },
    })),
    ...(open === undefined ? {} : { open: await shownOrder(db, site, open) }),
    ...(ended === undefined ? {} : { ended: await shownOrder(db, site, ended) }),
  };
}
