import { HOME_ADDRESSES, isHome } from '@foyer/shared/paths';
import {
  type EarlyCall,
  type ExposeFiles,
  type FirstFiles,
  firstAddress,
  type ReleaseInfo,
} from '@foyer/shared/remote';

export interface FirstPart {
  part: string;
  releases: readonly ReleaseInfo[];
}

const TEXTS = ['i18n-EN', 'i18n-TY'];

/** Widgets of slots with these prefixes. */
const widgetsIn = ({ widgets }: ReleaseInfo, ...families: string[]): string[] =>
  Object.entries(widgets)
    .filter(([slot]) => families.some((family) => slot.startsWith(family)))
    .flatMap(([, list]) => list.map(({ widget }) => widget));

/** Exposes of a release that a path needs. Slots of the frame are on every page. */
function exposesOn(path: string | undefined, info: ReleaseInfo): string[] {
  const frame = widgetsIn(info, 'header.', 'app.');
  if (path === undefined) return frame;
  if (isHome(path)) return [...widgetsIn(info, 'home.'), ...frame];
  const page = info.pages[path];
  return page ? [page.page, ...frame] : frame;
}

/** Files outside of all exposes: what any expose may import when its release does not say. */
function unlisted({ integrity, exposes }: ReleaseInfo): string[] {
  const listed = new Set(Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]));
  return Object.keys(integrity).filter((file) => !listed.has(file));
}

/** Early calls of a page or widget, each with its guards and those of the page or widget. */
function guarded({ early = [], guard = [] }: { early?: EarlyCall[]; guard?: string | string[] }): EarlyCall[] {
  return early.map((given) => {
    const call = typeof given === 'string' ? given : given.call;
    const guards = [guard, typeof given === 'string' ? [] : given.guard].flat();
    return guards.length > 0 ? { call, guard: guards } : call;
  });
}

function earlyOn(path: string | undefined, { pages, widgets }: ReleaseInfo): { early?: EarlyCall[] } {
  const shown =
    path !== undefined && isHome(path)
      ? Object.entries(widgets).flatMap(([slot, list]) => (slot.startsWith('home.') ? list : []))
      : [path === undefined ? undefined : pages[path]];
  const early = shown.flatMap((each) => (each ? guarded(each) : []));
  return early.length > 0 ? { early } : {};
}

function filesOf(info: ReleaseInfo, names: readonly string[]): FirstFiles[string] {
  const found = [...new Set(names)].flatMap((name): [string, ExposeFiles][] => {
    const files = info.exposes[name];
    return files ? [[name, files]] : [];
  });
  const all = new Set(found.flatMap(([, { js, css, lazy }]) => [...js, ...css, ...(lazy ?? unlisted(info))]));
  // The discovery document has the entry's hash.
  const hashes = Object.entries(info.integrity).filter(([file]) => all.has(file) && file !== info.entry);
  return {
    exposes: Object.fromEntries(found.map(([name, { js, css }]) => [name, { js, css }])),
    integrity: Object.fromEntries(hashes),
  };
}

function blockOf(path: string | undefined, parts: readonly FirstPart[]): FirstFiles {
  const block: FirstFiles = {};
  for (const { part, releases } of parts) {
    for (const info of releases) {
      const name = `${part}@${info.version}`;
      const exposes = exposesOn(path, info);
      // The shell imports its chunks itself, on any page.
      if (part === 'shell') block[name] = { exposes: filesOf(info, TEXTS).exposes, integrity: info.integrity };
      else if (exposes.length > 0) block[name] = { ...filesOf(info, [...exposes, ...TEXTS]), ...earlyOn(path, info) };
    }
  }
  return block;
}

/**
 * The lists of first files by address: one for each page, for home, and for all other paths. Each contains the first files and
 * their imports for all releases that a visitor may get, so that none waits for another answer (decision 0015).
 */
export function firstBlocks(parts: readonly FirstPart[]): Record<string, FirstFiles> {
  const pages = parts.flatMap(({ releases }) => releases.flatMap((info) => Object.keys(info.pages)));
  const paths = [...new Set([...pages, ...HOME_ADDRESSES])];
  return Object.fromEntries([
    ['/first/other.json', blockOf(undefined, parts)],
    ...paths.map((path) => [firstAddress(path), blockOf(path, parts)]),
  ]);
}
