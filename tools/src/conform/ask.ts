/** What an address answered. `json` is undefined where the text is none. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly cookies: readonly string[];
  readonly json: unknown;
  /** How the text begins, for whoever sent a page in place of an answer. */
  readonly looksLike: 'json' | 'html' | 'nothing' | 'text';
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | FormData;
}

/** Asks one request; throws an error that says why there is no answer. */
export type Ask = (asked: Asked) => Promise<Answer>;

/** An answer of the contract is far shorter; whoever sends more is not listened to. */
const LONGEST = 16 * 1024 * 1024;

/**
 * Asks an address, one request after the other, and keeps its cookies as a browser does for the visit.
 *
 * @param base origin of the platform
 * @param timeout milliseconds until a request counts as unanswered
 */
export function askerOf(base: URL, timeout: number): Ask {
  const jar = new Map<string, string>();
  return async ({ method, path, query = {}, headers = {}, body }) => {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(url, {
      ...{ method, redirect: 'manual', signal: AbortSignal.timeout(timeout) },
      headers: { accept: 'application/json', ...type, ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { body }),
    }).catch((error: unknown) => {
      throw new Error(whyNot(error, timeout));
    });
    const cookies = answer.headers.getSetCookie();
    for (const each of cookies) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(each) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name.trim(), value);
    }
    const text = await textOf(answer).catch((error: unknown) => {
      throw new Error(whyNot(error, timeout));
    });
    return { status: answer.status, headers: answer.headers, cookies, json: parsed(text), looksLike: kindOf(text) };
  };
}

async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > LONGEST) throw new Error(`the answer is longer than ${LONGEST} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

function whyNot(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return 'there was no answer';
  if (error.name === 'TimeoutError') return `there was no answer within ${timeout} ms`;
  const { cause } = error;
  return `there was no answer: ${cause instanceof Error ? cause.message || cause.name : error.message}`;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function kindOf(text: string): Answer['looksLike'] {
  if (text.trim() === '') return 'nothing';
  if (parsed(text) !== undefined) return 'json';
  return /^\s*</.test(text) ? 'html' : 'text';
}
