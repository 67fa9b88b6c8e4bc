import type { Static } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keyIn } from '../base/conversions/keys';
import { takeTold } from '../base/conversions/take';
import { ToldBody } from '../base/conversions/told';
import type { Db } from '../base/db/database';
import { experimentsAt } from '../base/experiments/report';
import { addressKey } from '../base/limits/address-key';
import { countOrRefuse, type Rate } from '../base/limits/rate';
import { Refusal } from '../base/refusals/refusal';
import { DeskError } from '../desk/desk-error';
import { bodyOf } from '../operations/answer';
import { siteOf } from './guard';

const MINUTE_MS = 60_000;
/** Calls of a merchant, of up to 500 conversions each. */
const A_MINUTE = 60;
const A_DAY = 5_000;
/** Wrong keys of an address. */
const WRONG_A_MINUTE = 20;
/** Five hundred conversions with the longest names, and as many exposures. */
const BODY_BYTES = 240 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that told, once it was found right. */
    conversionKey: string | undefined;
  }
}

async function count(db: Db, rate: Rate): Promise<void> {
  await countOrRefuse(db, rate).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const { retryAfter = 60 } = (error.value ?? {}) as { readonly retryAfter?: number };
    throw new DeskError(429, 'tries.many', { retryAfter });
  });
}

/** The call by which the server of a merchant with a platform of its own tells conversions (decision 96). No session has it, and no browser. */
export function conversionRoutes(app: FastifyInstance): void {
  const { db, releases, realNow } = app.platform;
  app.decorateRequest('conversionKey', undefined);

  /** Before the body is read: who has no key makes nobody read one. */
  async function demandKey(request: FastifyRequest): Promise<void> {
    const [{ code: merchant }, now] = [siteOf(request), realNow()];
    const key = await keyIn(db, request.headers.authorization, merchant);
    if (key === undefined) {
      const wrong = { merchant, action: 'conversions.wrong', subject: addressKey(request.ip), now };
      await count(db, { ...wrong, limit: WRONG_A_MINUTE, windowMs: MINUTE_MS });
      throw new DeskError(401, 'key.wrong');
    }
    const told = { merchant, subject: '', now };
    await count(db, { ...told, action: 'conversions', limit: A_MINUTE, windowMs: MINUTE_MS });
    await count(db, { ...told, action: 'conversions.day', limit: A_DAY, windowMs: 24 * 60 * MINUTE_MS });
    request.conversionKey = key;
  }

  app.post('/console/conversions', { onRequest: demandKey, bodyLimit: BODY_BYTES }, async (request) => {
    const { code: merchantCode } = siteOf(request);
    const { conversions = [], exposures = [], voided = [] }: Static<typeof ToldBody> = bodyOf(ToldBody, request.body);
    const taken = await takeTold(db, {
      ...{ merchantCode, conversions, exposures, voided },
      ...{ keyId: request.conversionKey ?? '', now: request.now, realNow: realNow() },
      experiments: await experimentsAt(releases, merchantCode),
    });
    if (taken === undefined) throw new DeskError(401, 'key.wrong');
    return taken;
  });
}
