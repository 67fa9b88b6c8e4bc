import { bus } from '@foyer/shared/bus';
import { folderOf, preloadRelease } from '../boot/preload';
import { boot, loadTimeout } from '../boot/state';
import { unmetDemands } from '../boot/versions';
import { loadExposeOf } from './container';
import { ensureKnown } from './description';
import type { LoadableRelease } from './loadable-release';
import { chosenRelease, fallbackRelease } from './release';

/** Parts on their fallback. They stay on it for the life of the page, because two releases must not mix. */
const fallen = new Map<string, LoadableRelease>();

export const versionInUse = (part: string): string => boot().versions[part] ?? '';

function within<T>(milliseconds: number, work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not come within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

const unmetBy = (release: LoadableRelease): string[] => unmetDemands(release.shared, boot().chosen['shell']);

/** Loads entry and chunks side by side; otherwise the chunks wait until the entry has run. */
function preloadExpose({ part, folder }: LoadableRelease, expose: string): void {
  const chosen = boot().chosen[part];
  if (chosen && folderOf(chosen) === folder) preloadRelease(boot().files, chosen, [expose]);
}

async function knownAndLoaded(release: LoadableRelease, expose: string): Promise<unknown> {
  await ensureKnown(release, expose);
  preloadExpose(release, expose);
  return loadExposeOf(release, expose);
}

async function attempt(release: LoadableRelease, expose: string): Promise<unknown> {
  const { part, version } = release;
  const unmet = unmetBy(release);
  const deadline = 2 * loadTimeout();
  try {
    if (unmet.length > 0) throw new Error(`${part} ${version} needs ${unmet.join(', ')}`);
    const module = await within(deadline, knownAndLoaded(release, expose), `${part} ${version} ${expose}`);
    boot().seen.push({ part, version, failed: false });
    return module;
  } catch (error) {
    boot().files.failed(release.folder);
    boot().seen.push({ part, version, failed: true });
    bus.emit('part:failed', { part, version, expose, error: String(error) });
    throw error;
  }
}

/**
 * Loads an expose of a part: from the visitor's release, then from fresh addresses of it, then from its fallback, where the
 * part stays. Every failed attempt is reported.
 * @throws the last error, when no release serves it
 */
export async function loadExpose(part: string, expose: string): Promise<unknown> {
  const release = fallen.get(part) ?? chosenRelease(part);
  if (!release) throw new Error(`Nothing is released under the name ${part}`);
  const runs = unmetBy(release).length === 0;
  if (runs) preloadExpose(release, expose);
  const tries = runs ? 2 : 1;
  let last: unknown;
  for (let i = 0; i < tries; i += 1) {
    try {
      return await attempt(release, expose);
    } catch (error) {
      last = error;
    }
  }
  // Another expose may have switched the part to its fallback meanwhile.
  if (release === fallen.get(part)) throw last;
  const fallback = await fallbackRelease(part).catch(() => undefined);
  if (!fallback || !boot().files.exposeOf(fallback.folder, expose)) throw last;
  const module = await attempt(fallback, expose);
  fallen.set(part, fallback);
  boot().versions[part] = fallback.version;
  return module;
}
