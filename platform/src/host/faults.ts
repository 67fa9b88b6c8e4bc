import { type Static, Type } from '@sinclair/typebox';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { checkerOf } from '../base/call/checker';
import { hostFaults } from '../base/db/schema/faults';

/** Kinds of faults; those of the second line fit calls only. */
const kinds = [
  ...(['404', '500', 'hang', 'cut', 'html', 'throw', 'tamper'] as const),
  ...(['empty', 'shape', 'expired'] as const),
];

export type FaultKind = (typeof kinds)[number];

export const isFaultKind = (word: string): word is FaultKind => (kinds as readonly string[]).includes(word);

const FaultOrder = Type.Object({
  pattern: Type.String({ minLength: 1, description: 'regular expression over the path' }),
  kind: Type.Union(kinds.map((kind) => Type.Literal(kind))),
  times: Type.Optional(Type.Integer({ minimum: 1 })),
});

/** Takes the first fault that matches a path of a merchant's site, and counts it. */
export async function takeFault(
  { platform: { db } }: FastifyInstance,
  merchantCode: string,
  path: string,
): Promise<FaultKind | undefined> {
  const strikes = and(
    eq(hostFaults.merchantCode, merchantCode),
    sql`${path} ~ ${hostFaults.pattern}`,
    or(isNull(hostFaults.remaining), sql`${hostFaults.remaining} > 0`),
  );
  const [fault] = await db.select().from(hostFaults).where(strikes).orderBy(hostFaults.id).limit(1);
  if (!fault) return undefined;
  if (fault.remaining !== null) {
    await db
      .update(hostFaults)
      .set({ remaining: sql`${hostFaults.remaining} - 1` })
      .where(eq(hostFaults.id, fault.id));
  }
  return kinds.find((kind) => kind === fault.kind);
}

/** Operations that add and remove faults of one merchant's site. Without `times` a fault always strikes. */
export function faultOperations(app: FastifyInstance): void {
  const check = checkerOf(FaultOrder);
  const { db } = app.platform;
  const config = { operation: 'test' } as const;
  const made = {
    config,
    schema: { summary: 'Makes files or calls of a merchant fail, by a pattern of their path', body: FaultOrder },
  };
  app.post<{ Params: { code: string } }>('/_ops/merchants/:code/faults', made, async (request, reply) => {
    const { pattern, kind, times } = check.json(request.body) as Static<typeof FaultOrder>;
    await db.insert(hostFaults).values({ merchantCode: request.params.code, pattern, kind, remaining: times ?? null });
    return reply.status(201).send({ pattern, kind });
  });
  const ended = { config, schema: { summary: 'Ends every fault of a merchant' } };
  app.delete<{ Params: { code: string } }>('/_ops/merchants/:code/faults', ended, async (request, reply) => {
    await db.delete(hostFaults).where(eq(hostFaults.merchantCode, request.params.code));
    return reply.status(204).send();
  });
}
