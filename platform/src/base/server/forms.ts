import type { FastifyInstance } from 'fastify';

/** Parses form-encoded bodies; of a repeated field the last value counts. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
}
