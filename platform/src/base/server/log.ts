import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

export interface LogTo {
  readonly level: string;
  readonly stream?: { write(line: string): void };
}

/** Maximum length of the logged list of releases, whose header anyone can write. */
const RELEASES_SHOWN = 300;

/**
 * Settings of the request log: method, address, host and client with every token masked (A018), and the releases that the call
 * came from. Other headers and bodies are never logged.
 */
export function loggerOptions(log: LogTo | undefined): NonNullable<FastifyServerOptions['logger']> {
  if (log === undefined) return false;
  return {
    level: log.level,
    serializers: {
      err: shownError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: maskToken(request.url),
        host: request.host,
        remoteAddress: request.ip,
        releases: request.headers['x-releases']?.slice(0, RELEASES_SHOWN),
      }),
    },
    ...(log.stream === undefined ? {} : { stream: log.stream }),
  };
}

/** Masks the parameters `token`, `key` and `t` (the vendor's ticket) of an address, even with escaped names. */
export function maskToken(url: string): string {
  const [path = '', ...rest] = url.split('?');
  if (rest.length === 0) return url;
  const masked = rest
    .join('?')
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=');
      return /^(token|key|t)$/i.test(decoded(name)) ? `${name}=***` : pair;
    });
  return `${path}?${masked.join('&')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Omits the values of a failed query, which a member may have typed; statement and cause remain. */
function shownError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { name: type, stack = '' } = error;
  const frames = stack.slice(Math.max(0, stack.indexOf('\n    at ')));
  if (!(error instanceof DrizzleQueryError)) return { type, message: error.message, stack: frames };
  const cause = error.cause?.message ?? 'no cause';
  return { type, message: `Failed query: ${error.query}: ${cause}`, stack: frames };
}
