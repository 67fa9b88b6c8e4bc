import type { GamePage, QueryOf } from '@foyer/shared/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { games, recentGames } from '../../base/db/schema';
import { noteLaunch } from '../../base/experiments/note';
import type { Member } from '../../base/members/member';
import type { Session } from '../../base/sessions/session';
import { pagesOf } from '../records/pages';
import { requireGame } from './favourites';
import { countOpenGames, openGames } from './open-games';

/** One page of the games that a member opened, newest first. */
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
 * Adds a game to a member's recent ones, or moves it to the front (A083).
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
  await noteRecent(db, member, [{ nodeId: choice.nodeId, playedAt: now }]);
}

/** Adds games to a member's recent ones, opened by the site or bet on elsewhere. Each game once. */
export async function noteRecent(
  db: Db,
  { id: memberId, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  opened: readonly { readonly nodeId: number; readonly playedAt: Date }[],
): Promise<void> {
  if (opened.length === 0) return;
  await db
    .insert(recentGames)
    .values(opened.map((each) => ({ memberId, merchantCode, ...each })))
    .onConflictDoUpdate({
      target: [recentGames.memberId, recentGames.nodeId],
      set: { playedAt: sql`excluded.played_at` },
    });
  const { playedAt } = opened[0] ?? {};
  if (playedAt !== undefined) await noteLaunch(db, memberId, playedAt);
}
