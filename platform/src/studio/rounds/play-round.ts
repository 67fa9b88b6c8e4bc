import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import type { Db } from '../../base/db/database';
import { potsOf } from '../../base/jackpots/pots';
import { RULES } from '../../base/jackpots/tiers';
import { lockWallet } from '../../base/ledger/purses';
import { submitOnce } from '../../base/ledger/submit-once';
import { playBet } from '../../base/money/bets';
import { noteRecent } from '../../calls/games/recent';
import { bookRound, ownPurse, playableAt } from '../../calls/purses/play-from';
import { hundredthsText } from '../../calls/records/hundredths';
import type { ReadyRound, RoundWish } from '../kinds/kind';
import type { RoundAnswer } from '../protocol';
import type { VendorGame } from '../vendor-game';
import type { Visit } from '../visits/visit';
import { noteWin, plays, withPots } from './jackpot';
import { nextNonce } from './seeds';

/** Who plays, where and when: of a visit, or of the past that a demonstration is given. */
type Player = Pick<Visit, 'site' | 'member' | 'memberId' | 'now'>;

/**
 * Plays one round of whichever kind: stake, payout and bet in one transaction, once per key. A closed site refuses new rounds and repeats the
 * answer of played ones; no round is ever unfinished.
 *
 * A title that is linked to pots feeds them, and may win one (decision 76).
 *
 * A vendor's own purse pays and is paid where it keeps one (B017).
 *
 * @throws Refusal `balance.insufficient` when the purse holds less than the stake (nothing is stored, the round number is not
 *   used up); `request.invalid` when the key was used for other input; `system.upgrading`, `ip.restricted` while the site is
 *   closed
 */
export function playRound(
  db: Db,
  visit: Player,
  game: VendorGame,
  wish: RoundWish,
  ready: ReadyRound,
): Promise<RoundAnswer> {
  const { memberId, member, now: at } = visit;
  const merchant = member.merchantCode;
  const stake = new Big(wish.stake).toFixed();
  const request = { nodeId: game.nodeId, stake, ...ready.request };
  return submitOnce(db, { merchant, memberId, operation: 'vendor.round', key: wish.key, request, at }, async (tx) => {
    await lockWallet(tx, memberId);
    const seed = await nextNonce(tx, visit);
    const { height, target, spots, shown, ...played } = ready.play(seed);
    const roundId = randomUUID();
    const staked = { merchant, memberId, stake, reference: roundId, at };
    const linked = plays(visit, game);
    const { end, prize, won } = linked ? await withPots(tx, staked, seed, played) : { end: played };
    const { status, payout } = end;
    const { gameType, nodeId, vassalage: vendor } = game;
    const purse = ownPurse(vendor, member);
    const round = { seedId: seed.id, nonce: seed.nonce, height, target, spots, jackpot: linked ? RULES.name : null };
    const wanted = {
      site: visit.site,
      member,
      nodeId,
      gameType,
      reference: roundId,
      stake,
      at,
      round,
      ...(purse && { purse }),
    };
    await playBet(tx, wanted, { status, payout }, prize);
    if (won !== undefined) await noteWin(tx, visit, staked, game, won);
    if (purse !== undefined) await bookRound(tx, member, { vendor, reference: roundId, stake, payout });
    await noteRecent(tx, member, [{ nodeId: game.nodeId, playedAt: at }]);
    const balance = playableAt(vendor, member, await lockWallet(tx, memberId));
    const { nonce, serverSeedHash } = seed;
    const multiplier = hundredthsText(height);
    const jackpot = linked && { jackpot: { pots: await potsOf(tx, merchant), ...(won && { won }) } };
    return {
      roundId,
      stake,
      ...shown,
      ...jackpot,
      multiplier,
      won: status === 'won',
      payout,
      balance,
      nonce,
      serverSeedHash,
    };
  });
}
