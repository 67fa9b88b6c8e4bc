import type { FastifyRequest, FastifyServerOptions } from 'fastify';

export interface LogTo {
  readonly level: string;
  readonly stream?: { write(line: string): void };
}

/** The request log: method, address, host and client, with every token masked (A018). Headers and bodies are never logged. */
export function loggerOptions(log: LogTo | undefined): NonNullable<FastifyServerOptions['logger']> {
  if (log === undefined) return false;
  return {
    level: log.level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: maskToken(request.url),
        host: request.host,
        remoteAddress: request.ip,
      }),
    },
    ...(log.stream === undefined ? {} : { stream: log.stream }),
  };
}

/** An address whose `token` and `key` parameters show nothing of their values, however their names are escaped. */
export function maskToken(url: string): string {
  const [path = '', ...rest] = url.split('?');
  if (rest.length === 0) return url;
  const masked = rest
    .join('?')
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=');
      return /^(token|key)$/i.test(decoded(name)) ? `${name}=***` : pair;
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
