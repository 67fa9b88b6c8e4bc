import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { bindEmail, sendEmailCode } from './bind-email';
import { bindMobile, sendBindCode } from './bind-mobile';
import { changePassword } from './change-password';
import { setPaymentPassword } from './payment-password';
import { sendProofCode } from './proof-code';
import { settingsOf } from './settings';

export function securityRoutes(app: FastifyInstance): void {
  route(app, 'security', ({ db, site, session: { member }, now }) => settingsOf(db, site, member, now));
  route(app, 'proofCode', sendProofCode);
  route(app, 'changePassword', changePassword);
  route(app, 'paymentPassword', setPaymentPassword);
  route(app, 'emailCode', sendEmailCode);
  route(app, 'bindEmail', bindEmail);
  route(app, 'smsBind', sendBindCode);
  route(app, 'bindMobile', bindMobile);
}
