import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { same } from './same';

const HOURS = 12;
const HOUR_MS = 3_600_000;

/** With https, the prefix of the name keeps the cookie from being set or sent without it. */
const nameIn = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Secure-ops' : 'ops');

const signed = (until: string, key: string) =>
  createHmac('sha256', key).update(`operations page until ${until}`).digest('base64url');

/** Sets a cookie that stands for the key for half a day without containing it. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, key: string, now: Date): void {
  const until = String(now.getTime() + HOURS * HOUR_MS);
  reply.setCookie(nameIn(request), `${until}.${signed(until, key)}`, {
    path: '/_ops',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: HOURS * 3600,
  });
}

/** Whether a request has a valid cookie of this key. */
export function hasCookie(request: FastifyRequest, key: string, now: Date): boolean {
  const [until = '', proof] = (request.cookies[nameIn(request)] ?? '').split('.');
  return same(proof, signed(until, key)) && Number(until) > now.getTime();
}
