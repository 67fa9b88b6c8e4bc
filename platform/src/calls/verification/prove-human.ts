import type { FastifyRequest } from 'fastify';
import type { Db } from '../../base/db/database';
import { Refusal } from '../../base/refusals/refusal';
import { isKnownDevice } from '../../base/sessions/devices';
import type { Site } from '../../base/sites/site';
import { CAPTCHA_COOKIE, useCaptcha } from '../captcha/captcha';
import { askerOf, hasAsked } from './asker';

/** So long a picture that was read for a number counts for it. */
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
 * Demands a picture before the first SMS to a number, so that nobody has SMS sent by the thousand: not of a browser in which the
 * number's owner has logged in before, and once an hour of whoever asks for the same number again (decision 18). Whether anybody has
 * the number changes nothing. The picture is used up only where it is demanded.
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
