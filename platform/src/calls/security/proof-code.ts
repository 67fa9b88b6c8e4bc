import type { CallContext } from '../../base/call/call';
import { Refusal } from '../../base/refusals/refusal';
import { sendCode } from '../verification/codes';
import { countCode } from './count-code';
import { channelOf, proofsOf, refuseTrial } from './prove';

/**
 * Sends a code for proof to the bound number or address.
 *
 * @throws Refusal `proof.required` where nothing is bound, `rate.limited`
 */
export async function sendProofCode({ db, site, session, body, now, request, reply }: CallContext<'proofCode'>) {
  const { member } = session;
  refuseTrial(member);
  const target = channelOf(member, body.channel, now);
  if (target === undefined) throw new Refusal('proof.required', { proofs: proofsOf(member, now) });
  await countCode(db, member, now);
  return sendCode(db, { site, purpose: 'prove', target, now, request, reply, memberId: member.id });
}
