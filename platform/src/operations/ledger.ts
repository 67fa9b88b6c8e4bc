import { Type } from '@sinclair/typebox';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { detachedMonths } from '../base/db/schema';
import { detachLedgerMonth } from '../base/ledger/months/months';
import { bodyOf, OpsError } from './answer';

const MonthBody = Type.Object(
  { month: Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', description: 'by UTC, such as 2026-01' }) },
  { additionalProperties: false },
);

/** Takes old months from the ledger, and lists those that were taken (decision 45). */
export function ledgerOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  const detached = async () => ({ months: await db.select().from(detachedMonths).orderBy(desc(detachedMonths.until)) });

  app.post(
    '/_ops/ledger/detached',
    {
      config: { operation: 'decision' },
      schema: {
        summary: 'Takes the oldest month from the ledger, and keeps what it did to each account',
        body: MonthBody,
      },
    },
    async (request) => {
      const { month } = bodyOf(MonthBody, request.body);
      const reason = await detachLedgerMonth(db, month, realNow());
      if (reason !== undefined) throw new OpsError(409, `${month} stays in the ledger: ${reason}.`);
      return detached();
    },
  );

  app.get(
    '/_ops/ledger/detached',
    { config: { operation: 'decision' }, schema: { summary: 'Lists the months that were taken from the ledger' } },
    detached,
  );
}
