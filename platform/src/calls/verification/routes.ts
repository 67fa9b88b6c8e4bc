import type { FastifyInstance } from 'fastify';
import { type CallContext, route } from '../../base/call/call';
import { memberByMobile, mobileOf } from '../../base/members/mobile';
import { Refusal } from '../../base/refusals/refusal';
import { offersCodes } from '../../base/sites/register-ways';
import { sendCode } from './codes';
import { proveHuman } from './prove-human';

type SmsContext = CallContext<'smsNoLogin'> | CallContext<'smsRegister'> | CallContext<'smsReset'>;

/**
 * SMS codes for visitors without a session. An unknown number is answered like a known one; where only a member could use the
 * code, nothing is sent to it.
 */
export function verificationRoutes(app: FastifyInstance): void {
  route(app, 'smsNoLogin', (context) => {
    demand(context.site.flags['MOBILEVERCODELOGIN3'] === true);
    return sendToMember(context, 'login');
  });
  route(app, 'smsReset', (context) => {
    demand(context.site.flags['CHNGPASSVERIF3'] === true);
    return sendToMember(context, 'reset');
  });
  route(app, 'smsRegister', async ({ db, site, body, now, request, reply }) => {
    demand(offersCodes(site));
    const { international: target } = mobileOf(site, body);
    await proveHuman(db, { site, target, now, request, answer: body.captcha });
    return sendCode(db, { site, purpose: 'register', target, now, request, reply });
  });
}

async function sendToMember({ db, site, body, now, request, reply }: SmsContext, purpose: 'login' | 'reset') {
  const mobile = mobileOf(site, body);
  const target = mobile.international;
  const owner = await memberByMobile(db, site.code, mobile, now);
  await proveHuman(db, { site, target, now, request, ownerId: owner?.id, answer: body.captcha });
  const deliver = owner !== undefined;
  return sendCode(db, { site, purpose, target, now, request, reply, ownerId: owner?.id, deliver });
}

function demand(offered: boolean): void {
  if (!offered) throw new Refusal('permission.denied');
}
