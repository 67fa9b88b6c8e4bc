import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryDocument } from '@foyer/shared/remote';
import { readLog } from '../log';
import { publish } from '../publish';
import { promote } from '../releases';
import { build, filesOfPart, POLICY, shellForOthers } from '../testing/builds';
import { commandHere } from '../testing/command-here';
import { type OtherOrigin, otherOrigin } from '../testing/other-origin';
import { verify } from '../verify';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-origins-'));
let site: string;
let team: OtherOrigin;
let hosts = 0;
const before = process.env['DEMO'];
beforeAll(async () => {
  process.env['DEMO'] = '1';
  team = await otherOrigin();
});
afterAll(async () => {
  if (before === undefined) delete process.env['DEMO'];
  else process.env['DEMO'] = before;
  await team?.close();
  rmSync(folder, { recursive: true, force: true });
});

const release = (...words: string[]) => commandHere(site, words);
const addressOf = (version: string) => `${team.origin}/games/${version}/`;
const live = (name: string, channel = 'base') => readFileSync(path.join(site, 'live', channel, name), 'utf8');
const discovered = (channel?: string) =>
  (JSON.parse(live('discovery.json', channel)) as DiscoveryDocument).microFrontends['games']?.[0];
const sentence = async (...words: string[]) => (await release(...words)).stderr.trim();

/** Puts a release onto the team's origin. */
function upload(version: string): void {
  const info = { name: 'games', version, address: addressOf(version) };
  const built = build('games', version, { info });
  for (const name of [...Object.keys(filesOfPart('games', version)), 'release.json'])
    team.files.set(`/games/${version}/${name}`, readFileSync(path.join(built.folder, name)));
}

/** A host with a release of its own that is live, and one that lies at the team's origin. */
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  hosts += 1;
  site = path.join(folder, `site-${hosts}`);
  team.answers.clear();
  publish(site, shellForOthers('1.0.0'));
  publish(site, build('games', '1.0.0'));
  promote(site, 'shell', '1.0.0');
  promote(site, 'games', '1.0.0');
  upload('2.0.0');
  expect(await release('publish', 'games', '--url', addressOf('2.0.0'))).toMatchObject({ code: 0, stderr: '' });
  team.asked.length = 0;
});

const allow = (...words: string[]) => release('origins', 'allow', 'games', team.origin, ...words);
const forbid = (...words: string[]) =>
  release('origins', 'forbid', 'games', team.origin, '--why', 'it was taken over', ...words);

describe('a release whose files lie at another origin', () => {
  it('is not promoted unless that is allowed, and nothing is asked of the origin', async () => {
    expect(await sentence('promote', 'games', '2.0.0')).toBe(
      `The files of games 2.0.0 lie at ${team.origin}. The base does not allow games that origin. Nothing was done. ` +
        `To allow it: release origins allow games ${team.origin}`,
    );
    expect(await sentence('traffic', 'games', '1.0.0=50', '2.0.0=50')).toContain('does not allow games that origin');
    expect(team.asked).toEqual([]);
    expect(() => promote(site, 'games', '2.0.0')).toThrow('does not allow games that origin');
  });

  it('is live with its addresses and a policy that allows its folder alone', async () => {
    await allow();
    expect(await release('promote', 'games', '2.0.0')).toMatchObject({ code: 0 });
    const found = discovered();
    expect([found?.url, found?.extras.files?.url]).toEqual([
      `${addressOf('2.0.0')}remoteEntry.js`,
      `${addressOf('2.0.0')}release.json`,
    ]);
    expect(found?.extras.fallback?.release).toBe('/games/1.0.0/release.json');
    expect(live('index.html')).toBe(POLICY.replaceAll("-src 'self'", `-src 'self' ${addressOf('2.0.0')}`));
    expect(await release('verify')).toMatchObject({ code: 0 });
  });

  it('is allowed to one merchant alone, whose document says so alone', async () => {
    await allow('--merchant', 'SHOP', '--first');
    expect(await sentence('promote', 'games', '2.0.0')).toContain('The base does not allow');
    expect(await release('promote', 'games', '2.0.0', '--merchant', 'SHOP')).toMatchObject({ code: 0 });
    expect([live('index.html'), live('index.html', 'SHOP').includes(team.origin)]).toEqual([POLICY, true]);
  });

  it('needs a shell that loads files of other origins', async () => {
    await allow();
    publish(site, build('shell', '0.9.0', { info: { shared: {} } }));
    promote(site, 'shell', '0.9.0');
    expect(await sentence('promote', 'games', '2.0.0')).toContain('needs a shell that loads files of other origins');
  });
});

