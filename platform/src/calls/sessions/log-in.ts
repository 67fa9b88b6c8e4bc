import type { LoginValue } from '@foyer/shared/contract';
import type { CallContext } from '../../base/call/call';
import { addressKey } from '../../base/limits/address-key';
import { forgive, giveBack, refuseWaiting, takeGuess } from '../../base/limits/guess-budgets';
import { budgetsOf, isOwn } from '../../base/limits/login-budgets';
import {
  type Attempt,
  beginAttempt,
  captchaIsDue,
  failAttempt,
  forgetFailures,
  withdrawAttempt,
} from '../../base/limits/login-failures';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';
import { knownDevice } from '../../base/sessions/devices';
import { welcome } from '../../base/sessions/welcome';
import { CAPTCHA_COOKIE, useCaptcha } from '../captcha/captcha';
import { memberOfToken } from '../external/member-of-token';
import { type Proof, proofByCode, proofByPassword } from './proofs';

/** Logs a member in by password, SMS code or external service (S3-LOGIN-03, A023). */
export async function logIn(context: CallContext<'login'>): Promise<LoginValue> {
  const { body } = context;
  const member =
    body.type === 'firebase'
      ? await memberOfToken(context)
      : await guarded(context, body.type === 'sms' ? await proofByCode(context) : await proofByPassword(context));
  if (!member.memberSite) throw new Refusal('login.member.only');
  return welcome(context, member);
}

/**
 * Checks a proof that can be guessed, within the budgets of account, device and address (decision 0019). An unknown account and
 * a wrong guess get the same answer after the same time; from the third failure of account or address on, a captcha is demanded
 * (A108).
 */
async function guarded(context: CallContext<'login'>, proof: Proof): Promise<Member> {
  const { db, site, now, request } = context;
  const { account } = proof;
  const [at, address] = [{ merchant: site.code, now }, addressKey(request.ip)];
  const device = await knownDevice(db, proof.member?.id ?? 0, request);
  const budgets = budgetsOf({ account, address, device });
  await refuseWaiting(db, budgets, at);
  const attempt = await beginAttempt(db, { ...at, address, account });
  await passCaptcha(context, attempt);
  const taken = await takeGuess(db, budgets, at).catch(async (error: unknown) => {
    await withdrawAttempt(db, attempt);
    throw error;
  });
  const member = await proof.prove();
  if (member === undefined || member.disabled) {
    const { captcha } = await failAttempt(db, attempt);
    throw new Refusal(proof.refusal, captcha ? { captcha } : undefined);
  }
  await forgetFailures(db, attempt);
  await forgive(
    db,
    taken.filter(({ budget }) => isOwn(budget)),
    at,
  );
  await giveBack(
    db,
    taken.filter(({ budget }) => !isOwn(budget)),
    at,
  );
  return member;
}

/** Uses up the visitor's picture in any case, so that it cannot serve the next attempt (A028). */
async function passCaptcha({ db, site, body, now, request }: CallContext<'login'>, attempt: Attempt): Promise<void> {
  const id = request.cookies[CAPTCHA_COOKIE];
  const right = await useCaptcha(db, { merchant: site.code, id, answer: body.captcha, now });
  if (right || !(await captchaIsDue(db, attempt))) return;
  await withdrawAttempt(db, attempt);
  throw new Refusal(body.captcha === '' ? 'captcha.required' : 'captcha.error', { captcha: true });
}
