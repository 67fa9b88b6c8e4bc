import type { Contract } from '@foyer/shared/contract';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../base/db/database';
import { contracts } from '../../../base/db/schema';
import type { Member } from '../../../base/members/member';
import type { Site } from '../../../base/sites/site';
import { type ContractKind, isOpen, shownContract } from './contract';

export interface ContractsOfKind {
  /** The id of the offer that waits for an answer, else empty: what home alerts to (A095). */
  readonly waiting: string;
  /** The newest contract that is not in force (yet): its state says what became of it. */
  readonly offer: Contract | null;
  readonly running: Contract | null;
}

/** A member's contracts of a kind: what is offered beside what runs. Reads alone (F-CONTRACT-07). */
export async function contractsOf(
  db: Db,
  site: Site,
  member: Member,
  kind: ContractKind,
  now: Date,
): Promise<ContractsOfKind> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const mine = and(eq(contracts.memberId, member.id), eq(contracts.kind, kind));
  const started = sql`${contracts.startsAt} <= ${moment} and (${contracts.endsAt} is null or ${contracts.endsAt} > ${moment})`;
  const ended = sql`${contracts.endsAt} <= ${moment}`;
  const [inForce, newest] = await Promise.all([
    db
      .select()
      .from(contracts)
      .where(and(mine, eq(contracts.state, 'accepted'), started))
      .orderBy(desc(contracts.id))
      .limit(1),
    db
      .select()
      .from(contracts)
      .where(and(mine, or(isNull(contracts.endsAt), sql`not ${ended}`)))
      .orderBy(desc(contracts.id))
      .limit(1),
  ]);
  const [running] = inForce;
  const offer = newest.find(({ id }) => id !== running?.id);
  return {
    waiting: offer !== undefined && isOpen(offer, now) ? String(offer.id) : '',
    offer: offer === undefined ? null : shownContract(offer, site, now),
    running: running === undefined ? null : shownContract(running, site, now),
  };
}
