import { Type } from '@sinclair/typebox';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { settlementRuns } from '../base/db/schema';
import { siteTime } from '../base/sites/site';
import { settlementOf } from '../jobs/settlements/registry';
import { settle } from '../jobs/settlements/settle';
import { SETTLEMENT_KINDS } from '../jobs/settlements/settlement';
import { bodyOf, merchantOf, OpsError } from './answer';

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
      const { merchant, kind, period: name } = bodyOf(JobBody, request.body);
      const site = await merchantOf(db, merchant);
      const settlement = settlementOf(kind);
      if (settlement === undefined) throw new OpsError(404, `There is no settlement ${kind} yet.`);
      const period = settlement.periods.named(name, site.timeZone);
      if (period === undefined) throw new OpsError(400, `body/period: ${name} is no period of the ${kind}.`);
      const from = settlement.earliest === 'due' ? settlement.due(period, site.timeZone) : period.to;
      if (siteTime(site, realNow()) < from)
        throw new OpsError(409, `The ${kind} of ${name} can be run from ${from.toISOString()} on.`);
      return settle(db, settlement, { site, period }, realNow);
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
