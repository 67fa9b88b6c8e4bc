import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { keysOf, makeKey, OPEN_KEYS, withdrawKey } from '../base/conversions/keys';
import { countOrRefuse } from '../base/limits/rate';
import { Refusal } from '../base/refusals/refusal';
import { DeskError } from '../desk/desk-error';
import { bodyOf } from '../operations/answer';
import { workerOf } from './guard';

const DAY_MS = 86_400_000;
/** Withdrawn keys are kept, for the trail names them: so many a day are a merchant's. */
const KEYS_A_DAY = 20;

const KeyBody = Type.Object(
  { label: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }) },
  { additionalProperties: false },
);
const IdParams = Type.Object({ id: Type.String({ pattern: '^fck_[0-9a-f]{16}$' }) });
const WithdrawBody = Type.Object({ forget: Type.Boolean() }, { additionalProperties: false });

/** Keys by which a merchant's own server tells conversions (decision 96): owners make them and withdraw them. */
export function keyRoutes(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.get('/console/api/keys', async (request) => {
    const { site } = await workerOf(app, request, 'owner');
    return { keys: await keysOf(db, site.code), most: OPEN_KEYS };
  });

  app.post('/console/api/keys', async (request, reply) => {
    const { site, actor } = await workerOf(app, request, 'owner');
    const { label } = bodyOf(KeyBody, request.body);
    const rate = { merchant: site.code, action: 'console.keys', subject: '', limit: KEYS_A_DAY, windowMs: DAY_MS };
    await countOrRefuse(db, { ...rate, now: realNow() }).catch((error: unknown) => {
      if (error instanceof Refusal) throw new DeskError(409, 'not.now', { reason: 'keys.often' });
      throw error;
    });
    const made = await makeKey(db, actor, label.trim());
    if (made === undefined) throw new DeskError(409, 'not.now', { reason: 'keys.many' });
    return reply.status(201).send(made);
  });

  app.post('/console/api/keys/:id/withdraw', async (request, reply) => {
    const { actor } = await workerOf(app, request, 'owner');
    const { id } = bodyOf(IdParams, request.params);
    const { forget } = bodyOf(WithdrawBody, request.body);
    if (!(await withdrawKey(db, actor, id, forget))) throw new DeskError(404, 'not.found');
    return reply.status(204).send();
  });
}
