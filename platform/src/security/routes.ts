import type { FastifyInstance } from 'fastify';
import { route } from '../call';
import { bindEmail, sendEmailCode } from './bind-email';
import { bindMobile, sendBindCode } from './bind-mobile';
import { changePassword } from './change-password';
import { maskedEmail, maskedMobile } from './masks';
import { setPaymentPassword } from './payment-password';

/** What guards an account, and changing it. */
export function securityRoutes(app: FastifyInstance): void {
  route(app, 'security', ({ site, session: { member } }) => ({
    passwordChangedAt: member.passwordChangedAt?.getTime() ?? null,
    email: member.email === null ? null : maskedEmail(member.email),
    mobile: maskedMobile(site, member),
    hasPaymentPassword: member.paymentPasswordHash !== null,
  }));
  route(app, 'changePassword', changePassword);
  route(app, 'paymentPassword', setPaymentPassword);
  route(app, 'emailCode', sendEmailCode);
  route(app, 'bindEmail', bindEmail);
  route(app, 'smsBind', sendBindCode);
  route(app, 'bindMobile', bindMobile);
}
