import { type Static, Type } from '@sinclair/typebox';
import { asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../base/db/database';
import { merchants, operators } from '../base/db/schema';
import { hashPassword } from '../base/members/password';
import { recordAct } from '../base/operators/acts';
import { changeOperator, merchantsOf, type OperatorChange, type OperatorRow } from '../base/operators/operators';
import { ROLES } from '../base/operators/roles';
import { bodyOf, OpsError } from './answer';

const Name = Type.String({
  pattern: '^[a-z0-9][a-z0-9._-]{1,63}$',
  description: 'small letters, as typed at the log-in',
});
const Password = Type.String({ minLength: 12, maxLength: 200 });
const Roles = Type.Record(Type.String(), Type.Union(ROLES.map((role) => Type.Literal(role))), {
  description: 'merchant to role; replaces all of them',
});
const NewBody = Type.Object({ name: Name, password: Password, roles: Roles }, { additionalProperties: false });
const ChangeBody = Type.Object(
  { password: Type.Optional(Password), closed: Type.Optional(Type.Boolean()), roles: Type.Optional(Roles) },
  { additionalProperties: false },
);
const NameParams = Type.Object({ name: Type.String() });
const config = { operation: 'decision' } as const;

/** Makes, changes and lists the operators of the desk. */
export function operatorOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.get(
    '/_ops/operators',
    { config, schema: { summary: 'Lists the operators of the desk with their roles' } },
    async () => {
      const all = await db.select().from(operators).orderBy(asc(operators.name));
      return { operators: await Promise.all(all.map((each) => shown(db, each))) };
    },
  );

  app.post(
    '/_ops/operators',
    {
      config,
      schema: { summary: 'Makes an operator of the desk, with a role at one or several merchants', body: NewBody },
    },
    async (request, reply) => {
      const { name, password, roles }: Static<typeof NewBody> = bodyOf(NewBody, request.body);
      await demandMerchants(db, roles);
      const passwordHash = await hashPassword(password);
      const at = realNow();
      const made = await db.transaction(async (tx) => {
        const [row] = await tx
          .insert(operators)
          .values({ name, passwordHash, createdAt: at })
          .onConflictDoNothing()
          .returning();
        if (row === undefined) throw new OpsError(409, `There is an operator ${name} already.`);
        await changeOperator(tx, row.id, { roles }, at);
        await record(tx, request, 'operator.made', row, { roles });
        return row;
      });
      return reply.status(201).send(await shown(db, made));
    },
  );

  app.patch(
    '/_ops/operators/:name',
    {
      config,
      schema: {
        summary: 'Gives an operator a password or roles, closes or opens the name; a new password ends all sessions',
        params: NameParams,
        body: ChangeBody,
      },
    },
    async (request) => {
      const { name } = bodyOf(NameParams, request.params);
      const change: OperatorChange = bodyOf(ChangeBody, request.body);
      await demandMerchants(db, change.roles ?? {});
      return db.transaction(async (tx) => {
        const [row] = await tx.select().from(operators).where(eq(operators.name, name)).for('update');
        if (row === undefined) throw new OpsError(404, `There is no operator ${name}.`);
        await changeOperator(tx, row.id, change, realNow());
        await record(tx, request, 'operator.changed', row, change);
        const [now] = await tx.select().from(operators).where(eq(operators.id, row.id));
        return shown(tx, now ?? row);
      });
    },
  );

  /** What was changed, but no password. */
  async function record(tx: Db, request: FastifyRequest, act: string, { name }: OperatorRow, change: OperatorChange) {
    const { password, closed, roles } = change;
    const details = {
      ...(password === undefined ? {} : { password: 'new' }),
      ...(closed === undefined ? {} : { closed: String(closed) }),
      ...(roles === undefined
        ? {}
        : {
            roles: Object.entries(roles)
              .map((each) => each.join(' '))
              .join(', '),
          }),
    };
    const actor = { operatorId: null, address: request.ip, at: realNow() };
    await recordAct(tx, actor, { act, subject: name, outcome: 'done', details });
  }
}

async function demandMerchants(db: Db, roles: Readonly<Record<string, string>>): Promise<void> {
  const codes = Object.keys(roles);
  if (codes.length === 0) return;
  const found = await db.select({ code: merchants.code }).from(merchants).where(inArray(merchants.code, codes));
  const missing = codes.find((code) => !found.some((each) => each.code === code));
  if (missing !== undefined) throw new OpsError(404, `There is no merchant ${missing}.`);
}

async function shown(db: Db, { id, name, createdAt, closedAt }: OperatorRow) {
  const roles = Object.fromEntries((await merchantsOf(db, id)).map(({ code, role }) => [code, role]));
  return { name, createdAt, closed: closedAt !== null, roles };
}
