import { count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { exposures } from '../base/db/schema';
import { merchantOf } from './answer';

/** Number of visitors who saw each variant of a merchant's experiments. */
export function exposureOperations(app: FastifyInstance): void {
  const { db } = app.platform;
  app.get<{ Params: { code: string } }>(
    '/_ops/merchants/:code/exposures',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Counts the visitors who saw each variant of the experiments of a merchant' },
    },
    async (request) => {
      const { code } = await merchantOf(db, request.params.code);
      const { part, version } = exposures;
      const rows = await db
        .select({ part, version, visitors: count() })
        .from(exposures)
        .where(eq(exposures.merchantCode, code))
        .groupBy(part, version)
        .orderBy(part, version);
      return { merchantCode: code, variants: rows.map((row) => ({ ...row, visitors: Number(row.visitors) })) };
    },
  );
}
