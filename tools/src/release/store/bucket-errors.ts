/** A store that refuses, fails, or cannot be reached. Whether something was done is said by who asked it. */
export class StoreFails extends Error {}

const causeOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  const { code, message: deeper } = (cause ?? {}) as { code?: string; message?: string };
  return code ?? deeper ?? message;
};

/** Whether the store closed the connection, as it does with one that was idle while this command compressed files. */
export const isClosed = (error: unknown): boolean => ['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE'].includes(causeOf(error));

/** A request that got no answer. */
export function unreachable(name: string, place: string, error: unknown, patience: number): StoreFails {
  const isLate = (error as Error).name === 'TimeoutError';
  const why = isLate ? `no answer within ${patience / 1000} s (RELEASE_STORE_TIMEOUT)` : causeOf(error);
  return new StoreFails(`${name} cannot be reached at ${place}: ${why}.`);
}

const KEYS = 'Look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN';

/** An answer of a store that is an error. */
export function refusedBy(name: string, place: string, status: number, code: string): StoreFails {
  const said = [status, code].filter(Boolean).join(' ');
  if (code === 'NoSuchBucket')
    return new StoreFails(
      `There is no such bucket: ${name} at ${place}. Make it, or look for a mistyped name or AWS_REGION.`,
    );
  if (code === 'AccessDenied') return new StoreFails(`${name} does not allow this to these keys (${said}).`);
  if (status === 401 || status === 403) return new StoreFails(`${name} refuses the keys (${said}). ${KEYS}.`);
  if (status === 501)
    return new StoreFails(
      `${name} cannot write on a condition (${said}), without which two commands would lose decisions.`,
    );
  if (status >= 300 && status < 400)
    return new StoreFails(
      `${name} is elsewhere than at ${place} (${said}). Look at AWS_REGION and AWS_ENDPOINT_URL_S3.`,
    );
  return new StoreFails(`${name} fails (${said}).`);
}
