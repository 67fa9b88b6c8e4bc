import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../base/limits/address-key';
import { giveCookie, hasCookie } from './cookie';
import { same } from './same';
import { WrongKeys } from './wrong-keys';

/**
 * Demands the key in the header `x-ops-key`. Pages for people (`config.page`) also accept it once as `?key=`, redirect to an
 * address without it and set a cookie, which they accept from then on. After too many wrong keys an address is refused for the
 * rest of the minute.
 */
export function guardOperations(app: FastifyInstance, opsKey: string): void {
  const { realNow } = app.platform;
  const wrong = new WrongKeys(app);
  app.addHook('onRequest', async (request, reply) => {
    const isPage = request.routeOptions.config.page === true;
    const key = keyInHeader(request) ?? (isPage ? keyInQuery(request) : undefined);
    if (key === undefined) {
      if (isPage && hasCookie(request, opsKey, realNow())) return undefined;
      return reply.status(403).send({ error: 'The header x-ops-key is missing or wrong.' });
    }
    const subject = addressKey(request.ip);
    if (await wrong.tooMany(subject)) {
      reply.header('retry-after', '60');
      return reply.status(429).send({ error: 'Too many wrong keys came from this address. Wait a minute.' });
    }
    if (!same(key, opsKey)) {
      await wrong.count(subject);
      request.log.warn({ remoteAddress: request.ip }, 'a wrong key was given to the operations');
      return reply.status(403).send({ error: 'The header x-ops-key is missing or wrong.' });
    }
    if (keyInHeader(request) !== undefined) return undefined;
    giveCookie(request, reply, opsKey, realNow());
    return reply.redirect(request.url.split('?')[0] ?? '/', 303);
  });
}

function keyInHeader({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-ops-key'];
  return typeof key === 'string' ? key : undefined;
}

function keyInQuery({ query }: FastifyRequest): string | undefined {
  if (typeof query !== 'object' || query === null || !('key' in query)) return undefined;
  return typeof query.key === 'string' ? query.key : undefined;
}
