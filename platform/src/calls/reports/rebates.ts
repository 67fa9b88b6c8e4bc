import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, asc, between, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { settlementParts, settlementShares } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { merchantDayOf } from '../../base/time/merchant-day';
import { markOf } from '../records/hours';
import { pagesOf } from '../records/pages';
import { periodOf } from '../records/period';

/** A share of a day's rebate, from own stakes (`fromId` is the member) or from the team of a direct member. */
export interface RebatePart {
  readonly day: string;
  readonly fromId: number;
  readonly category: string;
  readonly turnover: string;
  readonly rate: string;
  readonly exact: string;
}

/** Gives the parts of the running day, as they stand. */
export type RebateSoFar = (db: Db, site: Site, memberId: number, now: Date) => Promise<readonly RebatePart[]>;

type Page = ValueOf<'rebateReport'>;

const KIND = 'rebate';
const plain = (amount: string): string => new Big(amount).toFixed();
const total = (amounts: readonly string[]): Big => amounts.reduce((sum, amount) => sum.plus(amount), new Big(0));

/** One page of a member's rebates by the merchant's day, newest first, with totals of all chosen days; and today's estimate. */
export async function rebatesOf(
  { db, site, now }: { readonly db: Db; readonly site: Site; readonly now: Date },
  member: Member,
  query: QueryOf<'rebateReport'>,
  soFar: RebateSoFar,
): Promise<Page> {
  const { startDate, endDate, pageNo, pageSize } = query;
  // Refuses days that do not exist.
  periodOf(startDate, endDate, 0);
  const chosen = and(
    ofMember(member),
    between(settlementShares.period, startDate, endDate),
    gt(settlementShares.paid, '0'),
  );
  const totals = await totalsOf(db, member, chosen, query);
  const totalPages = pagesOf(totals.count, pageSize);
  const newest = markOf(query.upTo)?.at.toISOString().slice(0, 10);
  const shares = await db
    .select()
    .from(settlementShares)
    .where(newest === undefined ? chosen : and(chosen, sql`${settlementShares.period} <= ${newest}`))
    .orderBy(desc(settlementShares.period))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const parts = await partsOf(
    db,
    member,
    shares.map(({ period }) => period),
  );
  const today = merchantDayOf(now, site.timeZone);
  const isChosen = startDate <= today && today <= endDate;
  return {
    content: shares.map(({ period, paid, corrected, carriedIn, paidAt }) => ({
      ...dayOf(period, plain(paid), parts, member.id),
      corrected: new Big(corrected).plus(carriedIn).toFixed(),
      ...(paidAt === null ? {} : { paidAt: paidAt.getTime() }),
    })),
    pageNum: pageNo,
    totalPages,
    totals,
    ...(isChosen ? { running: runningDay(today, await soFar(db, site, member.id, now), member.id) } : {}),
  };
}

const ofMember = ({ id, merchantCode }: Member) =>
  and(
    eq(settlementShares.memberId, id),
    eq(settlementShares.merchantCode, merchantCode),
    eq(settlementShares.kind, KIND),
  );

async function totalsOf(
  db: Db,
  { id, merchantCode }: Member,
  chosen: SQL | undefined,
  { startDate, endDate }: Pick<QueryOf<'rebateReport'>, 'startDate' | 'endDate'>,
): Promise<Page['totals']> {
  const [sums] = await db
    .select({ count: sql<string>`count(*)::text`, amount: sql<string>`coalesce(sum(paid), 0)::text` })
    .from(settlementShares)
    .where(chosen);
  const [own] = await db
    .select({ turnover: sql<string>`coalesce(sum(turnover), 0)::text` })
    .from(settlementParts)
    .where(
      and(
        eq(settlementParts.memberId, id),
        eq(settlementParts.kind, KIND),
        between(settlementParts.period, startDate, endDate),
        eq(settlementParts.merchantCode, merchantCode),
        eq(settlementParts.fromId, id),
      ),
    );
  return { count: Number(sums?.count ?? 0), turnover: plain(own?.turnover ?? '0'), amount: plain(sums?.amount ?? '0') };
}

async function partsOf(db: Db, { id, merchantCode }: Member, days: readonly string[]): Promise<readonly RebatePart[]> {
  if (days.length === 0) return [];
  const { period, fromId, category, turnover, rate, exact } = settlementParts;
  return db
    .select({ day: period, fromId, category, turnover, rate, exact })
    .from(settlementParts)
    .where(
      and(
        eq(settlementParts.memberId, id),
        eq(settlementParts.kind, KIND),
        inArray(period, [...days]),
        eq(settlementParts.merchantCode, merchantCode),
      ),
    )
    .orderBy(asc(category), asc(rate));
}

function dayOf(day: string, amount: string, parts: readonly RebatePart[], memberId: number) {
  const ofDay = parts.filter((part) => part.day === day);
  return {
    day,
    amount,
    parts: ofDay
      .filter(({ fromId }) => fromId === memberId)
      .map(({ category, turnover, rate, exact }) => ({
        ...{ category, turnover: plain(turnover), rate: plain(rate), share: plain(exact) },
      })),
    team: total(ofDay.filter(({ fromId }) => fromId !== memberId).map(({ exact }) => exact)).toFixed(),
  };
}

/** Rounded once, half up, as the payment will be (B001). */
const runningDay = (day: string, parts: readonly RebatePart[], memberId: number) =>
  dayOf(
    day,
    total(parts.map(({ exact }) => exact))
      .round(2, Big.roundHalfUp)
      .toFixed(),
    parts,
    memberId,
  );
