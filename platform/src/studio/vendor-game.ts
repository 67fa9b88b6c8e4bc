import { and, eq } from 'drizzle-orm';
import type { Db } from '../base/db/database';
import { games } from '../base/db/schema';
import { Refusal } from '../base/refusals/refusal';
import { openGames } from '../calls/games/open-games';

export interface VendorGame {
  readonly nodeId: number;
  readonly gameId: string;
  readonly gameName: string;
  readonly gameType: string;
  readonly gameClassify: string;
  readonly vassalage: string;
  readonly art: string;
  readonly minBet: string;
}

const columns = {
  nodeId: games.nodeId,
  gameId: games.gameId,
  gameName: games.gameName,
  gameType: games.gameType,
  gameClassify: games.gameClassify,
  vassalage: games.vassalage,
  art: games.mobileLargeIcon,
  minBet: games.minBet,
};

/** The game with an id, whatever merchants changed; undefined if unknown. */
export async function gameById(db: Db, gameId: string): Promise<VendorGame | undefined> {
  const [game] = await db
    .select(columns)
    .from(games)
    .where(and(eq(games.gameId, gameId), eq(games.retired, false)));
  return game;
}

/** @throws Refusal `permission.denied` when the merchant hides or only lists the game */
export async function playableGame(db: Db, merchantCode: string, nodeId: number): Promise<VendorGame> {
  const [open] = await openGames(db, merchantCode, eq(games.nodeId, nodeId));
  if (open?.supportPlay !== true) throw new Refusal('permission.denied');
  const [game] = await db.select(columns).from(games).where(eq(games.nodeId, nodeId));
  if (game === undefined) throw new Refusal('permission.denied');
  return game;
}

/** All games of a vendor that this merchant's members may play, in list order. */
export async function playableGames(db: Db, merchantCode: string, vassalage: string): Promise<VendorGame[]> {
  const open = await openGames(db, merchantCode, eq(games.vassalage, vassalage));
  const playable = new Set(open.filter((game) => game.supportPlay).map((game) => game.nodeId));
  const rows = await db.select(columns).from(games).where(eq(games.vassalage, vassalage)).orderBy(games.position);
  return rows.filter((game) => playable.has(game.nodeId));
}
