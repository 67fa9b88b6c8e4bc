import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../paths';
import { mapsOfBuild } from '../maps';
import { publish } from '../publish';
import { promote } from '../releases';
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
    /** Publishes a release with a map. On the first day without the command, which takes longer. */
    async published(part: string, version: string, given?: Parameters<typeof build>[2]): Promise<void> {
      const built = build(part, version, given);
      mkdirSync(mapsOfBuild(built.folder));
      writeFileSync(path.join(mapsOfBuild(built.folder), 'list.js.map'), '{}');
      if (host.day === 0) publish(host.site, built);
      else await host.does('publish', part, '--build', built.folder);
      rmSync(mapsOfBuild(built.folder), { recursive: true });
    },
    /** Makes a release live, likewise. */
    async promoted(part: string, version: string, merchant = 'base'): Promise<void> {
      if (host.day === 0) promote(host.site, part, version, merchant);
      else await host.does('promote', part, version, '--merchant', merchant, '--first');
    },
    /** Publishes releases, each of which is live for a while. */
    async lived(part: string, ...versions: string[]): Promise<void> {
      for (const version of versions) {
        await host.published(part, version);
        await host.promoted(part, version);
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
