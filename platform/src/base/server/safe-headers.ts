import type { FastifyInstance } from 'fastify';
import { isSecureName } from '../sites/origin';

/** One year, subdomains included. */
export const HSTS = 'max-age=31536000; includeSubDomains';

/** Headers of every answer unless its route sets others (decision 17). */
export const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const;

/** Adds the headers to every answer, errors included. Addresses and names of this machine have no TLS, hence no HSTS. */
export function safeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(EVERYWHERE);
    if (isSecureName(request.hostname)) reply.header('strict-transport-security', HSTS);
  });
}
