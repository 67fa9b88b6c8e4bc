import { createHmac } from 'node:crypto';
import { drawsFrom } from '../../../base/draws/draws';
import type { Fixture } from '../../../base/sport/fixture';
import type { Chance, MatchEvent, Model } from '../protocol';
import { drawn } from './drawn';

type Kind = Pick<Fixture, 'sport' | 'length' | 'strengths'>;

/** The model of a match, from what everybody may know of it. */
export function modelOf({ sport, length, strengths: [home, away] }: Kind): Model {
  if (sport === 'basketball') {
    return {
      ...{ parts: [10, 10, 10, 10], turns: 2 },
      home: baskets(3_560 + 12 * (home - away)),
      away: baskets(3_440 + 12 * (away - home)),
      decider: [100 + home, 100 + away],
    };
  }
  const goals = (base: number, own: number, other: number) => [{ points: 1, weight: Math.round((base * own) / other) }];
  if (length === 'sprint') {
    return { parts: [15, 15], turns: 1, home: goals(700, home, away), away: goals(560, away, home) };
  }
  return { parts: [45, 45], turns: 1, home: goals(165, home, away), away: goals(130, away, home) };
}

const baskets = (twos: number): readonly Chance[] => [
  { points: 1, weight: 500 },
  { points: 2, weight: twos },
  { points: 3, weight: 1_150 },
];

/** The match that a seed decides, pure: its stream is HMAC-SHA256(seed, "matchId:block") with blocks from 0. */
export const played = (model: Model, seed: string, matchId: string): readonly MatchEvent[] =>
  drawn(
    model,
    drawsFrom((block) => createHmac('sha256', seed).update(`${matchId}:${block}`).digest()),
  );
