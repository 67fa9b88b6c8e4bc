import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** The body as it came over the wire. */
  readonly bytes: Buffer;
  /** Decoded by its Content-Encoding. */
  readonly text: string;
}

interface Wish {
  readonly host?: string;
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Form-encoded, in place of a body. */
  readonly form?: Readonly<Record<string, string>>;
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8');
  if (encoding === 'gzip') return gunzipSync(bytes).toString('utf8');
  return bytes.toString('utf8');
}

/** Sends an HTTP request. Node's fetch would not accept a Host header. */
export function ask(
  port: number,
  url: string,
  { host = 'localhost', method, headers, body, form }: Wish = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path: url,
        method: method ?? 'GET',
        agent: false,
        headers: {
          ...headers,
          host: `${host}:${port}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          const text = decoded(bytes, response.headers['content-encoding']);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text });
        });
      },
    );
    request.on('error', reject);
    const json = body === undefined ? undefined : JSON.stringify(body);
    request.end(form === undefined ? json : new URLSearchParams({ ...form }).toString());
  });
}

/** Asks until the answer is 200. @throws after three minutes */
export async function waitFor(port: number, url: string): Promise<void> {
  const end = Date.now() + 180_000;
  while (Date.now() < end) {
    const status = await ask(port, url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing answers at ${url} on port ${port}`);
}
