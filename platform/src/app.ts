import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { tieToWayOut, type WayOut } from './base/outbox/way-out';
import { describeCalls, serveDescription } from './base/server/describe-calls';
import { handleErrors } from './base/server/errors';
import { healthRoute } from './base/server/health';
import { hostNames } from './base/server/hosts';
import { logSecurity } from './base/server/security-log';
import { openServer, type ServerOptions } from './base/server/server';
import { merchantConsole } from './console/console';
import { serveCallFaults } from './host/call-faults';
import { browserReports } from './host/trust/browser-reports';
import { modules } from './modules';
import { registerOperations } from './operations/operations';

export interface AppOptions extends ServerOptions {
  /**
   * Key of the operations, served on the site's port too in a demonstration or tests. Without it there are no `/_ops` routes.
   */
  readonly opsKey?: string;
  /** Describes the calls under `/docs`; off by default. */
  readonly docs?: boolean;
  /** Delivers messages; without it they stay in the outbox. */
  readonly wayOut?: WayOut;
  /** Folder of the built merchants' console; without it there are its calls alone. */
  readonly console?: string;
  /** Serves the built site on the merchants' host names. */
  readonly site?: FastifyPluginAsync;
}

/** Builds the platform: every call of the contract, merchants by host name, and the site if given. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = await openServer(options);
  const { demo, tests } = app.platform.switches;
  hostNames(app);
  logSecurity(app);
  tieToWayOut(app, options.wayOut);
  if (tests) serveCallFaults(app);
  handleErrors(app);
  await describeCalls(app);
  if (options.docs === true) await serveDescription(app);
  healthRoute(app);
  for (const module of modules) module(app);
  // Without them, `/_ops` addresses answer like any unknown address.
  if (options.opsKey !== undefined && (demo || tests)) await registerOperations(app, options.opsKey);
  await app.register(merchantConsole(options.console));
  await app.register(browserReports);
  if (options.site !== undefined) await app.register(options.site);
  await app.ready();
  options.replica?.watch(app.log);
  return app;
}
