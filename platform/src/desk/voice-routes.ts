import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { firstVoices } from '../base/db/schema';
import { recordAct } from '../base/operators/acts';
import { forgetVoice } from '../base/operators/voices';
import { bodyOf } from '../operations/answer';
import { DeskError } from './desk-error';
import { type Shift, shiftOf } from './guard';
import { OrderParams } from './orders';

/**
 * Takes back what one asked for as the first of two.
 *
 * @throws DeskError `not.found` where there is no such voice of theirs
 */
export async function takeVoiceBack(
  app: FastifyInstance,
  request: FastifyRequest,
  { site, operator }: Shift,
  subject: string,
): Promise<void> {
  const { db, realNow } = app.platform;
  await db.transaction(async (tx) => {
    const [voice] = await tx
      .select({ act: firstVoices.act })
      .from(firstVoices)
      .where(and(eq(firstVoices.merchantCode, site.code), eq(firstVoices.subject, subject)))
      .for('update');
    const gone = await forgetVoice(tx, { merchantCode: site.code, subject }, operator.id);
    if (voice === undefined || !gone) throw new DeskError(404, 'not.found');
    const actor = { operatorId: operator.id, address: request.ip, at: realNow() };
    const details = { of: voice.act };
    await recordAct(tx, actor, { act: 'taken-back', subject, merchantCode: site.code, outcome: 'done', details });
  });
}

/** Taking back what one asked for as the first of two over an order, while no second agreed. */
export function voiceRoutes(app: FastifyInstance): void {
  app.delete('/desk/api/merchants/:code/voices/:id', async (request, reply) => {
    const shift = await shiftOf(app, request, 'cashier');
    const { id: subject } = bodyOf(OrderParams, request.params);
    await takeVoiceBack(app, request, shift, subject);
    return reply.status(204).send();
  });
}
