import { Type } from '@sinclair/typebox';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { detachedBets, detachedMonths } from '../base/db/schema';
import { detachMonth } from '../base/ledger/months/months';
import { bodyOf, OpsError } from './answer';

const MonthBody = Type.Object(
  { month: Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', description: 'by UTC, such as 2026-01' }) },
  { additionalProperties: false },
);

const monthly = [
  { path: 'ledger', table: 'ledger_movements', taken: detachedMonths, stays: 'what it did to each account' },
  { path: 'bets', table: 'bets', taken: detachedBets, stays: 'their sums and references' },
] as const;

/** Takes old months from the ledger and from the bets, and lists those that were taken (decisions 45 and 46). */
export function ledgerOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  for (const { path, table, taken, stays } of monthly) {
    const detached = async () => ({ months: await db.select().from(taken).orderBy(desc(taken.until)) });

    app.post(
      `/_ops/${path}/detached`,
      {
        config: { operation: 'decision' },
        schema: { summary: `Takes the oldest month from the ${path}, and keeps ${stays}`, body: MonthBody },
      },
      async (request) => {
        const { month } = bodyOf(MonthBody, request.body);
        const reason = await detachMonth(db, table, month, realNow());
        if (reason !== undefined) throw new OpsError(409, `${month} stays in the ${path}: ${reason}.`);
        return detached();
      },
    );

    app.get(
      `/_ops/${path}/detached`,
      { config: { operation: 'decision' }, schema: { summary: `Lists the months that were taken from the ${path}` } },
      detached,
    );
  }
}
