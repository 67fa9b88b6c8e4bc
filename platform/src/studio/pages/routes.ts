import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { checkerOf } from '../../base/call/checker';
import { watersOf } from '../../base/fish/waters';
import { profileOf } from '../../base/reels/profiles';
import { notFound } from '../../base/server/errors';
import { originOn } from '../../base/sites/origin';
import { siteOfHost } from '../../base/sites/site';
import { dressOf } from '../dress';
import { kindOf } from '../kinds/kinds';
import { themeOf } from '../kinds/theme';
import { gameById, type VendorGame } from '../vendor-game';
import { peekTicket } from '../visits/visit';
import { PAGE_FOLDER, type PageOf, pageHtml } from './page-html';

const vendorOnly = { config: { hosts: 'vendor' }, schema: { hide: true } } as const;

/** Policy: only files of this origin. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
const wanted = checkerOf(
  Type.Object({
    language: Type.Optional(Type.String()),
    t: Type.Optional(Type.String()),
    site: Type.Optional(Type.String()),
    match: Type.Optional(Type.String()),
  }),
);

/** @param ancestor the origin that may frame the page; nobody without it */
const guarded = (reply: FastifyReply, ancestor?: string) =>
  reply.headers({
    'content-security-policy': `${POLICY}; frame-ancestors ${ancestor ?? "'none'"}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });

/**
 * The origin of a merchant's host name. A reloaded page has no ticket left; its address names the framing site, which it can
 * then tell that the visit is over.
 */
async function knownOrigin(app: FastifyInstance, host: string): Promise<string | undefined> {
  const { db, publicPort } = app.platform;
  const site = /^[a-z0-9.-]{1,253}$/i.test(host) ? await siteOfHost(db, host) : undefined;
  return site && originOn(db, site, host, publicPort);
}

/** Which document a game has, and what its kind needs to know. */
function pageOf(game: VendorGame | undefined): Pick<PageOf, 'template' | 'reels' | 'water'> {
  if (game === undefined) return { template: 'lobby' };
  const { name } = kindOf(game);
  if (name === 'rise') return { template: 'game' };
  if (name === 'fish') return { template: 'fish', water: watersOf(game.gameName) };
  if (name !== 'reels') return { template: name };
  return { template: 'reels', reels: { profile: profileOf(game.nodeId).name, theme: themeOf(game.gameName) } };
}

/** The vendor's pages `/play/<gameId>` and `/play/lobby`, and their files. */
export function vendorPages(app: FastifyInstance): void {
  const { db, catalogue } = app.platform;

  app.get<{ Params: { gameId: string } }>('/play/:gameId', vendorOnly, async (request, reply) => {
    wanted.text(request.query);
    const { searchParams } = new URL(request.url, 'http://vendor');
    const entrance = await peekTicket(db, searchParams.get('t') ?? '');
    const language = entrance?.language ?? searchParams.get('language') ?? 'EN';
    const { gameId } = request.params;
    const game = gameId === 'lobby' ? undefined : await gameById(db, gameId);
    const vendor = catalogue.vendorOf(game?.vassalage ?? entrance?.vassalage ?? '');
    if (game === undefined && gameId !== 'lobby') return notFound(request, reply);
    const siteOrigin = entrance?.siteOrigin ?? (await knownOrigin(app, searchParams.get('site') ?? ''));
    const html = await pageHtml({
      ...pageOf(game),
      title: game?.gameName ?? vendor?.accountTypeName ?? '',
      vendor: vendor?.accountTypeName ?? '',
      icon: game?.art ?? vendor?.icon ?? '/art/vendor/FOYER.svg',
      language,
      siteOrigin: siteOrigin ?? '',
      dress: dressOf(vendor, game),
    });
    return guarded(reply, siteOrigin).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });

  app.get<{ Params: { file: string } }>('/vendor/page/:file', vendorOnly, async (request, reply) => {
    const [, extension = ''] = /^[a-z-]+\.(js|css)$/.exec(request.params.file) ?? [];
    const type = TYPES[extension];
    if (type === undefined) return notFound(request, reply);
    const file = await readFile(new URL(request.params.file, PAGE_FOLDER), 'utf8').catch(() => undefined);
    if (file === undefined) return notFound(request, reply);
    const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`;
    guarded(reply).headers({ 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type(type).send(file);
  });
}
