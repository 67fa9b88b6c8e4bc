import { PARTS, type Terms } from '../tables/table';
import { type Bout, ROUNDS } from './bout';

/** A bet: its terms, and parts of the stake that a bout brings. */
interface Bet extends Terms {
  back(bout: Bout): number;
}

/** @param pays what is paid beside the stake, for one */
function bet(pays: number, returnPercent: string, wins: (bout: Bout) => boolean): Bet {
  const brings = Math.round((pays + 1) * PARTS);
  return { brings, returnPercent, back: (bout) => (wins(bout) ? brings : 0) };
}

const CORNERS = ['red', 'blue'] as const;
type Corner = (typeof CORNERS)[number];

/** A corner pays less 5 %, and gives its stake back on a draw. */
function corner(which: Corner): Bet {
  const won = bet(0.95, '97.72', ({ winner }) => winner === which);
  return { ...won, back: (bout) => (bout.winner === 'draw' ? PARTS : won.back(bout)) };
}

const endsIn = (bout: Bout, round: number) => !bout.isOnPoints && bout.round === round;

/** What a bout that ends in a round pays, and what that returns; then the same of one that a named corner ends there. */
const ENDS = [
  [1, 26, '95.85', 53, '95.85'],
  [2, 4.4, '96.86', 10, '95.93'],
  [3, 3, '96.47', 7.5, '96.90'],
  [4, 3.5, '96.16', 8.75, '96.40'],
  [5, 5.5, '97.31', 13, '95.51'],
] as const;

/** All bets of the arena, in its order. */
export const BETS: ReadonlyMap<string, Bet> = new Map([
  ['fight-red', corner('red')],
  ['fight-draw', bet(9.5, '96.51', ({ winner }) => winner === 'draw')],
  ['fight-blue', corner('blue')],
  ['opens-red', bet(1.25, '96.38', ({ opens }) => opens === 'red')],
  ['opens-both', bet(5.75, '96.38', ({ opens }) => opens === 'both')],
  ['opens-blue', bet(1.25, '96.38', ({ opens }) => opens === 'blue')],
  ['fight-short', bet(1.1, '95.77', ({ round }) => round <= 3)],
  ['fight-long', bet(0.8, '97.90', ({ round }) => round > 3)],
  ...ENDS.map(([round, pays, back]) => [`endround-${round}`, bet(pays, back, (bout) => endsIn(bout, round))] as const),
  ['fight-points', bet(4.4, '97.47', ({ isOnPoints }) => isOnPoints)],
  ['draw-down', bet(19.5, '97.01', ({ winner, isOnPoints }) => winner === 'draw' && !isOnPoints)],
  ['draw-points', bet(20.5, '95.87', ({ winner, isOnPoints }) => winner === 'draw' && isOnPoints)],
  ...CORNERS.flatMap((which) => [
    ...ENDS.map(
      ([round, , , pays, back]) =>
        [`${which}round-${round}`, bet(pays, back, (bout) => bout.winner === which && endsIn(bout, round))] as const,
    ),
    [`${which}-points`, bet(13, '95.14', ({ winner, isOnPoints }) => winner === which && isOnPoints)] as const,
  ]),
]);

/** Rounds that can be bet on. */
export const ROUND_NUMBERS = Array.from({ length: ROUNDS }, (_, at) => at + 1);
