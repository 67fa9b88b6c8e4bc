import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { readOutbox } from '../base/outbox/outbox';
import { bodyOf, merchantOf } from './answer';
import { CodeParams } from './members';
import { outboxPage } from './outbox-page';

const OutboxQuery = Type.Object({ recipient: Type.Optional(Type.String()) });

/** Shows the outbox: as JSON for tests, as a page for people. */
export function outboxOperations(app: FastifyInstance): void {
  const { db } = app.platform;

  app.get(
    '/_ops/merchants/:code/outbox',
    {
      config: { operation: 'demonstration' },
      schema: {
        summary: 'Lists the SMS and mails of a merchant, the newest first',
        params: CodeParams,
        querystring: OutboxQuery,
      },
    },
    async (request) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      return { messages: await readOutbox(db, { merchantCode: site.code, ...bodyOf(OutboxQuery, request.query) }) };
    },
  );

  const page = {
    config: { page: true, operation: 'demonstration' },
    schema: { summary: 'Shows the SMS and mails of all merchants as a page' },
  } as const;
  app.get('/_ops/outbox', page, async (_, reply) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return reply.type('text/html; charset=utf-8').send(outboxPage(await readOutbox(db)));
  });
}
