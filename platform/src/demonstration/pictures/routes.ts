import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../base/server/errors';
import { artFor } from '../art/art-for';

interface Picture {
  readonly svg: string;
  readonly etag: string;
}

/** Pictures that were asked for: they depend on their path alone, and there are as many as the catalogue has. */
const drawn = new Map<string, Picture>();

/** `/art/…`: the generated pictures of games, vendors, banners and crests, on every host name. */
export function pictureRoutes(app: FastifyInstance): void {
  app.get('/art/*', { config: { hosts: 'any' }, schema: { hide: true } }, (request, reply) => {
    const { pathname } = new URL(request.url, 'http://any');
    const picture = pictureOf(pathname);
    if (picture === undefined) return notFound(request, reply);
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

function pictureOf(path: string): Picture | undefined {
  const known = drawn.get(path);
  if (known !== undefined) return known;
  const svg = artFor(path);
  if (svg === undefined) return undefined;
  const picture = { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
  drawn.set(path, picture);
  return picture;
}
