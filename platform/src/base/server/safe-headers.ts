import type { FastifyInstance } from 'fastify';
import { isSecureName } from '../sites/origin';

/** A year, and every name below: nobody is asked by plain http again. */
export const HSTS = 'max-age=31536000; includeSubDomains';

/** What every answer says, unless its route says otherwise (decision 17). */
export const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const;

/** Gives every answer its headers, refusals and faults of ours too. Names of this machine have no TLS that could be asked for. */
export function safeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(EVERYWHERE);
    if (isSecureName(request.hostname)) reply.header('strict-transport-security', HSTS);
  });
}
