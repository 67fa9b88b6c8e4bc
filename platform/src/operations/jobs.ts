import { Type } from '@sinclair/typebox';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { settlementRuns } from '../base/db/schema';
import { SETTLEMENT_KINDS } from '../jobs/settlements/settlement';
import { bodyOf, merchantOf } from './answer';
import { settleNow } from './settle-now';

const JobBody = Type.Object(
  {
    merchant: Type.String(),
    kind: Type.Union(SETTLEMENT_KINDS.map((kind) => Type.Literal(kind))),
    period: Type.String({ description: 'first day of the period, for an hour its beginning: 2026-11-22T13:00+07:00' }),
  },
  { additionalProperties: false },
);
const JobsQuery = Type.Object({ merchant: Type.String(), kind: Type.Optional(Type.String()) });
const LISTED = 200;

/** Runs a settlement that is over, and lists those that were run. */
export function jobOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.post(
    '/_ops/jobs',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Settles a period of a merchant; a second time pays nobody again', body: JobBody },
    },
    async (request) => {
      const { merchant, kind, period } = bodyOf(JobBody, request.body);
      const site = await merchantOf(db, merchant);
      return settleNow(db, site, { kind, period }, realNow);
    },
  );

  app.get(
    '/_ops/jobs',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Lists the settlements of a merchant with their sums, newest first', querystring: JobsQuery },
    },
    async (request) => {
      const { merchant, kind } = bodyOf(JobsQuery, request.query);
      const { code } = await merchantOf(db, merchant);
      const runs = await db
        .select()
        .from(settlementRuns)
        .where(
          and(eq(settlementRuns.merchantCode, code), kind === undefined ? undefined : eq(settlementRuns.kind, kind)),
        )
        .orderBy(desc(settlementRuns.startsAt), settlementRuns.kind)
        .limit(LISTED);
      return { runs };
    },
  );
}
