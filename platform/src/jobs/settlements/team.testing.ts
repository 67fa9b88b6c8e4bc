import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { bets, ledgerMovements, memberRates, settlementRuns } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { settlementOf } from './registry';
import { type Outcome, settle } from './settle';
import type { SettlementKind } from './settlement';

let serial = 0;

export interface TestBet {
  readonly stake: string;
  readonly at: string | Date;
  /** Default: when it is settled. */
  readonly placedAt?: string;
  readonly payout?: string;
  readonly status?: 'open' | 'won' | 'lost' | 'void';
  readonly category?: string;
}

/** Stores a bet of a member, settled at a moment unless it is open; returns its id. */
export async function betOf(db: Db, { id: memberId, merchantCode }: Member, bet: TestBet): Promise<number> {
  const { stake, payout = '0', status = 'lost', category: gameType = 'SLOTS' } = bet;
  const at = new Date(bet.at);
  const row = {
    merchantCode,
    memberId,
    nodeId: 1,
    gameType,
    reference: `test ${process.pid} ${++serial}`,
    stake,
    payout,
  };
  const [made] = await db
    .insert(bets)
    .values({ ...row, status, placedAt: new Date(bet.placedAt ?? bet.at), settledAt: status === 'open' ? null : at })
    .returning({ id: bets.id });
  if (made === undefined) throw new Error('the bet was not stored');
  return made.id;
}

/** Gives a member rates by category from a day on. */
export async function giveRates(
  db: Db,
  { id: memberId }: Member,
  rates: Record<string, string>,
  fromDay = '2000-01-01',
) {
  const rows = Object.entries(rates).map(([category, rate]) => ({ memberId, category, fromDay, rate }));
  await db.insert(memberRates).values(rows);
}

/** Runs a settlement as the operator's call does. */
export function run(db: Db, site: Site, kind: SettlementKind, name: string, now: Date): Promise<Outcome> {
  const settlement = settlementOf(kind);
  const period = settlement?.periods.named(name, site.timeZone);
  if (settlement === undefined || period === undefined) throw new Error(`no ${kind} ${name}`);
  return settle(db, settlement, { site, period }, () => now);
}

/** What members were paid by movements of a kind, `{ [id]: '5.00+1.00' }` in the order of the ledger. */
export async function paidTo(db: Db, members: readonly Member[], kind: string): Promise<Record<number, string>> {
  const ids = members.map(({ id }) => id);
  const rows = await db
    .select()
    .from(ledgerMovements)
    .where(and(inArray(ledgerMovements.memberId, ids), eq(ledgerMovements.kind, kind)))
    .orderBy(ledgerMovements.id);
  const paid: Record<number, string> = {};
  for (const { memberId, amount } of rows) {
    const text = amount.replace(/(\.\d\d)00$/, '$1');
    paid[memberId] = paid[memberId] === undefined ? text : `${paid[memberId]}+${text}`;
  }
  return paid;
}

export const runsOf = (db: Db, site: Site) =>
  db.select().from(settlementRuns).where(eq(settlementRuns.merchantCode, site.code)).orderBy(settlementRuns.startsAt);
