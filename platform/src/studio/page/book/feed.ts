import type { BookAnswer, MatchAnswer, MatchRow, Pick } from '../../sport/protocol';
import { CallError } from '../api';
import { readBook, readMatch } from './calls';
import { createMinutes } from './clock';
import { offerOf } from './picks';
import { createPoll } from './poll';

/** What a pick has now: closed where no bet is taken on it. */
export interface Offer {
  readonly odds: string;
  readonly isOpen: boolean;
}

export interface Feed {
  /** Of the last answer, in the order of kick-off. */
  readonly matches: readonly MatchRow[];
  /** Whether there was an answer at all. */
  readonly isLoaded: boolean;
  /** The last call had no answer: what is shown may be old. */
  readonly isOld: boolean;
  /** When the last answer came, by the platform's clock. */
  readonly heardAt: number;
  /** The platform's clock. */
  now(): number;
  minuteOf(match: MatchRow): number | undefined;
  /** A match that has left the book since this page saw it live. */
  endedOf(matchId: string): MatchRow | undefined;
  scoreOf(matchId: string): MatchRow['score'];
  /** Undefined where only the bet itself will tell. */
  offerOf(pick: Pick): Offer | undefined;
  /** A match with every line; `gone` when it is over and nothing of it is kept, undefined when the book does not know it. */
  load(matchId: string): Promise<MatchAnswer | 'gone' | undefined>;
  /** Such a match from now on with each answer, until another one or none is followed. */
  follow(matchId: string | undefined, show: (answer: MatchAnswer | undefined) => void): void;
  /** Asks at once. */
  refresh(): Promise<void>;
}

interface FeedOptions {
  /** Matches of which other lines than the main ones are wanted. */
  readonly wanted: () => Iterable<string>;
  readonly onAnswer: (book: BookAnswer) => void;
  readonly onFail: (error: unknown) => void;
}

/** Undefined for a match that the book does not know, `gone` for one that it knows no more. */
const answerOf = (matchId: string): Promise<MatchAnswer | 'gone' | undefined> =>
  readMatch(matchId).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 410) return 'gone';
    if (error instanceof CallError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  });
const kept = (answer: MatchAnswer | 'gone' | undefined) => (answer === 'gone' ? undefined : answer);
const detailOf = async (matchId: string): Promise<MatchAnswer | undefined> => kept(await answerOf(matchId));

/** The book of matches as it is now, asked for again and again. */
export function createFeed({ wanted, onAnswer, onFail }: FeedOptions): Feed {
  const minutes = createMinutes();
  let matches: readonly MatchRow[] = [];
  const ended = new Map<string, MatchRow>();
  let details = new Map<string, MatchAnswer | undefined>();
  let [isLoaded, isOld] = [false, false];
  let heardAt = 0;
  /** The platform's clock against this page's, which only goes forward. */
  let ahead = Date.now() - performance.now();
  let followed: { readonly matchId: string; readonly show: (answer: MatchAnswer | undefined) => void } | undefined;

  const ask = async () => {
    const ids = new Set([...wanted(), ...(followed ? [followed.matchId] : [])]);
    const [book, ...found] = await Promise.all([
      readBook(),
      ...[...ids].map(async (id) => [id, await detailOf(id)] as const),
    ]);
    const kept = new Set(book.matches.map(({ matchId }) => matchId));
    const left = matches.filter(({ matchId, state }) => state === 'live' && !kept.has(matchId));
    // How they ended is told by themselves alone.
    for (const answer of await Promise.all(left.map(({ matchId }) => detailOf(matchId))))
      if (answer) ended.set(answer.match.matchId, answer.match);
    ahead = book.at - performance.now();
    matches = [...book.matches].sort((one, other) => one.startsAt - other.startsAt);
    details = new Map(found);
    heardAt = book.at;
    [isLoaded, isOld] = [true, false];
    minutes.learn(matches, book.at);
    for (const answer of details.values()) if (answer) minutes.learn([answer.match], answer.at);
    onAnswer(book);
    if (followed && details.has(followed.matchId)) followed.show(details.get(followed.matchId));
  };
  const poll = createPoll({
    ask,
    onFail(error) {
      isOld = true;
      onFail(error);
    },
  });

  const now = () => performance.now() + ahead;
  const matchOf = (id: string) => details.get(id)?.match ?? matches.find(({ matchId }) => matchId === id);
  return {
    get matches() {
      return matches;
    },
    get isLoaded() {
      return isLoaded;
    },
    get isOld() {
      return isOld;
    },
    get heardAt() {
      return heardAt;
    },
    now,
    minuteOf: (match) => minutes.minuteOf(match, isOld ? 0 : now()),
    endedOf: (matchId) => ended.get(matchId),
    scoreOf: (matchId) => matchOf(matchId)?.score,
    offerOf(pick) {
      const detail = details.get(pick.matchId)?.match;
      const match = matchOf(pick.matchId);
      if (match === undefined) return isLoaded ? { odds: '', isOpen: false } : undefined;
      return offerOf(match, pick) ?? (detail && { odds: '', isOpen: false });
    },
    async load(matchId) {
      const found = await answerOf(matchId);
      const answer = kept(found);
      details.set(matchId, answer);
      if (answer) {
        if (!isLoaded) ahead = answer.at - performance.now();
        minutes.learn([answer.match], answer.at);
      }
      return found;
    },
    follow(matchId, show) {
      followed = matchId === undefined ? undefined : { matchId, show };
    },
    refresh: poll.now,
  };
}
