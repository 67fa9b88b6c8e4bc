import ky, { HTTPError } from 'ky';
import { bus } from '../bus';
import {
  type BodyOf,
  type CallName,
  type CallRow,
  calls,
  type Envelope,
  type QueryOf,
  type ValueOf,
} from '../contract';
import { sessionStore } from '../session/vanilla';
import { ApiError } from './api-error';
import { learnTime } from './clock';
import { siteConfig, takeSealingKey } from './site';

/** An option of a call: forbidden when the row has none, optional when all its fields are, else required. */
type Option<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: never }
  : object extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

type SealedBody = { value: string; encryption: string };

/** Encrypts a body for a public key: `seal` of `/crypto`, which a form imports on demand. */
type Seal = (body: unknown, publicKey: string) => SealedBody;

/** A sealed row demands a seal; no other row takes one. */
type Sealing<N extends CallName> = (typeof calls)[N] extends { sealed: true } ? { seal: Seal } : { seal?: never };

/** Only a row with `pictures` takes any. */
type Pictures<N extends CallName> = (typeof calls)[N] extends { pictures: true }
  ? { pictures: readonly Blob[] }
  : { pictures?: never };

export type CallOptions<N extends CallName> = Option<'query', QueryOf<N>> &
  Option<'body', BodyOf<N>> &
  Pictures<N> &
  Sealing<N> & {
    signal?: AbortSignal;
    headers?: Record<string, string>;
    /** Milliseconds until the call counts as unanswered (A098). Default: 30 000. */
    timeout?: number;
    /** The request is completed even if its page is left. */
    keepalive?: boolean;
  };

/** Codes that close the whole site, not only this call. */
const SITE_CLOSED = new Set(['system.upgrading', 'ip.restricted']);

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
/** Takes an answer that the boot script has requested already. Each such answer serves one call. */
async function fetchOnce(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = input instanceof Request ? input : new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const early = globalThis.__foyer?.early;
  const started = request.method === 'GET' ? early?.get(pathname + search) : undefined;
  if (!started) return timed(Date.now(), transport(input, init));
  early?.delete(pathname + search);
  // The boot script does not note when it asked, so the start of the page stands in for it.
  return timed(performance.timeOrigin, started).catch(() => timed(Date.now(), transport(input, init)));
}

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

/** `no-store`: with a cache, a browser holds a second try back until a hanging first one ends. */
const client = ky.create({
  fetch: fetchOnce,
  retry: 0,
  timeout: 30_000,
  credentials: 'same-origin',
  cache: 'no-store',
});

/** Some platforms wrap the envelope in `data` (A017). */
function unwrap<V>(answer: unknown): Envelope<V> | undefined {
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (!isObject(answer)) return undefined;
  if (typeof answer['success'] === 'boolean') return answer as unknown as Envelope<V>;
  return isObject(answer['data']) ? unwrap(answer['data']) : undefined;
}

async function read(name: string, response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiError(name, 'unknown', response.status);
  }
}

async function send(name: string, url: string, init: Parameters<typeof client>[1]): Promise<Response> {
  try {
    return await client(url, { ...init, throwHttpErrors: false });
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw new ApiError(name, 'unknown', error instanceof HTTPError ? error.response.status : 0);
  }
}

/**
 * Makes one call of the contract and gives its value. Token, language header and releases of the page travel with it
 * (A018). A sealed row never leaves unsealed. When the platform no longer has the sealing key, the call is sealed
 * again with the key of the answer and sent once more (A019).
 * @throws {ApiError} with the platform's code; `session.required` for a member call without a session (nothing is
 * sent); `unknown` without a usable answer
 */
export async function call<N extends CallName>(name: N, options: CallOptions<N>): Promise<ValueOf<N>> {
  const row: CallRow = calls[name];
  const { seal, body }: { seal?: Seal; body?: unknown } = options;
  if (!row.sealed || !seal) return ask(name, options);
  const { publicKey } = siteConfig();
  try {
    return await ask(name, options, seal(body, publicKey));
  } catch (error) {
    const fresh = keyOfToday(error);
    if (fresh === undefined || fresh === publicKey) throw error;
    takeSealingKey(fresh);
    return ask(name, options, seal(body, fresh));
  }
}

/** The public key that the platform sends with `sealing.key`. */
function keyOfToday(error: unknown): string | undefined {
  const given = error instanceof ApiError && error.code === 'sealing.key' ? error.value : undefined;
  const key = typeof given === 'object' && given !== null && 'publicKey' in given ? given.publicKey : undefined;
  return typeof key === 'string' ? key : undefined;
}

async function ask<N extends CallName>(name: N, options: CallOptions<N>, sealed?: SealedBody): Promise<ValueOf<N>> {
  const row: CallRow = calls[name];
  const token = sessionStore.getState().session?.token;
  if (row.auth === 'member' && !token) throw new ApiError(name, 'session.required', 0);

  const query = {
    ...(options.query as object | undefined),
    ...(row.tokenField === 'query' && token ? { token } : {}),
  } as Record<string, string>;
  const body = { ...(options.body as object | undefined), ...(row.tokenField === 'body' && token ? { token } : {}) };
  const releases = globalThis.__foyer?.releases?.();
  const response = await send(name, new URL(row.path, location.origin).href, {
    method: row.method,
    searchParams: query,
    headers: {
      ...(token ? { Authorization: token } : {}),
      ...(releases ? { 'X-Releases': releases } : {}),
      ...(sealed ? { Encryption: sealed.encryption } : {}),
      ...options.headers,
    },
    ...bodyOf(name, row, body, sealed, options.pictures),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.timeout ? { timeout: options.timeout } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  });

  const isRefused = response.status === 401 && row.auth !== 'none' && token !== undefined;
  if (isRefused && token === sessionStore.getState().session?.token) bus.emit('session:expired');
  const envelope = unwrap<ValueOf<N>>(await read(name, response));
  if (!envelope) throw new ApiError(name, 'unknown', response.status);
  if (!envelope.success && SITE_CLOSED.has(String(envelope.code))) bus.emit('site:closed');
  if (!envelope.success) throw new ApiError(name, envelope.code, response.status, envelope.value);
  return envelope.value;
}

/** A multipart form; the platform judges pictures by their content, so their names say nothing. */
function formOf(body: object, pictures: readonly Blob[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const picture of pictures) form.append('images', picture, 'picture');
  return form;
}

function bodyOf(
  name: CallName,
  row: CallRow,
  body: object,
  sealed: SealedBody | undefined,
  pictures: readonly Blob[] = [],
) {
  if (row.method === 'GET' || (row.method === 'DELETE' && !row.sealed)) return {};
  if (row.sealed && !sealed) throw new Error(`${name}: its body leaves sealed or not at all (A019)`);
  if (row.pictures) return { body: formOf(body, pictures) };
  if (sealed) return { json: { value: sealed.value } };
  return row.form ? { body: new URLSearchParams(body as Record<string, string>) } : { json: body };
}
