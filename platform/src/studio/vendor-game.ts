import { and, eq } from 'drizzle-orm';
import type { Db } from '../base/db/database';
import { games } from '../base/db/schema';
import { Refusal } from '../base/refusals/refusal';
import { openGames } from '../calls/games/open-games';

/** A game as the vendor's pages and rounds need it. */
export interface VendorGame {
  readonly nodeId: number;
  readonly gameId: string;
  readonly gameName: string;
  readonly gameType: string;
  readonly vassalage: string;
  readonly art: string;
  /** Decimal text. */
  readonly minBet: string;
}

const columns = {
  nodeId: games.nodeId,
  gameId: games.gameId,
  gameName: games.gameName,
  gameType: games.gameType,
  vassalage: games.vassalage,
  art: games.mobileLargeIcon,
  minBet: games.minBet,
};

/** The game of that id, whatever merchants do with it; undefined when the catalogue has none. */
export async function gameById(db: Db, gameId: string): Promise<VendorGame | undefined> {
  const [game] = await db
    .select(columns)
    .from(games)
    .where(and(eq(games.gameId, gameId), eq(games.retired, false)));
  return game;
}

/** @throws Refusal `permission.denied` when the merchant does not offer the game, or offers it only to look at */
export async function playableGame(db: Db, merchantCode: string, nodeId: number): Promise<VendorGame> {
  const [open] = await openGames(db, merchantCode, eq(games.nodeId, nodeId));
  if (open?.supportPlay !== true) throw new Refusal('permission.denied');
  const [game] = await db.select(columns).from(games).where(eq(games.nodeId, nodeId));
  if (game === undefined) throw new Refusal('permission.denied');
  return game;
}

/** All games of a vendor that members of this merchant may play, in the order of the lists. */
export async function playableGames(db: Db, merchantCode: string, vassalage: string): Promise<VendorGame[]> {
  const open = await openGames(db, merchantCode, eq(games.vassalage, vassalage));
  const playable = new Set(open.filter((game) => game.supportPlay).map((game) => game.nodeId));
  const rows = await db.select(columns).from(games).where(eq(games.vassalage, vassalage)).orderBy(games.position);
  return rows.filter((game) => playable.has(game.nodeId));
}
