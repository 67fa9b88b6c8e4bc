import type { SiteConfig } from '@foyer/shared/contract';
import type { DiscoveredRelease } from '@foyer/shared/remote';
import type { Asset, Files } from './files';

/** Milliseconds one file of a part may take where the site says nothing. */
export const LOAD_TIMEOUT = 8000;

/** What the boot script leaves on `__foyer` for the shell and for the runtimes of the remotes. */
export interface Boot {
  site: SiteConfig | undefined;
  /** The release of each part that this visitor gets. */
  chosen: Record<string, DiscoveredRelease>;
  /** The version that serves each part in this page: the chosen one, or the one it fell back to. */
  versions: Record<string, string>;
  /** Parts that are under an experiment: visitors are divided among several releases of them. */
  experiments: Set<string>;
  /** Random name of this browser, by which visitors are divided. */
  visitor: string;
  files: Files;
  /** Asked by the compiled guard of every part. */
  asset: (address: string) => Asset | undefined;
  early: Map<string, Promise<Response>>;
  /** Parts of this address that are seen first, with what it needs of each. */
  first: [part: string, exposes: string[]][];
  /** Asks for what lies further down the page, once the shell's scripts are here. */
  later: (() => void)[];
  releases: () => string;
  /** Resolves when discovery document and site configuration are there: at once where the server put them in. */
  ready: Promise<void>;
}

export const boot = (): Boot => globalThis.__foyer as unknown as Boot;

/** Milliseconds one file of a part may take. */
export const loadTimeout = (): number => boot().site?.loadTimeout ?? LOAD_TIMEOUT;
