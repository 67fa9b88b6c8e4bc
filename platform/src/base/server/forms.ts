import type { FastifyInstance } from 'fastify';

/** Reads form-encoded bodies; a field that comes twice keeps its last value. The calls check what they are given. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
}
