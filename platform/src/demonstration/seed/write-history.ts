import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { bets, ledgerMovements, wallets } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { fillDemands } from '../../base/money/demands';
import { noteRecent } from '../../calls/games/recent';
import type { History, PastBet } from './history';
import { type Owner, placeOrder } from './orders';

type Movement = typeof ledgerMovements.$inferInsert;
type Bet = typeof bets.$inferInsert;

const CHUNK = 400;
const text = (hundredths: number) => (hundredths / 100).toFixed(2);

/**
 * Writes an invented history to a new, empty account, in its order: deposits and withdrawals as the platform itself does it, the bets
 * between two of them in bulk, with their movements and what they fill of demands.
 */
export async function writeHistory(tx: Db, owner: Owner, history: History): Promise<void> {
  const all: Bet[] = [];
  let waiting: PastBet[] = [];
  const flush = async () => {
    if (waiting.length > 0) all.push(...(await writeBets(tx, owner.member, waiting)));
    waiting = [];
  };
  for (const entry of history) {
    if (entry.kind === 'bet') waiting.push(entry);
    else {
      await flush();
      await placeOrder(tx, owner, entry);
    }
  }
  await flush();
  await noteRecent(tx, owner.member, lastPlayed(all));
}

async function writeBets(tx: Db, member: Member, played: readonly PastBet[]): Promise<Bet[]> {
  const { id: memberId, merchantCode } = member;
  const movements: Movement[] = [];
  const rows: Bet[] = [];
  let [change, decided, last] = [0, 0, new Date(0)];
  const move = (kind: string, debit: string, credit: string, amount: number, reference: string, at: Date) =>
    movements.push({ merchantCode, memberId, kind, debit, credit, amount: text(amount), reference, at });
  for (const each of played) {
    const bet = betRow(member, each);
    rows.push(bet);
    move('bet.stake', 'wallet:main', 'house:games', each.stake, bet.reference, each.at);
    if (each.payout > 0) move('bet.payout', 'house:games', 'wallet:main', each.payout, bet.reference, each.at);
    change += each.payout - each.stake;
    if (each.status === 'won' || each.status === 'lost') decided += each.stake;
    last = each.at;
  }
  for (let at = 0; at < rows.length; at += CHUNK) await tx.insert(bets).values(rows.slice(at, at + CHUNK));
  for (let at = 0; at < movements.length; at += CHUNK) {
    await tx.insert(ledgerMovements).values(movements.slice(at, at + CHUNK));
  }
  await tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${text(change)}::numeric` })
    .where(and(eq(wallets.memberId, memberId), eq(wallets.purse, 'main')));
  await fillDemands(tx, { merchant: merchantCode, memberId, at: last }, text(decided));
  return rows;
}

function lastPlayed(rows: readonly Bet[]): { nodeId: number; playedAt: Date }[] {
  const last = new Map<number, Date>();
  for (const { nodeId, placedAt } of rows) {
    const known = last.get(nodeId);
    if (known === undefined || known < placedAt) last.set(nodeId, placedAt);
  }
  return [...last].map(([nodeId, playedAt]) => ({ nodeId, playedAt }));
}

function betRow({ id: memberId, merchantCode }: Member, { game, at, stake, payout, status }: PastBet): Bet {
  return {
    merchantCode,
    memberId,
    nodeId: game.nodeId,
    gameType: game.gameType,
    reference: randomUUID(),
    stake: text(stake),
    payout: text(payout),
    status,
    placedAt: at,
    settledAt: status === 'open' ? null : at,
  };
}
