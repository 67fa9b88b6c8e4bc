import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBusy } from '../db/is-busy';
import { errorCode } from '../refusals/error-code';
import { Refusal } from '../refusals/refusal';

/** Postgres' class 22: a value that a column or cast rejects. */
const DATA_EXCEPTION = /^22/;

/** Answers everything thrown with the envelope (A017); only faults of the platform are logged as errors and answer HTTP 500. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    if (error instanceof Refusal) {
      request.refusedWith = error.code;
      const value = error.value === undefined ? {} : { value: error.value };
      return reply.status(error.status).send({ success: false, ...value, code: error.code });
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 400 && status < 500) return refuse(reply, status, 'request.invalid');
    if (isDataException(error)) return refuse(reply, 400, 'request.invalid');
    if (isBusy(error)) {
      request.log.warn({ err: error }, 'the database did not answer in time');
      return refuse(reply.header('retry-after', '1'), 503, 'unknown');
    }
    request.log.error({ err: error }, 'a call failed');
    return refuse(reply, 500, 'unknown');
  });
  for (const url of ['/wps/*', '/lgw/*'] as const) {
    app.all(url, { schema: { hide: true } }, (_, reply) => refuse(reply, 404, 'unknown', 'There is no such call.'));
  }
  app.setNotFoundHandler((request, reply) => notFound(request, reply));
}

/** The plain answer for an unknown address. */
export function notFound(_: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send('There is nothing at this address.\n');
}

function refuse(reply: FastifyReply, status: number, code: string, message?: string): FastifyReply {
  return reply.status(status).send({ success: false, code, ...(message === undefined ? {} : { message }) });
}

function isDataException(error: Error): boolean {
  return DATA_EXCEPTION.test(errorCode(error.cause) ?? '');
}
