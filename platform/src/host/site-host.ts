import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { firstAddress } from '@foyer/shared/remote';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { siteConfigOf } from '../base/sites/site-config';
import { documentHeaders, INTEGRITY, NO_FRAMES } from './document-headers';
import { type ServeFault, serveFaults } from './file-faults';
import { choose, fill, readFirstFiles, readLive, readServiceWorker } from './live';
import { placeOf, releaseFileOf } from './release-file';

export interface SiteHostOptions {
  /** Folder of the host: releases, and what is live. */
  readonly folder: string;
  /** Milliseconds a script or stylesheet of a part may take in the browser; the site's own default unless given. */
  readonly loadTimeout?: number;
  /** Milliseconds a start-up call may take in the browser; the site's own default unless given. */
  readonly startUpTimeout?: number;
  /** Sources of `frame-ancestors` of the documents; nobody frames them unless given. */
  readonly frameAncestors?: string;
  /** Makes files fail on purpose where an operator asked for it; off without an ops key. */
  readonly faults: boolean;
}

/** The path of a request, as the browser will see it. */
const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

/** Another site may take the parts from this host. What should ever be opened by itself runs nothing. */
const RELEASED = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'integrity-policy': INTEGRITY,
};

const DOCUMENTS = ['/', '/register.html', '/m', '/m/*'];

/**
 * Serves the built site on the merchants' host names: the document of the live shell with its data blocks filled, and the
 * immutable files of every release. It reads what the release command wrote and decides nothing.
 */
export const siteHost = (options: SiteHostOptions): FastifyPluginAsync => {
  const { folder, loadTimeout, startUpTimeout, faults, frameAncestors: ancestors = NO_FRAMES } = options;
  return async (app) => {
    const { switches } = app.platform;
    const root = path.resolve(folder);
    await app.register(fastifyStatic, { root, serve: false, preCompressed: true });
    const fault: ServeFault = faults && switches.tests ? serveFaults(app, root) : async () => false;

    const config = async (request: FastifyRequest) => {
      if (!request.site) throw new Error('no site on this host name');
      return {
        ...(await siteConfigOf(app, request.site)),
        ...(loadTimeout === undefined ? {} : { loadTimeout }),
        ...(startUpTimeout === undefined ? {} : { startUpTimeout }),
      };
    };

    const document = async (request: FastifyRequest, reply: FastifyReply) => {
      const live = await readLive(folder, request.site?.code ?? 'base', pathOf(request));
      reply.headers(documentHeaders(request.site, ancestors));
      // What opens an account stands in this address until the page has taken it: nobody is told of it.
      if (/[?&]key=/i.test(request.url)) reply.header('referrer-policy', 'no-referrer');
      if (!live) return reply.status(503).type('text/plain').send('Nothing is released here yet.\n');
      const chosen = choose(live.html, { external: request.site?.external != null });
      const html = fill(chosen, {
        '/discovery.json': live.discovery,
        '/first$first.json': live.first,
        '/site.json': JSON.stringify(await config(request)),
      });
      return reply.type('text/html; charset=utf-8').send(html);
    };
    for (const url of DOCUMENTS) app.get(url, { schema: { hide: true } }, document);

    app.get('/discovery.json', { schema: { hide: true } }, async (request, reply) => {
      const live = await readLive(folder, request.site?.code ?? 'base', '/');
      reply.header('cache-control', 'no-cache').type('application/json');
      return live ? reply.send(live.discovery) : reply.status(404).send('{}');
    });

    app.get('/first/*', { schema: { hide: true } }, async (request, reply) => {
      const page = pathOf(request).replace(/^\/first|\.json$/g, '');
      reply.header('cache-control', 'no-cache').type('application/json');
      return reply.send(await readFirstFiles(folder, request.site?.code ?? 'base', firstAddress(page)));
    });

    // For the whole site, under one address, and asked for anew each time: what it decides must never be older than the shell.
    app.get('/sw.js', { schema: { hide: true } }, async (request, reply) => {
      const worker = await readServiceWorker(folder, request.site?.code ?? 'base');
      reply.header('cache-control', 'no-cache');
      if (worker === undefined) return reply.callNotFound();
      return reply.type('text/javascript; charset=utf-8').header('service-worker-allowed', '/').send(worker);
    });

    app.get('/:part/:version/*', { schema: { hide: true }, compress: false }, async (request, reply) => {
      const file = releaseFileOf(request.url);
      if (file === undefined) return reply.callNotFound();
      if (await fault(request, reply, file)) return reply;
      reply.headers(RELEASED);
      const place = path.relative(root, placeOf(root, file));
      return reply.sendFile(place, { immutable: true, maxAge: '365d' });
    });
  };
};
