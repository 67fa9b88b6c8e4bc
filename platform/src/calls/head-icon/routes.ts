import { HEAD_PICTURE_BYTES } from '@foyer/shared/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { headPictures } from '../../base/db/schema';
import { notFound } from '../../base/server/errors';
import { nameOf, setHeadIcon, UPLOADED } from './head-icon';

/** Maximum form with a picture in base64: four characters per three bytes, three bytes per escaped character. */
const BODY_LIMIT = HEAD_PICTURE_BYTES * 4 + 1024;

/** The member's picture: the choices, setting one, and uploaded files. */
export function headIconRoutes(app: FastifyInstance): void {
  const { db, catalogue } = app.platform;
  route(app, 'headIcon', ({ session }) => ({ current: session.member.headIcon, choices: [...catalogue.avatars] }));
  route(app, 'setHeadIcon', setHeadIcon, {
    bodyLimit: BODY_LIMIT,
    rate: { action: 'head-icon.body', limit: 240, windowMs: 60_000 },
  });

  app.get(`${UPLOADED}/:name`, { config: { hosts: 'any' }, schema: { hide: true } }, async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://any');
    const name = pathname.slice(UPLOADED.length + 1);
    const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=-)/.exec(name)?.[0];
    const [picture] = id === undefined ? [] : await db.select().from(headPictures).where(eq(headPictures.id, id));
    if (picture === undefined || nameOf(picture) !== name) return notFound(request, reply);
    const etag = `"${picture.hash}"`;
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // Sites may show the picture from a CDN's origin.
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type(picture.contentType).send(picture.bytes);
  });
}
