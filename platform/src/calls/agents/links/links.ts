import type { ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CallContext } from '../../../base/call/call';
import type { Db } from '../../../base/db/database';
import { agentLinks, members } from '../../../base/db/schema';
import { submitOnce } from '../../../base/ledger/submit-once';
import { hasAgency } from '../../../base/members/agency';
import type { Member } from '../../../base/members/member';
import { Refusal } from '../../../base/refusals/refusal';
import type { Site } from '../../../base/sites/site';
import { merchantDayOf } from '../../../base/time/merchant-day';
import { demandRange, writeRates } from '../rates/change-rates';
import { lockRates, ownRates } from '../rates/rates';

/** Links that an agent may have at a time (B023). */
const MOST = 20;
type Link = ValueOf<'makeAgentLink'>;

const shown = ({ id, code, label, kind, rates, registered, createdAt }: typeof agentLinks.$inferSelect): Link => ({
  ...{ id, code, label, kind, rates: [...rates], registered, createdAt: createdAt.getTime() },
});

/** An agent's links, newest first, and the own rates, which bound theirs. */
export async function listLinks({ db, site, session, now }: CallContext<'agentLinks'>): Promise<ValueOf<'agentLinks'>> {
  const { member } = session;
  const rows = await db
    .select()
    .from(agentLinks)
    .where(and(eq(agentLinks.memberId, member.id), isNull(agentLinks.droppedAt)))
    .orderBy(desc(agentLinks.id));
  const own = await ownRates(db, site, member, now);
  return { own: [...own].map(([category, rate]) => ({ category, rate })), links: rows.map(shown), max: MOST };
}

/**
 * Makes a link.
 *
 * @throws Refusal `link.limit`, or `rate.bounds` for a rate above the agent's own
 */
export function makeLink({ db, site, session, body, now }: CallContext<'makeAgentLink'>): Promise<Link> {
  const { id: memberId, merchantCode } = session.member;
  const { key, ...request } = body;
  const submit = { merchant: merchantCode, memberId, operation: 'makeAgentLink', key, request, at: now };
  return submitOnce(db, submit, async (tx) => {
    // Under this lock the links are counted, and the own rates stay.
    await lockRates(tx, [memberId]);
    const mine = and(eq(agentLinks.memberId, memberId), isNull(agentLinks.droppedAt));
    const [has] = await tx.select({ links: count() }).from(agentLinks).where(mine);
    if ((has?.links ?? 0) >= MOST) throw new Refusal('link.limit', { max: MOST });
    demandRange(body.rates, await ownRates(tx, site, session.member, now));
    const rates = body.rates.map(({ category, rate }) => ({ category, rate: new Big(rate).toFixed(1) }));
    const [made] = await tx
      .insert(agentLinks)
      .values({ merchantCode, memberId, label: body.label, kind: body.kind, rates, createdAt: now })
      .returning();
    if (made === undefined) throw new Error('the link was not stored');
    return shown(made);
  });
}

/**
 * Deletes a link; whoever came by it stays (B023). Deleting it again does no harm.
 *
 * @throws Refusal `invitation.invalid` for a link of somebody else, or of nobody
 */
export async function dropLink({ db, session, query, now }: CallContext<'dropAgentLink'>): Promise<null> {
  const dropped = await db
    .update(agentLinks)
    .set({ droppedAt: sql`coalesce(${agentLinks.droppedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(agentLinks.id, query.id), eq(agentLinks.memberId, session.member.id)))
    .returning({ id: agentLinks.id });
  if (dropped.length === 0) throw new Refusal('invitation.invalid');
  return null;
}

/** A link that somebody may register by now, with its agent. */
export interface OpenLink {
  readonly id: number;
  readonly kind: 'player' | 'agent';
  readonly agent: Member;
}

/** The link of a code; undefined when it was deleted or its agent is none any more. Case is ignored. */
export async function linkOfCode(db: Db, merchantCode: string, code: string): Promise<OpenLink | undefined> {
  const [found] = await db
    .select({ id: agentLinks.id, kind: agentLinks.kind, agent: members })
    .from(agentLinks)
    .innerJoin(members, eq(members.id, agentLinks.memberId))
    .where(
      and(
        eq(agentLinks.merchantCode, merchantCode),
        eq(agentLinks.code, code.toUpperCase()),
        isNull(agentLinks.droppedAt),
        eq(members.disabled, false),
      ),
    );
  return found !== undefined && hasAgency(found.agent.type) ? found : undefined;
}

/**
 * Counts a newcomer for a link and gives them its rates, each as far as the agent still has it, today and from tomorrow on.
 *
 * @throws Refusal `invitation.invalid` when the link was deleted meanwhile
 */
export async function joinByLink(
  tx: Db,
  site: Site,
  { id, agent }: OpenLink,
  newcomer: Pick<Member, 'id'>,
  now: Date,
): Promise<void> {
  const [link] = await tx
    .update(agentLinks)
    .set({ registered: sql`${agentLinks.registered} + 1` })
    .where(and(eq(agentLinks.id, id), isNull(agentLinks.droppedAt)))
    .returning();
  if (link === undefined) throw new Refusal('invitation.invalid', { field: 'affiliateCode' });
  await lockRates(tx, [agent.id, newcomer.id]);
  const today = merchantDayOf(now, site.timeZone);
  const [present, next] = [await ownRates(tx, site, agent, now, today), await ownRates(tx, site, agent, now)];
  const least = (category: string, rate: string) =>
    [rate, present.get(category) ?? '0', next.get(category) ?? '0'].reduce((a, b) => (new Big(a).lte(b) ? a : b));
  const rates = link.rates.map(({ category, rate }) => ({ category, rate: least(category, rate) }));
  await writeRates(tx, { memberId: newcomer.id, byId: agent.id, rates, fromDay: today, at: now });
}
