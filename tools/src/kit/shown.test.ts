import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DiscoveryDocument, FirstFiles } from '@foyer/shared/remote';
import type { BuiltPart } from '../build/build-part';
import { integrityOf } from '../build/release-info';
import { build } from '../release/testing/builds';
import { createListeners, RELOAD, RELOAD_SCRIPT } from './reload';
import { shown } from './shown';
import { openSite } from './site';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(server: Server): Promise<URL> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const info = { exposes: { list: { js: ['list.js'], css: ['list.css'] } }, pages: { '/m/gameList': { page: 'list' } } };
const arcade = (version: string): BuiltPart =>
  build('arcade', version, { info: { ...info, pages: { '/m/arcade': { page: 'list' } } } });

/** A site with a shell and games, which says what it was asked for, and how. */
async function startSite() {
  const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  const [shell, games] = [build('shell', '1.0.0'), build('games', '1.0.0', { info })];
  const described = ({ info: release }: BuiltPart) => JSON.stringify(release);
  const document: DiscoveryDocument = {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: Object.fromEntries(
      [shell, games].map((each) => [
        each.info.name,
        [
          {
            url: `/${each.info.name}/1.0.0/${each.info.entry}`,
            metadata: { version: '1.0.0', integrity: integrityOf('entry') },
            deployment: { traffic: 100, default: true },
            extras: {
              pages: each.info.pages as DiscoveryDocument['microFrontends'][string][number]['extras']['pages'],
              widgets: {},
              shared: {},
              files: { url: `/${each.info.name}/1.0.0/release.json`, integrity: integrityOf(described(each)) },
            },
          },
        ],
      ]),
    ),
  };
  const block = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  const html = `<head>${block('site', { merchant: 'W1' })}${block('discovery', document)}${block('first', {})}</head>`;
  const answers = new Map<string, string>([
    ['/discovery.json', JSON.stringify(document)],
    ['/shell/1.0.0/release.json', described(shell)],
    ['/games/1.0.0/release.json', described(games)],
  ]);
  const server = createServer((incoming, answer) => {
    asked.push({ url: incoming.url, headers: incoming.headers });
    const known = answers.get(incoming.url ?? '');
    if (known !== undefined) return void answer.end(known);
    if (incoming.url?.startsWith('/m/'))
      return void answer
        .writeHead(200, { 'content-type': 'text/html', etag: '"1"', 'set-cookie': 'id=1; Domain=site.example; Path=/' })
        .end(html);
    return void answer.writeHead(418, { 'x-own': 'yes' }).end('its own answer');
  });
  return { address: await listen(server), asked, document, answers };
}

async function show() {
  const site = await startSite();
  const builds = [arcade('1.0.0'), arcade('1.0.1')];
  let latest = 0;
  const listeners = createListeners();
  const handler = shown({
    site: openSite(site.address),
    name: 'arcade',
    latest: () => builds[latest] as BuiltPart,
    build: (version) => builds.find((each) => each.info.version === version),
    listeners,
  });
  const own = await listen(createServer(handler));
  return {
    ...site,
    at: (path: string) => new URL(path, own),
    own,
    later() {
      latest = 1;
      listeners.tell('1.0.1');
    },
  };
}

const page = { headers: { accept: 'text/html' } };
const blockIn = <T>(html: string, id: string): T =>
  JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? '') as T;

/** A request as `fetch` would not send it. */
const sent = (own: URL, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ host: own.hostname, port: own.port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer);
    })
      .once('error', reject)
      .end();
  });

