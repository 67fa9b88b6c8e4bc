import type { FastifyInstance } from 'fastify';
import { route } from '../call';
import { addressKey } from '../limits/address-key';
import { countOrRefuse } from '../limits/rate';
import { CAPTCHA_COOKIE, CAPTCHA_MS, makeCaptcha } from './captcha';
import { drawDigits } from './digits';

/** Images that one address may ask for in a minute. */
const IMAGES_A_MINUTE = 240;

/** The captcha's image; which one it was stays in a cookie that scripts cannot read (A028). */
export function captchaRoutes(app: FastifyInstance): void {
  route(app, 'captcha', async ({ db, site, now, request, reply }) => {
    const counted = { merchant: site.code, action: 'captcha', subject: addressKey(request.ip), now };
    await countOrRefuse(db, { ...counted, limit: IMAGES_A_MINUTE, windowMs: 60_000 });
    const { id, digits } = await makeCaptcha(db, site.code, now);
    reply.setCookie(CAPTCHA_COOKIE, id, { path: '/wps', httpOnly: true, sameSite: 'lax', maxAge: CAPTCHA_MS / 1000 });
    return drawDigits(digits).toString('base64');
  });
}
