import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { exposures } from '../../base/db/schema';
import { addressKey } from '../../base/limits/address-key';
import { countOrRefuse } from '../../base/limits/rate';

/** Exposures that one address may report per minute; a visitor reports each variant once. */
const TOLD_A_MINUTE = 240;

/** Stores which visitor saw which variant of an experiment; repeated reports change nothing. */
export function exposureRoutes(app: FastifyInstance): void {
  route(app, 'exposure', async ({ db, site, now, request, body }) => {
    const counted = { merchant: site.code, action: 'exposure', subject: addressKey(request.ip), now };
    await countOrRefuse(db, { ...counted, limit: TOLD_A_MINUTE, windowMs: 60_000 });
    const { part, version, visitor } = body;
    await db
      .insert(exposures)
      .values({ merchantCode: site.code, part, version, visitor, firstAt: now })
      .onConflictDoNothing();
    return null;
  });
}
