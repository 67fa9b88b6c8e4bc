import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { maskToken } from '../base/server/log';

const LOOKS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A short name for a key that says nothing of it. */
const nameOf = (key: string) => createHash('sha256').update(`name of ${key}`).digest('hex').slice(0, 8);

/**
 * Logs every operation that changes something, done or refused: method, address, with which key, from where, and what came of
 * it. Bodies hold passwords, so they are never logged. It is written whatever the log's level is, unless the log is silent.
 */
export function auditOperations(app: FastifyInstance, opsKey: string): void {
  if (app.log.level === 'silent') return;
  const log = app.log.child({ audit: 'operations', key: nameOf(opsKey) }, { level: 'info' });
  app.addHook('onResponse', async (request, reply) => {
    if (LOOKS.has(request.method)) return;
    const { method, ip, id } = request;
    log.info(
      { method, url: maskToken(request.url), remoteAddress: ip, reqId: id, status: reply.statusCode },
      'operation',
    );
  });
}
