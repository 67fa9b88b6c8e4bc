import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDocuments, type Documents } from '@foyer/shared/trust';
import { releaseLogOf } from '../../../../platform/src/base/releases/released';
import { readLive } from '../../../../platform/src/host/live';
import { previewed } from '../../../../platform/src/host/preview/previewed';
import { readLog } from '../log';
import { openRelease } from '../pinned';
import { publish } from '../publish';
import { promote } from '../releases';
import { build, filesOfPart } from '../testing/builds';
import { allow } from './change';

const POLICY = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"><p>'self'</p>`;
const ADDRESS = 'https://cdn.example/games/2.0.0/';
const EVIL = 'https://evil.example/games/2.0.0/';
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-stated-'));
const site = path.join(folder, 'site');
const of = { part: 'games', origin: 'https://cdn.example', on: 'SHOP' };

beforeAll(() => {
  const files = { ...filesOfPart('shell', '1.0.0'), 'index.html': POLICY };
  publish(site, build('shell', '1.0.0', { files, info: { elsewhere: true } }));
  for (const version of ['1.0.0', '3.0.0']) publish(site, build('games', version));
  publish(site, build('games', '2.0.0', { info: { address: ADDRESS } }));
  for (const [part, version] of [
    ['shell', '1.0.0'],
    ['games', '1.0.0'],
  ] as const)
    promote(site, part, version);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the document of a link to a release shows at SHOP. */
async function linked(version: string) {
  const live = await readLive(site, 'SHOP', '/m/home');
  if (live === undefined) throw new Error('nothing is live');
  return previewed({ folder: site, files: site, log: releaseLogOf(site), channel: 'SHOP' }, live, { games: version });
}

it('a link shows a release of another origin where that is allowed, with its folder in the policy', async () => {
  await expect(linked('2.0.0')).rejects.toThrow(`games 2.0.0 lies at ${ADDRESS}, which is not allowed here.`);
  allow(site, of, {});
  const { html, discovery } = await linked('2.0.0');
  expect([html, discovery.includes(`"${ADDRESS}remoteEntry.js"`)]).toEqual([
    POLICY.replace("-src 'self'", `-src 'self' ${ADDRESS}`),
    true,
  ]);
  promote(site, 'games', '2.0.0', 'SHOP');
  expect((await linked('3.0.0')).html).toBe(POLICY);
});

describe('documents that servers take up when they are signed', () => {
  /** All files of SHOP, with some text replaced. */
  const documents = (...changes: [file: string, from: string, to: string][]): Documents => {
    const live = path.join(site, 'live', 'SHOP');
    const names = readdirSync(live, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => statSync(path.join(live, name)).isFile());
    const lists = readdirSync(path.join(live, 'first'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => `first/${name}`);
    return new Map(
      [...new Set([...files, ...lists])].map((name) => {
        const content = readFileSync(path.join(live, name), 'utf8');
        return [
          name,
          changes.reduce((text, [file, from, to]) => (file === name ? text.replaceAll(from, to) : text), content),
        ];
      }),
    );
  };
  const check = (files: Documents) => {
    const log = readLog(site);
    const signed = [
      ['shell', '1.0.0'],
      ['games', '1.0.0'],
      ['games', '2.0.0'],
    ].map(([part = '', version = '']) => ({
      ...{ part, version, description: openRelease(site, log, part, version).description },
    }));
    checkDocuments(files, signed, ({ part, version }) => readFileSync(path.join(site, part, version, 'release.json')));
  };

  it('may name the folder of a signed release at another origin', () => {
    expect(() => check(documents())).not.toThrow();
  });

  it('are refused with another address of it, or with any other source in the policy', () => {
    const moved = documents(['discovery.json', ADDRESS, EVIL], ['index.html', ADDRESS, EVIL]);
    expect(() => check(moved)).toThrow('games 2.0.0 has another address in the document than its description says');
    for (const file of ['remoteEntry.js', 'release.json'])
      expect(() => check(documents(['discovery.json', ADDRESS + file, EVIL + file]))).toThrow('has another address');
    const back = documents(['discovery.json', '/games/1.0.0/', EVIL]);
    expect(() => check(back)).toThrow('games 1.0.0 has another address in the document');
    for (const more of [EVIL, `${ADDRESS} ${EVIL}`, 'https:'])
      expect(() => check(documents(['index.html', ADDRESS, more]))).toThrow('The document of the site is not that of');
  });
});
