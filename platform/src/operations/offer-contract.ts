import { mayUse } from '@foyer/shared/contract';
import { type Static, Type } from '@sinclair/typebox';
import Big from 'big.js';
import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../base/db/database';
import { type ContractStep, contracts } from '../base/db/schema';
import type { Member } from '../base/members/member';
import { tell } from '../base/messages/tell';
import type { Site } from '../base/sites/site';
import { type ContractRow, isOpen } from '../calls/agents/contracts/contract';
import { OpsError } from './answer';

const Mark = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,2})?$' });
export const OfferBody = Type.Object(
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

/**
 * Offers a contract to a member, for seven days, inside a transaction.
 *
 * @param at time of the merchant's site
 * @throws OpsError 400 for steps that do not climb, 409 for a member who can have none and while another offer waits
 */
export async function offerContract(
  tx: Db,
  site: Site,
  { id: memberId, type }: Pick<Member, 'id' | 'type'>,
  { kind, steps }: Static<typeof OfferBody>,
  at: Date,
): Promise<ContractRow> {
  if (!mayUse('contract', type))
    throw new OpsError(409, `Members of type ${type} can have no contract.`, { reason: 'contract.type' });
  const row = { merchantCode: site.code, memberId, kind, steps: climbing(steps) };
  const same = and(eq(contracts.memberId, memberId), eq(contracts.kind, kind), eq(contracts.state, 'offered'));
  await tx
    .update(contracts)
    .set({ state: 'expired' })
    .where(and(same, lte(contracts.expiresAt, at)));
  const expiresAt = new Date(at.getTime() + OPEN_MS);
  const [made] = await tx
    .insert(contracts)
    .values({ ...row, offeredAt: at, expiresAt })
    .onConflictDoNothing()
    .returning();
  if (made === undefined)
    throw new OpsError(409, 'Another offer of this kind waits for an answer: withdraw it first.', {
      reason: 'contract.waits',
    });
  await tell(tx, site, memberId, 'contract.offered', { kind }, at);
  return made;
}

/**
 * Takes an offer back, inside a transaction. A second time has no effect; what was answered stays.
 *
 * @throws OpsError 404, 409 for one that waits for no answer any more
 */
export async function withdrawContract(tx: Db, site: Site, id: number, at: Date): Promise<ContractRow> {
  const [row] = await tx
    .select()
    .from(contracts)
    .where(and(eq(contracts.merchantCode, site.code), eq(contracts.id, id)))
    .for('update');
  if (row === undefined) throw new OpsError(404, `Merchant ${site.code} has no contract ${id}.`);
  if (row.state === 'withdrawn') return row;
  if (!isOpen(row, at))
    throw new OpsError(409, `Contract ${id} waits for no answer any more.`, { reason: 'contract.closed' });
  const [withdrawn] = await tx
    .update(contracts)
    .set({ state: 'withdrawn', decidedAt: at })
    .where(eq(contracts.id, id))
    .returning();
  return withdrawn ?? row;
}
