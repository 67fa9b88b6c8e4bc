import type { Db } from '../base/db/database';
import { potsOf } from '../base/jackpots/pots';
import { pursesOf } from '../base/ledger/purses';
import { playableAt } from '../calls/purses/play-from';
import { MAX_STAKE } from './engine/rise';
import { kindOf, leastStake } from './kinds/kinds';
import type { VisitAnswer } from './protocol';
import { plays } from './rounds/jackpot';
import { pastRounds } from './rounds/past-rounds';
import { inUse, liveSeed } from './rounds/seeds';
import { playableGame, playableGames } from './vendor-game';
import type { Visit } from './visits/visit';

/** @throws Refusal `permission.denied` when the merchant has closed the game meanwhile */
export async function describeVisit(db: Db, visit: Visit): Promise<VisitAnswer> {
  const { memberId, member, merchantCode, nodeId, vassalage, site } = visit;
  const common = {
    balance: playableAt(vassalage, member, await pursesOf(db, memberId)),
    currencySymbol: site.currencySymbol,
    seed: inUse(await liveSeed(db, visit)),
    rounds: await pastRounds(db, visit),
  };
  if (nodeId === null) {
    const open = await playableGames(db, merchantCode, vassalage);
    return {
      ...common,
      games: open.map((game) => ({
        nodeId: game.nodeId,
        name: game.gameName,
        art: game.art,
        minBet: leastStake(game),
      })),
    };
  }
  const game = await playableGame(db, merchantCode, nodeId);
  const { stakeStep } = kindOf(game);
  const linked = plays(visit, game) && { pots: await potsOf(db, merchantCode) };
  return {
    ...common,
    games: [],
    game: { nodeId, name: game.gameName, minBet: leastStake(game), maxStake: MAX_STAKE, stakeStep, ...linked },
  };
}
