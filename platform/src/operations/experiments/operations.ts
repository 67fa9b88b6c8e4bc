import { Type } from '@sinclair/typebox';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { merchants } from '../../base/db/schema';
import { type PooledReport, pooledReport } from '../../base/experiments/pooled';
import { experimentsAt, type Report, reportOf } from '../../base/experiments/report';
import { toldPooled, toldReport } from '../../base/experiments/told';
import { siteTime } from '../../base/sites/site';
import { bodyOf, merchantOf, OpsError } from '../answer';
import { experimentsPage, PAGE_POLICY } from './page';

/** Experiments that are reported at once, the newest first. */
const REPORTED = 20;

const Query = Type.Object({ merchant: Type.Optional(Type.String()) });
const NameParams = Type.Object({ name: Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' }) });
/** The choice of the page that stands for all merchants; no merchant has such a code. */
const ALL = '*';

/** What came of experiments (decision 80): as JSON, and as a page. */
export function experimentOperations(app: FastifyInstance): void {
  const { db, releases, realNow } = app.platform;

  const reportsOf = async (code: string): Promise<readonly Report[]> => {
    const site = await merchantOf(db, code);
    const found = (await experimentsAt(releases, site.code)).slice(0, REPORTED);
    const now = siteTime(site, realNow());
    const reports: Report[] = [];
    for (const each of found) reports.push(await reportOf(db, site.code, each, now));
    return reports;
  };

  const pooledReports = async (): Promise<readonly PooledReport[]> => {
    const found = (await releases.experiments()).filter(({ on }) => on === 'base').reverse();
    const reports: PooledReport[] = [];
    for (const each of found.slice(0, REPORTED)) reports.push(await pooledReport(db, each, realNow()));
    return reports;
  };

  app.get(
    '/_ops/experiments/:name',
    {
      config: { operation: 'decision' },
      schema: {
        summary: 'Reports one experiment: over all merchants where it runs for all, with each of them; else of its own',
        params: NameParams,
      },
    },
    async (request) => {
      const { name } = bodyOf(NameParams, request.params);
      const found = (await releases.experiments()).find((each) => each.name === name);
      if (found === undefined) throw new OpsError(404, `There is no experiment ${name}.`);
      if (found.on === 'base') return toldPooled(await pooledReport(db, found, realNow()));
      const site = await merchantOf(db, found.on);
      return toldReport(await reportOf(db, site.code, found, siteTime(site, realNow())));
    },
  );

  app.get<{ Params: { code: string } }>(
    '/_ops/merchants/:code/experiments',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Reports the experiments of a merchant: arms, conversions, intervals and a verdict' },
    },
    async ({ params: { code } }) => ({ merchantCode: code, experiments: (await reportsOf(code)).map(toldReport) }),
  );

  app.get(
    '/_ops/experiments',
    {
      config: { page: true, operation: 'decision' },
      schema: { summary: 'Shows the experiments of a merchant, or over all (`*`), as a page', querystring: Query },
    },
    async (request, reply) => {
      const rows = await db.select({ code: merchants.code }).from(merchants).orderBy(asc(merchants.code));
      const codes = [ALL, ...rows.map(({ code }) => code)];
      const { merchant: asked = '' } = bodyOf(Query, request.query);
      const merchant = asked === '' ? ALL : asked;
      const reports = merchant === ALL ? await pooledReports() : await reportsOf(merchant);
      reply.headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' });
      const content = { merchants: codes, merchant, reports, at: realNow() };
      return reply.type('text/html; charset=utf-8').send(experimentsPage(content));
    },
  );
}
