import path from 'node:path';
import { buildPart } from '../build/build-part';
import { buildStudioPage } from '../build/studio-page';
import { isPartName, type PartName, partFolder, partNames, root } from '../paths';
import { publish } from '../release/publish';
import { promote, withSite } from '../release/releases';
import { watchFolders } from './watch-folders';

/** Several files are saved at once; the build waits until they are. */
const QUIET_MS = 100;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function rebuild(site: string, part: PartName): Promise<void> {
  const start = performance.now();
  console.log(`${part} is built …`);
  try {
    const built = await buildPart(part);
    await withSite(site, () => {
      publish(site, built);
      promote(site, part, built.info.version);
    });
    console.log(`${part} ${built.info.version} is live after ${seconds(start)}: load the page again`);
  } catch (error) {
    console.error(`${part} was not built (${seconds(start)}); what was live stays.\n${textOf(error)}`);
  }
}

async function rebuildStudio(): Promise<void> {
  await buildStudioPage().catch((error: unknown) => console.error(textOf(error)));
}

/** Builds, publishes and promotes a part whenever its sources or declarations change, and every part when what they share does. */
export function watchParts(site: string): void {
  let work = Promise.resolve();
  const areas = {
    ...Object.fromEntries(partNames.map((part) => [part, partFolder(part)])),
    shared: path.join(root, 'shared', 'src'),
    studio: path.join(root, 'platform', 'src', 'studio', 'page'),
  };
  watchFolders(areas, QUIET_MS, (names) => {
    const due = names.includes('shared') ? partNames : names.filter(isPartName);
    for (const part of due) work = work.then(() => rebuild(site, part));
    if (names.includes('studio')) work = work.then(rebuildStudio);
  });
}
