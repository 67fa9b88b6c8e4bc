import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { maskToken } from '../base/server/log';

const LOOKS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A short id of a key that does not reveal it. */
const nameOf = (key: string) => createHash('sha256').update(`name of ${key}`).digest('hex').slice(0, 8);

/**
 * Logs every changing operation, done or refused: method, address, key's id, caller's address and outcome. Bodies are never
 * logged because they hold passwords. Written at every level but `silent`.
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
