import type { GamePage, QueryOf } from '@foyer/shared/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database';
import { games, recentGames } from '../db/schema';
import type { Session } from '../sessions/session';
import { requireGame } from './favourites';
import { countOpenGames, openGames } from './open-games';
import { pagesOf } from './pages';

/** One page of the games a member has opened, last one first. */
export async function listRecent(
  db: Db,
  merchantCode: string,
  { member }: Session,
  { page, pageSize, gameType }: QueryOf<'recentGames'>,
): Promise<GamePage> {
  const played = db.select({ nodeId: recentGames.nodeId }).from(recentGames).where(eq(recentGames.memberId, member.id));
  const filter = [
    inArray(games.nodeId, played),
    gameType === undefined || gameType === '' ? undefined : eq(games.gameType, gameType),
  ];
  const count = await countOpenGames(db, merchantCode, ...filter);
  const rows = await openGames(db, merchantCode, ...filter)
    .innerJoin(recentGames, and(eq(recentGames.nodeId, games.nodeId), eq(recentGames.memberId, member.id)))
    .orderBy(desc(recentGames.playedAt), desc(games.nodeId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { games: rows, pageNum: page, totalPages: pagesOf(count, pageSize) };
}

/**
 * Notes that a member opened a game, now; the same game again only moves to the front (A083).
 *
 * @throws Refusal `permission.denied` when this merchant has no such game of that vendor
 */
export async function addRecent(
  db: Db,
  merchantCode: string,
  { member }: Session,
  choice: { readonly nodeId: number; readonly vendor: string },
  now: Date,
): Promise<void> {
  await requireGame(db, merchantCode, choice);
  await db
    .insert(recentGames)
    .values({ memberId: member.id, merchantCode: member.merchantCode, nodeId: choice.nodeId, playedAt: now })
    .onConflictDoUpdate({ target: [recentGames.memberId, recentGames.nodeId], set: { playedAt: now } });
}
