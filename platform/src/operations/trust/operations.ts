import type { FastifyInstance } from 'fastify';
import { PAGE_POLICY, trustPage } from './page';
import { trustState } from './state';

/** What servers refused of the documents that they were to serve (decision 98): a page, and the same for machines. */
export function trustOperations(app: FastifyInstance): void {
  app.get(
    '/_ops/trust/state',
    {
      config: { operation: 'decision' },
      schema: {
        summary:
          'Lists what servers serve, what they refused and why; "ok" is false while a server that is there refuses something',
      },
    },
    () => trustState(app),
  );

  app.get(
    '/_ops/trust',
    {
      config: { page: true, operation: 'decision' },
      schema: { summary: 'Shows what servers and browsers refused to serve or run as a page' },
    },
    async (_, reply) => {
      reply.headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' });
      return reply.type('text/html; charset=utf-8').send(trustPage(await trustState(app)));
    },
  );
}
