import { randomBytes } from 'node:crypto';
import { isVisitor, VISITOR_COOKIE, VISITOR_KEPT_FOR } from '@foyer/shared/remote';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who asks for a document. */
interface Visitor {
  /** Undefined for a browser that keeps no cookies: it comes from a page of this site, whose document has set one. */
  readonly name: string | undefined;
  /** Whether the browser is told a name with this document. */
  readonly isNew: boolean;
}

/**
 * The name by which a document of the shell is chosen: that of the cookie, or a new one, which the browser is told (decision 97). The cookie
 * says nothing of a person, and gives no rights; the boot script reads it, and replaces it by an older name that it knows.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  const known = request.cookies[VISITOR_COOKIE];
  if (isVisitor(known)) return { name: known, isNew: false };
  const name = randomBytes(12).toString('hex');
  const secure = request.protocol === 'https';
  reply.setCookie(VISITOR_COOKIE, name, { path: '/', maxAge: VISITOR_KEPT_FOR, sameSite: 'lax', secure });
  return { name: request.headers['sec-fetch-site'] === 'same-origin' ? undefined : name, isNew: true };
}
