import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { members, sessions } from '../base/db/schema';
import { momentsOf } from '../base/time/days';
import { bodyOf, memberOf, merchantOf, OpsError } from './answer';

const MemberParams = Type.Object({ code: Type.String(), username: Type.String() });
const AccountBody = Type.Object(
  {
    disabled: Type.Optional(Type.Boolean()),
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    birthday: Type.Optional(Type.Union([Type.String({ pattern: '^(19|20)\\d{2}-\\d{2}-\\d{2}$' }), Type.Null()])),
  },
  { additionalProperties: false, minProperties: 1 },
);

/** Operations on an account: ending its sessions, closing and reopening it, its type, its birthday. */
export function accountOperations(app: FastifyInstance): void {
  const { db } = app.platform;
  const url = '/_ops/merchants/:code/members/:username';

  const accountOf = async (params: unknown) => {
    const { code, username } = bodyOf(MemberParams, params);
    return memberOf(db, await merchantOf(db, code), username);
  };

  app.delete(
    `${url}/sessions`,
    { config: { operation: 'decision' }, schema: { summary: 'Ends every session of a member', params: MemberParams } },
    async (request) => {
      const { id, username } = await accountOf(request.params);
      const ended = await db.delete(sessions).where(eq(sessions.memberId, id)).returning({ id: sessions.id });
      return { username, ended: ended.length };
    },
  );

  app.put(
    `${url}/account`,
    {
      config: { operation: 'decision' },
      schema: {
        summary:
          'Closes the account of a member, opens it again, gives it another type, or enters the birthday of its papers',
        params: MemberParams,
        body: AccountBody,
      },
    },
    async (request) => {
      const { id, username } = await accountOf(request.params);
      const change = bodyOf(AccountBody, request.body);
      const { birthday } = change;
      if (typeof birthday === 'string' && momentsOf(birthday) === undefined)
        throw new OpsError(400, `There is no day ${birthday}.`);
      // The lock on the row comes first, as in a log-in, so that no session starts while the account is being closed.
      await db.transaction(async (tx) => {
        await tx.update(members).set(change).where(eq(members.id, id));
        if (change.disabled === true) await tx.delete(sessions).where(eq(sessions.memberId, id));
      });
      return { username, ...change };
    },
  );
}
