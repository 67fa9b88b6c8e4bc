import type { FastifyInstance } from 'fastify';
import { notFound } from '../server/errors';
import { siteOfHost, siteTime } from '../sites/site';

/** The payment host of a site (B010) and its merchant's console (decision 88) are names below the site's own. */
const BELOW = { site: '', pay: 'pay.', console: 'console.' } as const;

/**
 * Routes requests by host name alone (without port; forwarded headers are ignored): to a merchant's site, its payment host, its
 * console, or the playable vendor on its own origin. None answers another's routes; an unknown host is refused (A105).
 */
export function hostNames(app: FastifyInstance): void {
  const { db, realNow, vendorHost } = app.platform;
  app.decorateRequest('site', undefined);
  app.decorateRequest('now');
  app.addHook('onRequest', async (request, reply) => {
    const now = realNow();
    request.now = now;
    const wanted = request.routeOptions.config.hosts ?? 'site';
    if (wanted === 'any') return undefined;
    const host = request.hostname.toLowerCase().replace(/\.$/, '');
    if ((host === vendorHost) !== (wanted === 'vendor')) {
      if (wanted === 'vendor' || host === vendorHost) return notFound(request, reply);
    }
    if (wanted === 'vendor') return undefined;
    const below = BELOW[wanted];
    if (!host.startsWith(below)) return notFound(request, reply);
    const site = await siteOfHost(db, host.slice(below.length));
    if (site === undefined) {
      return reply
        .status(400)
        .type('text/plain; charset=utf-8')
        .send(`No site is served under the name "${host}". Ask the operator for the address of your site.\n`);
    }
    request.site = site;
    request.now = siteTime(site, now);
    return undefined;
  });
}
