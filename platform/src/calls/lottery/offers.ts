import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { games, lotteryOdds } from '../../base/db/schema';
import { openIssue } from '../../base/lottery/issues';
import type { Lottery } from '../../base/lottery/lottery';
import type { Play } from '../../base/lottery/play';
import { playsOf, ratesOf } from '../../base/lottery/plays';
import { openGames } from '../games/open-games';
import { offeredLottery } from './results';
import type { Of } from './seeds';

/** What a merchant offers of a lottery: its plays with the merchant's odds, and the version of these. */
export interface Offer {
  readonly version: number;
  readonly plays: readonly Play[];
}

/** Bounds of orders (B031), as decimals. */
export const LIMITS = {
  ...{ lines: 100, issues: 10, lineMin: '1', lineMax: '10000', orderMax: '50000', winMax: '2000000' },
} as const;

export async function offerOf(db: Db, { merchantCode, lottery }: Of): Promise<Offer> {
  const [changed] = await db
    .select()
    .from(lotteryOdds)
    .where(and(eq(lotteryOdds.merchantCode, merchantCode), eq(lotteryOdds.lottery, lottery)))
    .orderBy(desc(lotteryOdds.version))
    .limit(1);
  const plays = playsOf(lottery).map((play) => ({ ...play, odds: { ...play.odds, ...changed?.odds[play.id] } }));
  return { version: changed?.version ?? 1, plays };
}

/** A lottery that can be ordered at a merchant, with the game that its bets are of. */
export interface Orderable {
  readonly lottery: Lottery;
  readonly game: { readonly nodeId: number; readonly gameType: string };
}

/** The lottery of a code, unless the merchant hides its game or closed its vendor. */
export async function orderableLottery(
  db: Db,
  catalogue: Pick<Catalogue, 'lotteries'>,
  merchantCode: string,
  code: string,
): Promise<Orderable | undefined> {
  const lottery = await offeredLottery(db, catalogue, merchantCode, code);
  if (lottery === undefined) return undefined;
  const [game] = await openGames(db, merchantCode, eq(games.gameId, code), eq(games.vassalage, lottery.vendor));
  return game === undefined ? undefined : { lottery, game };
}

export const wordIn = (words: Readonly<Record<'EN' | 'TY', string>>, language: string | undefined): string =>
  words[language === 'EN' ? 'EN' : 'TY'];

/** What can be ordered of a lottery now (F-LOTTERYBET-01). */
export async function boardOf(
  db: Db,
  catalogue: Catalogue,
  merchantCode: string,
  { code, language }: QueryOf<'lotteryBoard'>,
  now: Date,
): Promise<ValueOf<'lotteryBoard'>> {
  const found = await orderableLottery(db, catalogue, merchantCode, code);
  if (found === undefined) return null;
  const { displayName, gameClassifyNew, interval } = found.lottery;
  const { version, plays } = await offerOf(db, { merchantCode, lottery: code });
  const { issue, closesAt, drawAt } = openIssue(found.lottery, now);
  return {
    ...{ code, displayName: wordIn(displayName, language), gameClassifyNew, interval, limits: LIMITS },
    ...{ issue, closesAt: closesAt.getTime(), drawAt: drawAt.getTime(), oddsVersion: version },
    plays: plays.map((play) => {
      const { options, ...rest } = play.form;
      const form = { ...rest, ...(options && { options: [...options] }) };
      return { id: play.id, name: wordIn(play.name, language), odds: play.odds, best: ratesOf(play), form };
    }),
  };
}
