import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { actRoutes } from './act-routes';
import { applicationRoutes } from './application-routes';
import { consolePeopleRoutes } from './console-people-routes';
import { contractRoutes } from './contract-routes';
import { depositRoutes } from './deposit-routes';
import { DeskError, explainDeskErrors } from './desk-error';
import { feedbackRoutes } from './feedback-routes';
import { refuseForeignPages } from './foreign-pages';
import { jobRoutes } from './job-routes';
import { maintenanceRoutes } from './maintenance-routes';
import { memberRoutes } from './member-routes';
import { noticeRoutes } from './notice-routes';
import { applicationPages } from './pages';
import { sessionRoutes } from './session-routes';
import { voiceRoutes } from './voice-routes';
import { withdrawalRoutes } from './withdrawal-routes';

/** Where the build puts the application; undefined when it was not built. */
export function builtDesk(): string | undefined {
  const folder = path.join(import.meta.dirname, 'dist');
  return existsSync(path.join(folder, 'index.html')) ? folder : undefined;
}

const routes = [
  sessionRoutes,
  withdrawalRoutes,
  depositRoutes,
  noticeRoutes,
  voiceRoutes,
  memberRoutes,
  contractRoutes,
  jobRoutes,
  feedbackRoutes,
  applicationRoutes,
  maintenanceRoutes,
  consolePeopleRoutes,
  actRoutes,
];

/** A reason, a message, the steps of a contract. */
const BODY_BYTES = 8 * 1024;

/**
 * The operators' desk under `/desk`: its application and its calls, by session and role. Only the operations' listener has it
 * (docs/decisions/0043).
 *
 * @param folder the built application; without it there are the calls alone
 */
export function desk(folder?: string) {
  return async (parent: FastifyInstance): Promise<void> => {
    await parent.register(async (app) => {
      app.addHook('onRoute', (route) => {
        route.bodyLimit ??= BODY_BYTES;
        route.config = { ...route.config, hosts: 'any' };
        route.schema = { hide: true, ...route.schema };
      });
      app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
      explainDeskErrors(app);
      refuseForeignPages(app, 'x-desk');
      for (const each of routes) each(app);
      app.all('/desk/api/*', () => {
        throw new DeskError(404, 'not.found');
      });
      if (folder !== undefined) await applicationPages(app, folder, '/desk');
    });
  };
}
