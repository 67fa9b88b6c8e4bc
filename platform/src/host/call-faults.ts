import type { FastifyInstance, FastifyReply } from 'fastify';
import { browserFault } from './browser-faults';
import { type FaultKind, takeFault } from './faults';

/** Calls only; files have their own faults. */
const isCall = (path: string): boolean => path.startsWith('/wps/') || path.startsWith('/lgw/');

/** Answers a call wrongly: `shape` with an unexpected value, `expired` as for an ended session. */
function strike(kind: FaultKind, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').type('application/json');
  switch (kind) {
    case '404':
      return void reply.status(404).send('{"success":false,"code":"unknown"}');
    case '500':
      return void reply.status(500).send('{"success":false,"code":"unknown"}');
    case 'html':
      return void reply.type('text/html').send('<!doctype html><title>Wrong page</title>');
    case 'empty':
      return void reply.send('');
    case 'shape':
      return void reply.send('{"success":true,"value":["nobody","asked"]}');
    case 'expired':
      return void reply.status(401).send('{"success":false,"code":"session.expired"}');
    case 'hang':
      // The answer never comes; the browser gives up.
      return void reply.hijack();
    default:
      // All other kinds break the connection.
      reply.hijack();
      reply.raw.destroy();
  }
}

/** Makes calls of a merchant's site fail as ordered, before anything else is done with them. */
export function serveCallFaults(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (!request.site || !isCall(path)) return undefined;
    const kind = browserFault(request, path) ?? (await takeFault(app, request.site.code, path));
    if (kind === undefined) return undefined;
    strike(kind, reply);
    return reply;
  });
}
