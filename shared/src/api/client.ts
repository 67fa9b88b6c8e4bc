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
import { siteConfig, takeSealingKey } from './site';
import { LIMIT, send } from './transport';

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

/** Calls under way that change something, and when the last one ended (`performance.now()`), for whoever must not disturb one. */
export const writes = { running: 0, endedAt: Number.NEGATIVE_INFINITY };

/**
 * Makes one call of the contract and gives its value. Token, language header and releases of the page travel with it
 * (A018). A sealed row never leaves unsealed. When the platform no longer has the sealing key, the call is sealed
 * again with the key of the answer and sent once more (A019).
 * @throws {ApiError} with the platform's code; `session.required` for a member call without a session (nothing is
 * sent); `unknown` without a usable answer
 */
export async function call<N extends CallName>(name: N, options: CallOptions<N>): Promise<ValueOf<N>> {
  if (calls[name].method === 'GET') return sealedOrNot(name, options);
  writes.running += 1;
  try {
    return await sealedOrNot(name, options);
  } finally {
    writes.running -= 1;
    writes.endedAt = performance.now();
  }
}

async function sealedOrNot<N extends CallName>(name: N, options: CallOptions<N>): Promise<ValueOf<N>> {
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

function addressOf(path: string, query: object): URL {
  const address = new URL(path, location.origin);
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  address.search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return address;
}

async function ask<N extends CallName>(name: N, options: CallOptions<N>, sealed?: SealedBody): Promise<ValueOf<N>> {
  const row: CallRow = calls[name];
  const token = sessionStore.getState().session?.token;
  if (row.auth === 'member' && !token) throw new ApiError(name, 'session.required', 0);

  const query = {
    ...(options.query as object | undefined),
    ...(row.tokenField === 'query' && token ? { token } : {}),
  };
  const body = { ...(options.body as object | undefined), ...(row.tokenField === 'body' && token ? { token } : {}) };
  const releases = globalThis.__foyer?.releases?.();
  const response = await send(name, addressOf(row.path, query), {
    method: row.method,
    headers: {
      ...(token ? { Authorization: token } : {}),
      ...(releases ? { 'X-Releases': releases } : {}),
      ...(sealed ? { Encryption: sealed.encryption } : {}),
      ...options.headers,
    },
    ...bodyOf(name, row, body, sealed, options.pictures),
    ...(options.signal ? { signal: options.signal } : {}),
    timeout: options.timeout ?? LIMIT,
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
