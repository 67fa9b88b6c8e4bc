import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readLive } from '../../../platform/src/host/live';
import type { Pace } from '../../../platform/src/host/trust/reading-again';
import { type Looked, trustedDocuments } from '../../../platform/src/host/trust/trusted-documents';
import { promote } from './releases';
import { demandTrust, keyring, publishSigned } from './testing/trusted-host';

const keys = keyring();
let folder: string;
let site: string;
let own: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-again-'));
  [site, own] = [path.join(folder, 'site'), path.join(folder, 'own')];
  demandTrust(site, keys);
  for (const version of ['1.0.0', '1.1.0']) publishSigned(site, keys, 'games', version);
  publishSigned(site, keys, 'shell', '1.0.0');
  for (const [part, version] of [
    ['games', '1.0.0'],
    ['shell', '1.0.0'],
    ['games', '1.1.0'],
  ] as const)
    promote(site, part, version);
});
afterEach(() => {
  keys.use();
  rmSync(folder, { recursive: true, force: true });
});

/** A server that has taken up what is live. `look` gives what it found on its disk, and what it told. */
async function server(pace?: Pace, now: () => number = Date.now) {
  const told: string[] = [];
  let looked: Looked | undefined;
  const documents = trustedDocuments(
    { store: site, own, root: keys.key('root') },
    (event, sentence) => void told.push(`${event}: ${sentence}`),
    now,
    (look) => {
      looked = look;
    },
    pace,
  );
  const look = async () => {
    told.length = 0;
    await documents.look();
    return { found: looked?.files.map(({ check, sentence }) => [check, sentence]), told: [...told] };
  };
  const served = async () => {
    const live = await readLive(await documents.folder(), 'W3', '/m/home');
    return live?.discovery.match(/\/games\/([\w.]+)\/remoteEntry\.js/)?.[1];
  };
  expect((await look()).found).toEqual([]);
  return { look, served, roundEnded: () => looked?.roundEnded };
}

const flip = (file: string): void => {
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
};
const lose = (file: string): void => rmSync(file);
const copy = (name: string): string => path.join(realpathSync(path.join(own, 'live')), 'base', name);

describe('documents that a server took up', () => {
  it.each([
    ['discovery.json', flip],
    ['index.html', flip],
    ['first/m/home.json', flip],
    ['sw.js', lose],
    ['first', (file: string) => rmSync(file)],
    ['more.json', (file: string) => writeFileSync(file, '{}')],
  ])('are copied from the store again once %s was changed or lost', async (name, change) => {
    const { look } = await server();
    const all = () =>
      readdirSync(copy('.'), { recursive: true })
        .map((each) => String(each))
        .sort();
    const [names, right] = [
      all(),
      ['index.html', 'discovery.json', 'sw.js', 'first/m/home.json'].map((each) => readFileSync(copy(each), 'utf8')),
    ];
    change(copy(name));
    const sentence =
      'The documents of base on this server are not what was taken up. They were copied from the store again.';
    expect(await look()).toEqual({
      found: [['changed', sentence]],
      told: [`files.refused: A changed byte: ${sentence}`],
    });
    expect(all()).toEqual(names);
    expect(
      ['index.html', 'discovery.json', 'sw.js', 'first/m/home.json'].map((each) => readFileSync(copy(each), 'utf8')),
    ).toEqual(right);
    expect(await look()).toEqual({ found: [], told: [] });
  });

  it('give way to the generation before where the store is wrong too, until that is right', async () => {
    promote(site, 'games', '1.0.0');
    const { look, served } = await server();
    promote(site, 'games', '1.1.0');
    expect(await served()).toBe('1.1.0');
    flip(copy('discovery.json'));
    const stored = path.join(realpathSync(path.join(site, 'live')), 'base', 'discovery.json');
    flip(stored);
    const { found, told } = await look();
    expect(found).toEqual([
      ['changed', expect.stringContaining('The store is no help: the generation with the serial')],
    ]);
    expect(told).toHaveLength(1);
    expect(await served()).toBe('1.0.0');
    // It does not forget what it saw: the store stays refused, and a server that starts anew says the same.
    expect((await look()).told).toEqual([expect.stringContaining('documents.refused: A changed byte')]);
    const anew = trustedDocuments({ store: site, own, root: keys.key('root') }, () => undefined);
    expect((await readLive(await anew.folder(), 'W3', '/m/home'))?.discovery).toContain('/games/1.0.0/remoteEntry.js');
    flip(stored);
    expect((await look()).told).toEqual([expect.stringContaining('documents.taken')]);
    expect(await served()).toBe('1.1.0');
    expect(await look()).toEqual({ found: [], told: [] });
  });

  it('gave way to the generation before, and let nobody put back what is older than the newest that was seen', async () => {
    const { look, served } = await server();
    promote(site, 'games', '1.0.0');
    const between = path.join(folder, 'between');
    cpSync(site, between, { recursive: true, verbatimSymlinks: true });
    publishSigned(site, keys, 'games', '1.2.0');
    promote(site, 'games', '1.2.0');
    expect((await look()).found).toEqual([]);
    flip(copy('discovery.json'));
    flip(path.join(realpathSync(path.join(site, 'live')), 'base', 'discovery.json'));
    expect((await look()).found).toEqual([['changed', expect.stringContaining('the generation with the serial')]]);
    rmSync(site, { recursive: true });
    cpSync(between, site, { recursive: true, verbatimSymlinks: true });
    expect((await look()).told).toEqual([expect.stringMatching(/^documents\.refused: An older one than was seen/)]);
    expect(await served()).toBe('1.1.0');
  });
});

