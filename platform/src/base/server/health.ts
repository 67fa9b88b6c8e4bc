import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

/** Answers on any host whether the platform is up. */
export function healthRoute(app: FastifyInstance): void {
  app.get('/healthz', { config: { hosts: 'any' }, schema: { hide: true } }, async (request, reply) => {
    try {
      await app.platform.db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.status(503).send({ status: 'the database does not answer' });
    }
  });
}
