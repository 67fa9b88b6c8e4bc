import { existsSync, readFileSync } from 'node:fs';
import { request as ask, type OutgoingHttpHeaders } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { firstAddress } from '@foyer/shared/remote';
import type { Certificate } from './certificate';
import { type Answer, compressed, listen } from './listen';

export interface SiteServer {
  origin: string;
  /** Makes a channel of the site folder live. */
  show: (channel: string) => void;
  /** Bytes of a page's document on the wire, without the configuration of the site, in which each start has keys of its own, and without first views. */
  weigh: (pathname: string) => number;
  stop: () => Promise<void>;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
/** Paths without dot segments and encoded characters. */
const plain = /^(?:\/[\w-][\w.+~-]*)+$/;
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

/** JSON that is safe inside of a script element. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

const PICTURES = '/pictures$first.html?$args';

/** The live shell's document with its data blocks and first views, as the platform serves it. */
function documentOf(folder: string, channel: string, site: string, pathname: string, pictures: string): Answer {
  const live = (name: string) => readFileSync(path.join(folder, 'live', channel, name), 'utf8');
  const blocks: Record<string, string> = {
    '/discovery.json': live('discovery.json'),
    '/site.json': site,
    '/first$first.json': live(firstAddress(pathname)),
  };
  const html = live('index.html').replace(/<!--# include virtual="([^"]+)" -->/g, (directive, address: string) =>
    address === PICTURES ? pictures : inScript(blocks[address] ?? directive),
  );
  return compressed(html, 5);
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

interface Call {
  readonly path: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Readable;
}

/** Asks the platform as a visitor of the demonstration merchant. */
function askPlatform(port: number, { path, method = 'GET', headers, body }: Call): Promise<Answer> {
  const host = `localhost:${port}`;
  return new Promise((resolve, reject) => {
    const call = ask({ host: '127.0.0.1', port, path, method, headers: { ...headers, host } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => {
        const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name));
        resolve({ status: answer.statusCode ?? 502, headers: Object.fromEntries(kept), body: Buffer.concat(parts) });
      });
    });
    call.once('error', reject);
    body ? body.pipe(call) : call.end();
  });
}

function forward(port: number, request: Http2ServerRequest): Promise<Answer> {
  const given = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && name !== 'host');
  const { url: path, method } = request;
  return askPlatform(port, { path, method, headers: Object.fromEntries(given), body: request });
}

/** The first views of an address, which the platform fills in. @throws when it does not answer them */
async function picturesOf(port: number, url: string): Promise<string> {
  const [name, query = ''] = url.split('?');
  const { status, body } = await askPlatform(port, { path: `/pictures${name}.html?${query}` });
  if (status !== 200) throw new Error(`the first views of ${url} were answered by ${status}`);
  return body.toString('utf8');
}

interface SiteOptions {
  readonly folder: string;
  readonly certificate: Certificate;
  /** Port of the platform. */
  readonly platform: number;
  /** Configuration of the site, as JSON. */
  readonly site: string;
  /** Whether documents have the first views that the platform has of the live releases. */
  readonly pictures: boolean;
}

/**
 * Serves a site folder over HTTP/2: documents, precompressed release files, and the platform. Each build has a server of its
 * own. Pictures are fetched once.
 */
export async function serveSite(options: SiteOptions): Promise<SiteServer> {
  const { folder, certificate, platform, site } = options;
  let channel = 'base';
  const kept = new Map<string, Answer>();
  const answerTo = async (request: Http2ServerRequest): Promise<Answer> => {
    const [name = ''] = request.url.split('?');
    const known = kept.get(request.url);
    if (known) return known;
    if (name === '/m' || name.startsWith('/m/')) {
      const pictures = options.pictures ? await picturesOf(platform, request.url) : '';
      return documentOf(folder, channel, site, name, pictures);
    }
    const file = releasedFile(folder, name);
    const answer = file ?? (await forward(platform, request));
    if (file || (name.startsWith('/art/') && answer.status === 200)) kept.set(request.url, answer);
    return answer;
  };
  return {
    ...(await listen(certificate, answerTo)),
    show: (wanted) => {
      channel = wanted;
    },
    weigh: (pathname) => documentOf(folder, channel, '{}', pathname, '').body.length,
  };
}
