import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../base/call/call';
import { addressKey } from '../../base/limits/address-key';
import { countOrRefuse } from '../../base/limits/rate';
import { Refusal } from '../../base/refusals/refusal';
import { CAPTCHA_COOKIE, CAPTCHA_MS, digitsOf, makeCaptcha } from './captcha';
import { drawCaptcha } from './drawing/draw-captcha';
import { speakCaptcha } from './sound/speak-captcha';

/** Pictures and sounds that one address may ask for per minute. */
const A_MINUTE = { captcha: 240, 'captcha.sound': 60 } as const;

/** The captcha's picture and sound, tied together by a cookie that scripts cannot read (A028). */
export function captchaRoutes(app: FastifyInstance): void {
  const counted = (request: FastifyRequest, action: keyof typeof A_MINUTE) => ({
    merchant: request.site?.code ?? '',
    action,
    subject: addressKey(request.ip),
    now: request.now,
    limit: A_MINUTE[action],
    windowMs: 60_000,
  });

  route(app, 'captcha', async ({ db, site, now, request, reply }) => {
    await countOrRefuse(db, counted(request, 'captcha'));
    const { id, digits } = await makeCaptcha(db, site.code, now);
    reply.setCookie(CAPTCHA_COOKIE, id, {
      path: '/wps',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: CAPTCHA_MS / 1000,
    });
    return drawCaptcha(digits).toString('base64');
  });

  route(app, 'captchaSound', async ({ db, site, now, query, request }) => {
    await countOrRefuse(db, counted(request, 'captcha.sound'));
    const id = request.cookies[CAPTCHA_COOKIE];
    const digits = await digitsOf(db, { merchant: site.code, id, now });
    if (digits === undefined) throw new Refusal('captcha.error');
    return (await speakCaptcha(digits, query.language === 'TY' ? 'TY' : 'EN')).toString('base64');
  });
}
