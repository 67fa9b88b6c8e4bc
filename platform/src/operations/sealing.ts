import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { rotateKeys } from '../base/sealing/keys';
import { bodyOf } from './answer';

const RotateBody = Type.Object(
  { revoke: Type.Optional(Type.Boolean({ description: 'end the earlier keys at once, not after their grace time' })) },
  { additionalProperties: false },
);

/** Creates a new sealing key for pages; earlier ones stay accepted for a while, or end at once. */
export function sealingOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  app.post(
    '/_ops/sealing-keys',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Creates a new sealing key; the previous one stays accepted for an hour', body: RotateBody },
    },
    async (request, reply) => {
      const { revoke = false } = bodyOf(RotateBody, request.body);
      const { publicKey } = await rotateKeys(db, { now: realNow(), revoke });
      return reply.status(201).send({ publicKey });
    },
  );
}
