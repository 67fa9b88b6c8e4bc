import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { recordConsoleAct } from '../base/console/acts';
import { choosePassword, endSessionsOf, openPerson, type Person, personName } from '../base/console/people';
import { endConsoleSession, startConsoleSession } from '../base/console/sessions';
import type { Db } from '../base/db/database';
import { passwordMatches } from '../base/members/password';
import type { Site } from '../base/sites/site';
import { DeskError } from '../desk/desk-error';
import { bodyOf } from '../operations/answer';
import { dropToken, giveToken, tokenIn } from './cookie';
import { personOf, siteOf } from './guard';
import { countGuess } from './guesses';

const Password = Type.String({ minLength: 1, maxLength: 200 });
const LogInBody = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 64 }), password: Password },
  { additionalProperties: false },
);
const PasswordBody = Type.Object(
  { old: Password, fresh: Type.String({ minLength: 12, maxLength: 200 }) },
  { additionalProperties: false },
);

const shown = ({ name, role, mustChangePassword }: Person, { name: merchant, timeZone }: Site) => ({
  ...{ name, role, mustChangePassword, merchant, timeZone },
});

/** Log-in, log-out here and everywhere, and a person's own password. */
export function sessionRoutes(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.post('/console/api/session', async (request, reply) => {
    const { name: typed, password } = bodyOf(LogInBody, request.body);
    const [site, name, address, at] = [siteOf(request), personName(typed), request.ip, realNow()];
    const merchantCode = site.code;
    const wasRight = await countGuess(db, { merchant: merchantCode, name, address, now: at });
    const person = await openPerson(db, { merchantCode, name });
    const isRight = await passwordMatches(password, person?.passwordHash);
    if (person === undefined) throw new DeskError(401, 'password.wrong');
    const actor = { merchantCode, personId: person.id, address, at };
    if (!isRight) {
      await recordConsoleAct(db, actor, { act: 'log-in', outcome: 'refused' });
      throw new DeskError(401, 'password.wrong');
    }
    const token = await db.transaction(async (tx) => {
      await demandSame(tx, person);
      await recordConsoleAct(tx, actor, { act: 'log-in', outcome: 'done' });
      return startConsoleSession(tx, { personId: person.id, address, at });
    });
    await wasRight();
    giveToken(request, reply, token);
    return shown(person, site);
  });

  app.get('/console/api/session', async (request) => {
    const { person, site } = await personOf(app, request);
    return shown(person, site);
  });

  app.delete('/console/api/session', async (request, reply) => {
    const { actor } = await personOf(app, request);
    await db.transaction(async (tx) => {
      await endConsoleSession(tx, tokenIn(request) ?? '');
      await recordConsoleAct(tx, actor, { act: 'log-out', outcome: 'done' });
    });
    dropToken(request, reply);
    return reply.status(204).send();
  });

  app.delete('/console/api/sessions', async (request, reply) => {
    const { actor } = await personOf(app, request);
    await db.transaction(async (tx) => {
      await endSessionsOf(tx, actor.personId);
      await recordConsoleAct(tx, actor, { act: 'log-out.all', outcome: 'done' });
    });
    dropToken(request, reply);
    return reply.status(204).send();
  });

  app.post('/console/api/password', async (request, reply) => {
    const { person, actor } = await personOf(app, request);
    const { old, fresh } = bodyOf(PasswordBody, request.body);
    const { merchantCode, address, at, personId } = actor;
    const wasRight = await countGuess(db, { merchant: merchantCode, name: person.name, address, now: at });
    if (!(await passwordMatches(old, person.passwordHash))) {
      await recordConsoleAct(db, actor, { act: 'password', outcome: 'refused' });
      throw new DeskError(403, 'password.wrong');
    }
    // The first password is known to somebody else: it is no answer to the question for an own one.
    if (old === fresh) throw new DeskError(409, 'not.now', { reason: 'password.same' });
    const token = await db.transaction(async (tx) => {
      await demandSame(tx, person);
      await choosePassword(tx, personId, fresh);
      await recordConsoleAct(tx, actor, { act: 'password', outcome: 'done' });
      return startConsoleSession(tx, { personId, address, at });
    });
    await wasRight();
    giveToken(request, reply, token);
    return reply.status(204).send();
  });
}

/**
 * Checking a password takes a while: no session may start by one that was replaced meanwhile, or for a name that was closed.
 *
 * @throws DeskError `password.wrong`
 */
async function demandSame(tx: Db, person: Person): Promise<void> {
  const now = await openPerson(tx, person, { locked: true });
  if (now?.passwordHash !== person.passwordHash) throw new DeskError(401, 'password.wrong');
}
