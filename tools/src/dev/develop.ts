import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildStudioPage } from '../build/studio-page';
import { type PartName, partFolder, partNames, remotes, root } from '../paths';
import { tracedBeside } from '../release/trace';
import { createChecks } from './checks';
import type { Message } from './client/messages';
import { type DevBuild, developRemote, developShell } from './dev-part';
import { clearDevSite, writeDevSite } from './dev-site';
import { openEvents } from './events';
import { createInstallWatch, isInstalled } from './installed';
import { ownFirst } from './own-frames';
import { savedParts } from './saved-parts';
import { watchFolders } from './watch-folders';

/** Several files are saved at once; what is done beside the builds waits until they are. */
const QUIET_MS = 100;

interface Wish {
  /** Folder of the host, and the one that is served instead of it. */
  readonly site: string;
  readonly folder: string;
  /** Port of the site, and the host that it listens on. */
  readonly port: number;
  readonly host: string;
  /** Remotes that are built from their sources at once; others are as released until something of them is saved. */
  readonly named: readonly PartName[];
  /** Folders of sources that lie elsewhere, by part. */
  readonly from?: Readonly<Record<PartName, string>>;
}

const shared = path.join(root, 'shared');

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Builds the shell and the named remotes for development and keeps them built: what is saved is taken into open pages, which are
 * loaded anew only where that cannot be (decision 40).
 *
 * @returns once all of them were built, or have said what is wrong
 */
export async function develop({ site, folder, port, host, named, from = {} }: Wish): Promise<void> {
  clearDevSite(folder);
  const builds = new Map<PartName, DevBuild>();
  const latest = new Map<string, Message>();
  const ends = new Map<PartName, () => Promise<void>>();
  const events = await openEvents(
    { port, host },
    () => [...latest.values()],
    (stack) => ownFirst(tracedBeside(folder, stack)),
  );
  const tell = (about: string, message: Message) => {
    latest.set(about, message);
    events.tell(message);
  };
  const write = () => {
    try {
      writeDevSite(site, folder, builds);
    } catch (error) {
      console.error(textOf(error));
    }
  };
  const sourcesOf = (part: PartName) => from[part] ?? partFolder(part);

  const { checkTexts, checkTypes } = createChecks(
    (about) => latest.has(about),
    (about, text) => tell(about, { kind: 'failed', part: about, text }),
  );

  /** Starts to build a part, and goes on whenever it changes. @returns once it was built, or not */
  function start(part: PartName): Promise<void> {
    const { version: own } = JSON.parse(readFileSync(path.join(sourcesOf(part), 'package.json'), 'utf8')) as {
      version: string;
    };
    const version = `${own}-dev`;
    const options = { part, version, folder: sourcesOf(part), out: path.join(folder, part, version) };
    mkdirSync(options.out, { recursive: true });
    let since = performance.now();
    let first = true;
    const seconds = () => `${((performance.now() - since) / 1000).toFixed(1)} s`;
    return new Promise((resolve) => {
      const told = {
        started() {
          since = performance.now();
          console.log(`${part} is built …`);
        },
        built(made: DevBuild) {
          const before = builds.get(part);
          builds.set(part, made);
          const { hash, integrity, updates } = made.compiled;
          const files = { ...integrity, ...updates };
          const { exposes } = made.info;
          const message: Message = { kind: 'built', part, hash, folder: `/${part}/${version}/`, files, exposes };
          latest.set(part, message);
          // No hot update leads to a build that was started anew, or replaces a document.
          const anew = first || (before?.compiled === made.compiled && before.html !== made.html);
          first = false;
          if (!anew) events.tell(message);
          write();
          if (anew) events.tell({ kind: 'reload' });
          console.log(`${part} was built in ${seconds()}`);
          checkTexts(part, sourcesOf(part));
          resolve();
        },
        failed(text: string) {
          tell(part, { kind: 'failed', part, text });
          console.error(`${part} was not built (${seconds()}); what was there stays.\n${text}`);
          resolve();
        },
      };
      try {
        ends.set(part, part === 'shell' ? developShell(options, events, told) : developRemote(options, told));
      } catch (error) {
        told.failed(textOf(error));
      }
    });
  }

  let toldReleased = false;
  /** Says once which parts a save of `shared` does not reach. */
  function tellReleased(): void {
    const released = partNames.filter((part) => !ends.has(part));
    if (toldReleased || released.length === 0) return;
    toldReleased = true;
    console.log(`${released.join(', ')}: with the shared of their release, until something of theirs is saved`);
  }

  /** Ends the build of a remote that was taken away. */
  async function leave(part: PartName): Promise<void> {
    await ends.get(part)?.();
    if (!ends.delete(part)) return;
    builds.delete(part);
    for (const about of latest.keys()) if (about === part || about.startsWith(`${part}: `)) latest.delete(about);
    console.log(`${part} is gone`);
    write();
    events.tell({ kind: 'reload' });
  }

  async function saved(part: PartName, files: readonly string[]): Promise<void> {
    const sources = sourcesOf(part);
    if (!existsSync(path.join(sources, 'package.json'))) return leave(part);
    if (from[part] === undefined && !isInstalled(sources)) return waitForInstall(part, sources);
    const declared = files.includes(path.join(sources, part === 'shell' ? 'src/index.html' : 'remote.json'));
    if (!ends.has(part) || declared) {
      await ends.get(part)?.();
      // Where its declaration is wrong, it is started by the next save of any file.
      ends.delete(part);
      await start(part);
    }
    checkTypes(part, sources);
  }

  async function changed(names: readonly string[], files: readonly string[]): Promise<void> {
    for (const part of savedParts(names, files, from)) await saved(part, files);
    if (names.includes('shared')) {
      tellReleased();
      for (const name of ['shared', ...ends.keys()]) checkTypes(name, name === 'shared' ? shared : sourcesOf(name));
    }
    if (names.includes('releases')) {
      write();
      events.tell({ kind: 'reload' });
    }
    if (names.includes('studio')) await buildStudioPage();
  }

  let work = Promise.resolve();
  const take = (names: readonly string[], files: readonly string[]) => {
    work = work.then(() => changed(names, files)).catch((error: unknown) => console.error(textOf(error)));
  };
  const waitForInstall = createInstallWatch((of) => take([], [path.join(of, 'remote.json')]));

  // As released, wherever a part cannot be built yet.
  write();
  await Promise.all([...new Set(['shell', ...named])].map(start));
  for (const part of named) checkTypes(part, sourcesOf(part));
  const areas = {
    ...from,
    shell: sourcesOf('shell'),
    // As a whole, for the remotes that are to come.
    remotes,
    shared: path.join(shared, 'src'),
    studio: path.join(root, 'platform', 'src', 'studio', 'page'),
    releases: path.join(site, 'log'),
  };
  watchFolders(areas, QUIET_MS, take);
}
