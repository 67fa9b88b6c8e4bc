import { type Static, Type } from '@sinclair/typebox';
import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { outbox } from '../base/db/schema';
import { bodyOf, OpsError } from './answer';

const LISTED = 200;

const MessagesQuery = Type.Object({ merchant: Type.Optional(Type.String()) });
const MessageParams = Type.Object({
  key: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

/**
 * Shows how many messages wait and which are dead, newest first, without their texts. A dead message that still has its text
 * can be sent again.
 */
export function messageOperations(app: FastifyInstance): void {
  const { db } = app.platform;

  app.get(
    '/_ops/messages',
    {
      config: { operation: 'decision' },
      schema: {
        summary: 'Counts pending messages and lists dead ones',
        querystring: MessagesQuery,
      },
    },
    async (request) => {
      const { merchant }: Static<typeof MessagesQuery> = bodyOf(MessagesQuery, request.query);
      const ofMerchant = merchant === undefined ? undefined : eq(outbox.merchantCode, merchant);
      const [waiting] = await db
        .select({ count: count() })
        .from(outbox)
        .where(and(eq(outbox.state, 'pending'), ofMerchant));
      const { key: id, merchantCode, channel, recipient, createdAt, expiresAt, attempts, lastError, body } = outbox;
      const rows = await db
        .select({ id, merchantCode, channel, recipient, createdAt, expiresAt, attempts, lastError, body })
        .from(outbox)
        .where(and(eq(outbox.state, 'dead'), ofMerchant))
        .orderBy(desc(outbox.id))
        .limit(LISTED);
      const dead = rows.map(({ body: text, ...row }) => ({ ...row, again: text !== '' }));
      return { waiting: Number(waiting?.count ?? 0), dead };
    },
  );

  app.post(
    '/_ops/messages/:key/send-again',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Sends a dead message again', params: MessageParams },
    },
    async (request) => {
      const { key } = bodyOf(MessageParams, request.params);
      const [again] = await db
        .update(outbox)
        .set({ state: 'pending', attempts: 0, nextAttemptAt: new Date(0), lastError: null })
        .where(and(eq(outbox.key, key), eq(outbox.state, 'dead'), ne(outbox.body, '')))
        .returning({ id: outbox.key, state: outbox.state });
      if (again !== undefined) return again;
      const [there] = await db.select({ state: outbox.state }).from(outbox).where(eq(outbox.key, key));
      if (there === undefined) throw new OpsError(404, `There is no message ${key}.`);
      throw new OpsError(
        409,
        `The message ${key} is ${there.state}${there.state === 'dead' ? ' and its text is gone' : ''}.`,
      );
    },
  );
}
