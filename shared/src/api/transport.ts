import type { KyInstance, Options } from 'ky';
import { ApiError } from './api-error';
import { learnTime } from './clock';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

async function timed(asked: number, answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  learnTime(response.headers.get('date'), asked);
  return response;
}

let transport: Fetch = (input, init) => fetch(input, init);

/** Replaces `fetch`, e.g. by a platform in the same process in a component test. */
export function provideTransport(next: Fetch): void {
  transport = next;
}

let ky: Promise<KyInstance> | undefined;

/**
 * ky comes with the first call that the boot script has not made, or after the first that it has: what is seen first waits for no
 * library of calls (decision 100). After a failure the next call fetches it again. `no-store`: with a cache, a browser holds a second try
 * back until a hanging first one ends.
 */
function client(): Promise<KyInstance> {
  ky ??= import(/* webpackChunkName: "calls" */ 'ky').then(
    ({ default: create }) =>
      create.create({
        fetch: (input, init) => timed(Date.now(), transport(input, init)),
        retry: 0,
        credentials: 'same-origin',
        cache: 'no-store',
        throwHttpErrors: false,
      }),
    (error: unknown) => {
      ky = undefined;
      throw error;
    },
  );
  return ky;
}

/** Milliseconds until a call counts as unanswered, unless it says otherwise. */
export const LIMIT = 30_000;

type Init = Options & { timeout: number };

/**
 * Asks for an address, or takes what the boot script has asked for.
 * @throws {ApiError} without an answer; what `signal` says when the call was called off
 */
export async function send(name: string, url: URL, init: Init): Promise<Response> {
  try {
    return await (takeEarly(url, init) ?? client().then((ask) => ask(url, init)));
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(name, 'unknown', 0);
  }
}

/** Takes an answer that the boot script has requested already, if there is one. Each serves one call. */
function takeEarly({ pathname, search }: URL, init: Init): Promise<Response> | undefined {
  const early = globalThis.__foyer?.early;
  const started = init.method === 'GET' ? early?.get(pathname + search) : undefined;
  if (!started) return undefined;
  early?.delete(pathname + search);
  const ready = client();
  // Told by the first call that needs it.
  ready.catch(() => undefined);
  // The boot script does not note when it asked, so the start of the page stands in for it.
  const answer = timed(performance.timeOrigin, started).catch(async () =>
    (await ready)(new URL(pathname + search, location.origin), init),
  );
  return within(init.timeout, answer);
}

/** Rejects when a work takes longer than this many ms. */
async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
