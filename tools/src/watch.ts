import { watch } from 'node:fs';
import path from 'node:path';
import { buildPart } from './build/build-part';
import { buildStudioPage } from './build/studio-page';
import { type PartName, partFolder, partNames, root } from './paths';
import { publish } from './release/publish';
import { promote, withSite } from './release/releases';

/** Several files are saved at once; the build waits until they are. */
const QUIET_MS = 150;

async function rebuild(site: string, part: PartName): Promise<void> {
  try {
    const built = await buildPart(part);
    await withSite(site, () => {
      publish(site, built);
      promote(site, part, built.info.version);
    });
    if (built.fresh) console.log(`${part} ${built.info.version} is live: load the page again`);
  } catch (error) {
    console.error(`${part} was not built; what was live stays.\n${error instanceof Error ? error.message : error}`);
  }
}

/** Builds, publishes and promotes a part whenever its sources change, and every part when what they share does. */
export function watchParts(site: string): void {
  const waiting = new Set<PartName>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const changed = (parts: readonly PartName[]) => () => {
    for (const part of parts) waiting.add(part);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const due = [...waiting];
      waiting.clear();
      for (const part of due) work = work.then(() => rebuild(site, part));
    }, QUIET_MS);
  };
  for (const part of partNames) watch(path.join(partFolder(part), 'src'), { recursive: true }, changed([part]));
  watch(path.join(root, 'shared', 'src'), { recursive: true }, changed(partNames));
  watch(path.join(root, 'platform', 'src', 'studio', 'page'), () => {
    buildStudioPage().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  });
}
