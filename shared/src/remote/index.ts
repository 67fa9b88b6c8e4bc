import { HOME } from '../paths';
/** The forms that build, release, boot script and shell agree on: types, and what little they compute alike. */
import type { SlotName } from './slots';

export { mayNamePart, NO_PARTS } from './parts';
export { SLOTS, type SlotName } from './slots';

/**
 * A request of the contract that leaves early, by its name. One that is not for everybody who may come names its guards;
 * `parameters` are those of its query that the page takes from its address, under the same names.
 */
export type DeclaredCall = string | { call: string; guard?: string | string[]; parameters?: string[] };

/** What a release makes of one: path and query, where `{merchant}`, `{language}`, `{token}` and parameters are filled in. */
export type EarlyCall = string | { call: string; guard: string | string[] };

/** One page a remote declares (`remote.json`). Paths are matched exactly, without a trailing slash (A007). */
export interface PageDeclaration {
  /** `game-list` is the file `src/game-list/game-list.page.tsx`, exposed as `./game-list`. */
  page: string;
  /** Names of the guard table, all of which must pass. */
  guard?: string | string[];
  /** The site's footer shows, unless false. */
  footer?: boolean;
  /** The shell's top bar shows, unless false. */
  bar?: boolean;
  /** Where its back arrow leads, whatever the history; one step back unless given. */
  back?: string;
  /** Visitors come in by it: after logging in nobody is led back to it (A026). */
  entrance?: boolean;
  /** Dictionary key of the bar's title, in the remote's own texts; the page's own heading otherwise. */
  title?: string;
  /** As those of a widget, for a visit that begins on this page. */
  early?: DeclaredCall[];
}

export interface WidgetDeclaration {
  /** `home-games` is the file `src/home-games/home-games.widget.tsx`, exposed as `./home-games`. */
  widget: string;
  /** Place among the widgets of the same slot, smallest first. */
  order?: number;
  /**
   * Calls that leave with the document of home, before the widget's script has arrived, as the contract has them (decisions 0013
   * and 0033). One that takes parameters from the address is left to the page where the address lacks one, or has others. A call
   * leaves only for who passes the guards of its page or widget, and its own.
   */
  early?: DeclaredCall[];
  guard?: string | string[];
  /** Path of the page that it opens: where no release has that page, the widget is not shown. */
  leadsTo?: string;
}

/** `remote.json`: what a remote is, read without its code. */
export interface RemoteManifest {
  $schema?: string;
  name: string;
  pages: Record<string, PageDeclaration>;
  /** Paths of pages that this remote will have: links to them compile, and are not shown before (decisions 25 and 36). */
  planned?: Record<string, object>;
  widgets?: Partial<Record<SlotName, WidgetDeclaration | WidgetDeclaration[]>>;
}

/** Files of one expose: names inside the release folder, scripts and stylesheets. */
export interface ExposeFiles {
  js: string[];
  css: string[];
  /** What it may import once it runs. */
  lazy?: string[];
}

/** What a remote declared, as a release carries it. */
export type Released<T extends { early?: DeclaredCall[] }> = Omit<T, 'early'> & { early?: EarlyCall[] };

/** What a build leaves beside its files, and what a release carries (`release.json`). */
export interface ReleaseInfo {
  name: string;
  version: string;
  /** Entry of a remote, or `index.html` of the shell, relative to the release folder. */
  entry: string;
  /** Hash of each file that a browser may run or apply, by its name in the release folder. */
  integrity: Record<string, string>;
  /** Hash of each of its other files: the shell's document and service worker, pictures (decision 0021). */
  others?: Record<string, string>;
  exposes: Record<string, ExposeFiles>;
  pages: Record<string, Released<PageDeclaration>>;
  widgets: Record<string, Released<WidgetDeclaration>[]>;
  /** Ranges of shared packages it needs, e.g. `{ react: "^19.0.0" }`; for the shell the versions it provides. */
  shared: Record<string, string>;
}

/** One release in the discovery document (awslabs frontend-discovery, v1-pre); what is ours alone stands in `extras`. */
export interface DiscoveredRelease {
  url: string;
  fallbackUrl?: string;
  /** Nothing else may stand here; the hash is that of the entry, of the shell that of its document as it was published. */
  metadata: { version: string; integrity: string };
  deployment?: { traffic: number; default: boolean };
  extras: Pick<ReleaseInfo, 'pages' | 'widgets' | 'shared'> & { files?: DescriptionFile; fallback?: FallbackRelease };
}

/** The `release.json` of a release, which lists its files: fetched when they are needed, believed by its hash (decision 0015). */
export interface DescriptionFile {
  url: string;
  integrity: string;
}

/** The files that one address needs first, by `part@version`, and the calls that it begins with. */
export type FirstFiles = Record<string, Pick<ReleaseInfo, 'exposes' | 'integrity'> & { early?: EarlyCall[] }>;

/**
 * Where the list of files that a path needs first is served, and lies beside the discovery document: `/m/gameList` has
 * `/first/m/gameList.json`. A path that can be no page of ours has that of all the others.
 */
export function firstAddress(pathname: string): string {
  const path = pathname.replace(/\/+$/, '') || HOME;
  return `/first${/^(?:\/[\w-][\w.-]{0,60}){1,6}$/.test(path) ? path : '/other'}.json`;
}

/** The last good release: its own description is fetched only when it is needed. */
export interface FallbackRelease {
  version: string;
  /** Address of its `release.json`, and the hash of that file. */
  release: string;
  integrity: string;
}

export interface DiscoveryDocument {
  schema: string;
  microFrontends: Record<string, DiscoveredRelease[]>;
}
