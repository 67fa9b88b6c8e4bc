import { type Static, Type } from '@sinclair/typebox';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { vendorTroubles } from '../base/db/schema';
import { siteTime } from '../base/sites/site';
import { askVendors } from '../calls/purses/transfers';
import { bodyOf, merchantOf } from './answer';

const VendorParams = Type.Object({ code: Type.String(), vendor: Type.String({ pattern: '^[A-Z0-9]{1,32}$' }) });
const CodeParams = Type.Object({ code: Type.String() });
const TroubleBody = Type.Object(
  {
    kind: Type.Union((['none', 'down', 'hang', 'cut', 'drop', 'closed'] as const).map((each) => Type.Literal(each))),
  },
  { additionalProperties: false },
);

/** Troubles of the demonstration's vendors with a purse, and the job that asks them (B017). */
export function vendorOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.put(
    '/_ops/merchants/:code/vendors/:vendor/trouble',
    {
      config: { operation: 'test' },
      schema: { summary: 'Makes a vendor with a purse fail in a way', params: VendorParams, body: TroubleBody },
    },
    async (request) => {
      const { code, vendor } = bodyOf(VendorParams, request.params);
      const { code: merchantCode } = await merchantOf(db, code);
      const { kind }: Static<typeof TroubleBody> = bodyOf(TroubleBody, request.body);
      const row = and(eq(vendorTroubles.merchantCode, merchantCode), eq(vendorTroubles.vendor, vendor));
      await db.delete(vendorTroubles).where(row);
      if (kind !== 'none') await db.insert(vendorTroubles).values({ merchantCode, vendor, kind });
      return { vendor, kind };
    },
  );

  app.post(
    '/_ops/merchants/:code/vendors/ask',
    {
      config: { operation: 'test' },
      schema: { summary: 'Asks all vendors after transfers that are on their way, at once', params: CodeParams },
    },
    async (request) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      return { ended: await askVendors(db, siteTime(site, realNow()), 0) };
    },
  );
}
