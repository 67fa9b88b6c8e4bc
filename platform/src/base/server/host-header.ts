import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** `name[:digits]`, where a name may also be an address in brackets. */
const HOST =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The Host of a request, when there is exactly one and it is `name[:digits]`; undefined for everything else. A target that brings
 * a host of its own (`GET http://…`) has none either: nobody asks this server for another one's pages.
 */
function hostHeaderOf({ headers, rawHeaders, url }: IncomingMessage): string | undefined {
  const named = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
  const host = headers.host ?? '';
  return named === 1 && HOST.test(host) && url?.startsWith('/') === true ? host : undefined;
}

/**
 * Refuses whoever names no host, or something that is none, before anything else is looked at (decision 17). A trusted proxy may
 * say who the client is, never which site is meant: that is the Host header's alone, behind it too.
 */
export function refuseForeignHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    delete request.raw.headers['x-forwarded-host'];
    if (hostHeaderOf(request.raw) !== undefined) return undefined;
    return reply.status(400).type('text/plain; charset=utf-8').send('This request names no site.\n');
  });
}
