import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { settlementShares } from '../../base/db/schema';
import { moveMoney } from '../../base/ledger/move-money';
import { lockWallets } from '../../base/ledger/purses';
import { siteTime } from '../../base/sites/site';
import { runOf } from './compute';
import type { Job, Settlement } from './settlement';

/** Members per transaction: few, so that nobody's bet waits long for a purse. */
const BATCH = 10;

/** What the movements of a run are known by. */
const referenceOf = ({ kind }: Pick<Settlement, 'kind'>, period: string): string => `${kind}:${period}`;

/**
 * Pays what a run has left to pay, in short transactions. Any number of instances may do so at once: purses are locked first, and
 * whoever comes second finds the share paid.
 *
 * @param realNow the real time
 */
export async function payShares(db: Db, settlement: Settlement, job: Job, realNow: () => Date): Promise<void> {
  const due = sql`${runOf(settlement, job)} and ${settlementShares.state} = 'due'`;
  for (;;) {
    const found = await db
      .select({ id: settlementShares.memberId })
      .from(settlementShares)
      .where(due)
      .orderBy(asc(settlementShares.memberId))
      .limit(BATCH);
    if (found.length === 0) return;
    const ids = found.map(({ id }) => id);
    await db.transaction(async (tx) => {
      await lockWallets(tx, ids);
      const mine = and(due, inArray(settlementShares.memberId, ids));
      const shares = await tx
        .select()
        .from(settlementShares)
        .where(mine)
        .orderBy(settlementShares.memberId)
        .for('update');
      const at = siteTime(job.site, realNow());
      for (const { memberId, paid } of shares) {
        await moveMoney(tx, {
          ...{ merchant: job.site.code, memberId, kind: settlement.movement, amount: paid, at },
          ...{ debit: settlement.house, credit: 'wallet:main' as const },
          reference: referenceOf(settlement, job.period.name),
        });
      }
      await tx.update(settlementShares).set({ state: 'paid', paidAt: at }).where(mine);
      await tx.execute(
        sql`update settlement_runs set claimed_until = ${leaseFrom(realNow())} where ${runOf(settlement, job)} and claimed_until is not null`,
      );
    });
  }
}

/** Until when an instance that works on a run keeps others from it; renewed with each batch. */
const leaseFrom = (now: Date) => sql`${new Date(now.getTime() + 60_000).toISOString()}::timestamptz`;
