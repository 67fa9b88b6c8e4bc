import type { GameDetail, QueryOf } from '@foyer/shared/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { games } from '../../base/db/schema';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';
import { wordsIn } from '../../calls/content/announcements';
import { openGames } from '../../calls/games/open-games';
import { MAX_STAKE } from '../engine/rise';
import { kindOf, leastStake } from '../kinds/kinds';
import { ABOUT, type About, LOTTERY } from './about';

/** The site's call for what a member may know of a game before it is opened. */
export function gameDetailRoute(app: FastifyInstance): void {
  const { catalogue } = app.platform;
  route(app, 'gameDetail', ({ db, site, query }) => gameDetail(db, catalogue, site, query));
}

/**
 * What is known of a game that a merchant offers (decision 75). Of one that is only listed nothing is: who plays it elsewhere is not
 * the studio. Lotteries and books of matches have odds for each bet, and state no return.
 *
 * @throws Refusal `permission.denied` for a game that this merchant does not offer
 */
async function gameDetail(
  db: Db,
  catalogue: Catalogue,
  site: Site,
  { nodeId, language }: QueryOf<'gameDetail'>,
): Promise<GameDetail> {
  const [open] = await openGames(db, site.code, eq(games.nodeId, nodeId));
  if (open === undefined) throw new Refusal('permission.denied');
  if (!open.supportPlay) return { nodeId, features: [], rules: [], trial: false };
  const told = ({ name, features, rules }: About) => ({
    nodeId,
    kind: wordsIn(name, language),
    features: features(open).map((words) => wordsIn(words, language)),
    rules: rules.map((words) => wordsIn(words, language)),
    trial: site.trialOpen,
  });
  if (catalogue.lotteries.some(({ code, vendor }) => code === open.gameId && vendor === open.vassalage))
    return told(LOTTERY);
  const [row] = await db
    .select({ gameClassify: games.gameClassify, minBet: games.minBet })
    .from(games)
    .where(eq(games.nodeId, nodeId));
  if (row === undefined) throw new Refusal('permission.denied');
  const game = { ...open, ...row };
  const kind = kindOf(game);
  return {
    ...told(ABOUT[kind.name]),
    stake: { least: leastStake(game), most: MAX_STAKE, currencySymbol: site.currencySymbol },
    ...('figuresOf' in kind ? kind.figuresOf(game) : {}),
  };
}
