import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../base/server/errors';

interface Picture {
  readonly svg: string;
  readonly etag: string;
}

/** `/art/…`: the generated pictures of games, vendors, banners and crests, on every host name. */
export function pictureRoutes(app: FastifyInstance): void {
  const { pictureOf } = app.platform.catalogue;
  // They depend on their path alone, and there are as many as the catalogue has.
  const drawn = new Map<string, Picture>();

  app.get('/art/*', { config: { hosts: 'any' }, schema: { hide: true } }, (request, reply) => {
    const { pathname } = new URL(request.url, 'http://any');
    const svg = drawn.get(pathname)?.svg ?? pictureOf(pathname);
    if (svg === undefined) return notFound(request, reply);
    const picture = drawn.get(pathname) ?? { svg, etag: etagOf(svg) };
    drawn.set(pathname, picture);
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      // Sites may show them from a CDN's origin.
      'cross-origin-resource-policy': 'cross-origin',
      etag: picture.etag,
    });
    if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
    return reply.type('image/svg+xml').send(picture.svg);
  });
}

const etagOf = (svg: string): string => `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
