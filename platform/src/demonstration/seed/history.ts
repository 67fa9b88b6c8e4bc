import { createPrng, type Prng } from '../chance/prng';
import type { Game } from '../terms/types';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A bet of an invented history; amounts in hundredths. */
export interface PastBet {
  readonly kind: 'bet';
  readonly game: Game;
  readonly at: Date;
  readonly stake: number;
  readonly payout: number;
  readonly status: 'won' | 'lost' | 'void' | 'open';
}

/** A deposit or withdrawal; amount in hundredths. */
interface Transfer {
  readonly kind: 'deposit' | 'withdrawal';
  readonly at: Date;
  readonly amount: number;
}

export interface History {
  readonly entries: readonly (PastBet | Transfer)[];
  /** Final balance in hundredths. */
  readonly balance: number;
}

const STAKES = [1000, 2000, 2000, 2500, 5000, 5000, 10_000, 20_000, 50_000] as const;

/**
 * Invents the weeks before `now`: evenings of play with favourite games, results by realistic odds, deposits when the purse runs
 * low, and a last transfer to reach exactly `balance`. The purse never falls below zero.
 *
 * @param balance final balance in hundredths
 */
export function inventHistory(seed: string, games: readonly Game[], days: number, now: Date, balance: number): History {
  const prng = createPrng(seed);
  const favourites = prng.shuffle(games).slice(0, 26);
  const entries: (PastBet | Transfer)[] = [];
  let purse = 0;
  const transfer = (kind: Transfer['kind'], amount: number, at: Date) => {
    purse += kind === 'deposit' ? amount : -amount;
    entries.push({ kind, amount, at });
  };
  const begin = now.getTime() - days * DAY_MS;
  transfer('deposit', 300_000, new Date(begin));
  for (let day = 0; day < days; day += 1) {
    if (day !== days - 1 && prng.chance(0.14)) continue;
    let at = begin + day * DAY_MS + prng.int(60, 900) * MINUTE_MS;
    for (let round = prng.int(6, 19); round > 0; round -= 1) {
      at += prng.int(1, 11) * MINUTE_MS;
      if (at >= now.getTime() - 2 * MINUTE_MS) break;
      if (purse < 50_000) transfer('deposit', 200_000, new Date(at - MINUTE_MS));
      const bet = inventBet(prng, prng.pick(favourites), new Date(at), day === days - 1);
      purse += bet.payout - bet.stake;
      entries.push(bet);
    }
  }
  const rest = balance - purse;
  if (rest !== 0) transfer(rest > 0 ? 'deposit' : 'withdrawal', Math.abs(rest), new Date(now.getTime() - MINUTE_MS));
  return { entries, balance };
}

function inventBet(prng: Prng, game: Game, at: Date, lastDay: boolean): PastBet {
  const stake = prng.pick(STAKES);
  const match = game.gameType === 'SPORTS' || game.gameType === 'ESPORTS';
  const base = { kind: 'bet', game, at, stake } as const;
  if (match && lastDay) return { ...base, payout: 0, status: 'open' };
  if (match && prng.chance(0.06)) return { ...base, payout: stake, status: 'void' };
  // Sports pay about even money; a reel mostly loses and sometimes pays a lot.
  const [chance, least, most] = match ? [0.5, 165, 215] : [0.36, 40, 420];
  const big = !match && prng.chance(0.012);
  if (!prng.chance(chance) && !big) return { ...base, payout: 0, status: 'lost' };
  const factor = big ? prng.int(900, 2600) : prng.int(least, most);
  return { ...base, payout: Math.round((stake * factor) / 100), status: 'won' };
}
