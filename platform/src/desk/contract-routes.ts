import { Type } from '@sinclair/typebox';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { contracts } from '../base/db/schema';
import { type Actor, recordAct } from '../base/operators/acts';
import { siteTime } from '../base/sites/site';
import { bodyOf, memberOf } from '../operations/answer';
import { OfferBody, offerContract, withdrawContract } from '../operations/offer-contract';
import { type Shift, shiftOf } from './guard';

const MemberParams = Type.Object({ code: Type.String(), username: Type.String({ maxLength: 64 }) });
const IdParams = Type.Object({ code: Type.String(), id: Type.String({ pattern: '^\\d{1,15}$' }) });
const LISTED = 100;
const url = '/desk/api/merchants/:code/members/:username/contracts';

/** Contracts of a member: what was offered and answered; a manager offers one, and takes an open offer back. */
export function contractRoutes(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.get(url, async (request) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { id: memberId } = await memberOf(db, site, bodyOf(MemberParams, request.params).username);
    const { id, kind, state, steps, offeredAt, expiresAt, decidedAt } = contracts;
    const rows = await db
      .select({ id, kind, state, steps, offeredAt, expiresAt, decidedAt })
      .from(contracts)
      .where(eq(contracts.memberId, memberId))
      .orderBy(desc(id))
      .limit(LISTED);
    return { contracts: rows };
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

const recorded = (
  tx: Db,
  { site }: Shift,
  actor: Actor,
  { act, subject, kind }: { act: string; subject: string; kind: string },
) => recordAct(tx, actor, { act, subject, merchantCode: site.code, outcome: 'done', details: { kind } });
