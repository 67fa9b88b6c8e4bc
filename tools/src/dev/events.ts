import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import type { Message, Traced } from './client/messages';

/** Every IPv4 address of this machine. */
const EVERY = '0.0.0.0';

const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

interface SiteAddress {
  readonly port: number;
  /** What it listens on. */
  readonly host: string;
}

export interface Events {
  /** Where pages listen, and where they bring the stacks of errors. A page that was opened by another address of this machine asks that one. */
  readonly address: string;
  /** All addresses that a page may ask, as sources of its policy. */
  readonly sources: readonly string[];
  tell(message: Message): void;
  close(): void;
}

/** The IPv4 addresses at which pages reach this machine, its own first, when the site listens on `host`. */
function addressesAt(host: string): readonly string[] {
  if (isIP(host) === 4 && host !== EVERY) return [host];
  if (host !== EVERY && host !== '::') return ['127.0.0.1'];
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));
  return ['127.0.0.1', ...others];
}

/** Whether a request comes from a page of the site at one of its addresses. Pages without an address of their own send `null`. */
function isOfSite({ headers }: IncomingMessage, port: number, addresses: readonly string[]): boolean {
  const origin = headers.origin ?? '';
  if (!URL.canParse(origin)) return false;
  const { hostname, port: from } = new URL(origin);
  return from === String(port) && (addresses.includes(hostname) || LOOPBACK.test(hostname));
}

/**
 * The development server: pages of the site, and no others, hear what was built, and learn where a stack leads. It is heard as far
 * as the site: on this machine alone, unless `host` says more.
 *
 * @param site port and host that the site listens on
 * @param known the latest of every part, for a page that comes later
 * @param places gives a stack with the places in the sources; frames of libraries are not told in the terminal
 */
export function openEvents(
  { port, host }: SiteAddress,
  known: () => Message[],
  places: (stack: string) => Traced,
): Promise<Events> {
  const addresses = addressesAt(host);
  const listening = new Set<ServerResponse>();
  const write = (to: ServerResponse, message: Message) => to.write(`data: ${JSON.stringify(message)}\n\n`);
  const server = createServer(async (request, answer) => {
    if (!isOfSite(request, port, addresses)) return void answer.writeHead(403).end();
    const headers = { 'access-control-allow-origin': request.headers.origin ?? '', 'cache-control': 'no-store' };
    if (request.method === 'POST') {
      const said = places(await text(request));
      const folded = said.folded.length > 0 ? `\n    and ${said.folded.length} frames of libraries` : '';
      console.error(`\n${said.text.replace(/[^\P{Cc}\n]/gu, '')}${folded}\n`);
      return void answer.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(said));
    }
    answer.writeHead(200, { ...headers, 'content-type': 'text/event-stream' });
    listening.add(answer);
    request.once('close', () => listening.delete(answer));
    for (const message of known()) write(answer, message);
  });
  return new Promise((resolve) => {
    server.listen(0, addresses.length > 1 ? EVERY : addresses[0], () => {
      const own = (server.address() as AddressInfo).port;
      const sources = addresses.map((each) => `http://${each}:${own}`);
      resolve({
        address: `${sources[0]}/`,
        sources,
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
