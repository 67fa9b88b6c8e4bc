import type { FastifyInstance } from 'fastify';
import { describeCalls, serveDescription } from '../base/server/describe-calls';
import { notFound } from '../base/server/errors';
import { healthRoute } from '../base/server/health';
import { openServer, type ServerOptions } from '../base/server/server';
import { registerOperations } from './operations';

export interface OperationsOptions extends ServerOptions {
  readonly opsKey: string;
  /** The site, whose calls `/docs` describes too. */
  readonly site?: FastifyInstance;
  /** The operators' desk, which has people and sessions of its own. */
  readonly desk?: (app: FastifyInstance) => Promise<void>;
}

/**
 * The operations on a listener of their own, which the site's visitors cannot reach, with a description of all calls under
 * `/docs` (docs/decisions/0016).
 */
export async function buildOperations({ opsKey, site, desk, ...options }: OperationsOptions): Promise<FastifyInstance> {
  const app = await openServer(options);
  app.setNotFoundHandler(notFound);
  await describeCalls(app);
  await serveDescription(app, site);
  healthRoute(app);
  await registerOperations(app, opsKey);
  await desk?.(app);
  await app.ready();
  return app;
}
