import type { FastifyInstance } from 'fastify';
import { isBusy } from '../base/db/is-busy';
import { OpsError } from '../operations/answer';

/** Why the desk, or the merchants' console, does not do something. The application has a text for each. */
export type DeskCode =
  | 'signed.out'
  | 'key.wrong'
  | 'password.wrong'
  | 'tries.many'
  | 'password.first'
  | 'role.low'
  | 'origin.foreign'
  | 'request.invalid'
  | 'order.late'
  | 'not.now'
  | 'not.found'
  | 'busy'
  | 'unknown';

const OF_STATUS = { 400: 'request.invalid', 403: 'role.low', 404: 'not.found', 409: 'not.now' } as const;

export class DeskError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 429,
    readonly code: DeskCode,
    /** What the application shows with it, such as the state that an order is in. */
    readonly value: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
    this.name = 'DeskError';
  }
}

/** Answers what failed with `{ code, value }`; faults of the platform are logged. */
export function explainDeskErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const said = (status: number, code: DeskCode, value = {}) => reply.status(status).send({ code, value });
    if (error instanceof DeskError) return said(error.status, error.code, error.value);
    if (error instanceof OpsError)
      return said(error.status, OF_STATUS[error.status], { ...error.value, why: error.message });
    if (isBusy(error)) {
      request.log.warn({ err: error }, 'the database did not answer the desk in time');
      reply.header('retry-after', '1');
      return said(503, 'busy');
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return said(status, 'request.invalid');
    request.log.error({ err: error }, 'the desk failed');
    return said(500, 'unknown');
  });
}
