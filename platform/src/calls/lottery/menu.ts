import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import { inArray } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { ContentOf } from '../../base/catalogue/content-kinds';
import type { Db } from '../../base/db/database';
import { games } from '../../base/db/schema';
import { className } from '../../base/lottery/classes';
import type { Lottery } from '../../base/lottery/lottery';
import { wordsIn } from '../content/announcements';
import { contentOf } from '../content/sets';
import { maintainedVendors } from '../games/maintenance';
import { openGames } from '../games/open-games';

/** Lotteries of the catalogue that can be ordered at a merchant: neither closed with their vendor nor hidden. */
async function openLotteries(db: Db, { lotteries }: Catalogue, merchantCode: string): Promise<readonly Lottery[]> {
  if (lotteries.length === 0) return [];
  const codes = lotteries.map(({ code }) => code);
  const found = await openGames(db, merchantCode, inArray(games.gameId, codes));
  const open = new Set(found.map(({ gameId, vassalage }) => `${vassalage}/${gameId}`));
  return lotteries.filter(({ code, vendor }) => open.has(`${vendor}/${code}`));
}

/** The classes of a merchant's lotteries: its own menu, else all in the order of the catalogue. An empty class is left out (S7-API-62). */
export async function lotteryMenuOf(
  db: Db,
  catalogue: Catalogue,
  merchantCode: string,
  { language }: QueryOf<'lotteryMenu'>,
  now: Date,
): Promise<ValueOf<'lotteryMenu'>> {
  const open = await openLotteries(db, catalogue, merchantCode);
  const own = await contentOf(db, merchantCode, 'lotteryMenu');
  const ends = await maintainedVendors(db, merchantCode, now);
  const entries: ContentOf<'lotteryMenu'> = own ?? open.map(({ gameClassifyNew }) => ({ gameClassifyNew }));
  const classes = new Map(entries.map((entry) => [entry.gameClassifyNew, entry]));
  return [...classes.values()].flatMap(({ gameClassifyNew, name, codes }) => {
    const of = open.filter((each) => each.gameClassifyNew === gameClassifyNew);
    const shown =
      codes === undefined ? of : [...new Set(codes)].flatMap((code) => of.find((each) => each.code === code) ?? []);
    if (shown.length === 0) return [];
    const lotteries = shown.map(({ code, vendor, displayName }) => {
      const until = ends.get(vendor)?.getTime();
      return { code, displayName: wordsIn(displayName, language), ...(until === undefined ? {} : { until }) };
    });
    return [{ gameClassifyNew, displayName: wordsIn(name ?? className(gameClassifyNew), language), lotteries }];
  });
}
