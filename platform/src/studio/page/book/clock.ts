import type { MatchRow } from '../../sport/protocol';
import type { Text } from '../texts';

const SOON = 600_000;

/** Two figures, as in `7:05`. */
const two = (value: number) => String(value).padStart(2, '0');

/** When a match begins, in the zone of whoever looks: soon as a time that runs down, today as an hour, else with its day. */
function kickoffText(text: Text, locale: string, startsAt: number, now: number): string {
  const left = startsAt - now;
  if (left <= SOON) {
    const seconds = Math.max(0, Math.ceil(left / 1000));
    return text('in', { time: `${Math.floor(seconds / 60)}:${two(seconds % 60)}` });
  }
  return momentText(locale, startsAt, now);
}

/** A moment: its hour, and its day unless that is today. */
export function momentText(locale: string, at: number, now: number): string {
  const date = new Date(at);
  const hour = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date);
  if (date.toDateString() === new Date(now).toDateString()) return hour;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(date);
  return `${day} ${hour}`;
}

/** Counts the minutes of live matches on from when an answer first told them. */
export function createMinutes(): {
  learn(matches: Iterable<MatchRow>, at: number): void;
  minuteOf(match: MatchRow, now: number): number | undefined;
} {
  const seen = new Map<string, { readonly minute: number; readonly at: number }>();
  return {
    learn(matches, at) {
      for (const { matchId, minute } of matches) {
        if (minute === undefined) seen.delete(matchId);
        else if (minute !== seen.get(matchId)?.minute) seen.set(matchId, { minute, at });
      }
    },
    minuteOf({ matchId, minute, minuteMs, pause }, now) {
      const first = seen.get(matchId);
      if (minute === undefined || first === undefined || minuteMs === undefined || pause) return minute;
      return minute + Math.floor(Math.max(0, now - first.at) / minuteMs);
    },
  };
}

/** How a match stands in time: `Live 34′`, `Half time`, `in 4:10`, `20:30`, `Ended`. */
export function whenText(text: Text, locale: string, match: MatchRow, minute: number | undefined, now: number): string {
  if (match.state === 'before') return kickoffText(text, locale, match.startsAt, now);
  if (match.state !== 'live') return text(match.state);
  return match.pause ? text('pause') : text('minute', { n: minute ?? 0 });
}
