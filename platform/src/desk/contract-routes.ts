import { type Static, Type } from '@sinclair/typebox';
import { and, desc, eq, gt, lte, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { contracts, members } from '../base/db/schema';
import { type Actor, recordAct } from '../base/operators/acts';
import { siteTime } from '../base/sites/site';
import { type ContractRow, isOpen } from '../calls/agents/contracts/contract';
import { bodyOf, memberOf } from '../operations/answer';
import { OfferBody, offerContract, withdrawContract } from '../operations/offer-contract';
import { type Shift, shiftOf } from './guard';
import { ListQuery, PAGE, pageFrom, pageOf } from './listed';

const MemberParams = Type.Object({ code: Type.String(), username: Type.String({ maxLength: 64 }) });
const IdParams = Type.Object({ code: Type.String(), id: Type.String({ pattern: '^\\d{1,15}$' }) });
const State = Type.Union(
  (['offered', 'accepted', 'refused', 'withdrawn', 'expired'] as const).map((each) => Type.Literal(each)),
);
const LISTED = 100;
const url = '/desk/api/merchants/:code/members/:username/contracts';

/** Contracts of a member, and of all: what was offered and answered; a manager offers one, and takes an open offer back. */
export function contractRoutes(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.get(url, async (request) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { id: memberId } = await memberOf(db, site, bodyOf(MemberParams, request.params).username);
    const rows = await db
      .select()
      .from(contracts)
      .where(eq(contracts.memberId, memberId))
      .orderBy(desc(contracts.id))
      .limit(LISTED);
    return { contracts: rows.map((row) => shown(row, siteTime(site, realNow()))) };
  });

  app.get('/desk/api/merchants/:code/contracts', async (request) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { state = 'offered', from } = bodyOf(ListQuery, request.query);
    const { after, order } = pageOf(contracts.id, from, false);
    const now = siteTime(site, realNow());
    const rows = await db
      .select({ contract: contracts, member: members.username })
      .from(contracts)
      .innerJoin(members, eq(members.id, contracts.memberId))
      .where(and(eq(contracts.merchantCode, site.code), isIn(bodyOf(State, state), now), after))
      .orderBy(order)
      .limit(PAGE + 1);
    const { page, next } = pageFrom(rows, (row) => row.contract.id);
    return { contracts: page.map(({ contract, member }) => ({ ...shown(contract, now), member })), next };
  });

  app.post(url, async (request, reply) => {
    const shift = await shiftOf(app, request, 'manager');
    const { site } = shift;
    const member = await memberOf(db, site, bodyOf(MemberParams, request.params).username);
    const { kind, steps } = bodyOf(OfferBody, request.body);
    const actor = actorOf(shift, request.ip);
    const made = await db.transaction(async (tx) => {
      const row = await offerContract(tx, site, member, { kind, steps }, siteTime(site, actor.at));
      await recorded(tx, shift, actor, { act: 'contract.offer', subject: member.username, kind });
      return row;
    });
    return reply.status(201).send({ id: made.id, kind, state: made.state });
  });

  app.post('/desk/api/merchants/:code/contracts/:id/withdraw', async (request) => {
    const shift = await shiftOf(app, request, 'manager');
    const { site } = shift;
    const id = Number(bodyOf(IdParams, request.params).id);
    const actor = actorOf(shift, request.ip);
    return db.transaction(async (tx) => {
      const { kind, state } = await withdrawContract(tx, site, id, siteTime(site, actor.at));
      await recorded(tx, shift, actor, { act: 'contract.withdraw', subject: String(id), kind });
      return { id, kind, state };
    });
  });

  const actorOf = ({ operator }: Shift, address: string): Actor => ({
    operatorId: operator.id,
    address,
    at: realNow(),
  });
}

/** An offer that nobody answered in time is expired, whether that was written yet or not. */
function isIn(wanted: Static<typeof State>, now: Date) {
  const { state, expiresAt } = contracts;
  if (wanted === 'offered') return and(eq(state, wanted), gt(expiresAt, now));
  return wanted === 'expired'
    ? or(eq(state, wanted), and(eq(state, 'offered'), lte(expiresAt, now)))
    : eq(state, wanted);
}

function shown(row: ContractRow, now: Date) {
  const { id, kind, steps, offeredAt, expiresAt, decidedAt } = row;
  const state = row.state === 'offered' && !isOpen(row, now) ? 'expired' : row.state;
  return { id, kind, state, steps, offeredAt, expiresAt, decidedAt };
}

const recorded = (
  tx: Db,
  { site }: Shift,
  actor: Actor,
  { act, subject, kind }: { act: string; subject: string; kind: string },
) => recordAct(tx, actor, { act, subject, merchantCode: site.code, outcome: 'done', details: { kind } });
