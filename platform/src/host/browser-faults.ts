import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FaultKind, isFaultKind } from './faults';

/** What `?fault=` names of a part: its entry, its stylesheets, its other scripts, or each of these. */
const files = {
  entry: (file: string) => /^remoteEntry\..*js$/.test(file),
  stylesheet: (file: string) => file.endsWith('.css'),
  chunk: (file: string) => file.endsWith('.js') && !/^remoteEntry\./.test(file),
  any: () => true,
} as const;

const COOKIE = 'foyer-fault';
/** `games:entry-404` for a file of a part, `/wps/game/list:500` for a call. */
const OF_PART = /^([a-z][a-z0-9-]*):(entry|stylesheet|chunk|any)-([a-z0-9]+)$/;
const OF_CALL = /^(\/(?:wps|lgw)\/[\w/-]+):([a-z0-9]+)$/;
const MOST = 8;

interface BrowserFault {
  readonly kind: FaultKind;
  strikes(path: string): boolean;
}

function faultOf(word: string): BrowserFault | undefined {
  const [, part, what, ofFile = ''] = OF_PART.exec(word) ?? [];
  const [, call, ofCall = ''] = OF_CALL.exec(word) ?? [];
  const kind = part === undefined ? ofCall : ofFile;
  if (!isFaultKind(kind)) return undefined;
  if (part === undefined) return { kind, strikes: (path) => path === call };
  const fits = files[what as keyof typeof files];
  return {
    kind,
    strikes: (path) => {
      const [, of, , ...names] = path.split('/');
      return of === part && names.length > 0 && fits(names.join('/'));
    },
  };
}

/**
 * The fault that a tester has ordered for their own browser and that strikes a path. Faults are asked for with the switch of the tests alone.
 *
 * @param path of a released file or a call
 */
export function browserFault({ cookies }: FastifyRequest, path: string): FaultKind | undefined {
  const words = (cookies[COOKIE] ?? '').split(' ').slice(0, MOST);
  return words.map(faultOf).find((fault) => fault?.strikes(path))?.kind;
}

const wordsOf = ({ query }: FastifyRequest): string[] | undefined => {
  const given: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'fault') : undefined;
  return given === undefined ? undefined : [given].flat().map(String);
};

/**
 * Takes the faults of one browser from the address of a page: `/m/home?fault=games:entry-404`, several with another `&fault=`, and none
 * with `?fault=none`. The page opens again without them in its address, and with nothing that the browser had kept. Register it
 * only with the switch of the tests.
 */
export function takeBrowserFaults(app: FastifyInstance, isDocument: (path: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = '', search = ''] = request.url.split('?');
    const words = request.method === 'GET' && isDocument(path) ? wordsOf(request) : undefined;
    if (words === undefined || !path.startsWith('/') || path.startsWith('//')) return undefined;
    const unknown = words.find((word) => word !== 'none' && faultOf(word) === undefined);
    if (unknown !== undefined || words.length > MOST)
      return reply
        .status(400)
        .type('text/plain; charset=utf-8')
        .send(
          'A fault is games:entry-404 (entry, chunk, stylesheet or any; 404, 500, hang, cut, html, throw or tamper),\n' +
            '/wps/game/list:500 (also empty, shape or expired), or none.\n',
        );
    const wanted = words.filter((word) => word !== 'none');
    const options = { path: '/', httpOnly: true, sameSite: 'strict' } as const;
    if (wanted.length === 0) reply.clearCookie(COOKIE, options);
    else reply.setCookie(COOKIE, wanted.join(' '), options);
    const rest = new URLSearchParams(search);
    rest.delete('fault');
    reply.headers({ 'cache-control': 'no-store', 'clear-site-data': '"cache"' });
    return reply.redirect(rest.size > 0 ? `${path}?${rest}` : path, 303);
  });
}
