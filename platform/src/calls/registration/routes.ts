import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { addressKey } from '../../base/limits/address-key';
import { countOrRefuse } from '../../base/limits/rate';
import { Refusal } from '../../base/refusals/refusal';
import { lookUp } from './answer-budgets';
import { register } from './register';
import { invitationOf } from './upline';

/** Referral codes that one address may look up per minute. */
const CHECKS_A_MINUTE = 60;

export function registrationRoutes(app: FastifyInstance): void {
  route(app, 'setRegister', ({ site }) => site.registerFields);
  route(app, 'registerValidation', ({ site }) => site.registerRules);
  route(app, 'affiliateCheck', async (context) => {
    const { db, site, query, now, request } = context;
    const counted = { merchant: site.code, action: 'affiliate', subject: addressKey(request.ip), now };
    await countOrRefuse(db, { ...counted, limit: CHECKS_A_MINUTE, windowMs: 60_000 });
    const owner = await lookUp(context, () => invitationOf(db, site.code, query.code));
    if (owner === undefined) throw new Refusal('invitation.invalid');
    return null;
  });
  route(app, 'register', (context) => register(context, 'username'));
  route(app, 'registerMobile', (context) => register(context, 'mobileNum'));
}
