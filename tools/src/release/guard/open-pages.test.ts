import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openPages } from './open-pages';

/** What a page of the site does, as the shell would: which release it has, what it loaded, what it tells. */
interface PageDoes {
  readonly version: string;
  /** Whether the scripts of its shell have run. */
  readonly started?: boolean;
  readonly tells?: readonly object[];
}

let server: Server;
let address = '';
let does: (path: string) => PageDoes;
/** What reached the site. */
const asked: string[] = [];

const pageOf = ({ version, started, tells = [] }: PageDoes): string => {
  const seen = [{ part: 'games', version, failed: false }];
  const chosen = { games: { metadata: { version } }, shell: { metadata: { version } } };
  const boot = { chosen, seen, started };
  const tell = (path: string, body: object) =>
    `fetch('${path}', { method: 'POST', body: ${JSON.stringify(JSON.stringify(body))} }).then((answer) => answer.json());`;
  const telling = ['/wps/system/exposure', '/wps/system/beacon'].flatMap((path) =>
    tells.map((body) => tell(path, body)),
  );
  return `<!doctype html><title>Page</title><script>globalThis.__foyer = ${JSON.stringify(boot)};${telling.join('')}</script>`;
};

beforeAll(async () => {
  server = createServer(async (request, answer) => {
    const path = request.url ?? '';
    await text(request);
    asked.push(path);
    if (path === '/favicon.ico') answer.writeHead(404).end();
    else answer.setHeader('content-type', 'text/html').end(pageOf(does(path)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  does = () => ({ version: '2.0.0' });
});
afterEach(() => jest.restoreAllMocks());

const wanted = (paths: readonly string[] = ['/m/home'], at = address) => ({
  ...{ address: at, part: 'games', version: '2.0.0', paths },
  variants: [{ version: '2.0.0', traffic: 100, default: true }],
});
const told = (part: string, version: string, failed: boolean) => ({
  parts: [{ part, version, variant: 'all', loaded: !failed, failed }],
});

it('sees whether a shell runs, and that it does not by what the one before tells', async () => {
  const shell = { ...wanted(), part: 'shell' };
  does = () => ({ version: '2.0.0', started: true });
  expect((await openPages(shell)).state).toBe('works');
  does = () => ({ version: '2.0.0', tells: [told('shell', '2.0.0', true)] });
  expect(await openPages(shell)).toEqual({ state: 'fails', says: 'it fails in a browser here, at /m/home' });
});

it('sees a release that works, at each page', async () => {
  const paths = ['/m/home', '/m/gameList'];
  expect(await openPages(wanted(paths))).toEqual({
    state: 'works',
    says: 'a browser here shows it, at 2 of 2 pages',
  });
  expect(asked.filter((path) => path.startsWith('/m/'))).toEqual(paths);
});

it('sees one that fails, says where, and what its pages tell and count reaches nobody', async () => {
  does = (path) => ({ version: '2.0.0', ...(path === '/m/gameList' && { tells: [told('games', '2.0.0', true)] }) });
  expect(await openPages(wanted(['/m/gameList', '/m/home']))).toEqual({
    state: 'fails',
    says: 'it fails in a browser here, at /m/gameList',
  });
  expect(asked.filter((path) => path.startsWith('/wps/'))).toEqual([]);
  expect(asked).not.toContain('/m/home');
});

it('tries other visitors where the site gives another release, and then knows nothing', async () => {
  does = () => ({ version: '1.0.0' });
  expect(await openPages(wanted())).toEqual({ state: 'unknown', says: 'the browser was given another release' });
  expect(asked.filter((path) => path === '/m/home')).toHaveLength(12);
});

it('is one of those visitors who gets it, and holds no failure of another part or release against it', async () => {
  let visits = 0;
  const others = [told('wallet', '2.0.0', true), told('games', '1.0.0', true), told('games', '2.0.0', false)];
  does = () => {
    visits += 1;
    return visits === 3 ? { version: '2.0.0', tells: others } : { version: '1.0.0' };
  };
  expect((await openPages(wanted())).state).toBe('works');
  expect(visits).toBe(3);
});

it('knows nothing of a site that does not answer, and nothing where there is no browser', async () => {
  expect(await openPages(wanted(['/m/home'], 'http://127.0.0.1:1'))).toMatchObject({
    state: 'unknown',
    says: expect.stringMatching(/^no page opened here \(.*ERR_/),
  });
  jest.spyOn(fs, 'existsSync').mockReturnValue(false);
  expect(await openPages(wanted())).toEqual({ state: 'unknown', says: 'there is no browser here' });
});
