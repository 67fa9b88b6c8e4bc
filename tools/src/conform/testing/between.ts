import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Passed {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** An answer on its way. `gone` breaks the connection in place of it. */
export interface Passing {
  status: number;
  readonly headers: Headers;
  text: string;
  gone?: true;
}

/** Stands between the kit and a platform: notes what is asked, and changes answers. */
export interface Between {
  readonly base: URL;
  readonly passed: Passed[];
  /** Is given each answer with its request, and may change it. */
  change: (answer: Passing, asked: Passed) => void;
  stop(): Promise<void>;
}

export async function standBetween(platform: () => URL): Promise<Between> {
  const between: Omit<Between, 'base' | 'stop'> = { passed: [], change: () => undefined };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const { method = 'GET', url = '/' } = request;
    const { authorization, cookie, encryption } = request.headers;
    const asked = { method, path: url.split('?')[0] ?? '', authorization, body };
    between.passed.push(asked);
    const type = request.headers['content-type'];
    const sent = { authorization, cookie, encryption, 'content-type': type };
    const headers = Object.entries(sent).filter((each): each is [string, string] => typeof each[1] === 'string');
    const from = await fetch(new URL(url, platform()), { method, headers, ...(body === '' ? {} : { body }) });
    const answer: Passing = { status: from.status, headers: new Headers(from.headers), text: await from.text() };
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive'])
      answer.headers.delete(name);
    between.change(answer, asked);
    if (answer.gone) return void request.socket.destroy();
    response.sendDate = false;
    const cookies = answer.headers.getSetCookie();
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    response.writeHead(answer.status).end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(between, {
    base: new URL(`http://127.0.0.1:${port}`),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
