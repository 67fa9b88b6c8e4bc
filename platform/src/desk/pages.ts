import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Everything comes from the application's own origin; nothing is written into the document, and nobody frames it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * Serves a built application: files for ever, since their names hold their contents, and the document for every page.
 *
 * @param at where it is, such as `/desk`
 */
export async function applicationPages(app: FastifyInstance, folder: string, at: string): Promise<void> {
  const html = readFileSync(path.join(folder, 'index.html'));
  const document = (_: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' })
      .type('text/html; charset=utf-8')
      .send(html);
  await app.register(fastifyStatic, {
    root: path.join(folder, 'files'),
    prefix: `${at}/files/`,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  app.get(at, (_, reply) => reply.redirect(`${at}/`, 308));
  app.get(`${at}/*`, document);
}
