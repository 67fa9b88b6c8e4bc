import type { FastifyReply, FastifyRequest } from 'fastify';
import { LONGEST_MS } from '../base/console/sessions';

/**
 * The console has a host name for itself, below that of the site, whose pages run releases of many teams. With https the prefix keeps
 * every other host from setting the cookie, the site's own included; it demands the path of the whole host.
 */
const nameIn = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-console' : 'console');

const options = ({ protocol }: FastifyRequest) =>
  ({
    httpOnly: true,
    sameSite: 'strict',
    secure: protocol === 'https',
    path: protocol === 'https' ? '/' : '/console',
  }) as const;

export function giveToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(nameIn(request), token, { ...options(request), maxAge: LONGEST_MS / 1000 });
}

export function dropToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameIn(request), options(request));
}

export const tokenIn = (request: FastifyRequest): string | undefined => request.cookies[nameIn(request)];
