import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildStudioPage } from '../build/studio-page';
import { type PartName, partFolder, partNames, root } from '../paths';
import { tracedBeside } from '../release/trace';
import type { Message } from './client/messages';
import { type DevBuild, developRemote, developShell } from './dev-part';
import { clearDevSite, writeDevSite } from './dev-site';
import { openEvents } from './events';
import { problemOfTexts } from './texts-of-part';
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
    (stack) => tracedBeside(folder, stack),
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

  const checkTexts = (part: PartName) => {
    const about = `${part}: texts`;
    const text = problemOfTexts(part, sourcesOf(part));
    if (text !== '') console.error(`No release can be made of ${part}:\n${text}`);
    if (text !== '' || latest.has(about)) tell(about, { kind: 'failed', part: about, text });
  };

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
          const { hash, updates: files } = made.compiled;
          const message: Message = { kind: 'built', part, hash, folder: `/${part}/${version}/`, files };
          latest.set(part, message);
          // No hot update leads to a build that was started anew, or replaces a document.
          const anew = first || (before?.compiled === made.compiled && before.html !== made.html);
          first = false;
          if (!anew) events.tell(message);
          write();
          if (anew) events.tell({ kind: 'reload' });
          console.log(`${part} was built in ${seconds()}`);
          checkTexts(part);
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

  async function changed(names: string[], files: string[]): Promise<void> {
    const parts = names.filter((name) => name !== 'shared' && name !== 'studio' && name !== 'releases');
    for (const part of parts) {
      const declared = files.includes(path.join(sourcesOf(part), part === 'shell' ? 'src/index.html' : 'remote.json'));
      if (ends.has(part) && !declared) continue;
      await ends.get(part)?.();
      // Where its declaration is wrong, it is started by the next save of any file.
      ends.delete(part);
      await start(part);
    }
    if (names.includes('shared')) tellReleased();
    if (names.includes('releases')) {
      write();
      events.tell({ kind: 'reload' });
    }
    if (names.includes('studio')) await buildStudioPage();
  }

  // As released, wherever a part cannot be built yet.
  write();
  await Promise.all([...new Set(['shell', ...named])].map(start));
  const areas = {
    ...Object.fromEntries(partNames.map((part) => [part, sourcesOf(part)])),
    shared: path.join(root, 'shared', 'src'),
    studio: path.join(root, 'platform', 'src', 'studio', 'page'),
    releases: path.join(site, 'log'),
  };
  let work = Promise.resolve();
  watchFolders(areas, QUIET_MS, (names, files) => {
    work = work.then(() => changed(names, files)).catch((error: unknown) => console.error(textOf(error)));
  });
}
