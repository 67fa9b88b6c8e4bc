import type { SiteConfig } from '@foyer/shared/contract';
import type { DiscoveredRelease } from '@foyer/shared/remote';
import type { Asset, Files } from './files';

/** What the boot script leaves on `__foyer` for the shell and for the runtimes of the remotes. */
export interface Boot {
  site: SiteConfig | undefined;
  /** The release of each part that this visitor gets. */
  chosen: Record<string, DiscoveredRelease>;
  files: Files;
  /** Asked by the compiled guard of every part. */
  asset: (address: string) => Asset | undefined;
  early: Map<string, Promise<Response>>;
  releases: () => string;
  /** Resolves when discovery document and site configuration are there: at once where the server put them in. */
  ready: Promise<void>;
}

export const boot = (): Boot => globalThis.__foyer as unknown as Boot;
