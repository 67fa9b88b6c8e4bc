import { type BodyOf, type CallName, type CallRow, calls, type QueryOf, type ValueOf } from '@foyer/shared/contract';
import { envelopeOf, SealedBody, schemas, sentences } from '@foyer/shared/contract/schemas';
import { type TSchema, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Db } from '../db/database';
import { bodyLimitOf, type CallLimits, countCall, isCostly, rateOf, refuseLongBody } from '../limits/call-limits';
import { Refusal } from '../refusals/refusal';
import { openSealed } from '../sealing/open-sealed';
import { type Session, sessionOf } from '../sessions/session';
import { refuseWhileClosed } from '../sites/closed';
import type { Site } from '../sites/site';
import { takePictures } from '../uploads/take-pictures';
import { checkerOf } from './checker';
import { demandOwnPassword, permit } from './permit';

type SessionFor<N extends CallName> = (typeof calls)[N]['auth'] extends 'member'
  ? Session
  : (typeof calls)[N]['auth'] extends 'optional'
    ? Session | undefined
    : undefined;

/** What the handler of a call gets: checked input, the merchant by host name, the member by token. */
export interface CallContext<N extends CallName> {
  readonly db: Db;
  readonly site: Site;
  readonly session: SessionFor<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  /** As they were sent; only a row with `pictures` has any. */
  readonly pictures: readonly Buffer[];
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Serves one row of the contract. Input that does not fit its schema answers `request.invalid` (HTTP 400), a missing or
 * ended session HTTP 401, one with a first password `password.change`; who the row is not open to (B008) gets a refusal before anything else is looked at. The
 * value is wrapped into the envelope (A017) and checked against the row. Session and rights are always asked of the first database.
 *
 * @param handler returns the value of the answer, or throws a `Refusal`
 * @param limits body size and rate, checked before the body is read
 */
export function route<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: (context: CallContext<N>) => Promise<ValueOf<N>> | ValueOf<N>,
  limits: CallLimits = {},
): void {
  const row: CallRow = calls[name];
  const schema: { readonly query?: TSchema; readonly body?: TSchema; readonly value: TSchema } = schemas[name];
  const checkQuery = schema.query && checkerOf(schema.query);
  const checkBody = schema.body && checkerOf(schema.body);
  const checkValue = checkerOf(schema.value);

  app.route({
    method: row.method,
    url: row.path,
    bodyLimit: bodyLimitOf(row, limits),
    schema: documentation(name, row, schema),
    // These checks run before the body is read, so that a refused call costs little.
    onRequest: async (request, reply) => {
      // An answer belongs to one member and one moment: no browser or proxy may keep it.
      reply.header('cache-control', 'no-store');
      refuseLongBody(request, bodyLimitOf(row, limits));
      const site = siteFor(row, request);
      if (!answersWhileClosed(name, row)) refuseWhileClosed(site);
      await countCall(app.platform.db, rateOf(name, row, limits), { site, ip: request.ip, now: request.now });
      if (row.auth === 'member' && isCostly(row, limits)) await sessionFor(app.platform.db, name, request, site);
    },
    handler: async (request, reply) => {
      const { now } = request;
      const site = siteFor(row, request);
      const { db } = app.platform;
      if (isGuarded(row)) permit(row, site, await sessionFor(db, name, request, site));
      const { fields: form, pictures } = row.pictures === true ? await takePictures(request) : NO_FORM;
      const sent = row.sealed === true ? await openSealed(app.platform, request) : (form ?? request.body);
      const query = checkQuery?.text(request.query);
      const body = form === undefined ? checkBody?.json(sent) : checkBody?.text(form);
      const session = row.auth === 'none' ? undefined : await sessionFor(db, name, request, site);
      // The checks above have established what the row's types say.
      const context = { db, site, session, query, body, pictures, now, request, reply } as unknown as CallContext<N>;
      const { replica } = app.platform;
      const value =
        row.lag === undefined || replica === undefined
          ? await handler(context)
          : await replica.read(row.lag, (from) => handler({ ...context, db: from }), request.log);
      checkValue.own(value, row.path);
      return { success: true, value };
    },
  });
}

const NO_FORM = { fields: undefined, pictures: [] } as const;

const isGuarded = ({ access, flag, menu }: CallRow): boolean =>
  access !== undefined || flag !== undefined || menu !== undefined;

function siteFor(row: CallRow, { site }: FastifyRequest): Site {
  if (site === undefined) throw new Error(`${row.path} was reached without a site`);
  return site;
}

/** Calls under `/wps/system/` and the log-out still answer while a site is closed. */
const answersWhileClosed = (name: CallName, { path }: CallRow): boolean =>
  name === 'logout' || path.startsWith('/wps/system/');

async function sessionFor(db: Db, name: CallName, request: FastifyRequest, site: Site): Promise<Session | undefined> {
  const row: CallRow = calls[name];
  const token = tokenOf(row, request);
  const session = token === undefined ? undefined : await sessionOf(db, site, token, request.now);
  if (session === undefined && row.auth === 'member') {
    throw new Refusal(token === undefined ? 'session.required' : 'session.expired', undefined, 401);
  }
  request.memberId = session?.member.id;
  if (session !== undefined && row.auth === 'member') demandOwnPassword(name, session.member);
  return session;
}

/** The token of the header, else of the field where the row names one (A018). */
function tokenOf(row: CallRow, request: FastifyRequest): string | undefined {
  const fields: unknown = row.tokenField === 'body' ? request.body : request.query;
  const field =
    row.tokenField !== undefined && typeof fields === 'object' && fields !== null && 'token' in fields
      ? fields.token
      : undefined;
  const token = request.headers.authorization ?? field;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

function documentation(
  name: CallName,
  row: CallRow,
  schema: { query?: TSchema; body?: TSchema; value: TSchema },
): FastifySchema {
  return {
    operationId: name,
    summary: sentences[name],
    tags: [row.path.split('/')[2] ?? 'other'],
    ...(schema.query === undefined ? {} : { querystring: schema.query }),
    ...(schema.body === undefined ? {} : { body: row.sealed === true ? SealedBody : schema.body }),
    ...(row.pictures === true ? { consumes: ['multipart/form-data'] } : {}),
    ...(row.auth === 'none' ? {} : { security: row.auth === 'member' ? [{ token: [] }] : [{ token: [] }, {}] }),
    ...(row.sealed === true ? { headers: Type.Object({ encryption: Type.String() }) } : {}),
    response: { 200: envelopeOf(schema.value) },
  };
}
