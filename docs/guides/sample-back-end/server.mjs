/** A back end of one's own, as small as it gets: `node server.mjs <folder of the host> [port]`. See ../back-end.md. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { memberCalls, publicKey } from './log-in.mjs';

const [folder = '.data/site', port = '4100'] = process.argv.slice(2);
const site = {
  ...{ merchantCode: 'OWN', trialMerchantCode: 'OWNTRIAL', name: 'Own', currencySymbol: '฿', minAge: 18 },
  ...{ nativeToken: 'OWNAPP', requiredLogin: false, theme: { accent: '#7fd1c0' }, publicKey },
  sources: { pictures: [], frames: [] },
};
const mobileTemplate = { mem_cen: 0, dep_func: 0 };
const [open, location] = [
  { maintenance: false, regionRestriction: false },
  { country: 'TH', dialingCode: '66' },
];

/** What calls give, by method and path; a call that is missing here is refused. */
const calls = {
  'GET /wps/system/status': () => ({ info: { mobileTemplate }, location, ...open }),
  'GET /wps/system/whitelabel': () => ({ USERNAMEREG3: true }),
  'GET /wps/system/template': () => ({ mobileTemplate }),
  'GET /wps/system/service': () => ['', ''],
  'GET /wps/game/vendors': () => ({ sorting: [], mapping: {} }),
  'GET /wps/game/hot': () => [],
  'GET /wps/game/hotMatches': () => [],
  'GET /wps/lottery/list': () => [],
  'GET /wps/announcements': () => [],
  'GET /wps/promotions/available': () => [],
  'GET /wps/download/links': () => [],
  ...memberCalls,
};

const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.html': 'text/html' };

/** Where an address may lie in the folder of the host: what is live has places of its own, a released file lies where it says. */
function placesOf(pathname) {
  if (/^\/(?:m(?:\/|$)|register\.html$|$)/.test(pathname)) return ['live/base/index.html'];
  if (pathname.startsWith('/first/')) return [`live/base${pathname}`, 'live/base/first/other.json'];
  if (/^\/(?:discovery\.json|taken-back\.json|sw\.js)$/.test(pathname)) return [`live/base${pathname}`];
  return /^\/(?!live\/|log\/)[a-z]+\/[\w.+-]+\/[\w.-]+$/.test(pathname) ? [pathname] : [];
}

/** What stands at an address that is no call; pictures of games are drawn elsewhere, here they are empty. */
async function fileAt(pathname) {
  if (pathname === '/site.json') return { type: types['.json'], body: JSON.stringify(site) };
  if (pathname.startsWith('/art/')) return { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  for (const place of placesOf(pathname)) {
    const body = await readFile(path.join(folder, place)).catch(() => undefined);
    if (body) return { type: types[path.extname(place)] ?? 'text/plain', body };
  }
  return undefined;
}

/** The answer of a call, in its envelope; what a call throws is the code it is refused with, or else its body did not fit. */
async function answerOf(request, pathname) {
  const call = calls[`${request.method} ${pathname}`];
  try {
    if (!call) throw 'unknown';
    const body = request.method === 'GET' ? undefined : await text(request);
    return { success: true, value: call(body && JSON.parse(body), request.headers) };
  } catch (code) {
    return { success: false, code: typeof code === 'string' ? code : 'request.invalid' };
  }
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://own');
  if (pathname.startsWith('/wps/')) {
    const answer = await answerOf(request, pathname);
    const status = /^session\./.test(answer.code) ? 401 : answer.code === 'request.invalid' ? 400 : 200;
    response.writeHead(status, { 'content-type': types['.json'], 'cache-control': 'no-store' });
    return response.end(JSON.stringify(answer));
  }
  const file = await fileAt(pathname);
  response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain', 'cache-control': 'no-cache' });
  return response.end(file?.body);
});
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`http://localhost:${server.address().port}/m/home\n`);
});
