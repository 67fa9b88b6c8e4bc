import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { previewCookie, previewToken } from '@foyer/shared/trust';

export interface RelayWish {
  /** Origin of the site. */
  readonly origin: string;
  /** Origin of its operations, which `/_ops` leads to. */
  readonly ops: string;
  /** Key and releases of the links that documents are asked for with, by host name; none without. */
  readonly preview?: {
    readonly key: string;
    readonly releases: Readonly<Record<string, string>>;
    readonly until: number;
  };
}

export interface Relay {
  readonly port: number;
  close(): Promise<void>;
}

/** The cookies of a request, with the link of its host name. */
function cookiesOf(host: string, given: string | undefined, { preview, origin }: RelayWish): string | undefined {
  if (preview === undefined) return given;
  const { key, releases, until } = preview;
  const token = previewToken(key, { host: host.replace(/:\d+$/, ''), releases, until });
  const own = `${previewCookie(origin.startsWith('https:'))}=${token}`;
  return given === undefined ? own : `${given}; ${own}`;
}

/**
 * Brings what tests ask of a port of this machine to a site elsewhere, under the host names of the merchants that they make: the site
 * sees those names, wherever it is. It hears on loopback alone.
 */
export async function relayTo(wish: RelayWish): Promise<Relay> {
  const server = http.createServer((request, response) => {
    const isOps = /^\/_ops(?:[/?]|$)/.test(request.url ?? '');
    const target = new URL(isOps ? wish.ops : wish.origin);
    const { host = '', cookie } = request.headers;
    const { send } = { send: target.protocol === 'https:' ? https.request : http.request };
    const cookies = isOps ? cookie : cookiesOf(host, cookie, wish);
    const onward = send(
      {
        ...{ hostname: target.hostname, port: target.port, servername: target.hostname },
        ...{ method: request.method, path: request.url },
        headers: { ...request.headers, ...(cookies === undefined ? {} : { cookie: cookies }) },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
