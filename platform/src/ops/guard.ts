import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const OPS_COOKIE = 'ops';

const digestOf = (text: string) => createHash('sha256').update(text).digest();
const proofOf = (key: string) => digestOf(`outbox page of ${key}`).toString('base64url');

function same(given: string | undefined, wanted: string): boolean {
  return given !== undefined && timingSafeEqual(digestOf(given), digestOf(wanted));
}

/**
 * Lets nobody near the operations without the key in the header `x-ops-key`. Pages that a person opens (`config.page`) also
 * take it once as `?key=`, answer with a cookie and an address without it, and take that cookie from then on.
 */
export function guardOperations(app: FastifyInstance, opsKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const header = request.headers['x-ops-key'];
    if (same(typeof header === 'string' ? header : undefined, opsKey)) return undefined;
    if (request.routeOptions.config.page === true) {
      if (same(request.cookies[OPS_COOKIE], proofOf(opsKey))) return undefined;
      if (same(keyInQuery(request), opsKey)) {
        reply.setCookie(OPS_COOKIE, proofOf(opsKey), { path: '/_ops', httpOnly: true, sameSite: 'strict' });
        return reply.redirect(request.url.split('?')[0] ?? '/', 303);
      }
    }
    return reply.status(403).send({ error: 'The header x-ops-key is missing or wrong.' });
  });
}

function keyInQuery({ query }: FastifyRequest): string | undefined {
  if (typeof query !== 'object' || query === null || !('key' in query)) return undefined;
  return typeof query.key === 'string' ? query.key : undefined;
}
