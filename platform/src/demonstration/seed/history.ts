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

/** A deposit or withdrawal, and what became of it; amount in hundredths. */
export type PastOrder = { readonly at: Date; readonly amount: number } & OrderEnd;
type OrderEnd =
  | {
      readonly kind: 'deposit';
      readonly method: string;
      readonly end: 'approved' | 'cancelled' | 'expired' | 'pending';
    }
  | { readonly kind: 'withdrawal'; readonly end: 'paid' | 'refused' };

/** An order that changes no balance in the end, on a day of the history, in the hours without play. */
export type Aside = { readonly day: number; readonly amount: number } & OrderEnd;

export type History = readonly (PastBet | PastOrder)[];

const STAKES = [1000, 2000, 2000, 2500, 5000, 5000, 10_000, 20_000, 50_000] as const;
const METHODS = ['PROMPTPAY', 'CARD', 'BANKTRANSFER', 'EWALLET'] as const;
/** The least that the ways of the reference take, for the last order of a history. */
const LEAST = { deposit: 5_000, withdrawal: 10_000 } as const;
/** The last bet of a day is over before `asides`, and the orders of a day before the first bet of the next. */
const QUIET = { asides: 1_200, withdrawals: 1_290 } as const;

interface Plan {
  readonly games: readonly Game[];
  readonly days: number;
  readonly now: Date;
  /** Final balance in hundredths, unless deposits that were not staked yet keep a withdrawal from reaching it. */
  readonly balance: number;
  readonly asides?: readonly Aside[];
}

/**
 * Invents the weeks before `now`: evenings of play with favourite games, results by realistic odds, deposits when the purse runs
 * low, withdrawals of what may be taken out, and a last order to reach `balance`. The purse never falls below zero.
 */
export function inventHistory(seed: string, { games, days, now, balance, asides = [] }: Plan): History {
  const prng = createPrng(seed);
  const favourites = prng.shuffle(games).slice(0, 26);
  const entries: (PastBet | PastOrder)[] = [];
  let purse = 0;
  /** What deposits still ask for in stakes. */
  let tied = 0;
  let paidIn = 0;
  const deposit = (amount: number, at: Date, method = METHODS[paidIn++ % METHODS.length] ?? 'PROMPTPAY') => {
    purse += amount;
    tied += amount;
    entries.push({ kind: 'deposit', end: 'approved', method, amount, at });
  };
  const withdraw = (amount: number, at: Date) => {
    if (amount < LEAST.withdrawal) return;
    purse -= amount;
    entries.push({ kind: 'withdrawal', end: 'paid', amount, at });
  };
  const begin = now.getTime() - days * DAY_MS;
  const momentOf = (day: number, minute: number) => new Date(begin + day * DAY_MS + minute * MINUTE_MS);
  deposit(300_000, new Date(begin));
  for (let day = 0; day < days; day += 1) {
    const isLast = day === days - 1;
    if (isLast || !prng.chance(0.14)) {
      let at = momentOf(day, prng.int(60, 900)).getTime();
      for (let round = prng.int(6, 19); round > 0; round -= 1) {
        at += prng.int(1, 11) * MINUTE_MS;
        if (purse < 50_000) deposit(200_000, new Date(at - MINUTE_MS));
        const bet = inventBet(prng, prng.pick(favourites), new Date(at), isLast);
        purse += bet.payout - bet.stake;
        if (bet.status === 'won' || bet.status === 'lost') tied = Math.max(0, tied - bet.stake);
        entries.push(bet);
      }
    }
    for (const { day: on, ...order } of asides) {
      const isCovered = order.kind === 'deposit' || order.amount <= purse - tied;
      if (on === day && isCovered) entries.push({ ...order, at: momentOf(day, QUIET.asides) });
    }
    // Half of what can be taken out, once a week.
    const half = Math.floor((purse - tied) / 20_000) * 10_000;
    if (day % 7 === 6 && !isLast) withdraw(half, momentOf(day, QUIET.withdrawals));
  }
  const missing = balance - purse;
  if (missing >= LEAST.deposit) deposit(missing, momentOf(days, -1), 'PROMPTPAY');
  else withdraw(Math.min(-missing, purse - tied), momentOf(days - 1, QUIET.withdrawals));
  return entries;
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
