import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { passwordMatches } from '../base/members/password';
import { recordAct } from '../base/operators/acts';
import { changeOperator, merchantsOf, type OperatorRow, openOperator, operatorName } from '../base/operators/operators';
import { endOperatorSession, startOperatorSession } from '../base/operators/sessions';
import { bodyOf } from '../operations/answer';
import { dropToken, giveToken, tokenIn } from './cookie';
import { DeskError } from './desk-error';
import { type Operator, operatorOf } from './guard';
import { countTry, forgetTries } from './tries';

const LogInBody = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 64 }), password: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
const PasswordBody = Type.Object(
  { old: Type.String({ minLength: 1, maxLength: 200 }), fresh: Type.String({ minLength: 12, maxLength: 200 }) },
  { additionalProperties: false },
);

/** Log-in, log-out and the operator's own password. */
export function sessionRoutes(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  const shown = async ({ id, name }: Operator) => ({ name, merchants: await merchantsOf(db, id) });

  app.post('/desk/api/session', async (request, reply) => {
    const { name: typed, password } = bodyOf(LogInBody, request.body);
    const [name, address, at] = [operatorName(typed), request.ip, realNow()];
    await countTry(db, { name, address, now: at });
    const operator = await openOperator(db, name);
    const isRight = await passwordMatches(password, operator?.passwordHash);
    if (operator === undefined) throw new DeskError(401, 'password.wrong');
    const actor = { operatorId: operator.id, address, at };
    if (!isRight) {
      await recordAct(db, actor, { act: 'log-in', outcome: 'refused' });
      throw new DeskError(401, 'password.wrong');
    }
    const token = await db.transaction(async (tx) => {
      await demandSame(tx, operator);
      await recordAct(tx, actor, { act: 'log-in', outcome: 'done' });
      return startOperatorSession(tx, { operatorId: operator.id, address, at });
    });
    await forgetTries(db, name);
    giveToken(request, reply, token);
    return shown(operator);
  });

  app.get('/desk/api/session', async (request) => shown(await operatorOf(app, request)));

  app.delete('/desk/api/session', async (request, reply) => {
    const operator = await operatorOf(app, request);
    await db.transaction(async (tx) => {
      await endOperatorSession(tx, tokenIn(request) ?? '');
      await recordAct(
        tx,
        { operatorId: operator.id, address: request.ip, at: realNow() },
        { act: 'log-out', outcome: 'done' },
      );
    });
    dropToken(request, reply);
    return reply.status(204).send();
  });

  app.post('/desk/api/password', async (request, reply) => {
    const { id, name } = await operatorOf(app, request);
    const { old, fresh } = bodyOf(PasswordBody, request.body);
    const [address, at] = [request.ip, realNow()];
    await countTry(db, { name, address, now: at });
    const operator = await openOperator(db, name);
    const isRight = await passwordMatches(old, operator?.passwordHash);
    const actor = { operatorId: id, address, at };
    if (operator === undefined || !isRight) {
      await recordAct(db, actor, { act: 'password', outcome: 'refused' });
      throw new DeskError(403, 'password.wrong');
    }
    const token = await db.transaction(async (tx) => {
      await demandSame(tx, operator);
      await changeOperator(tx, id, { password: fresh }, at);
      await recordAct(tx, actor, { act: 'password', outcome: 'done' });
      return startOperatorSession(tx, { operatorId: id, address, at });
    });
    await forgetTries(db, name);
    giveToken(request, reply, token);
    return reply.status(204).send();
  });
}

/**
 * Checking a password takes a while: no session may start by one that was replaced meanwhile, or for a name that was closed.
 *
 * @throws DeskError `password.wrong`
 */
async function demandSame(tx: Db, { name, passwordHash }: OperatorRow): Promise<void> {
  const now = await openOperator(tx, name, { locked: true });
  if (now?.passwordHash !== passwordHash) throw new DeskError(401, 'password.wrong');
}
