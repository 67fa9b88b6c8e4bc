import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

export interface LogTo {
  readonly level: string;
  readonly stream?: { write(line: string): void };
}

/** Longest list of releases that is logged: anyone can write the header. */
const RELEASES_SHOWN = 300;

/**
 * The request log: method, address, host and client, with every token masked (A018), and the releases that the call came
 * from. Other headers and bodies are never logged.
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

/** An address whose `token`, `key` and `t` (the vendor's ticket) parameters show nothing of their values, however their names are escaped. */
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

/** A failed query carries its values, and those may be what a member typed: only the statement and the cause are shown. */
function shownError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { name: type, stack = '' } = error;
  const frames = stack.slice(Math.max(0, stack.indexOf('\n    at ')));
  if (!(error instanceof DrizzleQueryError)) return { type, message: error.message, stack: frames };
  const cause = error.cause?.message ?? 'no cause';
  return { type, message: `Failed query: ${error.query}: ${cause}`, stack: frames };
}
