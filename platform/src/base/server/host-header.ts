import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** `name[:digits]`, where the name may be an address in brackets. */
const HOST =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The Host header of a request if there is exactly one of the form `name[:digits]`, else undefined. A target with a host of its
 * own (`GET http://…`) counts as none: this server is no proxy.
 */
function hostHeaderOf({ headers, rawHeaders, url }: IncomingMessage): string | undefined {
  const named = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
  const host = headers.host ?? '';
  return named === 1 && HOST.test(host) && url?.startsWith('/') === true ? host : undefined;
}

/**
 * Refuses requests without a valid Host header before anything else (decision 17). A trusted proxy may say who the client is,
 * but only the Host header says which site is meant.
 */
export function refuseForeignHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    delete request.raw.headers['x-forwarded-host'];
    if (hostHeaderOf(request.raw) !== undefined) return undefined;
    return reply.status(400).type('text/plain; charset=utf-8').send('This request names no site.\n');
  });
}
