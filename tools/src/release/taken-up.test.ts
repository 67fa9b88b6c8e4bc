import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf, hashOfDocuments, nameOfKey, type Purpose, type Statement, signatureOf } from '@foyer/shared/trust';
import { readLive } from '../../../platform/src/host/live';
import { type Tell, trustedDocuments } from '../../../platform/src/host/trust/trusted-documents';
import { trustFolder } from '../trust/trust-files';
import { addKeys, retireKeys } from './change-trust';
import { publish } from './publish';
import { promote, rollback } from './releases';
import { renew } from './settle';
import { addSignature } from './signatures';
import { build, filesOfPart } from './testing/builds';
import { added, demandTrust, keyring, publishSigned } from './testing/trusted-host';
import { setTraffic } from './traffic';

const DAY_MS = 24 * 60 * 60 * 1000;
const keys = keyring();
let folder: string;
let site: string;
let own: string;
let told: [event: string, sentence: string][];
let reader: () => Promise<string | undefined>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-taken-'));
  [site, own] = [path.join(folder, 'site'), path.join(folder, 'own')];
  demandTrust(site, keys);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publishSigned(site, keys, 'games', version);
  publishSigned(site, keys, 'shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) promote(site, 'games', version);
  promote(site, 'shell', '1.0.0');
  told = [];
  reader = readerAt();
  expect(await reader()).toBe('1.1.0');
  expect(told.map(([event]) => event)).toEqual(['documents.taken']);
  told = [];
});
afterEach(() => {
  keys.use();
  rmSync(folder, { recursive: true, force: true });
});

