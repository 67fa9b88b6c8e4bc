import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { favourites, games } from '../../base/db/schema';
import { Refusal } from '../../base/refusals/refusal';
import type { Session } from '../../base/sessions/session';
import { pagesOf } from '../records/pages';
import { countOpenGames, openGames } from './open-games';

type Choice = { readonly nodeId: number; readonly vendor: string };

const own = (db: Db, { member }: Session) =>
  db.select({ nodeId: favourites.nodeId }).from(favourites).where(eq(favourites.memberId, member.id));

/** One page of a member's favourites, newest first (S3-FAV-01). */
export async function listFavourites(
  db: Db,
  merchantCode: string,
  session: Session,
  { pageNo, pageSize, gameType }: QueryOf<'favourites'>,
): Promise<ValueOf<'favourites'>> {
  const mine = [
    inArray(games.nodeId, own(db, session)),
    gameType === undefined || gameType === '' ? undefined : eq(games.gameType, gameType),
  ];
  const count = await countOpenGames(db, merchantCode, ...mine);
  const content = await openGames(db, merchantCode, ...mine)
    .innerJoin(favourites, and(eq(favourites.nodeId, games.nodeId), eq(favourites.memberId, session.member.id)))
    .orderBy(desc(favourites.addedAt), desc(favourites.serial))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { content, pageNum: pageNo, totalPages: pagesOf(count, pageSize) };
}

/**
 * Adds a favourite; adding it again changes nothing, not even its place in the list.
 *
 * @throws Refusal `permission.denied` when this merchant has no such game of that vendor
 */
export async function addFavourite(
  db: Db,
  merchantCode: string,
  session: Session,
  choice: Choice,
  now: Date,
): Promise<void> {
  await requireGame(db, merchantCode, choice);
  const { id: memberId, merchantCode: ownCode } = session.member;
  await db
    .insert(favourites)
    .values({ memberId, merchantCode: ownCode, nodeId: choice.nodeId, addedAt: now })
    .onConflictDoNothing();
}

/** Removes a favourite; no error if it was none. */
export async function removeFavourite(db: Db, session: Session, nodeId: number): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.memberId, session.member.id), eq(favourites.nodeId, nodeId)));
}

/** @throws Refusal `permission.denied` when this merchant has no such game of that vendor */
export async function requireGame(db: Db, merchantCode: string, { nodeId, vendor }: Choice): Promise<void> {
  const [game] = await openGames(db, merchantCode, eq(games.nodeId, nodeId), eq(games.vassalage, vendor));
  if (game === undefined) throw new Refusal('permission.denied');
}