const list = '/games/2.0.0/list.js';
it.each<[string, string, Parameters<OtherOrigin['answers']['set']>[1], RegExp]>([
  ['a changed byte', list, (answer, content) => answer.end(`${content} `), /list\.js is not as it was published\./],
  ['no answer', list, (answer) => answer.writeHead(503).end(), /list\.js is answered with 503/],
  [
    'a way elsewhere',
    list,
    (answer) => answer.writeHead(302, { location: '/games/2.0.0/list.css' }).end(),
    /list\.js does not come \(/,
  ],
  [
    'a file without end',
    list,
    (answer) => answer.end(Buffer.alloc(17 * 1024 * 1024)),
    /does not come \(it has more than 16777216 bytes\)/,
  ],
  [
    'no leave for other sites',
    list,
    (answer, content) => answer.removeHeader('Access-Control-Allow-Origin') ?? answer.end(content),
    /list\.js comes without "Access-Control-Allow-Origin: \*"/,
  ],
  [
    'a page in place of a script',
    list,
    (answer, content) => answer.setHeader('Content-Type', 'text/html').end(content),
    /comes as text\/html, not as script/,
  ],
  [
    'no stylesheet',
    '/games/2.0.0/list.css',
    (answer, content) => answer.setHeader('Content-Type', 'text/plain').end(content),
    /comes as text\/plain, not as stylesheet/,
  ],
])('promotes nothing with %s at the origin, and verify says it of what is live', async (_, file, answer, says) => {
  await allow();
  team.answers.set(file, answer);
  expect(await sentence('promote', 'games', '2.0.0')).toMatch(says);
  expect(discovered()?.metadata.version).toBe('1.0.0');
  team.answers.clear();
  await release('promote', 'games', '2.0.0');
  team.answers.set(file, answer);
  const { code, stderr } = await release('verify');
  expect([code, stderr]).toEqual([3, expect.stringMatching(says)]);
});

it('does not wait for an origin that never answers', async () => {
  const late = new AbortController();
  const waits = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  await allow();
  team.answers.set(list, () => late.abort(new Error('too late')));
  expect(await sentence('promote', 'games', '2.0.0')).toMatch(/does not come \(too late\)\. Nothing was done\.$/);
  expect(waits).toHaveBeenCalledWith(20_000);
});

describe('an origin that is taken off the list', () => {
  beforeEach(async () => {
    await allow();
    await release('promote', 'games', '2.0.0');
  });

  it('is in no document any more: the last good release serves, and open pages are told', async () => {
    const { code, stdout } = await forbid();
    expect([code, stdout]).toEqual([0, expect.stringContaining('games 1.0.0 is live (base)')]);
    expect([live('index.html'), discovered()?.url]).toEqual([POLICY, '/games/1.0.0/remoteEntry.js']);
    expect(discovered()?.extras.fallback).toBeUndefined();
    expect(JSON.parse(live('taken-back.json'))).toEqual({ games: ['2.0.0'] });
    expect(readLog(site).slice(-2)).toMatchObject([
      { kind: 'origin', allowed: false, why: 'it was taken over', more: 1 },
      { kind: 'rollback', version: '1.0.0' },
    ]);
    expect(verify(site)).toEqual([]);
    expect(await sentence('rollback', 'games', '--to', '2.0.0', '--why', 'again')).toContain('does not allow games');
  });

  it('goes from merchants too, and stays with one that allows it itself', async () => {
    await release('promote', 'games', '2.0.0', '--merchant', 'ONE', '--first');
    await allow('--merchant', 'TWO', '--first').then(({ stderr }) => expect(stderr).toContain('already'));
    await forbid('--merchant', 'TWO', '--first');
    await allow('--merchant', 'TWO');
    await release('promote', 'games', '2.0.0', '--merchant', 'TWO');
    expect((await forbid()).stdout).toContain('TWO still allows it by a word of its own: forbid it there, too');
    expect([discovered('ONE')?.metadata.version, discovered('TWO')?.metadata.version]).toEqual(['1.0.0', '2.0.0']);
  });

  it('ends an experiment with an arm that lies there', async () => {
    await release('traffic', 'games', '1.0.0=50', '2.0.0=50');
    await release('rollback', 'games', '--to', '1.0.0', '--why', 'x');
    await release('traffic', 'games', '1.0.0=50', '2.0.0=50');
    await forbid();
    expect(live('discovery.json')).not.toContain(team.origin);
  });

  it('takes a part off that was never anywhere else', async () => {
    await release('remove', 'games', '--why', 'x');
    await release('promote', 'games', '2.0.0');
    expect((await forbid()).stdout).toContain('games is off (base)');
    expect(discovered()).toBeUndefined();
  });
});

describe('what is fetched to be published', () => {
  it('is refused when it is no description at all', async () => {
    team.files.set('/games/3.0.0/release.json', '<h1>Welcome</h1>');
    expect(await sentence('publish', 'games', '--url', addressOf('3.0.0'))).toContain(
      'release.json describes no build',
    );
  });

  it.each([
    ['of another place', { address: 'https://other.example/games/3.0.0/' }, 'the files lie at https://other.example'],
    ['of no place', { address: undefined }, 'the files lie on the host of the site'],
    ['of another part', { name: 'wallet' }, 'has a build of wallet, not of games'],
    [
      'with a name that leads elsewhere',
      { others: { '../../x.js': 'sha256-x' } },
      'No site serves a file with such a name',
    ],
  ])('is refused when it describes itself as %s', async (_, more, says) => {
    const info = { name: 'games', version: '3.0.0', address: addressOf('3.0.0'), integrity: {}, ...more };
    team.files.set('/games/3.0.0/release.json', JSON.stringify(info));
    expect(await sentence('publish', 'games', '--url', addressOf('3.0.0'))).toContain(says);
  });
});