/** A server that demands trust, as it stands after a start. Gives the release of games that a visitor gets; none for 503. */
function readerAt(root = keys.key('root'), now: () => number = Date.now): () => Promise<string | undefined> {
  const of = folder;
  // A server of the test before may still read.
  const tell: Tell = (event, sentence) => void (of === folder && told.push([event, sentence]));
  const documents = trustedDocuments({ store: site, own, root }, tell, now);
  return async () => {
    const live = await readLive(await documents.folder(), 'W3', '/m/home');
    return live?.discovery.match(/\/games\/([\w.]+)\/remoteEntry\.js","fall|\/games\/([\w.]+)\/remoteEntry\.js"/)?.[1];
  };
}

/** What a visitor gets of the running server, and of one that starts anew. */
async function both(): Promise<(string | undefined)[]> {
  return [await reader(), await readerAt()()];
}

/** The last good release is served, by a server that starts anew too, and the reason is told. */
async function isRefused(sentence: string, served = '1.1.0'): Promise<void> {
  expect(await both()).toEqual([served, served]);
  expect(told.map(([event]) => event)).toEqual(['documents.refused', 'documents.refused']);
  for (const [, reason] of told) expect(reason).toContain(sentence);
}

const pointer = () => path.join(site, 'live');
const liveFile = (...names: string[]) => path.join(realpathSync(pointer()), ...names);
const flip = (file: string) => {
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
};

/** Signs another statement in place of what is live, as whoever stole a key of this name does. */
function forge(
  by: Parameters<typeof keys.open>[0],
  change: (statement: Statement) => void,
  purpose: Purpose = 'statement',
) {
  const file = liveFile('statement.json');
  const statement = JSON.parse((JSON.parse(readFileSync(file, 'utf8')) as { text: string }).text) as Statement;
  statement.serial += 1;
  change(statement);
  const text = JSON.stringify(statement);
  // The pointer is another one too, so that every reader looks at once.
  const moved = path.join(site, '.generations', `forged-${statement.serial}`);
  cpSync(realpathSync(pointer()), moved, { recursive: true, verbatimSymlinks: true });
  rmSync(pointer());
  symlinkSync(`.generations/${path.basename(moved)}`, pointer());
  writeFileSync(
    liveFile('statement.json'),
    JSON.stringify({ text, signatures: [signatureOf(purpose, text, keys.open(by))] }),
  );
}

/** A release with the picture of a widget of home. */
function withHomePicture(version: string) {
  const picture = { expose: 'banner', address: '/m/home', slot: 'home.banner', markup: { '': `banners ${version}` } };
  const files = { ...filesOfPart('games', version), 'banner.picture.json': JSON.stringify(picture) };
  return build('games', version, { files, info: { widgets: { 'home.banner': [{ widget: 'banner' }] } } });
}

describe('a server takes up', () => {
  it('the picture of a widget of home, and none that is not the one of its release', async () => {
    publish(site, withHomePicture('2.0.0'));
    addSignature(site, 'games', '2.0.0', { with: keys.open('team') });
    promote(site, 'games', '2.0.0');
    expect(await reader()).toBe('2.0.0');
    const pictures = 'first/m/home.pictures.json';
    expect(readFileSync(path.join(own, 'live/base', pictures), 'utf8')).toContain('banners 2.0.0');
    told = [];
    const live = readFileSync(liveFile('base', pictures), 'utf8');
    writeFileSync(liveFile('base', pictures), live.replace('banners 2.0.0', 'banners of a thief'));
    forge('online', (statement) => {
      statement.channels['base'] = hashOfDocuments(liveDocuments());
    });
    await isRefused(`${pictures} has another picture than games 2.0.0 has`, '2.0.0');
  });

  it('what was decided, at once, and serves it from its own disk when the store is gone', async () => {
    promote(site, 'games', '1.2.0');
    expect(await reader()).toBe('1.2.0');
    rollback(site, 'games');
    expect(await reader()).toBe('1.1.0');
    expect(told.map(([event]) => event)).toEqual(['documents.taken', 'documents.taken']);
    told = [];
    rmSync(site, { recursive: true });
    await isRefused('');
    // Two generations at most lie there, with what they need.
    expect(readdirSync(path.join(own, '.generations')).length).toBeLessThanOrEqual(2);
    expect(readdirSync(path.join(own, '.documents')).length).toBeLessThanOrEqual(4);
  });

  it('nothing at first that is not signed', async () => {
    rmSync(own, { recursive: true });
    flip(liveFile('base', 'discovery.json'));
    expect(await readerAt()()).toBeUndefined();
    expect(told[0]?.[1]).toContain('The documents of base are not those of the statement');
  });

  it('a statement that ended, with an alarm, until the grace is over', async () => {
    promote(site, 'games', '1.2.0');
    const late = (days: number) => readerAt(keys.key('root'), () => Date.now() + days * DAY_MS);
    expect(await late(11)()).toBe('1.1.0');
    expect(told.map(([event]) => event)).toEqual(['documents.refused', 'documents.alarm']);
    expect(told[0]?.[1]).toContain('too long ago to be taken up');
    told = [];
    expect(await late(8)()).toBe('1.2.0');
    expect(told.map(([event]) => event)).toEqual(['documents.taken', 'documents.alarm']);
    told = [];
    // What was taken up stays, however old it becomes.
    expect(await late(400)()).toBe('1.2.0');
    expect(told.map(([event]) => event)).toEqual(['documents.taken', 'documents.alarm']);
  });
});

describe('a store that somebody else can write to', () => {
  beforeEach(() => promote(site, 'games', '1.2.0'));

  it.each(['discovery.json', 'taken-back.json', 'index.html', 'sw.js', 'first/other.json', 'first/m/home.json'])(
    'has one byte changed in %s: it is refused, told, and the last good one is served',
    async (file) => {
      flip(liveFile('base', file));
      await isRefused('The documents of base are not those of the statement');
      // The command puts the document right, and it is taken up.
      renew(site);
      expect(await both()).toEqual(['1.2.0', '1.2.0']);
    },
  );

  it('has a document more, or one less', async () => {
    const more = liveFile('base', 'first', 'more.json');
    writeFileSync(more, '{}');
    await isRefused('The documents of base are not those of the statement');
    rmSync(more);
    rmSync(liveFile('base', 'sw.js'));
    told = [];
    reader = readerAt();
    await isRefused('The documents of base are not those of the statement');
  });

  it('has the description of a release changed, or deleted', async () => {
    const file = path.join(site, 'games/1.2.0/release.json');
    flip(file);
    await isRefused('The description of games 1.2.0 is not what was signed');
    told = [];
    rmSync(file);
    reader = readerAt();
    await isRefused('The description of games 1.2.0 is not there');
  });

  it('has one byte of the statement changed, none at all, or one without a signature', async () => {
    const file = liveFile('statement.json');
    const right = readFileSync(file, 'utf8');
    flip(file);
    expect(await reader()).toBe('1.1.0');
    rmSync(file);
    expect(await readerAt()()).toBe('1.1.0');
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(right) as object), signatures: [] }));
    expect(await readerAt()()).toBe('1.1.0');
    expect(told.map(([event]) => event)).toEqual(['documents.refused', 'documents.refused', 'documents.refused']);
    expect(told[1]?.[1]).toContain('What is live has no statement');
    expect(told[2]?.[1]).toContain('is not signed by an online key');
  });

  it('has links that lead out of it, a pipe that never ends, and a file that fills the memory', async () => {
    const [first, worker] = [liveFile('base', 'first'), liveFile('base', 'sw.js')];
    rmSync(first);
    symlinkSync('/', first);
    await isRefused('leads out of the store');
    rmSync(first);
    rmSync(worker);
    execFileSync('mkfifo', [worker]);
    const trust = path.join(trustFolder(site), '2.json');
    for (const [make, sentence] of [
      [() => undefined, 'The documents of base are not those of the statement'],
      [() => symlinkSync('/dev/zero', liveFile('statement.json')), 'statement.json is no plain file'],
      [() => execFileSync('mkfifo', [liveFile('statement.json')]), 'statement.json is no plain file'],
      [
        () => writeFileSync(liveFile('statement.json'), Buffer.alloc(5 * 1024 * 1024)),
        'statement.json is no plain file',
      ],
      [() => execFileSync('mkfifo', [trust]), 'The statement of what is live cannot be read'],
    ] as const) {
      if (sentence.startsWith('statement')) rmSync(liveFile('statement.json'));
      else if (sentence.startsWith('The statement')) writeFileSync(liveFile('statement.json'), '');
      make();
      told = [];
      reader = readerAt();
      await isRefused(sentence);
    }
    rmSync(pointer());
    symlinkSync('/etc', pointer());
    told = [];
    reader = readerAt();
    await isRefused('leads out of the store');
  });

  it('has an older generation put back, with its own true statement', async () => {
    expect(await reader()).toBe('1.2.0');
    const older = readdirSync(path.join(site, '.generations')).filter(
      (id) => id !== path.basename(readlinkSync(pointer())),
    );
    expect(older.length).toBeGreaterThan(2);
    for (const id of older) {
      rmSync(pointer());
      symlinkSync(`.generations/${id}`, pointer());
      told = [];
      reader = readerAt();
      await isRefused('was seen before: an older one was put back', '1.2.0');
    }
  });

  it('has an older generation put back while the key of a team is retired', async () => {
    expect(await reader()).toBe('1.2.0');
    const now = path.basename(readlinkSync(pointer()));
    const root = keys.open('root');
    addKeys(site, root, added({ teams: [{ part: 'games', key: keys.key('otherTeam') }] }));
    // Told by its serial first: what was seen does not go with the key of a team.
    const older = readdirSync(path.join(site, '.generations')).filter((id) => id !== now);
    retireKeys(site, root, [nameOfKey(keys.key('team'))]);
    for (const id of older) {
      rmSync(pointer());
      symlinkSync(`.generations/${id}`, pointer());
      told = [];
      reader = readerAt();
      await isRefused('was seen before: an older one was put back', '1.2.0');
    }
  });

  it('has all of its files of before put back, the log and the trust as well', async () => {
    const copy = path.join(folder, 'copy');
    cpSync(site, copy, { recursive: true, verbatimSymlinks: true });
    rollback(site, 'games');
    addKeys(site, keys.open('root'), added({ online: [keys.key('otherOnline')] }));
    renew(site);
    expect(await reader()).toBe('1.1.0');
    told = [];
    rmSync(site, { recursive: true });
    renameSync(copy, site);
    reader = readerAt();
    await isRefused('was seen before: an older one was put back');
  });

  it('has a statement by a foreign key, by that of a team, or of another purpose', async () => {
    for (const [by, purpose] of [
      ['foreign', 'statement'],
      ['team', 'statement'],
      ['online', 'release'],
    ] as const) {
      forge(by, () => undefined, purpose);
      told = [];
      reader = readerAt();
      await isRefused('is not signed by an online key of this site');
    }
  });

  it('has a trust of its own, or none', async () => {
    const trust = path.join(trustFolder(site), '1.json');
    const right = readFileSync(trust, 'utf8');
    writeFileSync(trust, right.replace(keys.key('online'), keys.key('foreign')));
    await isRefused('Version 1 of the trust is not the one that was seen before');
    told = [];
    writeFileSync(path.join(trustFolder(site), '2.json'), right.replace('"version\\":1', '"version\\":2'));
    writeFileSync(trust, right);
    reader = readerAt();
    await isRefused('Version 2 of the trust is not signed by the root');
    // What a server has seen of the trust does not go with the store's.
    rmSync(trustFolder(site), { recursive: true });
    told = [];
    reader = readerAt();
    expect(await both()).toEqual(['1.2.0', '1.2.0']);
  });
});

