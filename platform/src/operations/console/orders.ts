import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { endOrder, openOrders } from '../../base/console/orders';
import { bodyOf, OpsError } from '../answer';

const IdParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description: 'the number of the order' }),
});
const EndBody = Type.Object(
  {
    state: Type.Union([Type.Literal('done'), Type.Literal('refused')]),
    said: Type.String({ maxLength: 1000, description: 'what the release command said' }),
  },
  { additionalProperties: false },
);
const config = { operation: 'decision' } as const;

/** Orders of the console for `release orders`, which carries them out beside the host (decision 88). */
export function consoleOrderOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.get(
    '/_ops/console/orders',
    { config, schema: { summary: 'Lists what people of merchants ordered and nobody has carried out, oldest first' } },
    async () => ({ orders: await openOrders(db, realNow()) }),
  );

  app.post(
    '/_ops/console/orders/:id',
    {
      config,
      schema: {
        summary: 'Notes how an order of the console ended; the first word counts',
        params: IdParams,
        body: EndBody,
      },
    },
    async (request) => {
      const { id } = bodyOf(IdParams, request.params);
      const told = bodyOf(EndBody, request.body);
      const ended = await endOrder(db, id, told, { address: request.ip, at: realNow() });
      if (ended === undefined) throw new OpsError(404, `There is no order ${id}.`);
      return { id, state: ended.state };
    },
  );
}
