import type { FastifyInstance } from 'fastify';
import { agentRoutes } from './agents/routes';
import { betRoutes } from './bets/routes';
import { captchaRoutes } from './captcha/routes';
import { cashierRoutes } from './cashier/routes';
import { clubRoutes } from './club/routes';
import { contentRoutes } from './content/routes';
import { exposureRoutes } from './exposures/routes';
import { gameRoutes } from './games/routes';
import { headIconRoutes } from './head-icon/routes';
import { memberRoutes } from './members/routes';
import { pictureRoutes } from './pictures/routes';
import { recoveryRoutes } from './recovery/routes';
import { registrationRoutes } from './registration/routes';
import { securityRoutes } from './security/routes';
import { sessionListRoutes } from './sessions/list-routes';
import { sessionRoutes } from './sessions/routes';
import { siteConfigRoute } from './sites/site-config';
import { systemRoutes } from './system/routes';
import { trialRoutes } from './trial/routes';
import { vendorRoutes } from './vendor/routes';
import { verificationRoutes } from './verification/routes';
import { walletRoutes } from './wallets/routes';

/** Every part of the platform that answers calls. */
export const modules: readonly ((app: FastifyInstance) => void)[] = [
  siteConfigRoute,
  systemRoutes,
  exposureRoutes,
  captchaRoutes,
  sessionRoutes,
  sessionListRoutes,
  trialRoutes,
  registrationRoutes,
  verificationRoutes,
  recoveryRoutes,
  securityRoutes,
  memberRoutes,
  headIconRoutes,
  clubRoutes,
  walletRoutes,
  cashierRoutes,
  gameRoutes,
  betRoutes,
  contentRoutes,
  agentRoutes,
  vendorRoutes,
  pictureRoutes,
];
