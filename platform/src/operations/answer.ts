import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { isBusy } from '../base/db/is-busy';
import { type Member, memberByName } from '../base/members/member';
import { errorCode } from '../base/refusals/error-code';
import { Refusal } from '../base/refusals/refusal';
import { type Site, siteOfCode } from '../base/sites/site';

/** Why an operation failed, in a sentence for its caller. */
export class OpsError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409,
    message: string,
    /** What the desk says it with in the operator's language. */
    readonly value: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'OpsError';
  }
}

/** Checks a body by its schema; the error names the wrong field and why. */
export function bodyOf<S extends TSchema>(schema: S, body: unknown): Static<S> {
  const value = body ?? {};
  const wrong = Value.Errors(schema, value).First();
  if (wrong !== undefined) throw new OpsError(400, `body${wrong.path}: ${wrong.message}`);
  return value as Static<S>;
}

export async function merchantOf(db: Db, code: string): Promise<Site> {
  const site = await siteOfCode(db, code);
  if (site === undefined) throw new OpsError(404, `There is no merchant ${code}.`);
  return site;
}

export async function memberOf(db: Db, site: Site, username: string): Promise<Member> {
  const member = await memberByName(db, site.code, username);
  if (member === undefined) throw new OpsError(404, `Merchant ${site.code} has no member ${username}.`);
  return member;
}

/** Answers failed operations with `{ error }`, a sentence. */
export function explainErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof OpsError) return reply.status(error.status).send({ error: error.message });
    if (error instanceof Refusal) return reply.status(400).send({ error: `Refused: ${error.code}.` });
    const code = error instanceof DrizzleQueryError ? errorCode(error.cause) : undefined;
    if (code === '23505')
      return reply.status(409).send({ error: 'A merchant, host or member of this name exists already.' });
    if (code?.startsWith('22') === true) return reply.status(400).send({ error: 'A value cannot be stored as it is.' });
    if (isBusy(error)) {
      request.log.warn({ err: error }, 'the database did not answer an operation in time');
      return reply
        .status(503)
        .header('retry-after', '1')
        .send({ error: 'The database did not answer in time; try again.' });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.status(status).send({ error: error.message });
    request.log.error({ err: error }, 'an operation failed');
    return reply.status(500).send({ error: 'The operation failed; the log says why.' });
  });
}
