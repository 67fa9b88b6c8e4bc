import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import type { Db } from '../../base/db/database';
import { bets } from '../../base/db/schema';
import { lockWallet, moveMoney } from '../../base/ledger/move-money';
import { submitOnce } from '../../base/ledger/submit-once';
import { mayStake } from '../../base/money/may';
import { noteRecent } from '../../calls/games/recent';
import { hundredthsText } from '../../calls/records/hundredths';
import { heightOf, payoutOf } from '../engine/rise';
import type { RoundAnswer } from '../protocol';
import type { VendorGame } from '../vendor-game';
import type { Visit } from '../visits/visit';
import { nextNonce } from './seeds';

/** A player's input: decimal texts within the game's limits. */
export interface RoundWish {
  /** Created by the page for this press of the button. */
  readonly key: string;
  readonly stake: string;
  readonly target: string;
}

/**
 * Plays one round: stake, payout and bet in one transaction, once per key. A closed site refuses new rounds and repeats the
 * answer of played ones; no round is ever unfinished.
 *
 * @throws Refusal `balance.insufficient` when the purse holds less than the stake (nothing is stored, the round number is not
 *   used up); `request.invalid` when the key was used for other input; `system.upgrading`, `ip.restricted` while the site is
 *   closed
 */
export function playRound(db: Db, visit: Visit, game: VendorGame, wish: RoundWish): Promise<RoundAnswer> {
  const { memberId, member, now: at } = visit;
  const merchant = member.merchantCode;
  const stake = new Big(wish.stake).toFixed();
  const target = Number(new Big(wish.target).times(100));
  const request = { nodeId: game.nodeId, stake, target };
  return submitOnce(db, { merchant, memberId, operation: 'vendor.round', key: wish.key, request, at }, async (tx) => {
    mayStake(visit);
    await lockWallet(tx, memberId);
    const roundId = randomUUID();
    const entry = { merchant, memberId, reference: roundId, at };
    await moveMoney(tx, { ...entry, kind: 'bet.stake', debit: 'wallet:main', credit: 'house:games', amount: stake });
    const seed = await nextNonce(tx, visit);
    const height = heightOf(seed);
    const payout = payoutOf(stake, target, height);
    const won = height >= target;
    if (won) {
      await moveMoney(tx, {
        ...entry,
        kind: 'bet.payout',
        debit: 'house:games',
        credit: 'wallet:main',
        amount: payout,
      });
    }
    await tx.insert(bets).values({
      merchantCode: merchant,
      memberId,
      nodeId: game.nodeId,
      gameType: game.gameType,
      reference: roundId,
      stake,
      payout,
      status: won ? 'won' : 'lost',
      placedAt: at,
      settledAt: at,
      seedId: seed.id,
      nonce: seed.nonce,
      height,
      target,
    });
    await noteRecent(tx, member, [{ nodeId: game.nodeId, playedAt: at }]);
    const { main: balance } = await lockWallet(tx, memberId);
    const { nonce, serverSeedHash } = seed;
    const multiplier = hundredthsText(height);
    return { roundId, stake, target: hundredthsText(target), multiplier, won, payout, balance, nonce, serverSeedHash };
  });
}
