import type { SiteConfig } from '../contract';

interface BootState {
  site?: SiteConfig | undefined;
  /** Answers under way, by path and query. Each is used once. */
  readonly early?: Map<string, Promise<Response>>;
  /** Releases of this page, e.g. `shell@1.0.0,games@1.2.0`. Every call names them. */
  readonly releases?: () => string;
}

declare global {
  var __foyer: BootState | undefined;
}

/** The merchant's configuration, which comes with the document (S9-CONST-49, A105). Throws without a configuration in the document. */
export function siteConfig(): SiteConfig {
  const site = globalThis.__foyer?.site;
  if (!site) throw new Error('No site configuration: the page was served without its #site block and /site.json');
  return site;
}

/** Replaces the sealing key for all later calls of this page (A019). */
export function takeSealingKey(publicKey: string): void {
  if (globalThis.__foyer) globalThis.__foyer.site = { ...siteConfig(), publicKey };
}

export interface PageRelease {
  readonly part: string;
  readonly version: string;
}

/** The releases that this page is made of; empty outside of the site, as in a component test. */
export function pageReleases(): readonly PageRelease[] {
  const releases = globalThis.__foyer?.releases?.() ?? '';
  return releases.split(',').flatMap((release) => {
    const at = release.indexOf('@');
    return at < 1 ? [] : [{ part: release.slice(0, at), version: release.slice(at + 1) }];
  });
}
