import type { ReleaseInfo } from '@foyer/shared/remote';
import { readLog } from './log';
import { openRelease, type PinnedRelease } from './pinned';
import { DESCRIPTION } from './release-files';
import { firstLoadsOf, type Size, sizesOf } from './sizes';

/** One thing before and after; without `before` it came, without `after` it went. */
export interface Change<T> {
  readonly name: string;
  readonly before?: T;
  readonly after?: T;
}

/** What differs between two releases of a part. */
export interface Difference {
  readonly part: string;
  readonly before: string;
  readonly after: string;
  /** Declarations by address. */
  readonly pages: readonly Change<unknown>[];
  /** Declarations by slot and widget. */
  readonly widgets: readonly Change<unknown>[];
  /** Ranges of shared packages that a remote needs; versions that a shell has. */
  readonly shared: readonly Change<string>[];
  /** By the name, without the hash that a build puts into it. */
  readonly files: readonly Change<Size & { readonly file: string }>[];
  readonly firstLoads: readonly Change<Size>[];
}

/** What is not the same under one name. */
function changes<T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  isSame: (a: T, b: T) => boolean = (a, b) => JSON.stringify(a) === JSON.stringify(b),
): Change<T>[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was !== undefined && is !== undefined && isSame(was, is)) return [];
    return [{ name, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
  });
}

const widgetsOf = ({ widgets }: ReleaseInfo): Map<string, unknown> =>
  new Map(
    Object.entries(widgets).flatMap(([slot, list]) => list.map((each) => [`${slot} ${each.widget}`, each] as const)),
  );

/** Files by name without the hash of the build, where only one of the release has that name. */
function filesOf(release: PinnedRelease, sizes: ReadonlyMap<string, Size>) {
  const plain = (file: string): string => file.replace(/\.[0-9a-f]{8}(?=\.)/, '');
  const files = release.files.filter((file) => file !== DESCRIPTION);
  const isAlone = (file: string): boolean => files.every((other) => other === file || plain(other) !== plain(file));
  return new Map(
    files.flatMap((file) => {
      const size = sizes.get(file);
      return size === undefined ? [] : [[isAlone(file) ? plain(file) : file, { file, ...size }] as const];
    }),
  );
}

const entries = <T>(of: Record<string, T>): Map<string, T> => new Map(Object.entries(of));

/**
 * Compares two releases of a part by their descriptions and files, every one of which is checked.
 * @throws when one was never published, is not on the host, or is not as it was published
 */
export function differenceOf(site: string, part: string, before: string, after: string): Difference {
  const log = readLog(site);
  const [a, b] = [openRelease(site, log, part, before), openRelease(site, log, part, after)];
  const [sizesA, sizesB] = [sizesOf(site, a), sizesOf(site, b)];
  return {
    ...{ part, before, after },
    pages: changes<unknown>(entries(a.info.pages), entries(b.info.pages)),
    widgets: changes(widgetsOf(a.info), widgetsOf(b.info)),
    shared: changes(entries(a.info.shared), entries(b.info.shared)),
    files: changes(filesOf(a, sizesA), filesOf(b, sizesB), (was, is) => a.hashOf(was.file) === b.hashOf(is.file)),
    firstLoads: changes(firstLoadsOf(a, sizesA), firstLoadsOf(b, sizesB)),
  };
}
