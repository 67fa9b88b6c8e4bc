import { type Day, dayOfUtc, momentsOf } from '../time/days';
import type { Lottery } from './lottery';

const DAY_S = 86_400;

/** One draw of a lottery; times are by the merchant's clock. */
export interface Issue {
  /** Day of its draw (UTC) and place in that day: `20260314-0721`. */
  readonly issue: string;
  /** The day, whose seed its numbers follow from. */
  readonly day: Day;
  readonly drawAt: Date;
  /** From this moment on it takes no orders. */
  readonly closesAt: Date;
}

type Timing = Pick<Lottery, 'interval' | 'offset' | 'closing'>;

function issueOf({ closing }: Timing, day: Day, place: number, drawAt: number): Issue {
  const issue = `${day.replaceAll('-', '')}-${String(place).padStart(4, '0')}`;
  return { issue, day, drawAt: new Date(drawAt), closesAt: new Date(drawAt - closing * 1000) };
}

/** The draw at a moment that is one of the lottery's. */
function issueAt(timing: Timing, drawAt: number): Issue {
  const place = Math.floor(((drawAt / 1000) % DAY_S) / timing.interval) + 1;
  return issueOf(timing, dayOfUtc(drawAt), place, drawAt);
}

/** The newest draw whose moment has come, or one so many before it. */
export function lastIssue(timing: Timing, now: Date, before = 0): Issue {
  const step = timing.interval * 1000;
  const offset = timing.offset * 1000;
  return issueAt(timing, (Math.floor((now.getTime() - offset) / step) - before) * step + offset);
}

/** The draw after one, or so many after it. */
export const issueAfter = (timing: Timing, { drawAt }: Pick<Issue, 'drawAt'>, count = 1): Issue =>
  issueAt(timing, drawAt.getTime() + count * timing.interval * 1000);

/** The draw that takes orders now: one that closes at this very moment does not. */
export function openIssue(timing: Timing, now: Date): Issue {
  const next = issueAfter(timing, lastIssue(timing, now));
  return next.closesAt > now ? next : issueAfter(timing, next);
}

/** The draw of a name; undefined when the lottery has none of it. */
export function issueNamed(timing: Timing, name: string): Issue | undefined {
  const [, year = '', month = '', day = '', place = ''] = /^(\d{4})(\d{2})(\d{2})-(\d{4})$/.exec(name) ?? [];
  const moments = momentsOf(`${year}-${month}-${day}`);
  const at = Number(place);
  if (moments === undefined || at < 1 || at > DAY_S / timing.interval) return undefined;
  const drawAt = moments.from.getTime() + ((at - 1) * timing.interval + timing.offset) * 1000;
  return issueOf(timing, `${year}-${month}-${day}`, at, drawAt);
}

/** The first and the last draw of a day (UTC). */
export function endsOfDay(timing: Timing, day: Day): { readonly first: Issue; readonly last: Issue } {
  const from = momentsOf(day)?.from.getTime();
  if (from === undefined) throw new Error(`${day} is no day`);
  const of = (place: number) =>
    issueOf(timing, day, place, from + ((place - 1) * timing.interval + timing.offset) * 1000);
  return { first: of(1), last: of(DAY_S / timing.interval) };
}
