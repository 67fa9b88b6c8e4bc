import type { FastifyRequest } from 'fastify';
import type { Db } from '../../base/db/database';
import { Refusal } from '../../base/refusals/refusal';
import { isKnownDevice } from '../../base/sessions/devices';
import type { Site } from '../../base/sites/site';
import { CAPTCHA_COOKIE, useCaptcha } from '../captcha/captcha';
import { askerOf, hasAsked } from './asker';

/** How long a solved captcha counts for a number. */
const READ_MS = 3_600_000;

interface SmsAsked {
  readonly site: Site;
  readonly target: string;
  readonly ownerId?: number | undefined;
  readonly answer: string | undefined;
  readonly now: Date;
  readonly request: FastifyRequest;
}

/**
 * Demands a captcha before an SMS to a number, so that scripts cannot send them by the thousand. Exempt are browsers that the
 * number's owner has logged in with, and repeated requests for the same number within an hour (decision 18). It does not matter
 * whether anybody has the number. The captcha is used up only where it is demanded.
 *
 * @throws Refusal `captcha.required`, `captcha.error`
 */
export async function proveHuman(db: Db, { site, target, ownerId, answer, now, request }: SmsAsked): Promise<void> {
  if (ownerId !== undefined && (await isKnownDevice(db, ownerId, request))) return;
  const since = new Date(now.getTime() - READ_MS);
  if (await hasAsked(db, askerOf(request), { merchant: site.code, target, since })) return;
  if (answer === undefined || answer === '') throw new Refusal('captcha.required', { captcha: true });
  const id = request.cookies[CAPTCHA_COOKIE];
  const right = await useCaptcha(db, { merchant: site.code, id, answer, now });
  if (!right) throw new Refusal('captcha.error', { captcha: true });
}
