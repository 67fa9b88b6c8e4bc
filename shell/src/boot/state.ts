import type { SiteConfig } from '@foyer/shared/contract';
import type { DiscoveredArm, DiscoveredRelease } from '@foyer/shared/remote';
import type { Asset, Files } from './files';

/** Default of the milliseconds that one file of a part may take. */
export const LOAD_TIMEOUT = 8000;

/** What happened to a part, or an error event of the window. Whoever tells the platform of it takes it from `seen`. */
export type Seen = Event | { part: string; version: string; failed: boolean; error?: unknown };

/** State that the boot script leaves in `__foyer`, for the shell and the remotes. */
export interface Boot {
  site: SiteConfig | undefined;
  /** The release of each part for this visitor. */
  chosen: Record<string, DiscoveredRelease>;
  /** The version of each part in this page: that of `chosen`, or of its fallback. */
  versions: Record<string, string>;
  /** Parts whose release was chosen for this visitor among several. */
  experiments: Set<string>;
  /** The arm of each part that this visitor has in an experiment with a name. */
  arms: Record<string, DiscoveredArm>;
  visitor: string;
  files: Files;
  /** The guard; compiled into every part. */
  asset: (address: string) => Asset | undefined;
  early: Map<string, Promise<Response>>;
  /** Parts that the visitor sees first, with their exposes. */
  first: [part: string, exposes: string[]][];
  /** Loads for what lies further down, to run when the shell's scripts are here. */
  later: (() => void)[];
  releases: () => string;
  /** What happened until somebody takes it; from then on `push` gives it to them. */
  seen: Seen[];
  /** Whether the shell's scripts have run. */
  started?: true;
  /** Resolves with discovery document and site configuration: at once when the server filled them in. */
  ready: Promise<void>;
  /** Shows the picture of the page, if there is one for this visitor. The document calls it when it has come so far. */
  showPicture: () => void;
}

export const boot = (): Boot => globalThis.__foyer as unknown as Boot;

/** Whether a link has set this browser's releases (decision 89): such a visit is counted nowhere. */
export const isPreview = (): boolean => boot().site?.preview !== undefined;

export const loadTimeout = (): number => boot().site?.loadTimeout ?? LOAD_TIMEOUT;
