import type { Fixture } from '../../../base/sport/fixture';
import type { MatchState, Model } from '../protocol';

const MINUTE = 60_000;
/** After a score no bets are taken, so that everybody has seen it. */
const AFTER_SCORE = 8_000;
/** Before a minute of play ends, none are taken either: clocks of instances may differ by so much. */
const GUARD = 1_000;

/** How long minutes and pauses of a match last, in ms. */
interface Pace {
  readonly minute: number;
  /** After each part but the last. */
  readonly pauses: readonly number[];
}

export function paceOf({ sport, length }: Pick<Fixture, 'sport' | 'length'>): Pace {
  if (length === 'sprint') return { minute: 9_000, pauses: [21_000] };
  // Its clock stops so often that a minute of play takes two.
  if (sport === 'basketball') return { minute: 2 * MINUTE, pauses: [3 * MINUTE, 12 * MINUTE, 3 * MINUTE] };
  return { minute: MINUTE, pauses: [15 * MINUTE] };
}

/** Where a match stands at a moment. */
export interface Standing {
  readonly state: Extract<MatchState, 'before' | 'live' | 'ended'>;
  /** Whole minutes that were played; what was scored in them is known. */
  readonly played: number;
  readonly pause: boolean;
  /** When the latest of them ended. */
  readonly since: number;
  /** When the next one ends. */
  readonly until: number;
}

/** When each minute of play ends, in ms from the beginning. */
export function endsOf({ parts }: Model, { minute, pauses }: Pace): readonly number[] {
  const ends: number[] = [];
  let at = 0;
  for (const [part, minutes] of parts.entries()) {
    if (part > 0) at += pauses[part - 1] ?? 0;
    for (let played = 0; played < minutes; played += 1) {
      at += minute;
      ends.push(at);
    }
  }
  return ends;
}

/** @param elapsed ms since the beginning, negative before it */
export function standingAt(ends: readonly number[], minute: number, elapsed: number): Standing {
  const played = elapsed < 0 ? 0 : ends.filter((end) => end <= elapsed).length;
  const state = elapsed < 0 ? 'before' : played === ends.length ? 'ended' : 'live';
  const until = ends[played] ?? ends.at(-1) ?? 0;
  return {
    state,
    played,
    since: played === 0 ? 0 : (ends[played - 1] ?? 0),
    until,
    pause: state === 'live' && until - elapsed > minute,
  };
}

/** Whether no bets are taken at a moment of a live match: before a minute ends, in the last one, and after a score. */
export function isShut(
  ends: readonly number[],
  standing: Standing,
  elapsed: number,
  lastScored: number | undefined,
): boolean {
  if (standing.state !== 'live') return standing.state === 'ended';
  if (standing.played >= ends.length - 1 || standing.until - elapsed <= GUARD) return true;
  return lastScored === standing.played && elapsed - standing.since < AFTER_SCORE;
}
