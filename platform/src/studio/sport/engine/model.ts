import { createHmac } from 'node:crypto';
import { drawsFrom } from '../../../base/draws/draws';
import type { Fixture } from '../../../base/sport/fixture';
import type { Chance, MatchEvent, Model } from '../protocol';

/** Points of the deciding basket. */
export const DECIDER = 2;
/** A turn is a number below this one. */
export const OF = 10_000;

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

export const minutesOf = ({ parts }: Model): number => parts.reduce((sum, part) => sum + part, 0);

/**
 * The match that a seed decides, pure: its stream is HMAC-SHA256(seed, "matchId:block") with blocks from 0. In each minute the home side has
 * its turns, then the away side; a turn is one number. A basketball match that is level after its minutes has one more, for who scores the
 * deciding basket.
 */
export function played(model: Model, seed: string, matchId: string): readonly MatchEvent[] {
  const draw = drawsFrom((block) => createHmac('sha256', seed).update(`${matchId}:${block}`).digest());
  const events: MatchEvent[] = [];
  let score: readonly [number, number] = [0, 0];
  const add = (minute: number, side: 'home' | 'away', points: number) => {
    if (points === 0) return;
    score = side === 'home' ? [score[0] + points, score[1]] : [score[0], score[1] + points];
    events.push({ minute, side, points, score });
  };
  const minutes = minutesOf(model);
  for (let minute = 1; minute <= minutes; minute += 1) {
    for (const side of ['home', 'away'] as const) {
      for (let turn = 0; turn < model.turns; turn += 1) add(minute, side, pointsOf(model[side], draw(OF)));
    }
  }
  if (model.decider !== undefined && score[0] === score[1]) {
    const [home, away] = model.decider;
    add(minutes, draw(home + away) < home ? 'home' : 'away', DECIDER);
  }
  return events;
}

function pointsOf(chances: readonly Chance[], drawn: number): number {
  let below = 0;
  for (const { points, weight } of chances) {
    below += weight;
    if (drawn < below) return points;
  }
  return 0;
}