describe('a site with a remote in it', () => {
  it('has the remote in the documents of its pages, beside its own parts, with its first files', async () => {
    const { at, document } = await show();
    const html = await (await fetch(at('/m/arcade'), page)).text();
    const { microFrontends } = blockIn<DiscoveryDocument>(html, 'discovery');
    expect(microFrontends['games']).toEqual(document.microFrontends['games']);
    expect(microFrontends['arcade']).toMatchObject([
      { url: '/arcade/1.0.0/remoteEntry.js', metadata: { integrity: integrityOf('entry of arcade 1.0.0') } },
    ]);
    const first = blockIn<FirstFiles>(html, 'first')['arcade@1.0.0'];
    expect(first?.integrity).toEqual({
      'list.js': integrityOf('list of arcade 1.0.0'),
      'list.css': integrityOf('styles of arcade 1.0.0'),
    });
    expect(blockIn(html, 'site')).toEqual({ merchant: 'W1' });
  });

  it('says the same to a page of a host that only serves files', async () => {
    const { at } = await show();
    const document = (await (await fetch(at('/discovery.json'))).json()) as DiscoveryDocument;
    expect(Object.keys(document.microFrontends)).toEqual(['shell', 'games', 'arcade']);
    const first = (await (await fetch(at('/first/m/gameList.json'))).json()) as FirstFiles;
    expect(Object.keys(first)).toContain('games@1.0.0');
  });

  it('serves files of the build that its description names, of earlier builds too, and no others', async () => {
    const { at, own, later } = await show();
    later();
    for (const version of ['1.0.0', '1.0.1'])
      expect(await (await fetch(at(`/arcade/${version}/list.js`))).text()).toBe(`list of arcade ${version}`);
    expect((await fetch(at('/arcade/1.0.1/secret.key'))).status).toBe(404);
    expect((await sent(own, '/arcade/1.0.1/../../../../../../etc/passwd')).statusCode).toBe(404);
  });

  it('hands everything else to the site, as its own pages would ask, and its answer back', async () => {
    const { at, address, asked } = await show();
    const answer = await fetch(at('/wps/member?a=1'), {
      method: 'POST',
      body: 'x',
      headers: { origin: at('/').origin, referer: at('/m/arcade').href, authorization: 'token' },
    });
    expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([418, 'yes', 'its own answer']);
    expect(asked.at(-1)).toMatchObject({
      url: '/wps/member?a=1',
      headers: {
        host: address.host,
        origin: address.origin,
        referer: `${address.origin}/m/arcade`,
        authorization: 'token',
      },
    });
  });

  it('gives its cookies to this machine, and keeps no page for later', async () => {
    const { at } = await show();
    const answer = await fetch(at('/m/home'), page);
    expect(answer.headers.get('set-cookie')).toBe('id=1; Path=/');
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('asks the site alone, whatever an address looks like', async () => {
    const { own, asked } = await show();
    await sent(own, '//elsewhere.example/m/secret');
    expect(asked.at(-1)).toMatchObject({ url: '/elsewhere.example/m/secret' });
  });

  it('is for this machine: it refuses who comes by another name', async () => {
    const { own, asked } = await show();
    expect((await sent(own, '/m/home', { host: 'rebound.example' })).statusCode).toBe(403);
    expect(asked).toEqual([]);
  });

  it('has no service worker, which would keep what is built here', async () => {
    const { at, asked } = await show();
    expect((await fetch(at('/sw.js'))).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('tells open pages of a later build, by a script that the policy of the site lets in', async () => {
    const { at, later } = await show();
    const html = await (await fetch(at('/m/arcade'), page)).text();
    const [, build, integrity] = /data-build="([^"]+)" integrity="([^"]+)"/.exec(html) ?? [];
    expect([build, integrity]).toEqual(['1.0.0', integrityOf(RELOAD_SCRIPT)]);
    expect(integrityOf(await (await fetch(at(RELOAD.script))).text())).toBe(integrity);
    const events = await fetch(at(RELOAD.events));
    const reader = events.body?.pipeThrough(new TextDecoderStream() as never).getReader();
    const heard = async () => String((await reader?.read())?.value);
    expect(await heard()).toBe('data: 1.0.0\n\n');
    later();
    expect(await heard()).toBe('data: 1.0.1\n\n');
    await reader?.cancel();
  });

  it('says so where both claim a page, and where a description is not the one that was published', async () => {
    const { at, document, answers } = await show();
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answers.set('/games/1.0.0/release.json', '{}');
    const changed = await fetch(at('/m/arcade'), page);
    expect([changed.status, await changed.text()]).toEqual([502, expect.stringContaining('is not the file')]);
    const [games] = document.microFrontends['games'] ?? [];
    if (games) games.extras.pages['/m/arcade'] = { page: 'list' };
    answers.set('/discovery.json', JSON.stringify(document));
    const both = await fetch(at('/m/arcade'), page);
    expect(await both.text()).toContain('Both games and arcade claim the page /m/arcade');
    said.mockRestore();
  });
});
