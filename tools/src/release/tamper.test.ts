import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from './publish';
import { promote, rollback } from './releases';
import { build, filesOfPart } from './testing/builds';
import { setTraffic } from './traffic';

const newSite = () => mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
let site: string;
beforeEach(() => {
  site = newSite();
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const sites = new Map<string, string>();
afterAll(() => {
  for (const each of sites.values()) rmSync(each, { recursive: true, force: true });
});

/** Content of the files in a folder and below, by name, as a reader finds them through links. */
function contents(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .flatMap((name): [string, string][] => {
        const file = path.join(folder, name);
        if (statSync(file).isFile()) return [[name, readFileSync(file, 'latin1')]];
        return Object.entries(contents(file)).map(([below, text]) => [`${name}/${below}`, text]);
      }),
  );
}

/** All files of a release on the host: the build, its description, and compressed copies. */
const filesOf = (part: string): string[] =>
  [...Object.keys(filesOfPart(part, '')), 'release.json'].flatMap((file) =>
    file.endsWith('.html') ? [file] : [file, `${file}.br`, `${file}.gz`],
  );

function changeByte(file: string): void {
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function siteOf(part: string): string {
  const made = newSite();
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) publish(made, build(part, version));
  promote(made, part, '1.0.0');
  promote(made, part, '1.1.0');
  return made;
}

/** Publishes three releases of a part, the second live, the first its fallback. Made once and copied for each test. */
function threeReleases(part: string): void {
  const made = sites.get(part) ?? siteOf(part);
  sites.set(part, made);
  cpSync(made, site, { recursive: true });
}

type Attempt = (part: string) => unknown;
/** Commands that make or keep a release live, by the version concerned. */
const attempts: Record<string, Record<string, Attempt>> = {
  '2.0.0': {
    promote: (part) => promote(site, part, '2.0.0'),
    'promote for one merchant': (part) => promote(site, part, '2.0.0', 'W3'),
    'rollback to a named release': (part) => rollback(site, part, 'base', '2.0.0'),
    traffic: (part) => setTraffic(site, part, { '1.1.0': 50, '2.0.0': 50 }),
  },
  '1.1.0': {
    'promote of what is live': (part) => promote(site, part, '1.1.0'),
    'promote with it as the fallback': (part) => promote(site, part, '2.0.0'),
  },
  '1.0.0': { rollback: (part) => rollback(site, part) },
};
const attemptsAt = (part: string, version: string) =>
  Object.entries(attempts[version] ?? {}).filter(([name]) => part !== 'shell' || name !== 'traffic');

function refusalOf(attempt: () => unknown): string {
  try {
    attempt();
    return 'none';
  } catch (error) {
    return String(error);
  }
}

describe.each(['shell', 'games'])('a release of %s that was changed after it was published', (part) => {
  describe.each(Object.keys(attempts))('%s', (version) => {
    const all = attemptsAt(part, version);
    const names = all.map(([name]) => name).join(', ');
    it.each(filesOf(part))(`is refused when one byte of %s is another, and what is live stays: ${names}`, (file) => {
      threeReleases(part);
      changeByte(path.join(site, part, version, file));
      const [live, log] = [contents(path.join(site, 'live')), contents(path.join(site, 'log'))];
      for (const [name, attempt] of all) {
        expect([name, refusalOf(() => attempt(part))]).toEqual([
          name,
          expect.stringContaining(`${part} ${version}: ${file} `),
        ]);
        expect(contents(path.join(site, 'live'))).toEqual(live);
        expect(contents(path.join(site, 'log'))).toEqual(log);
      }
    });
  });
});

describe('a release with other files than it was published with', () => {
  const file = (name: string) => path.join(site, 'games', '2.0.0', name);
  const refused = (sentence: string) => {
    const live = contents(path.join(site, 'live'));
    expect(() => promote(site, 'games', '2.0.0')).toThrow(sentence);
    expect(contents(path.join(site, 'live'))).toEqual(live);
  };
  beforeEach(() => threeReleases('games'));

  it.each(filesOf('games').filter((name) => !/\.(br|gz)$/.test(name)))('is refused when %s is gone', (name) => {
    rmSync(file(name));
    refused(`games 2.0.0: ${name} `);
  });

  it('is refused when a file was added, wherever', () => {
    writeFileSync(file('.hidden.js'), 'alert(1)');
    refused('games 2.0.0: .hidden.js ');
  });

  it.each(['.gz', '.br'])('is refused when something follows the end of a compressed copy: %s', (copy) => {
    appendFileSync(file(`remoteEntry.js${copy}`), 'more');
    refused(`games 2.0.0: remoteEntry.js${copy} is not as it was published`);
  });

  it('is refused when a compressed copy is of something else, or of nothing that is there', () => {
    writeFileSync(file('list.js.gz'), readFileSync(file('list.css.gz')));
    refused('games 2.0.0: list.js.gz is not as it was published');
    rmSync(file('list.js.gz'));
    writeFileSync(file('other.js.gz'), readFileSync(file('list.css.gz')));
    refused('games 2.0.0: other.js.gz is no file of that release');
  });

  it('is refused when a link stands for a file, though it leads to the same words', () => {
    renameSync(file('list.js'), path.join(site, 'elsewhere.js'));
    symlinkSync(path.join(site, 'elsewhere.js'), file('list.js'));
    refused('games 2.0.0: list.js is no file of that release');
  });

  it('says what the disk says where the description cannot be read', () => {
    rmSync(file('release.json'));
    mkdirSync(file('release.json'));
    refused('EISDIR');
  });
});