/** The documents of the base as they lie in the store. */
function liveDocuments(): Map<string, string> {
  const base = liveFile('base');
  const names = readdirSync(base, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !['first', 'before'].includes(name),
  );
  const first = readdirSync(path.join(base, 'first'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `first/${name}`);
  const all = [...new Set([...names.filter((name) => !name.startsWith('first/')), ...first])];
  return new Map(all.map((name) => [name, readFileSync(path.join(base, name), 'utf8')]));
}

describe('whoever stole the online key', () => {
  const files = (statement: Statement) => statement.channels['base'] ?? '';

  it('can choose among signed releases, and name no other', async () => {
    publish(site, build('games', '6.6.6'));
    const hash =
      (
        JSON.parse(readFileSync(liveFile('base', 'discovery.json'), 'utf8')) as never as {
          microFrontends: { games: { extras: { files: { integrity: string } } }[] };
        }
      ).microFrontends.games[0]?.extras.files.integrity ?? '';
    forge('online', ({ releases }) => {
      releases.push({ part: 'games', version: '6.6.6', description: hash, key: '', signature: 'AAAA' });
    });
    await isRefused('games 6.6.6 is signed by no key that its team has');
    told = [];
    forge('online', ({ releases }) => {
      releases.length = 1;
    });
    await isRefused('is live without the signature of its team');
  });

  it.each([
    [
      'index.html',
      (text: string) => text.replace('shell of', 'evil of'),
      'The document of the site is not that of shell 1.0.0',
    ],
    ['sw.js', () => 'evil()', 'The service worker is not that of shell 1.0.0'],
    [
      'discovery.json',
      (text: string) => text.replace(/"integrity":"sha256-./, '"integrity":"sha256-!'),
      'has another hash in the document',
    ],
    [
      'first/other.json',
      () => '{"shell@1.0.0":{"exposes":{},"integrity":{"main.js":"sha256-evil"}}}',
      'has another hash of main.js',
    ],
    [
      'first/other.json',
      () => '{"shell@1.0.0":{"exposes":{},"integrity":{},"early":["//evil.example/?{token}"]}}',
      'asks for what shell 1.0.0 does not',
    ],
    [
      'first/other.json',
      () => '{"evil@1.0.0":{"exposes":{},"integrity":{}}}',
      'names evil@1.0.0, which the document does not',
    ],
    [
      'first/m/list.pictures.json',
      () => '{"games@1.1.0":"{}"}',
      'first/m/list.pictures.json has another picture than games 1.1.0 has',
    ],
    ['taken-back.json', () => '{"games":["1.1.0"]}', 'games 1.1.0 is live, and said to be taken back'],
    ['evil.js', () => 'evil()', 'evil.js is no file of a site'],
    ['before/evil.js', () => 'evil()', 'before/evil.js is no file of a site'],
    ['before/index.html', () => 'evil', 'The document of the site is not that of no shell'],
    [
      'before/discovery.json',
      () =>
        '{"microFrontends":{"games":[{"metadata":{"version":"6.6.6"},"extras":{"files":{"integrity":"sha256-x"}}}]}}',
      'games 6.6.6 is live without the signature of its team',
    ],
  ] as const)('cannot put another thing into %s (%#)', async (file, change, sentence) => {
    const place = liveFile('base', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, change(existsSync(place) ? readFileSync(place, 'utf8') : ''));
    const documents = liveDocuments();
    forge('online', (statement) => {
      statement.channels['base'] = hashOfDocuments(documents);
      expect(files(statement)).not.toBe('');
    });
    await isRefused(sentence);
  });

  it.each([
    ['as it was signed before', undefined, 'games 1.1.0 is live without the signature of its team'],
    ['with the signature of before', {}, 'games 1.1.0 is signed by no key that its team has'],
    ['without one', { key: '', signature: '' }, 'games 1.1.0 is signed by no key that its team has'],
  ])('cannot change a byte of a release by a statement that names it %s', async (_, signed, sentence) => {
    const [script, described] = ['list.js', 'release.json'].map((name) => path.join(site, 'games/1.1.0', name)) as [
      string,
      string,
    ];
    const [before, description] = [script, described].map((file) => hashOf(readFileSync(file))) as [string, string];
    flip(script);
    const text = readFileSync(described, 'utf8').replaceAll(before, hashOf(readFileSync(script)));
    writeFileSync(described, text);
    for (const [name, document] of liveDocuments())
      writeFileSync(
        liveFile('base', name),
        document.replaceAll(description, hashOf(text)).replaceAll(before, hashOf(readFileSync(script))),
      );
    forge('online', (statement) => {
      statement.channels['base'] = hashOfDocuments(liveDocuments());
      if (signed === undefined) return;
      statement.releases = statement.releases.map((release) =>
        release.description === description ? { ...release, ...signed, description: hashOf(text) } : release,
      );
    });
    const kept = () => readFileSync(path.join(own, 'live/base/discovery.json'), 'utf8');
    const right = kept();
    expect(right).toContain(description);
    expect(await both()).toEqual(['1.1.0', '1.1.0']);
    const refused = told.filter(([event]) => event === 'documents.refused');
    expect(refused).toEqual([
      ['documents.refused', expect.stringContaining(sentence)],
      ['documents.refused', expect.stringContaining(sentence)],
    ]);
    expect(kept()).toBe(right);
  });

  it('can leave no folder and no file behind elsewhere', async () => {
    forge('online', (statement) => {
      statement.channels['../../evil'] = files(statement);
    });
    await isRefused('has another form than it should have');
    expect(existsSync(path.join(folder, 'evil'))).toBe(false);
  });

  it('holds nobody up with the highest serial of all, once the key is retired', async () => {
    forge('online', (statement) => {
      statement.serial = Number.MAX_SAFE_INTEGER;
    });
    expect(await reader()).toBe('1.1.0');
    const root = keys.open('root');
    addKeys(site, root, added({ online: [keys.key('otherOnline')] }));
    retireKeys(site, root, [nameOfKey(keys.key('online'))]);
    told = [];
    reader = readerAt();
    await isRefused('is not signed by an online key of this site');
    keys.use('otherOnline');
    promote(site, 'games', '1.2.0');
    expect(await both()).toEqual(['1.2.0', '1.2.0']);
  });
});

it('takes up the documents of each shell that visitors are divided among, and refuses one that was changed', async () => {
  for (const version of ['1.1.0', '1.2.0']) {
    const files = { ...filesOfPart('shell', version), 'index.html': `foyer_visitor, shell ${version}` };
    publish(site, build('shell', version, { files }));
    addSignature(site, 'shell', version, { with: keys.open('team') });
  }
  promote(site, 'shell', '1.1.0');
  expect(await both()).toEqual(['1.1.0', '1.1.0']);
  setTraffic(site, 'shell', { '1.1.0': 50, '1.2.0': 50 });
  const changed = liveFile('base/shell/1.2.0/index.html');
  flip(changed);
  told = [];
  await isRefused('');
  flip(changed);
  expect(await readerAt()()).toBe('1.1.0');
  const kept = (name: string) => readFileSync(path.join(own, 'live/base', name), 'utf8');
  expect(kept('shell/1.2.0/index.html')).toContain('shell 1.2.0');
  expect(kept('shell/1.2.0/before/index.html')).toContain('shell 1.1.0');
});
