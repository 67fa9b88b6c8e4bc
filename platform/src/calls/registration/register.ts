import { randomBytes } from 'node:crypto';
import type { RegisterValue } from '@foyer/shared/contract';
import { isTaken } from '../../base/db/is-taken';
import { addressKey } from '../../base/limits/address-key';
import { countOrRefuse } from '../../base/limits/rate';
import { createMember, type NewMember } from '../../base/members/create-member';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';
import { welcome } from '../../base/sessions/welcome';
import { isOpen, type Way } from '../../base/sites/register-ways';
import { joinByLink, type OpenLink } from '../agents/links/links';
import { CAPTCHA_COOKIE, useCaptcha } from '../captcha/captcha';
import { spendCode } from '../verification/check-code';
import { captchaRequired, countTaken, needsCaptcha } from './answer-budgets';
import { type Answers, checkFields } from './check-fields';
import type { RegisterContext } from './context';
import { type ProvenMobile, proveMobile } from './prove-mobile';
import { type Upline, uplineOf } from './upline';

/** Registrations that one address may try per hour. */
const TRIES_AN_HOUR = 120;
const HOUR_MS = 3_600_000;
/** Type of members who have a team of their own. */
const AGENT = 1;

/** Fields with their own columns or checks; all others are stored as they are. */
const ownPlace = new Set([
  'username',
  'password',
  'paymentPassword',
  'nickname',
  'email',
  'recommenderId',
  'affiliateCode',
  'verificationCode',
  'captcha',
]);

/**
 * Registers an account: account, purses and the use of the code are one transaction.
 *
 * @throws Refusal `permission.denied` where the merchant does not offer this way (A034), the code of an invalid field,
 *   `member.exists` when name or number is taken, `captcha.required` when that was told too often
 */
export async function register(context: RegisterContext, way: Way): Promise<RegisterValue> {
  const { db, site, body, now, request } = context;
  if (!isOpen(site, way)) throw new Refusal('permission.denied');
  const counted = { merchant: site.code, action: 'register', subject: addressKey(request.ip), now };
  await countOrRefuse(db, { ...counted, limit: TRIES_AN_HOUR, windowMs: HOUR_MS });

  const byService = body.firebaseIdToken !== undefined;
  const answers = await checkFields(site, way, body, byService ? ['verificationCode'] : []);
  const read = await passCaptcha(context, answers);
  const upline = await uplineOf(context, answers);
  const proven = await proveMobile(context, answers);
  const member = await store(context, newMember(context, answers, proven, upline), { proven, read, link: upline.link });
  return site.registerStartsSession ? welcome(context, member) : { userName: member.username };
}

/** Checks the captcha where the form has one or taken names were asked for too often; returns whether one was solved. */
async function passCaptcha(context: RegisterContext, answers: Answers): Promise<boolean> {
  const { db, site, body, now, request } = context;
  const costs = await needsCaptcha(context);
  const captcha = answers.captcha ?? (costs ? body.captcha : undefined);
  if (costs && (captcha ?? '') === '') throw captchaRequired();
  if (captcha === undefined) return false;
  const id = request.cookies[CAPTCHA_COOKIE];
  const right = await useCaptcha(db, { merchant: site.code, id, answer: captcha, now });
  if (!right) throw new Refusal('captcha.error', { field: 'captcha', captcha: true });
  return true;
}

function newMember(
  { site, body, now }: RegisterContext,
  answers: Answers,
  proven: ProvenMobile | undefined,
  { uplineId, link }: Upline,
): NewMember {
  // Without a name, the number is the name to log in with (A045).
  const username = answers.username ?? answers.mobileNum ?? '';
  const kept = Object.entries(answers).filter(([name]) => !ownPlace.has(name) && !(proven && name === 'mobileNum'));
  const { nickname, email, paymentPassword } = answers;
  return {
    merchantCode: site.code,
    username,
    // Without a password, only an SMS code lets this member in.
    password: answers.password ?? randomBytes(32).toString('base64url'),
    ownPassword: answers.password !== undefined,
    registeredAt: now,
    registration: Object.fromEntries(kept),
    registerMethod: body.registerMethod,
    registerUrl: body.registerUrl.slice(0, 255),
    ...(proven === undefined ? {} : { mobile: proven.mobile }),
    ...(nickname === undefined ? {} : { nickname }),
    ...(email === undefined ? {} : { email }),
    ...(paymentPassword === undefined ? {} : { paymentPassword }),
    // The kind of the link says it, whatever the payload does (B023).
    ...(link?.kind === 'agent' ? { type: AGENT } : {}),
    ...(uplineId === undefined ? {} : { uplineId, toUpline: true }),
  };
}

async function store(
  context: RegisterContext,
  member: NewMember,
  {
    proven,
    read,
    link,
  }: { readonly proven: ProvenMobile | undefined; readonly read: boolean; readonly link: OpenLink | undefined },
): Promise<Member> {
  const { db, body, now } = context;
  try {
    return await db.transaction(async (tx) => {
      const made = await createMember(tx, member);
      if (link !== undefined) await joinByLink(tx, context.site, link, made, now);
      if (proven?.codeId !== undefined) await spendCode(tx, proven.codeId, now);
      return made;
    });
  } catch (error) {
    const nameField = body.username === undefined || body.username === '' ? 'mobileNum' : 'username';
    if (isTaken(error, 'members_name')) {
      await countTaken(context, read);
      throw new Refusal('member.exists', { field: nameField });
    }
    if (isTaken(error, 'members_mobile')) throw new Refusal('member.exists', { field: 'mobileNum' });
    throw error;
  }
}
