import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Message } from './client/messages';

export interface Events {
  /** Where pages listen, and where they bring the stacks of errors. */
  readonly address: string;
  tell(message: Message): void;
  close(): void;
}

/** Whether a request comes from a page of the site on this machine. Pages without an address of their own send `null`. */
function isOfSite({ headers }: IncomingMessage, port: number): boolean {
  const origin = headers.origin ?? '';
  if (!URL.canParse(origin)) return false;
  const { hostname, port: from } = new URL(origin);
  return from === String(port) && /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/**
 * The development server of this machine: pages of the site, and no others, hear what was built, and learn where a stack leads.
 *
 * @param port of the site
 * @param known the latest of every part, for a page that comes later
 * @param places gives a stack with the places in the sources
 */
export function openEvents(port: number, known: () => Message[], places: (stack: string) => string): Promise<Events> {
  const listening = new Set<ServerResponse>();
  const write = (to: ServerResponse, message: Message) => to.write(`data: ${JSON.stringify(message)}\n\n`);
  const server = createServer(async (request, answer) => {
    if (!isOfSite(request, port)) return void answer.writeHead(403).end();
    const headers = { 'access-control-allow-origin': request.headers.origin ?? '', 'cache-control': 'no-store' };
    if (request.method === 'POST') {
      const said = places(await text(request));
      console.error(`\n${said.replace(/[^\P{Cc}\n]/gu, '')}\n`);
      return void answer.writeHead(200, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(said);
    }
    answer.writeHead(200, { ...headers, 'content-type': 'text/event-stream' });
    listening.add(answer);
    request.once('close', () => listening.delete(answer));
    for (const message of known()) write(answer, message);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        tell(message) {
          for (const each of listening) write(each, message);
        },
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
