/** Why the desk did not do something: its code, and `offline` without an answer. */
export class DeskFailure extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly value: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.name = 'DeskFailure';
  }
}

export const isSignedOut = (error: unknown): boolean => error instanceof DeskFailure && error.code === 'signed.out';

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
  readonly signal?: AbortSignal;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

async function failureOf(answer: Response): Promise<DeskFailure> {
  const said: unknown = await answer.json().catch(() => undefined);
  const { code, value } = isRecord(said) ? said : {};
  return new DeskFailure(typeof code === 'string' ? code : 'unknown', answer.status, isRecord(value) ? value : {});
}

/**
 * Sends a call of the desk; the cookie of the session goes with it.
 * @param path below `/desk/api`
 * @throws DeskFailure
 */
export async function deskCall<T>(path: string, { method = 'GET', body, signal }: Asked = {}): Promise<T> {
  const answer = await fetch(`/desk/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: { 'x-desk': '1', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new DeskFailure('offline', 0);
  });
  if (!answer.ok) throw await failureOf(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const ofMerchant = (code: string, path: string): string => `/merchants/${encodeURIComponent(code)}${path}`;