describe('files of the releases that are served', () => {
  const file = (name: string) => path.join(site, name);

  it.each([
    [
      'a script of what is live',
      'games/1.1.0/list.js',
      flip,
      'changed',
      'A file of games 1.1.0 is not as published: list.js.',
    ],
    [
      'a picture of the fallback',
      'games/1.0.0/logo.svg',
      lose,
      'missing',
      'A file of games 1.0.0 is not there: logo.svg.',
    ],
    [
      'the description of a release',
      'shell/1.0.0/release.json',
      flip,
      'changed',
      'A file of shell 1.0.0 is not as published: release.json.',
    ],
    [
      'a whole release',
      'games/1.1.0',
      (folder: string) => rmSync(folder, { recursive: true }),
      'missing',
      'A file of games 1.1.0 is not there: release.json.',
    ],
  ] as const)('are read again: %s is told once, until it is right', async (_, name, change, check, sentence) => {
    const { look } = await server();
    const right = path.join(folder, 'right');
    cpSync(file(name), right, { recursive: true });
    change(file(name));
    const found = [[check, sentence]];
    expect(await look()).toEqual({
      found,
      told: [
        expect.stringContaining(
          `files.refused: A ${check === 'changed' ? 'changed byte' : 'missing file'}: ${sentence}`,
        ),
      ],
    });
    expect(await look()).toEqual({ found, told: [] });
    cpSync(right, file(name), { recursive: true });
    expect(await look()).toEqual({ found: [], told: [] });
  });

  it('are told by release, with the compressed copies that most browsers get', async () => {
    const { look } = await server();
    const packed = (text: string) => brotliCompressSync(Buffer.from(text));
    const text = readFileSync(file('games/1.1.0/list.js'), 'utf8');
    writeFileSync(file('games/1.1.0/list.js.br'), packed(text));
    expect((await look()).found).toEqual([]);
    for (const wrong of [packed(`${text} more`), Buffer.concat([packed(text), Buffer.from('x')]), Buffer.alloc(9)]) {
      writeFileSync(file('games/1.1.0/list.js.br'), wrong);
      expect((await look()).found).toEqual([['changed', 'A file of games 1.1.0 is not as published: list.js.br.']]);
    }
    flip(file('games/1.1.0/logo.svg'));
    expect((await look()).found).toEqual([
      ['changed', '2 files of games 1.1.0 are not as published: list.js.br, logo.svg.'],
    ]);
  });

  it('are read at a pace, going round, of which it is told when the last one ended', async () => {
    let now = Date.now();
    const { look, roundEnded } = await server({ bytes: 1e6, files: 4 }, () => now);
    expect(roundEnded()).toBeUndefined();
    const looks: number[] = [];
    const ends = new Set<number>();
    for (let n = 1; n <= 20; n += 1) {
      now += 1000;
      looks.push(now);
      await look();
      const ended = roundEnded();
      if (ended !== undefined) ends.add(ended);
    }
    expect(ends.size).toBeGreaterThan(1);
    expect(looks).toEqual(expect.arrayContaining([...ends]));
    // A round that nobody can end is none.
    rmSync(site, { recursive: true });
    for (let n = 1; n <= 10; n += 1) await look();
    expect(roundEnded()).toBe([...ends].at(-1));
  });

  it('are found within a round at that pace', async () => {
    const { look } = await server({ bytes: 1e6, files: 4 });
    flip(file('shell/1.0.0/sw.js'));
    const looks: number[] = [];
    for (let n = 1; n <= 12; n += 1) if ((await look()).found?.length === 1) looks.push(n);
    // Three releases of five files, and the documents of the base: four looks and a bit are a round.
    expect(looks.length).toBeGreaterThan(0);
    expect(looks[0]).toBeGreaterThan(1);
    expect(looks[0]).toBeLessThanOrEqual(9);
  });
});
