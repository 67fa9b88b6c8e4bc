import type { Invitation, InvitedFriend, QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { depositOrders, members, settlementClocks, settlementParts, settlementShares } from '../../base/db/schema';
import { TRIAL_TYPE } from '../../base/members/agency';
import { boardName } from '../../base/members/board-name';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { dayAfterAt, days } from '../../base/time/periods';
import { REFERRAL, REFERRAL_AT } from './table';

const PAGE = 20;
const KIND = 'referral';
const dueAt = dayAfterAt(REFERRAL_AT);

/** Whom a member brought: who registered with their code, and nobody whom those brought. */
const broughtBy = ({ id, merchantCode }: Member): SQL | undefined =>
  and(eq(members.uplineId, id), eq(members.merchantCode, merchantCode), ne(members.type, TRIAL_TYPE));

/** The parts of a member's payments with the payment that each belongs to. */
const partsOf = (db: Db, { id, merchantCode }: Member, which?: SQL) =>
  db
    .select({ part: settlementParts, share: settlementShares })
    .from(settlementParts)
    .innerJoin(
      settlementShares,
      and(
        eq(settlementShares.merchantCode, settlementParts.merchantCode),
        eq(settlementShares.kind, settlementParts.kind),
        eq(settlementShares.period, settlementParts.period),
        eq(settlementShares.memberId, settlementParts.memberId),
      ),
    )
    .where(
      and(
        eq(settlementParts.memberId, id),
        eq(settlementParts.kind, KIND),
        eq(settlementParts.merchantCode, merchantCode),
        which,
      ),
    );

/** What inviting friends brings, and has brought a member so far. `earned` and `gift` together are the member's movements (B041). */
export async function invitationOf(db: Db, member: Member): Promise<Invitation> {
  const shares = and(
    eq(settlementShares.memberId, member.id),
    eq(settlementShares.kind, KIND),
    eq(settlementShares.merchantCode, member.merchantCode),
    eq(settlementShares.state, 'paid'),
  );
  const [[all], [received], parts] = await Promise.all([
    db.select({ friends: count() }).from(members).where(broughtBy(member)),
    db
      .select({ sum: sql<string | null>`sum(${settlementShares.paid})` })
      .from(settlementShares)
      .where(shares),
    partsOf(db, member, eq(settlementShares.state, 'paid')),
  ]);
  const gifts = parts.filter(({ part }) => part.category === 'friend');
  const gift = gifts.reduce((sum, { part }) => sum.plus(part.exact), new Big(0));
  return {
    terms: { ...REFERRAL },
    friends: all?.friends ?? 0,
    paid: parts.length - gifts.length,
    earned: new Big(received?.sum ?? 0).minus(gift).toFixed(2),
    ...(gifts.length === 0 ? {} : { gift: gift.toFixed(2) }),
  };
}

/** A page of a member's friends, newest first, each with how far they are; their deposits are nobody else's business (B041). */
export async function invitedFriendsOf(
  db: Db,
  site: Site,
  member: Member,
  { before }: QueryOf<'invitedFriends'>,
): Promise<ValueOf<'invitedFriends'>> {
  const first = db
    .select({ amount: depositOrders.amount, decidedAt: depositOrders.decidedAt })
    .from(depositOrders)
    .where(and(eq(depositOrders.memberId, members.id), eq(depositOrders.status, 'approved')))
    .orderBy(asc(depositOrders.decidedAt), asc(depositOrders.id))
    .limit(1)
    .as('first');
  // Of the row itself, for a moment that was rounded would skip whoever registered in the same instant.
  const earlier =
    before === undefined
      ? undefined
      : sql`(${members.registeredAt}, ${members.id}) < (
          select m.registered_at, m.id from members m where m.id = ${before} and m.upline_id = ${member.id}
        )`;
  const rows = await db
    .select({
      ...{ id: members.id, username: members.username, registeredAt: members.registeredAt },
      ...{ amount: first.amount, decidedAt: first.decidedAt },
    })
    .from(members)
    .leftJoinLateral(first, sql`true`)
    .where(and(broughtBy(member), earlier))
    .orderBy(desc(members.registeredAt), desc(members.id))
    .limit(PAGE + 1);
  const stateOf = await statesOf(db, site, member, rows.slice(0, PAGE));
  return {
    content: rows.slice(0, PAGE).map((row) => ({
      ...{ id: row.id, name: boardName(row.username), registeredAt: row.registeredAt.getTime() },
      ...stateOf(row),
    })),
    more: rows.length > PAGE,
  };
}

interface Brought {
  readonly id: number;
  readonly amount: string | null;
  readonly decidedAt: Date | null;
}

type State = Pick<InvitedFriend, 'state' | 'paysAt' | 'paidAt' | 'amount'>;

/** How far each of some friends is, by what the run of their first deposit's day paid for them. */
async function statesOf(
  db: Db,
  { code, timeZone }: Site,
  member: Member,
  friends: readonly Brought[],
): Promise<(friend: Brought) => State> {
  const dayOf = (moment: Date) => days.at(moment, timeZone);
  const deposited = friends.flatMap(({ id, decidedAt }) => (decidedAt === null ? [] : [{ id, day: dayOf(decidedAt) }]));
  if (deposited.length === 0) return () => ({ state: 'registered' });
  const [found, [clock]] = await Promise.all([
    partsOf(
      db,
      member,
      and(
        inArray(settlementParts.period, [...new Set(deposited.map(({ day }) => day.name))]),
        inArray(
          settlementParts.fromId,
          deposited.map(({ id }) => id),
        ),
        eq(settlementParts.category, 'inviter'),
      ),
    ),
    db
      .select({ nextFrom: settlementClocks.nextFrom })
      .from(settlementClocks)
      .where(and(eq(settlementClocks.merchantCode, code), eq(settlementClocks.kind, KIND))),
  ]);
  return ({ id, amount, decidedAt }) => {
    if (amount === null || decidedAt === null) return { state: 'registered' };
    const one = found.find(({ part }) => part.fromId === id);
    const { share } = one ?? {};
    if (one !== undefined && share?.state === 'paid')
      return {
        ...{ state: 'paid', amount: new Big(one.part.exact).toFixed(2) },
        ...(share.paidAt === null ? {} : { paidAt: share.paidAt.getTime() }),
      };
    if (new Big(amount).lt(REFERRAL.deposit)) return { state: 'small' };
    const day = dayOf(decidedAt);
    // The clock stands at the oldest day that was not run yet.
    if (one === undefined && clock !== undefined && clock.nextFrom >= day.to) return { state: 'missed' };
    return { state: 'coming', paysAt: dueAt(day, timeZone).getTime(), amount: new Big(REFERRAL.inviter).toFixed(2) };
  };
}
