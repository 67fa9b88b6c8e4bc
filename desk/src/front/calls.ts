/** Why an application's platform did not do something: its code, and `offline` without an answer. */
export class CallFailure extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly value: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.name = 'CallFailure';
  }
}

export const isSignedOut = (error: unknown): boolean => error instanceof CallFailure && error.code === 'signed.out';

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/** Sends a call; the cookie of the session goes with it. Throws CallFailure. */
export type Call = <T>(path: string, asked?: Asked) => Promise<T>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

async function failureOf(answer: Response): Promise<CallFailure> {
  const said: unknown = await answer.json().catch(() => undefined);
  const { code, value } = isRecord(said) ? said : {};
  return new CallFailure(typeof code === 'string' ? code : 'unknown', answer.status, isRecord(value) ? value : {});
}

/**
 * The calls of an application.
 * @param base such as `/desk/api`
 * @param header which the platform demands of changes, such as `x-desk`
 */
export const callsBelow =
  (base: string, header: string): Call =>
  async <T>(path: string, { method = 'GET', body, signal }: Asked = {}): Promise<T> => {
    const answer = await fetch(`${base}${path}`, {
      method,
      credentials: 'same-origin',
      headers: { [header]: '1', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new CallFailure('offline', 0);
    });
    if (!answer.ok) throw await failureOf(answer);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  };
