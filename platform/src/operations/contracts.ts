import { Type } from '@sinclair/typebox';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contracts } from '../base/db/schema';
import { siteTime } from '../base/sites/site';
import { bodyOf, memberOf, merchantOf } from './answer';
import { OfferBody, offerContract, withdrawContract } from './offer-contract';

const MemberParams = Type.Object({ code: Type.String(), username: Type.String() });
const IdParams = Type.Object({ code: Type.String(), id: Type.String({ pattern: '^\\d{1,15}$' }) });
const LISTED = 200;

/** Offers contracts to members, takes offers back, and lists what became of them. */
export function contractOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  const url = '/_ops/merchants/:code/members/:username/contracts';

  app.post(
    url,
    {
      config: { operation: 'decision' },
      schema: { summary: 'Offers a contract to a member, for seven days', params: MemberParams, body: OfferBody },
    },
    async (request, reply) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const terms = bodyOf(OfferBody, request.body);
      const site = await merchantOf(db, code);
      const member = await memberOf(db, site, username);
      const at = siteTime(site, realNow());
      return reply.status(201).send(await db.transaction((tx) => offerContract(tx, site, member, terms, at)));
    },
  );

  app.get(
    url,
    {
      config: { operation: 'decision' },
      schema: { summary: 'Lists the contracts of a member, newest first', params: MemberParams },
    },
    async (request) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const { id } = await memberOf(db, await merchantOf(db, code), username);
      const rows = await db
        .select()
        .from(contracts)
        .where(eq(contracts.memberId, id))
        .orderBy(desc(contracts.id))
        .limit(LISTED);
      return { contracts: rows };
    },
  );

  app.post(
    '/_ops/merchants/:code/contracts/:id/withdraw',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Takes an offered contract back, while it can still be answered', params: IdParams },
    },
    async (request) => {
      const { code, id } = bodyOf(IdParams, request.params);
      const site = await merchantOf(db, code);
      return db.transaction((tx) => withdrawContract(tx, site, Number(id), siteTime(site, realNow())));
    },
  );
}
