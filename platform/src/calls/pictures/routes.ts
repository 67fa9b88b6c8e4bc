import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../base/server/errors';

interface Picture {
  readonly svg: string;
  readonly etag: string;
}

/**
 * Generated pictures of games, vendors, banners and crests under `/art/`, on every host. Browsers that save data say so with
 * each request, and get those with less in them (decision 101).
 */
export function pictureRoutes(app: FastifyInstance): void {
  const { pictureOf } = app.platform.catalogue;
  // Kept in memory: a picture depends on its path and its kind alone, and their number is that of the catalogue.
  const drawn = new Map<string, Picture>();

  app.get('/art/*', { config: { hosts: 'any' }, schema: { hide: true } }, (request, reply) => {
    const { pathname } = new URL(request.url, 'http://any');
    const plain = request.headers['save-data'] === 'on';
    const name = plain ? `plain ${pathname}` : pathname;
    const svg = drawn.get(name)?.svg ?? pictureOf(pathname, plain);
    if (svg === undefined) return notFound(request, reply);
    const picture = drawn.get(name) ?? { svg, etag: etagOf(svg) };
    drawn.set(name, picture);
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      // Sites may show the picture from a CDN's origin.
      'cross-origin-resource-policy': 'cross-origin',
      etag: picture.etag,
      vary: 'Save-Data',
    });
    if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
    return reply.type('image/svg+xml').send(picture.svg);
  });
}

const etagOf = (svg: string): string => `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
