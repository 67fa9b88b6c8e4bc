import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findVendor } from '../../catalogue/vendors';
import { checkerOf } from '../../checker';
import { notFound } from '../../errors';
import { dressOf } from '../dress';
import { gameById } from '../vendor-game';
import { peekTicket } from '../visits/visit';
import { PAGE_FOLDER, pageHtml } from './page-html';

const vendorOnly = { config: { hosts: 'vendor' }, schema: { hide: true } } as const;

/** Nothing but this origin's own files; framed by a site on a loopback name, by nobody else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors http://localhost:* https://localhost:* http://*.localhost:* https://*.localhost:* http://127.0.0.1:*',
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
const wanted = checkerOf(Type.Object({ language: Type.Optional(Type.String()), t: Type.Optional(Type.String()) }));

const guarded = (reply: FastifyReply) =>
  reply.headers({
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });

/** The vendor's pages: `/play/<gameId>`, `/play/lobby`, and the files they are made of. */
export function vendorPages(app: FastifyInstance): void {
  const { db } = app.platform;

  app.get<{ Params: { gameId: string } }>('/play/:gameId', vendorOnly, async (request, reply) => {
    wanted.text(request.query);
    const { searchParams } = new URL(request.url, 'http://vendor');
    const entrance = await peekTicket(db, searchParams.get('t') ?? '');
    const language = entrance?.language ?? searchParams.get('language') ?? 'EN';
    const { gameId } = request.params;
    const game = gameId === 'lobby' ? undefined : await gameById(db, gameId);
    const vendor = findVendor(game?.vassalage ?? entrance?.vassalage ?? '');
    if (game === undefined && gameId !== 'lobby') return notFound(request, reply);
    const html = await pageHtml({
      template: game === undefined ? 'lobby' : 'game',
      title: game?.gameName ?? vendor?.accountTypeName ?? '',
      vendor: vendor?.accountTypeName ?? '',
      icon: game?.art ?? vendor?.icon ?? '/art/vendor/FOYER.svg',
      language,
      siteOrigin: entrance?.siteOrigin ?? '',
      dress: dressOf(vendor?.code ?? '', game),
    });
    return guarded(reply).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
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
