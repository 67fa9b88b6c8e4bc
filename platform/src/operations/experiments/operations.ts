import type { Experiment } from '@foyer/shared/remote';
import { Type } from '@sinclair/typebox';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { merchants } from '../../base/db/schema';
import { type Report, reportOf } from '../../base/experiments/report';
import { siteTime } from '../../base/sites/site';
import { bodyOf, merchantOf } from '../answer';
import { experimentsPage, PAGE_POLICY } from './page';

/** Experiments that are reported at once, the newest first. */
const REPORTED = 20;

const Query = Type.Object({ merchant: Type.Optional(Type.String()) });

/** JSON has no number without end. */
const bounds = <T extends { readonly low: number; readonly high: number }>(of: T) => ({
  ...of,
  low: Number.isFinite(of.low) ? of.low : null,
  high: Number.isFinite(of.high) ? of.high : null,
});

/** A report as it is answered. */
function answerOf({ experiment, state, arms, leftOut, ratio, comparisons, guardrails, verdicts }: Report) {
  return {
    ...{ ...experiment, state, leftOut, ratio, verdicts },
    arms: arms.map(({ arm, version, share, counts, loads }) => {
      const { stakeSum: _, stakeSquares: __, ...counted } = counts;
      return { ...counted, arm, version, share, loads: loads?.loads ?? null, failures: loads?.failures ?? null };
    }),
    comparisons: comparisons.map(bounds),
    guardrails: guardrails.map(bounds),
  };
}

/** What came of experiments (decision 80): as JSON, and as a page. */
export function experimentOperations(app: FastifyInstance): void {
  const { db, releases, realNow } = app.platform;

  const reportsOf = async (code: string): Promise<readonly Report[]> => {
    const site = await merchantOf(db, code);
    const isOf = ({ on }: Experiment) => on === 'base' || on === site.code;
    const found = (await releases.experiments()).filter(isOf).slice(-REPORTED).reverse();
    const now = siteTime(site, realNow());
    const reports: Report[] = [];
    for (const each of found) reports.push(await reportOf(db, site.code, each, now));
    return reports;
  };

  app.get<{ Params: { code: string } }>(
    '/_ops/merchants/:code/experiments',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Reports the experiments of a merchant: arms, conversions, intervals and a verdict' },
    },
    async ({ params: { code } }) => ({ merchantCode: code, experiments: (await reportsOf(code)).map(answerOf) }),
  );

  app.get(
    '/_ops/experiments',
    {
      config: { page: true, operation: 'decision' },
      schema: { summary: 'Shows the experiments of a merchant as a page', querystring: Query },
    },
    async (request, reply) => {
      const rows = await db.select({ code: merchants.code }).from(merchants).orderBy(asc(merchants.code));
      const codes = rows.map(({ code }) => code);
      const { merchant: asked = '' } = bodyOf(Query, request.query);
      const merchant = asked === '' ? (codes[0] ?? '') : asked;
      const reports = merchant === '' ? [] : await reportsOf(merchant);
      reply.headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' });
      const content = { merchants: codes, merchant, reports, at: realNow() };
      return reply.type('text/html; charset=utf-8').send(experimentsPage(content));
    },
  );
}
