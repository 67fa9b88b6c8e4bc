import type { FastifyInstance } from 'fastify';
import { faultOperations } from '../host/faults';
import { accountOperations } from './accounts';
import { agentOperations } from './agents';
import { explainErrors } from './answer';
import { auditOperations } from './audit';
import { beaconOperations } from './beacons/operations';
import { betOperations } from './bets';
import { bookOperations } from './books';
import { captchaOperations } from './captchas';
import { cardOperations } from './cards';
import { consoleOrderOperations } from './console/orders';
import { consolePeopleOperations } from './console/people';
import { contentOperations } from './content';
import { contractOperations } from './contracts';
import { cashierOperations } from './deposits';
import { experimentOperations } from './experiments/operations';
import { exposureOperations } from './exposures';
import { gameOperations } from './games';
import { guardOperations } from './guard';
import { hostOperations } from './hosts';
import { jobOperations } from './jobs';
import { ledgerOperations } from './ledger';
import { letterOperations } from './letters';
import { lotteryOperations } from './lotteries';
import { memberOperations } from './members';
import { merchantOperations } from './merchants';
import { messageOperations } from './messages';
import { demandSwitches, type OperationFor } from './needs';
import { operatorOperations } from './operators';
import { outboxOperations } from './outbox';
import { ownGameOperations } from './own-games';
import { previewLinkOperations } from './preview-links';
import { rainOperations } from './rains';
import { rateOperations } from './rates';
import { sealingOperations } from './sealing';
import { trustOperations } from './trust/operations';
import { vendorOperations } from './vendors';
import { withdrawalOperations } from './withdrawals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a person opens it in a browser. */
    page?: boolean;
    /** Purpose of an operation, required for each. */
    operation?: OperationFor;
  }
}

const operations: readonly ((app: FastifyInstance) => void)[] = [
  merchantOperations,
  hostOperations,
  memberOperations,
  accountOperations,
  cardOperations,
  outboxOperations,
  messageOperations,
  captchaOperations,
  sealingOperations,
  faultOperations,
  exposureOperations,
  experimentOperations,
  beaconOperations,
  trustOperations,
  previewLinkOperations,
  gameOperations,
  ownGameOperations,
  contentOperations,
  letterOperations,
  betOperations,
  cashierOperations,
  withdrawalOperations,
  bookOperations,
  ledgerOperations,
  agentOperations,
  contractOperations,
  rainOperations,
  jobOperations,
  rateOperations,
  vendorOperations,
  lotteryOperations,
  operatorOperations,
  consolePeopleOperations,
  consoleOrderOperations,
];

/** Maximum body of an operation: lists of content, members of a new merchant. */
const OPERATION_BYTES = 256 * 1024;

/** Registers the operations under `/_ops` on any host name, for holders of the key. */
export async function registerOperations(parent: FastifyInstance, opsKey: string): Promise<void> {
  await parent.register(async (app) => {
    app.addHook('onRoute', (route) => {
      route.bodyLimit ??= OPERATION_BYTES;
      route.config = { ...route.config, hosts: 'any' };
      route.schema = { tags: ['operations'], ...route.schema };
    });
    explainErrors(app);
    auditOperations(app, opsKey);
    guardOperations(app, opsKey);
    demandSwitches(app);
    for (const each of operations) each(app);
    app.all('/_ops/*', { config: { operation: 'decision' }, schema: { hide: true } }, (_, reply) =>
      reply.status(404).send({ error: 'There is no such operation.' }),
    );
  });
}
