import { type PreviewLink, previewCookie, previewHost, readPreviewToken } from '@foyer/shared/trust';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long (s) a browser keeps a link that has ended, so that it can be told once. */
const TOLD_FOR = 7 * 24 * 3600;

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/** The link of a request's cookie or query: of this host, or undefined. It may have ended. */
export function linkOn(request: FastifyRequest, key: string, token: string | undefined): PreviewLink | undefined {
  const link = token === undefined ? undefined : readPreviewToken(key, token);
  return link?.host === previewHost(request.hostname) ? link : undefined;
}

/** The cookie's content, whatever it is; undefined where there is none. */
export const tokenIn = (request: FastifyRequest): string | undefined =>
  request.cookies[previewCookie(isSecure(request))];

const placed = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

/** Sets the releases of this browser. No script reads the cookie. */
export function keepLink(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  link: PreviewLink,
  now: Date,
): void {
  const maxAge = Math.ceil((link.until - now.getTime()) / 1000) + TOLD_FOR;
  reply.setCookie(previewCookie(isSecure(request)), token, { ...placed(request), maxAge });
}

export const dropLink = (request: FastifyRequest, reply: FastifyReply): unknown =>
  reply.clearCookie(previewCookie(isSecure(request)), placed(request));
