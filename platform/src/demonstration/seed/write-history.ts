import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { bets, ledgerMovements, wallets } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { noteRecent } from '../../calls/games/recent';
import type { History, PastBet } from './history';

type Movement = typeof ledgerMovements.$inferInsert;
type Bet = typeof bets.$inferInsert;

const CHUNK = 400;
const text = (hundredths: number) => (hundredths / 100).toFixed(2);

/** Writes an invented history in bulk to a new, empty account: bets, their movements and the resulting balance. */
export async function writeHistory(tx: Db, member: Member, history: History): Promise<void> {
  const { id: memberId, merchantCode } = member;
  const movements: Movement[] = [];
  const rows: Bet[] = [];
  const move = (kind: string, debit: string, credit: string, amount: number, reference: string, at: Date) =>
    movements.push({ merchantCode, memberId, kind, debit, credit, amount: text(amount), reference, at });
  for (const entry of history.entries) {
    if (entry.kind === 'bet') {
      const bet = betRow(member, entry);
      rows.push(bet);
      move('bet.stake', 'wallet:main', 'house:games', entry.stake, bet.reference, entry.at);
      if (entry.payout > 0) move('bet.payout', 'house:games', 'wallet:main', entry.payout, bet.reference, entry.at);
    } else {
      const [from, to] =
        entry.kind === 'deposit' ? ['house:deposits', 'wallet:main'] : ['wallet:main', 'house:withdrawals'];
      move(entry.kind, from, to, entry.amount, 'history', entry.at);
    }
  }
  for (let at = 0; at < rows.length; at += CHUNK) await tx.insert(bets).values(rows.slice(at, at + CHUNK));
  for (let at = 0; at < movements.length; at += CHUNK) {
    await tx.insert(ledgerMovements).values(movements.slice(at, at + CHUNK));
  }
  await noteRecent(tx, member, lastPlayed(rows));
  await tx
    .update(wallets)
    .set({ balance: text(history.balance) })
    .where(and(eq(wallets.memberId, memberId), eq(wallets.purse, 'main')));
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
