import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ConsoleActor, consoleActsOf } from '../../base/console/acts';
import { changePerson, makePerson, peopleOf, shownPerson } from '../../base/console/people';
import { CONSOLE_ROLES } from '../../base/console/roles';
import { bodyOf, merchantOf, OpsError } from '../answer';

const Name = Type.String({
  pattern: '^[a-z0-9][a-z0-9._-]{1,63}$',
  description: 'small letters, as typed at the log-in',
});
const Password = Type.String({
  ...{ minLength: 12, maxLength: 200 },
  description: 'a first password, which opens nothing but its change',
});
const Role = Type.Union(CONSOLE_ROLES.map((role) => Type.Literal(role)));

/** A new person of a merchant. */
export const NewPersonBody = Type.Object(
  { name: Name, role: Role, password: Password },
  { additionalProperties: false },
);
/** What is said anew about one. */
export const PersonBody = Type.Object(
  { role: Type.Optional(Role), closed: Type.Optional(Type.Boolean()), password: Type.Optional(Password) },
  { additionalProperties: false },
);
const CodeParams = Type.Object({ code: Type.String() });
const NameParams = Type.Object({ code: Type.String(), name: Type.String() });
const ActsQuery = Type.Object({
  before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$', description: 'acts before the one of this number' })),
});
const ACTS = 200;
const config = { operation: 'decision' } as const;

/** Makes, changes and lists a merchant's own people at the console, and reads what they did (decision 88). */
export function consolePeopleOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  const byKey = (merchantCode: string, request: FastifyRequest): ConsoleActor => ({
    ...{ merchantCode, personId: null, address: request.ip, at: realNow() },
  });
  const at = '/_ops/merchants/:code/console';

  app.get(
    `${at}/people`,
    { config, schema: { summary: 'Lists the people of a merchant at the console', params: CodeParams } },
    async (request) => {
      const { code } = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      return { people: await peopleOf(db, code) };
    },
  );

  app.post(
    `${at}/people`,
    {
      config,
      schema: {
        summary: 'Makes a person of a merchant at the console, with a first password',
        ...{ params: CodeParams, body: NewPersonBody },
      },
    },
    async (request, reply) => {
      const { code } = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const wanted: Static<typeof NewPersonBody> = bodyOf(NewPersonBody, request.body);
      const made = await makePerson(db, byKey(code, request), wanted);
      if (made === undefined) throw new OpsError(409, `Merchant ${code} has a person ${wanted.name} already.`);
      return reply.status(201).send(shownPerson(made));
    },
  );

  app.patch(
    `${at}/people/:name`,
    {
      config,
      schema: {
        summary: 'Gives a person of the console a role or a first password, closes or opens the name',
        ...{ params: NameParams, body: PersonBody },
      },
    },
    async (request) => {
      const { code, name } = bodyOf(NameParams, request.params);
      await merchantOf(db, code);
      const changed = await changePerson(db, byKey(code, request), name, bodyOf(PersonBody, request.body));
      if (changed === undefined) throw new OpsError(404, `Merchant ${code} has no person ${name}.`);
      return shownPerson(changed);
    },
  );

  app.get(
    `${at}/acts`,
    {
      config,
      schema: {
        summary: 'Reads the trail of the console of a merchant, newest first',
        ...{ params: CodeParams, querystring: ActsQuery },
      },
    },
    async (request) => {
      const { code } = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const { before } = bodyOf(ActsQuery, request.query);
      return { acts: await consoleActsOf(db, code, ACTS, before === undefined ? undefined : Number(before)) };
    },
  );
}
