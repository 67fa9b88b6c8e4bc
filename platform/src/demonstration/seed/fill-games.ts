import { createHash } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { catalogueVersions, games } from '../../base/db/schema';
import { catalogue } from './catalogue';

const NAME = 'games';
const CHUNK = 200;

type Row = typeof games.$inferInsert;

/** Writes the common catalogue unless it is stored already. Games missing from it stay as retired rows. */
export async function fillGames(tx: Db, now: Date): Promise<void> {
  const rows: Row[] = catalogue().games.map(
    // Every game can be played on the playable vendor; a merchant may disable that game by game.
    ({ motif: _motif, supportPlay: _playable, ...game }, position) => ({ ...game, position, retired: false }),
  );
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const [current] = await tx.select().from(catalogueVersions).where(eq(catalogueVersions.name, NAME));
  if (current?.hash === hash) return;
  // A title may take over another game's id, so all ids are freed before they are assigned.
  await tx
    .update(games)
    .set({ gameId: sql`'retired-' || ${games.nodeId}`, retired: true })
    .where(isNull(games.ownedBy));
  for (let at = 0; at < rows.length; at += CHUNK) {
    await tx
      .insert(games)
      .values(rows.slice(at, at + CHUNK))
      .onConflictDoUpdate({ target: games.nodeId, set: everyColumn() });
  }
  await tx
    .insert(catalogueVersions)
    .values({ name: NAME, hash, writtenAt: now })
    .onConflictDoUpdate({ target: catalogueVersions.name, set: { hash, writtenAt: now } });
}

function everyColumn() {
  const excluded = (column: { readonly name: string }) => sql.raw(`excluded."${column.name}"`);
  return {
    nodeName: excluded(games.nodeName),
    vassalage: excluded(games.vassalage),
    gameType: excluded(games.gameType),
    gameId: excluded(games.gameId),
    roomId: excluded(games.roomId),
    gameName: excluded(games.gameName),
    gameClassify: excluded(games.gameClassify),
    isNew: excluded(games.isNew),
    isHot: excluded(games.isHot),
    minBet: excluded(games.minBet),
    showIcon: excluded(games.showIcon),
    iconUrl: excluded(games.iconUrl),
    mobileLargeIcon: excluded(games.mobileLargeIcon),
    mobileSmallIcon: excluded(games.mobileSmallIcon),
    position: excluded(games.position),
    retired: excluded(games.retired),
  };
}
