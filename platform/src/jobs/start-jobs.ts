import type { Db } from '../base/db/database';
import { startDelivery } from '../base/outbox/delivery';
import type { JobLog } from '../base/outbox/job-log';
import type { Webhook } from '../base/outbox/webhook';
import { startSettling } from './settlements/start-settling';
import { startAskingVendors } from './start-asking-vendors';
import { startDrawing } from './start-drawing';
import { startMakingMonths } from './start-making-months';
import { startSweeping } from './start-sweeping';

/** An instance's background work. */
export interface Jobs {
  /** Tells that there may be a new message. */
  wake(): void;
  stop(): Promise<void>;
}

/** Starts an instance's jobs: the sweeps, the settlements, the draws, the months of ledger and bets, and with a webhook the delivery of messages. */
export function startJobs(from: {
  readonly db: Db;
  readonly log: JobLog;
  readonly webhook: Webhook | undefined;
  readonly now?: () => Date;
}): Jobs {
  const { db, log, webhook, now = () => new Date() } = from;
  const stopSweeping = startSweeping(db, log, now);
  const stopSettling = startSettling(db, log, now);
  const stopAsking = startAskingVendors(db, log, now);
  const stopDrawing = startDrawing(db, log, now);
  const stopMaking = startMakingMonths(db, log, now);
  const delivery = webhook === undefined ? undefined : startDelivery({ db, webhook, log, now });
  return {
    wake: () => delivery?.wake(),
    stop: async () => {
      await Promise.all([stopSweeping(), stopSettling(), stopAsking(), stopDrawing(), stopMaking(), delivery?.stop()]);
    },
  };
}
