import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { siteTime } from '../base/sites/site';
import { bodyOf, memberOf, merchantOf, OpsError } from './answer';
import { makeCountedTeam } from './make-team';

const MemberParams = Type.Object({ code: Type.String(), username: Type.String() });
const Count = Type.Optional(Type.Integer({ minimum: 0, maximum: 500 }));
const TeamBody = Type.Object(
  { registered: Count, loggedIn: Count, betting: Count, online: Count },
  { additionalProperties: false },
);

/** Adds members to an agent's team: given numbers of them registered, logged in, bet and are online now. */
export function agentOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  app.post(
    '/_ops/merchants/:code/members/:username/team',
    {
      config: { operation: 'test' },
      schema: { summary: 'Adds members to the team of an agent', params: MemberParams, body: TeamBody },
    },
    async (request, reply) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const site = await merchantOf(db, code);
      const agent = await memberOf(db, site, username);
      const { registered = 0, loggedIn = 0, betting = 0, online = 0 } = bodyOf(TeamBody, request.body);
      if (online > loggedIn) throw new OpsError(400, 'Nobody is online without having logged in.');
      const counts = { registered, loggedIn, betting, online };
      const made = await db.transaction((tx) => makeCountedTeam(tx, site, agent, counts, siteTime(site, realNow())));
      return reply.status(201).send({ username, members: made });
    },
  );
}
