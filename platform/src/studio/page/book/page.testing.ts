import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MatchAnswer, MatchRow, SportBet, SportBetWish } from '../../sport/protocol';
import { find } from '../dom';
import { textsWith } from '../texts';
import { BOOK_TEXTS } from './texts';

const read = (name: string) => readFileSync(path.join(__dirname, '..', `${name}.html`), 'utf8');
const dress = { language: 'EN', siteOrigin: '', riser: 'ball', light: '#fff', base: '#000', near: '#111', seed: 1 };
export const text = textsWith('EN', BOOK_TEXTS);

/** Noon of a day. */
export const NOON = Date.UTC(2026, 10, 27, 12);
const MINUTE = 60_000;

type Odds = readonly string[];
interface Terms extends Partial<MatchRow> {
  readonly result?: Odds;
  readonly handicap?: Odds;
  readonly total?: Odds;
  readonly suspended?: boolean;
}

/** A match that begins in an hour, with a line of each market. */
export function matchOf(matchId: string, terms: Terms = {}): MatchRow {
  const { result = ['2.10', '3.40', '3.10'], handicap = ['1.90', '1.92'], total = ['1.85', '1.97'], ...row } = terms;
  const { suspended = false, ...rest } = row;
  const sides = { result: ['home', 'draw', 'away'], handicap: ['home', 'away'], total: ['over', 'under'] } as const;
  const lines = { handicap: '-0.5', total: '2.5' };
  const market = (name: keyof typeof sides, odds: Odds) => ({
    ...{ market: name, suspended, ...(name !== 'result' && { line: lines[name] }) },
    prices: sides[name].map((side, at) => ({ side, odds: odds[at] ?? '0' })),
  });
  return {
    ...{ matchId, sport: 'football', league: 'Harbour Fives', home: `${matchId} Home`, away: `${matchId} Away` },
    ...{ homeCrest: '/art/crest/a.svg', awayCrest: '/art/crest/b.svg', startsAt: NOON + 60 * MINUTE, state: 'before' },
    markets: [market('result', result), market('handicap', handicap), market('total', total)],
    lines: 9,
    ...rest,
  };
}

/** The same, being played. */
export const liveOf = (matchId: string, terms: Terms = {}): MatchRow =>
  matchOf(matchId, {
    ...{ state: 'live', startsAt: NOON - 10 * MINUTE, minute: 10, minuteMs: MINUTE, score: [1, 0] },
    ...terms,
  });

/** A bet that was taken. */
export function betOf(betId: string, terms: Partial<SportBet> = {}): SportBet {
  const leg = { matchId: 'm1', market: 'result', side: 'home', odds: '2.1', home: 'm1 Home', away: 'm1 Away' } as const;
  return {
    ...{ betId, placedAt: NOON, stake: '10', odds: '2.1', payout: '21', status: 'open' },
    legs: [{ ...leg, startsAt: NOON, result: 'open' }],
    ...terms,
  };
}

type Answer = object | 'lost' | { readonly refused: number; readonly code: string };

/** What the platform has: each call's answer, or answers one after the other. */
interface Platform {
  matches: MatchRow[];
  details: Record<string, Partial<MatchAnswer>>;
  bets: { open: SportBet[]; settled: SportBet[] };
  /** Answers to bets, the next one first; a bet that is taken without any. */
  answers: Answer[];
  /** Bets that ended and were told by nobody yet. */
  ended: SportBet[];
  /** Matches that are over and gone. */
  gone: Set<string>;
  /** Paths that have no answer. */
  down: Set<string>;
  /** Why there is no book. */
  closed: { readonly refused: number; readonly code: string } | undefined;
  balance: string;
}

const refusal = ({ refused, ...body }: { refused: number; code: string }) => Response.json(body, { status: refused });

