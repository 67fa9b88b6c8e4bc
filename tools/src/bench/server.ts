import { existsSync, readFileSync } from 'node:fs';
import { request as ask, type OutgoingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { firstAddress } from '@foyer/shared/remote';
import type { Certificate } from './certificate';

export interface SiteServer {
  origin: string;
  /** Makes a channel of the site folder live. */
  show: (channel: string) => void;
  /** Bytes of a page's document on the wire, without the configuration of the site, in which each start has keys of its own. */
  weigh: (pathname: string) => number;
  stop: () => Promise<void>;
}

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
/** Paths without dot segments and encoded characters. */
const plain = /^(?:\/[\w-][\w.+~-]*)+$/;
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

/** JSON that is safe inside of a script element. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** The live shell's document with its data blocks, as the platform serves it. */
function documentOf(folder: string, channel: string, site: string, pathname: string): Answer {
  const live = (name: string) => readFileSync(path.join(folder, 'live', channel, name), 'utf8');
  const blocks: Record<string, string> = {
    '/discovery.json': live('discovery.json'),
    '/site.json': site,
    '/first$first.json': live(firstAddress(pathname)),
  };
  const html = live('index.html').replace(/<!--# include virtual="([^"]+)" -->/g, (directive, address: string) =>
    inScript(blocks[address] ?? directive),
  );
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'content-encoding': 'br' };
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { status: 200, headers, body };
}

function releasedFile(folder: string, name: string): Answer | undefined {
  const file = path.join(folder, `${name}.br`);
  const type = types[path.extname(name)];
  if (!type || !plain.test(name) || !existsSync(file)) return undefined;
  const headers = {
    'content-type': type,
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  };
  return { status: 200, headers, body: readFileSync(file) };
}

/** Forwards a request to the platform as the demonstration merchant. */
function fromPlatform(port: number, request: Http2ServerRequest): Promise<Answer> {
  const given = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && name !== 'host');
  const headers = { ...Object.fromEntries(given), host: `localhost:${port}` };
  return new Promise((resolve, reject) => {
    const call = ask({ host: '127.0.0.1', port, path: request.url, method: request.method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => {
        const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name));
        resolve({ status: answer.statusCode ?? 502, headers: Object.fromEntries(kept), body: Buffer.concat(parts) });
      });
    });
    call.once('error', reject);
    request.pipe(call);
  });
}

/**
 * Serves a site folder over HTTP/2: documents, precompressed release files, and the platform. Each build has a server of its
 * own. Pictures are fetched once.
 */
export async function serveSite(
  folder: string,
  { key, cert }: Certificate,
  platform: number,
  site: string,
): Promise<SiteServer> {
  let channel = 'base';
  const kept = new Map<string, Answer>();
  const answerTo = async (request: Http2ServerRequest): Promise<Answer> => {
    const [name = ''] = request.url.split('?');
    const known = kept.get(request.url) ?? kept.get(`${channel} ${name}`);
    if (known) return known;
    if (name === '/m' || name.startsWith('/m/')) {
      const page = documentOf(folder, channel, site, name);
      kept.set(`${channel} ${name}`, page);
      return page;
    }
    const file = releasedFile(folder, name);
    const answer = file ?? (await fromPlatform(platform, request));
    if (file || (name.startsWith('/art/') && answer.status === 200)) kept.set(request.url, answer);
    return answer;
  };
  const reply = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    try {
      const { status, headers, body } = await answerTo(request);
      if (response.destroyed) return;
      response.writeHead(status, { ...headers, 'content-length': body.length });
      response.end(body);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    }
  };
  const server = createSecureServer({ key, cert }, (request, response) => void reply(request, response));
  // Sessions are not enough: a connection without one would keep the server open.
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `https://localhost:${address && typeof address === 'object' ? address.port : 0}`,
    show: (wanted) => {
      channel = wanted;
    },
    weigh: (pathname) => documentOf(folder, channel, '{}', pathname).body.length,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const connection of connections) connection.destroy();
      }),
  };
}
