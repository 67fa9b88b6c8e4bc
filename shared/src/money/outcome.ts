import { ApiError, call } from '@foyer/shared/api';
import type { Operation } from '@foyer/shared/contract';

/** Milliseconds between two questions, and the time after which "nothing yet" is said aloud (B006). */
const EVERY = 2_000;
const FOR = 20_000;

/** An answer to the question that takes longer than this counts as none. */
const ANSWER_WITHIN = 5_000;

/** What a member can learn of a wish; `gone` when another tab has learned it already. */
export type Learned =
  | { readonly state: 'done'; readonly answer: unknown }
  | { readonly state: 'none' | 'closed' | 'gone' };

interface Asked {
  readonly operation: Operation;
  readonly key: string;
}

/**
 * Whether a call may have been carried out although its answer is missing: nothing came, it was cut off, or the server failed. What
 * the platform refused by a code was not carried out.
 */
export function isLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.code === 'unknown' || error.status >= 500;
}

/** Resolves early when it is no longer wanted. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, EVERY);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function ask(asked: Asked, signal: AbortSignal): Promise<Learned | undefined> {
  try {
    const { state, answer } = await call('outcome', { query: asked, signal, timeout: ANSWER_WITHIN });
    return state === 'done' ? { state, answer } : { state };
  } catch {
    // No answer to the question says nothing about the wish, so it is asked again.
    return undefined;
  }
}

/**
 * Asks what became of a wish, every 2 s, until it is known. After 20 s "nothing yet" counts as an answer, but only one that the
 * platform gave: without a connection the question goes on.
 *
 * @param isOpen whether nobody else has learned it meanwhile
 */
export async function learnOutcome(asked: Asked, isOpen: () => boolean, signal: AbortSignal): Promise<Learned> {
  const until = Date.now() + FOR;
  while (!signal.aborted && isOpen()) {
    const learned = await ask(asked, signal);
    if (learned !== undefined && (learned.state !== 'none' || Date.now() >= until)) return learned;
    await pause(signal);
  }
  return { state: 'gone' };
}

/**
 * Leaves a wish for good.
 * @throws ApiError when no answer came, and the wish is still open
 */
export async function leaveSubmit(asked: Asked): Promise<Learned> {
  const { state, answer } = await call('closeSubmit', { query: asked });
  return state === 'done' ? { state, answer } : { state };
}
