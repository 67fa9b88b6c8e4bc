import type { ExposeFiles } from '@foyer/shared/remote';

export interface Asset {
  url: string;
  integrity: string;
  /** Milliseconds until the load counts as failed. */
  timeout: number;
}

/** How the guard names an address: one of this site by its path, any other whole. Queries do not count. */
export function placeOf(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin ? pathname : origin + pathname;
}

/**
 * The guard: decides how every script and stylesheet of a part is fetched. With its hash, from a fresh address after its
 * release has failed, or not at all.
 */
export function createFiles(timeout: number) {
  const hashes = new Map<string, string>();
  const known = new Map<string, ExposeFiles>();
  const failures = new Map<string, number>();
  const asked = new Set<string>();
  const folderOf = (place: string) => place.slice(0, place.lastIndexOf('/') + 1);
  return {
    /** Registers the files of a release and of its exposes; `folder` ends with a slash, and is whole at another origin (decision 95). */
    know(
      folder: string,
      integrity: Readonly<Record<string, string>>,
      exposes: Readonly<Record<string, ExposeFiles>> = {},
    ): void {
      for (const [file, hash] of Object.entries(integrity)) hashes.set(folder + file, hash);
      for (const [expose, files] of Object.entries(exposes)) known.set(folder + expose, files);
    },
    /** The files of an expose; undefined before they are registered. */
    exposeOf: (folder: string, expose: string): ExposeFiles | undefined => known.get(folder + expose),
    /** Counts a failure of a release. Its next files come from a fresh address. */
    failed(folder: string): void {
      failures.set(folder, (failures.get(folder) ?? 0) + 1);
    },
    /** How to fetch an address; undefined when it was never released. */
    asset(address: string): Asset | undefined {
      const place = placeOf(address);
      const integrity = hashes.get(place);
      if (!integrity) return undefined;
      asked.add(place);
      const fresh = failures.get(folderOf(place)) ?? 0;
      return { url: fresh ? `${place}?r=${fresh}` : place, integrity, timeout };
    },
    /** Whether the file has been requested before, e.g. preloaded. */
    isAsked: (address: string): boolean => asked.has(placeOf(address)),
  };
}

export type Files = ReturnType<typeof createFiles>;
