import type { FastifyReply, FastifyRequest } from 'fastify';
import { LONGEST_MS } from '../base/operators/sessions';

/** With https, the prefix of the name keeps the cookie from being set or sent without it. */
const nameIn = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Secure-desk' : 'desk');

const options = (request: FastifyRequest) =>
  ({ path: '/desk', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' }) as const;

export function giveToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(nameIn(request), token, { ...options(request), maxAge: LONGEST_MS / 1000 });
}

export function dropToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameIn(request), options(request));
}

export const tokenIn = (request: FastifyRequest): string | undefined => request.cookies[nameIn(request)];
