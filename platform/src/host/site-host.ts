import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { hasRecoveryKey } from '@foyer/shared/paths';
import { firstAddress } from '@foyer/shared/remote';
import type { PublicKey } from '@foyer/shared/trust';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isTrusted } from '../base/sites/origin';
import { siteConfigOf } from '../base/sites/site-config';
import { documentHeaders, INTEGRITY, NO_FRAMES } from './document-headers';
import { type ServeFault, serveFaults } from './file-faults';
import { choose, fill, readFirstFiles, readLive, readServiceWorker } from './live';
import { placeOf, releaseFileOf } from './release-file';
import { type Tell, trustedDocuments } from './trust/trusted-documents';

export interface SiteHostOptions {
  /** Folder with the releases and what is live. */
  readonly folder: string;
  /** Milliseconds that browsers wait for a script or stylesheet of a part; the site's default if missing. */
  readonly loadTimeout?: number;
  /** Milliseconds that browsers wait for a start-up call; the site's default if missing. */
  readonly startUpTimeout?: number;
  /** Sources of `frame-ancestors`; nobody by default. */
  readonly frameAncestors?: string;
  /** Serves the faults that an operator ordered. */
  readonly faults: boolean;
  /** Documents are taken from `folder` only when they are signed (decision 81), and kept in `own`; `root` is the root's public key. */
  readonly trust?: { readonly own: string; readonly root: PublicKey };
}

/** The path of a request as the browser sees it. */
const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

/** Other origins may load released files; opened as a page, they run nothing. */
const RELEASED = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'integrity-policy': INTEGRITY,
};

/** Refusals and alarms are for a person; `event` names the kind (decision 81). */
const tellIn =
  (log: FastifyBaseLogger): Tell =>
  (event, sentence) =>
    log[event === 'documents.taken' ? 'info' : 'error']({ event }, sentence);

const DOCUMENTS = ['/', '/register.html', '/m', '/m/*'];

/**
 * Serves the built site on the merchants' host names: the live shell's document with its data blocks, and the immutable files
 * of all releases. The release command decides what is live.
 */
export const siteHost = (options: SiteHostOptions): FastifyPluginAsync => {
  const { folder, loadTimeout, startUpTimeout, faults, trust, frameAncestors: ancestors = NO_FRAMES } = options;
  return async (app) => {
    const { switches } = app.platform;
    const root = path.resolve(folder);
    await app.register(fastifyStatic, { root, serve: false, preCompressed: true });
    const fault: ServeFault = faults && switches.tests ? serveFaults(app, root) : async () => false;

    const trusted = trust && trustedDocuments({ store: root, ...trust }, tellIn(app.log));
    /** The folder with what is live. */
    const documents = async (): Promise<string> => (trusted ? trusted.folder() : folder);

    const config = async (request: FastifyRequest) => {
      if (!request.site) throw new Error('no site on this host name');
      return {
        ...(await siteConfigOf(app, request.site)),
        ...(loadTimeout === undefined ? {} : { loadTimeout }),
        ...(startUpTimeout === undefined ? {} : { startUpTimeout }),
      };
    };

    const document = async (request: FastifyRequest, reply: FastifyReply) => {
      const live = await readLive(await documents(), request.site?.code ?? 'base', pathOf(request));
      reply.headers(documentHeaders(request.site, ancestors, isTrusted(request)));
      // The address holds the key of a password link, so it is never sent as referrer.
      if (hasRecoveryKey(request.url.slice(pathOf(request).length))) reply.header('referrer-policy', 'no-referrer');
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
      const live = await readLive(await documents(), request.site?.code ?? 'base', '/');
      reply.header('cache-control', 'no-cache').type('application/json');
      return live ? reply.send(live.discovery) : reply.status(404).send('{}');
    });

    app.get('/first/*', { schema: { hide: true } }, async (request, reply) => {
      const page = pathOf(request).replace(/^\/first|\.json$/g, '');
      reply.header('cache-control', 'no-cache').type('application/json');
      return reply.send(await readFirstFiles(await documents(), request.site?.code ?? 'base', firstAddress(page)));
    });

    // One address for the whole site, never cached: the service worker must not be older than the shell.
    app.get('/sw.js', { schema: { hide: true } }, async (request, reply) => {
      const worker = await readServiceWorker(await documents(), request.site?.code ?? 'base');
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
