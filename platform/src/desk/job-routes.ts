import { Type } from '@sinclair/typebox';
import Big from 'big.js';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { settlementRuns } from '../base/db/schema';
import { recordAct } from '../base/operators/acts';
import { SETTLEMENT_KINDS } from '../jobs/settlements/settlement';
import { bodyOf } from '../operations/answer';
import { settleNow } from '../operations/settle-now';
import { shiftOf } from './guard';

const RunBody = Type.Object(
  {
    kind: Type.Union(SETTLEMENT_KINDS.map((kind) => Type.Literal(kind))),
    period: Type.String({ maxLength: 40 }),
  },
  { additionalProperties: false },
);
const LISTED = 100;
const url = '/desk/api/merchants/:code/jobs';

/** Settlements with their sums, newest first; a manager runs one that is over, which pays nobody twice. */
export function jobRoutes(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.get(url, async (request) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { kind, period, startsAt, endsAt, state, members, sum, doneAt } = settlementRuns;
    const runs = await db
      .select({ kind, period, startsAt, endsAt, state, members, sum, doneAt })
      .from(settlementRuns)
      .where(eq(settlementRuns.merchantCode, site.code))
      .orderBy(desc(startsAt), kind)
      .limit(LISTED);
    return { kinds: SETTLEMENT_KINDS, runs: runs.map((run) => ({ ...run, sum: new Big(run.sum).toFixed() })) };
  });

  app.post(url, async (request) => {
    const { site, operator } = await shiftOf(app, request, 'manager');
    const { kind, period } = bodyOf(RunBody, request.body);
    const at = realNow();
    const run = await settleNow(db, site, { kind, period }, realNow);
    const details = { period, members: String(run.members), sum: new Big(run.sum).toFixed() };
    await recordAct(
      db,
      { operatorId: operator.id, address: request.ip, at },
      { act: 'job', subject: kind, merchantCode: site.code, outcome: 'done', details },
    );
    return { kind, period, members: run.members, sum: details.sum };
  });
}
