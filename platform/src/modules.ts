import type { FastifyInstance } from 'fastify';
import { siteConfigRoute } from './base/sites/site-config';
import { contractRoutes } from './calls/agents/contracts/routes';
import { dividendRoutes } from './calls/agents/dividends/routes';
import { rainRoutes } from './calls/agents/rain/routes';
import { agentRoutes } from './calls/agents/routes';
import { applicationRoutes } from './calls/applications/routes';
import { beaconRoutes } from './calls/beacons/routes';
import { betRoutes } from './calls/bets/routes';
import { captchaRoutes } from './calls/captcha/routes';
import { cardRoutes } from './calls/cards/routes';
import { cashierRoutes } from './calls/cashier/routes';
import { clubRoutes } from './calls/club/routes';
import { contentRoutes } from './calls/content/routes';
import { exposureRoutes } from './calls/exposures/routes';
import { feedbackRoutes } from './calls/feedback/routes';
import { gameRoutes } from './calls/games/routes';
import { headIconRoutes } from './calls/head-icon/routes';
import { helpRoutes } from './calls/help/routes';
import { jackpotRoutes } from './calls/jackpots/routes';
import { lotteryRoutes } from './calls/lottery/routes';
import { memberRoutes } from './calls/members/routes';
import { outcomeRoutes } from './calls/outcomes/routes';
import { pictureRoutes } from './calls/pictures/routes';
import { purseRoutes } from './calls/purses/routes';
import { recoveryRoutes } from './calls/recovery/routes';
import { registrationRoutes } from './calls/registration/routes';
import { reportRoutes } from './calls/reports/routes';
import { rewardRoutes } from './calls/rewards/routes';
import { securityRoutes } from './calls/security/routes';
import { sessionListRoutes } from './calls/sessions/list-routes';
import { sessionRoutes } from './calls/sessions/routes';
import { systemRoutes } from './calls/system/routes';
import { transferRoutes } from './calls/transfers/routes';
import { trialRoutes } from './calls/trial/routes';
import { verificationRoutes } from './calls/verification/routes';
import { walletRoutes } from './calls/wallets/routes';
import { openOrderTo } from './calls/withdrawals/orders';
import { withdrawalRoutes } from './calls/withdrawals/routes';
import { rebateSoFar } from './jobs/settlements/so-far';
import { launchRoute } from './studio/launch';
import { vendorRoutes } from './studio/routes';

export const modules: readonly ((app: FastifyInstance) => void)[] = [
  siteConfigRoute,
  systemRoutes,
  exposureRoutes,
  beaconRoutes,
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
  cardRoutes(openOrderTo),
  withdrawalRoutes,
  outcomeRoutes,
  reportRoutes(rebateSoFar),
  transferRoutes,
  purseRoutes,
  gameRoutes,
  jackpotRoutes,
  lotteryRoutes,
  launchRoute,
  betRoutes,
  contentRoutes,
  rewardRoutes,
  helpRoutes,
  feedbackRoutes,
  applicationRoutes,
  agentRoutes,
  contractRoutes,
  dividendRoutes,
  rainRoutes,
  vendorRoutes,
  pictureRoutes,
];
