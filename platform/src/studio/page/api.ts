import type { Spots } from '../../base/tables/table';
import type { RoundAnswer, VisitAnswer } from '../protocol';
import type { OddsChanged } from '../sport/protocol';

/* The token is kept in memory only, so closing the page forgets it. */
let token: string | undefined;

/** A refused call, or one without an answer, which has status 0 and the code "network". */
export class CallError extends Error {
  constructor(
    readonly code: string,
    readonly status = 0,
    /** The minimum stake, when the stake was too small. */
    readonly minBet?: string,
    /** The maximum stake, when the stake was too large. */
    readonly maxStake?: string,
    /** What the legs of a bet have now, when their odds moved. */
    readonly legs?: OddsChanged['legs'],
  ) {
    super(code);
  }
}

/** How long an answer is waited for, in ms. */
const PATIENCE = 15_000;

interface RefusedAnswer extends Partial<OddsChanged> {
  readonly code?: string;
  readonly minBet?: string;
  readonly maxStake?: string;
}

/** A call of the vendor, in the name of the visit. */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  let response: Response;
  let answer: T & RefusedAnswer;
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), PATIENCE);
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      signal: deadline.signal,
    });
    answer = await response.json();
  } catch {
    throw new CallError('network');
  } finally {
    clearTimeout(timer);
  }
  const { code = 'unknown', minBet, maxStake, legs } = answer;
  if (!response.ok) throw new CallError(code, response.status, minBet, maxStake, legs);
  return answer;
}

/** Exchanges the one-time ticket for a visit, with everything the page shows. */
export async function enter(ticket: string): Promise<VisitAnswer> {
  const visit = await call<VisitAnswer & { readonly token: string }>('POST', '/vendor/session', { ticket });
  token = visit.token;
  return visit;
}

export const rotateSeeds = (clientSeed: string): Promise<unknown> =>
  call('POST', '/vendor/seed/rotate', clientSeed ? { clientSeed } : {});
export const currentVisit = (): Promise<VisitAnswer> => call('GET', '/vendor/session');
export const openGame = (nodeId: number): Promise<{ readonly url: string }> => call('POST', '/vendor/open', { nodeId });

/** What a player chooses beside the stake: a target, or which spots the stake is put on. */
export interface Choice {
  readonly target?: string;
  readonly spots?: Spots;
}

/**
 * The round without an answer yet. Its key belongs to the press of the button: pressing again with the same stake and choice
 * after a lost answer gets the round that was played.
 */
let pending: { readonly key: string; readonly wish: string } | undefined;
export async function playRound(stake: string, choice: Choice = {}): Promise<RoundAnswer> {
  const wish = JSON.stringify({ stake, ...choice });
  if (pending?.wish !== wish) pending = { key: crypto.randomUUID(), wish };
  try {
    const round = await call<RoundAnswer>('POST', '/vendor/round', { key: pending.key, stake, ...choice });
    pending = undefined;
    return round;
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'network')) pending = undefined;
    throw error;
  }
}
