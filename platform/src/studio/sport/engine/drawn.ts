import type { Draw } from '../../../base/draws/draws';
import type { Chance, MatchEvent, Model } from '../protocol';

/** Points of the deciding basket. */
export const DECIDER = 2;
/** A turn is a number below this one. */
export const OF = 10_000;

export const minutesOf = ({ parts }: Model): number => parts.reduce((sum, part) => sum + part, 0);

/**
 * What happens in a match, number by number; the page draws it again by the same rules. In each minute the home side has its turns, then
 * the away side; a turn is one number. A basketball match that is level after its minutes has one more, for who scores the deciding basket.
 */
export function drawn(model: Model, draw: Draw): readonly MatchEvent[] {
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

function pointsOf(chances: readonly Chance[], number: number): number {
  let below = 0;
  for (const { points, weight } of chances) {
    below += weight;
    if (number < below) return points;
  }
  return 0;
}
