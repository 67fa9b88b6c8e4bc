import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../paths';
import { mapsOfBuild } from '../maps';
import { build } from './builds';
import { type BundledCommand, bundledCommand, type Ended } from './bundled-command';

const hook = (name: string) => ['--import', pathToFileURL(path.join(root, 'tools/src/release/testing', name)).href];

/** Files of a shell whose document loads a vendor script. */
export const shellFiles = (version: string, vendor: string): Record<string, string> => ({
  'index.html': `<script defer src="/shell/${version}/vendor.js"></script>`,
  'vendor.js': vendor,
  'main.js': `main of ${version}`,
});

/** A host for each test, on which the command is run as on the day that the test says. */
export function hostOfDays() {
  let command: BundledCommand;
  const host = {
    site: '',
    /** Days since the real moment. */
    day: 0,
    /** Runs the command on that day; `kill` is for `kill-at.mjs`. */
    run: (words: readonly string[], kill?: Readonly<Record<string, string>>): Promise<Ended> =>
      command.run(host.site, words, { CLOCK_DAYS: String(host.day), KILL_SITE: host.site, ...kill }, [
        ...hook('clock.mjs'),
        ...(kill === undefined ? [] : hook('kill-at.mjs')),
      ]),
    /** Runs a command that has to succeed in silence. @returns what it says */
    async does(...words: string[]): Promise<string> {
      const { code, stdout, stderr } = await host.run(words);
      expect({ words, code, stderr }).toEqual({ words, code: 0, stderr: '' });
      return stdout;
    },
    /** Publishes a release with a map. */
    async published(part: string, version: string, files?: Record<string, string>): Promise<void> {
      const { folder } = build(part, version, files === undefined ? {} : { files });
      mkdirSync(mapsOfBuild(folder));
      writeFileSync(path.join(mapsOfBuild(folder), 'list.js.map'), '{}');
      await host.does('publish', part, '--build', folder);
      rmSync(mapsOfBuild(folder), { recursive: true });
    },
    /** Publishes releases, each of which is live for a while. */
    async lived(part: string, ...versions: string[]): Promise<void> {
      for (const version of versions) {
        await host.published(part, version);
        await host.does('promote', part, version);
      }
    },
    /** What lies on the host of a part, and beside it of its maps. */
    here: (part = 'games'): string[] => namesIn(path.join(host.site, part)),
    maps: (part = 'games'): string[] => namesIn(path.join(`${host.site}-maps`, part)),
  };
  const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);
  beforeAll(async () => {
    command = await bundledCommand();
  });
  afterAll(() => command.remove());
  beforeEach(() => {
    host.site = path.join(mkdtempSync(path.join(tmpdir(), 'foyer-days-')), 'site');
    host.day = 0;
  });
  afterEach(() => rmSync(path.dirname(host.site), { recursive: true, force: true }));
  return host;
}
