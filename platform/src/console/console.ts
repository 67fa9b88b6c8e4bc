import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../base/server/errors';
import { originOn } from '../base/sites/origin';
import { siteOfHost } from '../base/sites/site';
import { DeskError, explainDeskErrors } from '../desk/desk-error';
import { refuseForeignPages } from '../desk/foreign-pages';
import { applicationPages } from '../desk/pages';
import { conversionRoutes } from './conversion-routes';
import { experimentRoutes } from './experiment-routes';
import { keyRoutes } from './key-routes';
import { peopleRoutes } from './people-routes';
import { sessionRoutes } from './session-routes';

/** Where the build puts the application, in an image beside the desk's; undefined when it was not built. */
export function builtConsole(): string | undefined {
  const folder = path.join(import.meta.dirname, 'dist', 'console');
  return existsSync(path.join(folder, 'index.html')) ? folder : undefined;
}

/** The terms of an experiment with ten arms. */
const BODY_BYTES = 8 * 1024;
const OWN_HOST = 'console.';

/**
 * The merchants' console under `/console`: an application of its own and its calls, by session and role (decision 88). It answers on a
 * host name of its own below the site's, `console.shop.example`, so that no script of the site is of its origin; `/console` of the site
 * leads there.
 *
 * @param folder the built application; without it there are the calls alone
 */
export function merchantConsole(folder?: string) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRoute', (route) => {
      route.bodyLimit ??= BODY_BYTES;
      route.config = { hosts: 'console', ...route.config };
      route.schema = { hide: true, ...route.schema };
    });
    app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    explainDeskErrors(app);
    await app.register(async (calls) => {
      refuseForeignPages(calls, 'x-console');
      for (const each of [sessionRoutes, experimentRoutes, peopleRoutes, keyRoutes]) each(calls);
      calls.all('/console/api/*', () => {
        throw new DeskError(404, 'not.found');
      });
    });
    // A server has no origin and no cookie: its key alone counts.
    conversionRoutes(app);
    if (folder === undefined) return;
    await app.register(async (pages) => {
      pages.addHook('onRoute', (route) => {
        route.config = { ...route.config, hosts: 'any' };
      });
      pages.addHook('onRequest', leadToOwnHost(app));
      await applicationPages(pages, folder, '/console');
    });
  };
}

/** Pages that are asked for under the site's own name lead to the console's; an address of digits has no name below it. */
const leadToOwnHost =
  (app: FastifyInstance) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { db, publicPort } = app.platform;
    const host = request.hostname.toLowerCase().replace(/\.$/, '');
    const isOwn = host.startsWith(OWN_HOST);
    const isAddress = isIP(host.replace(/^\[|\]$/g, '')) !== 0;
    const site = isAddress ? undefined : await siteOfHost(db, isOwn ? host.slice(OWN_HOST.length) : host);
    if (site === undefined) return notFound(request, reply);
    if (isOwn) return undefined;
    const origin = await originOn(db, site, host, publicPort);
    return reply.redirect(`${origin.replace('://', `://${OWN_HOST}`)}/console/`, 302);
  };
