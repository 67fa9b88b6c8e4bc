import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Headers of one connection, which the next one has anew. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Headers of the body as it was, and of where else the site may be asked. */
const OF_BODY = ['content-length', 'content-encoding', 'etag', 'last-modified', 'strict-transport-security'];

type Headers = IncomingMessage['headers'];

const without = (headers: Headers, left: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name)));

/** A cookie of the site as one of this machine. */
const ownCookie = (cookie: string): string => cookie.replace(/;\s*domain=[^;]*/i, '');

/** Whether a page is asked for, by a browser's navigation. */
const asksForPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Headers of a request as if its page were the site's own. */
function headersTo(site: URL, { headers }: IncomingMessage, whole: boolean): Headers {
  const own = without(headers, whole ? [...OF_CONNECTION, 'if-none-match', 'if-modified-since'] : OF_CONNECTION);
  const from = (value: string) => (URL.canParse(value) ? value.replace(new URL(value).origin, site.origin) : value);
  return {
    ...own,
    host: site.host,
    ...(headers.origin !== undefined && { origin: from(headers.origin) }),
    ...(headers.referer !== undefined && { referer: from(headers.referer) }),
    ...(whole && { 'accept-encoding': 'identity' }),
  };
}

/**
 * Hands a request on to a site, and its answer back.
 * @param rewrite gets the HTML of an answered page, and gives another one
 * @throws when the site does not answer
 */
export async function forward(
  site: URL,
  request: IncomingMessage,
  answer: ServerResponse,
  rewrite: (html: string) => Promise<string>,
): Promise<void> {
  const page = asksForPage(request);
  const send = site.protocol === 'https:' ? requestHttps : requestHttp;
  const url = new URL(site);
  const [pathname = '/', search = ''] = (request.url ?? '/').split(/(?=\?)/);
  // An address such as //other.example/ would name another host.
  url.pathname = pathname.replace(/^\/+/, '/');
  url.search = search;
  const theirs = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(url, { method: request.method, headers: headersTo(site, request, page) }, resolve);
    sent.once('error', reject);
    answer.once('close', () => sent.destroy());
    request.pipe(sent);
  });
  const status = theirs.statusCode ?? 502;
  const headers = without(theirs.headers, OF_CONNECTION);
  if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map(ownCookie);
  if (headers.location?.startsWith(`${site.origin}/`)) headers.location = headers.location.slice(site.origin.length);
  if (!page || status !== 200 || !(headers['content-type'] ?? '').startsWith('text/html')) {
    answer.writeHead(status, headers);
    await pipeline(theirs, answer);
    return;
  }
  const html = await rewrite((await buffer(theirs)).toString());
  answer.writeHead(status, { ...without(headers, OF_BODY), 'cache-control': 'no-store' }).end(html);
}
