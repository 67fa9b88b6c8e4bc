import { mayUse } from '@foyer/shared/contract';
import { Type } from '@sinclair/typebox';
import Big from 'big.js';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { type ContractStep, contracts } from '../base/db/schema';
import { type Site, siteTime } from '../base/sites/site';
import { type ContractRow, isOpen } from '../calls/agents/contracts/contract';
import { bodyOf, memberOf, merchantOf, OpsError } from './answer';

const MemberParams = Type.Object({ code: Type.String(), username: Type.String() });
const IdParams = Type.Object({ code: Type.String(), id: Type.String({ pattern: '^\\d{1,15}$' }) });
const Mark = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,2})?$' });
const OfferBody = Type.Object(
  {
    kind: Type.Union([Type.Literal('salary'), Type.Literal('dividend'), Type.Literal('hourSalary')]),
    steps: Type.Array(
      Type.Object(
        {
          turnover: Mark,
          activeMembers: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
          percent: Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,2})?$' }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 20 },
    ),
  },
  { additionalProperties: false },
);

/** For how long an offer can be answered (B024). */
const OPEN_MS = 7 * 86_400_000;
const LISTED = 200;

/** Offers contracts to members, takes offers back, and lists what became of them. */
export function contractOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  const url = '/_ops/merchants/:code/members/:username/contracts';

  app.post(
    url,
    {
      config: { operation: 'decision' },
      schema: { summary: 'Offers a contract to a member, for seven days', params: MemberParams, body: OfferBody },
    },
    async (request, reply) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const { kind, steps } = bodyOf(OfferBody, request.body);
      const site = await merchantOf(db, code);
      const { id, type } = await memberOf(db, site, username);
      if (!mayUse('contract', type)) throw new OpsError(409, `Members of type ${type} can have no contract.`);
      const row = { merchantCode: site.code, memberId: id, kind, steps: climbing(steps) };
      return reply.status(201).send(await offer(db, row, siteTime(site, realNow())));
    },
  );

  app.get(
    url,
    {
      config: { operation: 'decision' },
      schema: { summary: 'Lists the contracts of a member, newest first', params: MemberParams },
    },
    async (request) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const { id } = await memberOf(db, await merchantOf(db, code), username);
      const rows = await db
        .select()
        .from(contracts)
        .where(eq(contracts.memberId, id))
        .orderBy(desc(contracts.id))
        .limit(LISTED);
      return { contracts: rows };
    },
  );

  app.post(
    '/_ops/merchants/:code/contracts/:id/withdraw',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Takes an offered contract back, while it can still be answered', params: IdParams },
    },
    async (request) => {
      const { code, id } = bodyOf(IdParams, request.params);
      const site = await merchantOf(db, code);
      return withdraw(db, site, Number(id), siteTime(site, realNow()));
    },
  );
}

/** The steps, lowest first. Each must ask for more and pay more than the one below it. */
function climbing(steps: readonly ContractStep[]): ContractStep[] {
  const sorted = [...steps].sort((a, b) => new Big(a.turnover).cmp(b.turnover));
  sorted.forEach(({ turnover, activeMembers, percent }, at) => {
    const below = sorted[at - 1];
    if (new Big(percent).gt(100)) throw new OpsError(400, 'body/steps: no more than 100 percent.');
    if (below === undefined) return;
    const isHigher = new Big(turnover).gt(below.turnover) && activeMembers >= below.activeMembers;
    if (!isHigher || new Big(percent).lte(below.percent))
      throw new OpsError(400, 'body/steps: a higher step asks for more turnover, and pays more.');
  });
  return sorted;
}

async function offer(
  db: Db,
  row: Pick<ContractRow, 'merchantCode' | 'memberId' | 'kind' | 'steps'>,
  offeredAt: Date,
): Promise<ContractRow> {
  return db.transaction(async (tx) => {
    const same = and(
      eq(contracts.memberId, row.memberId),
      eq(contracts.kind, row.kind),
      eq(contracts.state, 'offered'),
    );
    await tx
      .update(contracts)
      .set({ state: 'expired' })
      .where(and(same, lte(contracts.expiresAt, offeredAt)));
    const expiresAt = new Date(offeredAt.getTime() + OPEN_MS);
    const [made] = await tx
      .insert(contracts)
      .values({ ...row, offeredAt, expiresAt })
      .onConflictDoNothing()
      .returning();
    if (made === undefined)
      throw new OpsError(409, 'Another offer of this kind waits for an answer: withdraw it first.');
    return made;
  });
}

/** Repeating a withdrawal has no effect; what was answered stays. */
async function withdraw(db: Db, site: Site, id: number, at: Date): Promise<ContractRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(contracts)
      .where(and(eq(contracts.merchantCode, site.code), eq(contracts.id, id)))
      .for('update');
    if (row === undefined) throw new OpsError(404, `Merchant ${site.code} has no contract ${id}.`);
    if (row.state === 'withdrawn') return row;
    if (!isOpen(row, at)) throw new OpsError(409, `Contract ${id} waits for no answer any more.`);
    const [withdrawn] = await tx
      .update(contracts)
      .set({ state: 'withdrawn', decidedAt: at })
      .where(eq(contracts.id, id))
      .returning();
    return withdrawn ?? row;
  });
}
