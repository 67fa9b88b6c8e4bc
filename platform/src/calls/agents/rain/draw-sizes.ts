import { randomInt } from 'node:crypto';
import Big from 'big.js';

/**
 * Sizes of a rain's packets, at random: each at least 0.01, together the pot. Every way to share it out is as likely as any other.
 *
 * @param pot decimal with at most two places, at least 0.01 for each packet
 * @param below gives a random whole number from 0 up to, but not including, a bound
 */
export function drawSizes(pot: string, packets: number, below: (bound: number) => number = randomInt): string[] {
  const cents = new Big(pot).times(100);
  // What is left when each packet holds its cent, in steps that a whole number counts exactly.
  const spare = cents.minus(packets).toNumber();
  const cuts = Array.from({ length: packets - 1 }, () => below(spare + 1)).sort((a, b) => a - b);
  const edges = [0, ...cuts, spare];
  return edges.slice(1).map((edge, at) => new Big(edge - (edges[at] ?? 0) + 1).div(100).toFixed(2));
}
