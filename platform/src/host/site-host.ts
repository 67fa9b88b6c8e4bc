import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { hasRecoveryKey } from '@foyer/shared/paths';
import { firstAddress } from '@foyer/shared/remote';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isTrusted } from '../base/sites/origin';
import { siteConfigOf } from '../base/sites/site-config';
import { takeBrowserFaults } from './browser-faults';
import { documentHeaders, INTEGRITY, NO_FRAMES } from './document-headers';
import { type ServeFault, serveFaults } from './file-faults';
import { choose, fill, readFirstFiles, readLive, readPictures, readServiceWorker, readTakenBack } from './live';
import { listAnswers } from './pictures/answers';
import { pictureTemplates } from './pictures/fill';
import { piecesAnswers } from './pictures/pieces-answers';
import { rowAnswers } from './pictures/row-answers';
import { previewRoutes } from './preview/routes';
import { asksForPreview, shownTo } from './preview/shown';
import { placeOf, releaseFileOf } from './release-file';
import { visitorOf } from './visitor';

export interface SiteHostOptions {
  /** Folder with the releases and what is live. */
  readonly folder: string;
  /** Milliseconds that browsers wait for a script or stylesheet of a part; the site's default if missing. */
  readonly loadTimeout?: number;
  /** Milliseconds that browsers wait for a start-up call; the site's default if missing. */
  readonly startUpTimeout?: number;
  /** Sources of `frame-ancestors`; nobody by default. */
  readonly frameAncestors?: string;
  /** Another host serves the site, and asks here only for documents that it can not choose itself (decisions 89 and 97). */
  readonly documentsAlone?: boolean;
  /** Serves the faults that an operator ordered. */
  readonly faults: boolean;
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

/** Whether the live shell did not start in this browser, as its boot script found (decision 93). */
const wantsShellBefore = ({ cookies }: FastifyRequest): boolean => cookies['foyer_shell'] === 'before';

const DOCUMENTS = ['/', '/register.html', '/m', '/m/*'];
const isDocument = (path: string): boolean => /^\/(?:$|register\.html$|m$|m\/)/.test(path);

/**
 * Serves the built site on the merchants' host names: the live shell's document with its data blocks, and the immutable files
 * of all releases. The release command decides what is live.
 */
export const siteHost = (options: SiteHostOptions): FastifyPluginAsync => {
  const { folder, loadTimeout, startUpTimeout, faults, frameAncestors: ancestors = NO_FRAMES } = options;
  const { documentsAlone = false } = options;
  return async (app) => {
    const { db, catalogue, documents: signed, previews, switches } = app.platform;
    const root = path.resolve(folder);
    await app.register(fastifyStatic, { root, serve: false, preCompressed: true });
    const testing = faults && switches.tests;
    if (testing) takeBrowserFaults(app, isDocument);
    const fault: ServeFault = testing ? serveFaults(app, root) : async () => false;

    /** The folder with what is live; where signatures are demanded, what was right last (decision 81). */
    const documents = async (): Promise<string> => (signed ? signed.folder() : folder);

    const config = async (request: FastifyRequest) => {
      if (!request.site) throw new Error('no site on this host name');
      return {
        ...(await siteConfigOf(app, request.site)),
        ...(loadTimeout === undefined ? {} : { loadTimeout }),
        ...(startUpTimeout === undefined ? {} : { startUpTimeout }),
      };
    };

    const rows = listAnswers(db, catalogue);
    const answers = rowAnswers(db, catalogue);
    const pieces = piecesAnswers(db, catalogue);

    /** The first views of an address as templates; none while the site is closed. */
    const pictures = async (request: FastifyRequest, pathname: string): Promise<string> => {
      const { site, log, now } = request;
      if (!site || site.maintenance || site.regionRestriction) return '';
      const live = await readPictures(await documents(), site.code, pathname);
      const known = <T>(answer: Promise<T>): Promise<T | undefined> =>
        answer.catch((error: unknown) => {
          log.error(error, 'no first view for a document');
          return undefined;
        });
      return pictureTemplates(live, {
        address: pathname + request.url.slice(pathOf(request).length),
        site: await config(request),
        flags: site.flags,
        timeZone: site.timeZone,
        dialingCode: site.location.dialingCode.replace(/\D/g, ''),
        registration: { fields: site.registerFields, rules: site.registerRules },
        choosesImageHosts: site.imageCdn.length > 0,
        rowsOf: (gameType) => known(rows(site, gameType)),
        piecesOf: (of, language) => known(pieces(of, site.code, language, now)),
        rowsIn: (request, language) => known(answers(request, { site, language, now })),
      });
    };

    const document = async (request: FastifyRequest, reply: FastifyReply) => {
      const withLink = asksForPreview(app, request);
      const before = wantsShellBefore(request);
      const visitor = visitorOf(request, reply);
      const merchant = request.site?.code ?? 'base';
      const live = await readLive(await documents(), merchant, pathOf(request), { visitor: visitor.name, before });
      reply.headers(documentHeaders(request.site, ancestors, isTrusted(request)));
      // The address holds the key of a password link, so it is never sent as referrer.
      if (hasRecoveryKey(request.url.slice(pathOf(request).length))) reply.header('referrer-policy', 'no-referrer');
      if (!live) return reply.status(503).type('text/plain').send('Nothing is released here yet.\n');
      // What a link or a failure chose is kept nowhere, not even by a service worker; what a name chose or was given, by this browser alone.
      if (withLink || before) reply.headers({ 'cache-control': 'no-store', vary: 'Cookie' });
      else if (live.divided || visitor.isNew) reply.headers({ 'cache-control': 'private, no-cache', vary: 'Cookie' });
      const { live: shown, preview } = withLink ? await shownTo(request, reply, live) : { live };
      const chosen = choose(shown.html, { external: request.site?.external != null });
      const blocks = {
        '/discovery.json': shown.discovery,
        '/first$first.json': shown.first,
        '/site.json': JSON.stringify({ ...(await config(request)), ...(preview && { preview }) }),
      };
      const html = fill(chosen, blocks, { '/pictures$first.html?$args': await pictures(request, pathOf(request)) });
      return reply.type('text/html; charset=utf-8').send(html);
    };
    for (const url of DOCUMENTS) app.get(url, { schema: { hide: true } }, document);
    if (previews !== undefined) previewRoutes(app, previews);
    // The edge puts it into documents. Opened as a page it shows and runs nothing.
    app.get('/pictures/*', { schema: { hide: true } }, async (request, reply) => {
      const page = pathOf(request).replace(/^\/pictures|\.html$/g, '');
      reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8');
      return reply.send(await pictures(request, page));
    });
    if (documentsAlone) return;

    app.get('/discovery.json', { schema: { hide: true } }, async (request, reply) => {
      const live = await readLive(await documents(), request.site?.code ?? 'base', '/');
      reply.header('cache-control', 'no-cache').type('application/json');
      return live ? reply.send(live.discovery) : reply.status(404).send('{}');
    });

    // Open pages ask for it, so that it is a few bytes (decision 83).
    app.get('/taken-back.json', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-cache').type('application/json');
      return reply.send(await readTakenBack(await documents(), request.site?.code ?? 'base'));
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
