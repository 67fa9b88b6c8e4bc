import { Type } from '@sinclair/typebox';
import Big from 'big.js';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { rainPackets, rains } from '../base/db/schema';
import { type Site, siteTime } from '../base/sites/site';
import { bodyOf, merchantOf, OpsError } from './answer';

const CodeParams = Type.Object({ code: Type.String() });
const RainBody = Type.Object(
  {
    startsAt: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000, description: 'epoch milliseconds' }),
    seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_600, default: 60 })),
    pot: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' }),
    packets: Type.Integer({ minimum: 1, maximum: 10_000 }),
  },
  { additionalProperties: false },
);
/** How long it rains (B026). */
const SECONDS = 60;
const LISTED = 200;

/** Plans red rains, and lists what they paid. */
export function rainOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  const url = '/_ops/merchants/:code/rains';

  app.post(
    url,
    {
      config: { operation: 'decision' },
      schema: { summary: 'Plans a red rain for the agents of a merchant', params: CodeParams, body: RainBody },
    },
    async (request, reply) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const { startsAt: start, seconds = SECONDS, pot, packets } = bodyOf(RainBody, request.body);
      const startsAt = new Date(start);
      const endsAt = new Date(start + seconds * 1000);
      if (startsAt < siteTime(site, realNow())) throw new OpsError(400, 'body/startsAt: that moment is over.');
      if (new Big(pot).lt(new Big(packets).div(100)))
        throw new OpsError(400, 'body/pot: less than 0.01 for each packet.');
      return reply.status(201).send(await plan(db, { merchantCode: site.code, startsAt, endsAt, pot, packets }));
    },
  );

  app.get(
    url,
    {
      config: { operation: 'decision' },
      schema: { summary: 'Lists the red rains of a merchant with what each paid', params: CodeParams },
    },
    async (request) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      return { rains: await listed(db, site, siteTime(site, realNow())) };
    },
  );
}

/** One at a time: no two rains of a merchant overlap, also when two operators plan at once. */
async function plan(db: Db, row: typeof rains.$inferInsert) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rains'), hashtext(${row.merchantCode}))`);
    const [other] = await tx
      .select({ id: rains.id })
      .from(rains)
      .where(
        and(eq(rains.merchantCode, row.merchantCode), lt(rains.startsAt, row.endsAt), gt(rains.endsAt, row.startsAt)),
      );
    if (other !== undefined) throw new OpsError(409, `Rain ${other.id} falls into the same time.`);
    const [made] = await tx.insert(rains).values(row).returning();
    return made;
  });
}

/** `returned` is what nobody opened: it is the house’s again when the rain is over. */
async function listed(db: Db, { code }: Site, now: Date) {
  const rows = await db
    .select({
      rain: rains,
      opened: sql<number>`count(${rainPackets.memberId})::int`,
      paid: sql<string>`coalesce(sum(${rainPackets.amount}) filter (where ${rainPackets.memberId} is not null), 0)::text`,
    })
    .from(rains)
    .leftJoin(rainPackets, eq(rainPackets.rainId, rains.id))
    .where(eq(rains.merchantCode, code))
    .groupBy(rains.id)
    .orderBy(desc(rains.startsAt))
    .limit(LISTED);
  return rows.map(({ rain, opened, paid }) => ({
    ...rain,
    pot: new Big(rain.pot).toFixed(2),
    opened,
    paid: new Big(paid).toFixed(2),
    returned: (rain.endsAt <= now ? new Big(rain.pot).minus(paid) : new Big(0)).toFixed(2),
  }));
}
