import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { escapedHtml } from '../escaped-html';
import { readOutbox } from '../outbox/outbox';
import { bodyOf, merchantOf } from './answer';
import { CodeParams } from './members';

const OutboxQuery = Type.Object({ recipient: Type.Optional(Type.String()) });

/** What the platform would have sent: for a test as JSON, for a person as a page. */
export function outboxOperations(app: FastifyInstance): void {
  const { db } = app.platform;

  app.get(
    '/_ops/merchants/:code/outbox',
    { schema: { params: CodeParams, querystring: OutboxQuery } },
    async (request) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      return { messages: await readOutbox(db, { merchantCode: site.code, ...bodyOf(OutboxQuery, request.query) }) };
    },
  );

  app.get('/_ops/outbox', { config: { page: true } }, async (_, reply) => {
    const rows = (await readOutbox(db)).map(
      (each) =>
        `<tr><td>${each.createdAt.toISOString()}</td>${[
          each.merchantCode,
          each.channel,
          each.recipient,
          each.subject,
          each.body,
        ]
          .map((text) => `<td>${escapedHtml(text)}</td>`)
          .join('')}</tr>`,
    );
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return reply.type('text/html; charset=utf-8').send(page(rows));
  });
}

function page(rows: readonly string[]): string {
  const none = '<tr><td colspan="6">Nothing has been sent yet.</td></tr>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><style>body{font:16px/1.5 system-ui;margin:2rem}table{border-collapse:collapse}td,th{padding:.4rem .8rem;
border-bottom:1px solid #ccc;text-align:start;vertical-align:top;white-space:pre-wrap}</style>
<h1>Outbox</h1><table><thead><tr><th>Sent</th><th>Merchant</th><th>By</th><th>To</th><th>Subject</th><th>Text</th></tr></thead>
<tbody>${rows.length === 0 ? none : rows.join('\n')}</tbody></table></html>`;
}
