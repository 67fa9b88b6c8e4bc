import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { exposures } from '../../base/db/schema';
import { noteExposure, tieMember } from '../../base/experiments/note';
import { addressKey } from '../../base/limits/address-key';
import { countOrRefuse } from '../../base/limits/rate';

/** Exposures that one address may report per minute; a visitor reports each variant once. */
const TOLD_A_MINUTE = 240;

/**
 * Stores which visitor saw which variant of an experiment; repeated reports change nothing. Where the experiment has a name, also the
 * arm and, for a member, who the visitor is (decision 80). Whoever tells learns nothing, not even whether it counted.
 */
export function exposureRoutes(app: FastifyInstance): void {
  route(app, 'exposure', async ({ db, site, session, now, request, body }) => {
    const address = addressKey(request.ip);
    const counted = { merchant: site.code, action: 'exposure', subject: address, now };
    await countOrRefuse(db, { ...counted, limit: TOLD_A_MINUTE, windowMs: 60_000 });
    const { part, version, visitor, experiment, arm } = body;
    await db
      .insert(exposures)
      .values({ merchantCode: site.code, part, version, visitor, firstAt: now })
      .onConflictDoNothing();
    if (experiment === undefined || arm === undefined) return null;
    const told = { part, experiment, arm, visitor, shown: version };
    const at = { merchantCode: site.code, address, now };
    const isNoted = await noteExposure(db, await app.platform.releases.experiments(), told, at);
    // A trial account is one of the trial code: its play counts for nothing.
    if (!isNoted || session === undefined || session.member.merchantCode !== site.code) return null;
    await tieMember(db, told, at, { memberId: session.member.id, loggedInAt: session.createdAt });
    return null;
  });
}