/** The page of a book in a test, with calls that were made and a platform that answers them. Its clock is the test's. */
export function bookPage() {
  const platform = {} as Platform;
  const calls: string[] = [];
  const placed: SportBetWish[] = [];
  const asked: { since: number }[] = [];
  const real = globalThis.fetch;
  let openBook: typeof import('./game')['openBook'];

  beforeAll(async () => {
    document.body.innerHTML = `<script type="application/json" id="dress">${JSON.stringify(dress)}</script><button id="exit"></button>`;
    openBook = (await import('./game')).openBook;
  });
  beforeEach(() => {
    jest.useFakeTimers({ now: NOON });
    // jsdom has none.
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    sessionStorage.clear();
    Object.assign(platform, {
      matches: [],
      details: {},
      bets: { open: [], settled: [] },
      answers: [],
      balance: '1000',
      closed: undefined,
    });
    platform.ended = [];
    platform.gone = new Set();
    platform.down = new Set();
    calls.length = 0;
    placed.length = 0;
    asked.length = 0;
  });
  afterEach(() => {
    jest.clearAllTimers();
    jest.useRealTimers();
  });
  afterAll(() => {
    globalThis.fetch = real;
  });

  const taken = ({ stake, legs }: SportBetWish) => ({
    bet: betOf(`b${placed.length}`, {
      stake,
      legs: legs.map((leg) => ({ ...leg, home: 'H', away: 'A', startsAt: NOON, result: 'open' })),
    }),
    balance: '990',
  });
  const answerTo = (url: URL, body: unknown): Response => {
    const { pathname, searchParams } = url;
    if (pathname === '/vendor/book' && platform.closed) return refusal(platform.closed);
    if (pathname === '/vendor/book')
      return Response.json({ at: Date.now(), matches: platform.matches, open: platform.bets.open.length });
    if (pathname === '/vendor/match') {
      const id = searchParams.get('id') ?? '';
      const match = platform.details[id]?.match ?? platform.matches.find(({ matchId }) => matchId === id);
      if (platform.gone.has(id)) return refusal({ refused: 410, code: 'match.gone' });
      if (match === undefined) return refusal({ refused: 400, code: 'request.invalid' });
      return Response.json({ at: Date.now(), match, events: [], seedHash: 'ab', seed: null, ...platform.details[id] });
    }
    if (pathname === '/vendor/session') return Response.json({ balance: platform.balance });
    if (pathname === '/vendor/sport/bets') {
      const list = platform.bets[searchParams.get('state') as 'open' | 'settled'];
      const from = Number(searchParams.get('before') ?? 0);
      const next = from + 2 < list.length ? String(from + 2) : null;
      return Response.json({ bets: list.slice(from, from + 2), next });
    }
    if (pathname === '/vendor/sport/told') {
      asked.push(body as { since: number });
      return Response.json({ bets: platform.ended.splice(0), balance: platform.balance });
    }
    const wish = body as SportBetWish;
    placed.push(wish);
    const answer = platform.answers.shift() ?? taken(wish);
    if (answer === 'lost') throw new TypeError('the line broke');
    if ('refused' in answer) return refusal(answer);
    if ('bet' in answer) platform.bets.open = [answer.bet as SportBet, ...platform.bets.open];
    return Response.json(answer);
  };

  return {
    platform,
    calls,
    placed,
    /** What was asked about bets that ended. */
    asked,
    /** Lets so many ms pass, and what was asked be answered. */
    pass: (ms = 0) => jest.advanceTimersByTimeAsync(ms),
    async open(matches: MatchRow[] = platform.matches, wanted: string | null = null) {
      platform.matches = matches;
      const frame = read('frame').replace('"{{dress}}"', JSON.stringify(dress)).replace('{{content}}', read('book'));
      document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(frame)?.[1] ?? '';
      window.scrollTo = jest.fn();
      window.scrollBy = jest.fn();
      globalThis.fetch = jest.fn(async (asked: unknown, { body }: RequestInit = {}) => {
        const url = new URL(String(asked), 'http://vendor');
        calls.push(url.pathname + url.search);
        if (platform.down.has(url.pathname)) throw new TypeError('the line broke');
        return answerTo(url, body === undefined ? undefined : JSON.parse(String(body)));
      });
      const game = { nodeId: 1, name: 'x', minBet: '1', maxStake: '1000', stakeStep: '0.5' };
      openBook({ balance: '1000', rounds: [], game }, { text, locale: 'en-GB', wanted });
      await jest.advanceTimersByTimeAsync(0);
    },
    row(matchId: string): HTMLElement {
      const found = document.querySelector<HTMLElement>(`[data-match="${matchId}"]`);
      if (found === null) throw new Error(`The list has no match ${matchId}`);
      return found;
    },
    /** The button of a pick, by how it is said: `m1 Home`, `Over 2.5`. */
    price(matchId: string, name: string): HTMLButtonElement {
      const all = document.querySelectorAll<HTMLButtonElement>(`[data-match="${matchId}"] .price`);
      const found = [...all].find((button) => button.getAttribute('aria-label')?.startsWith(`${name}, `));
      if (found === undefined) throw new Error(`Match ${matchId} has no price ${name}`);
      return found;
    },
    async openSlip(stake = '10') {
      find('slip-open').click();
      const field = find('stake', HTMLInputElement);
      field.value = stake;
      field.dispatchEvent(new Event('input'));
      await jest.advanceTimersByTimeAsync(0);
    },
    async press(id = 'place') {
      find(id).click();
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

/** A button by what stands on it. */
export function buttonOf(name: string, within: ParentNode = document): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`The page has no button ${name}`);
  return found;
}
