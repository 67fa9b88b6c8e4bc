import type { SiteConfig } from '../contract';

/** What the boot script leaves for the shell: the site's configuration, calls already under way, the releases chosen. */
interface BootState {
  site?: SiteConfig | undefined;
  /** Answers on their way, by path and query; each is used once. */
  readonly early?: Map<string, Promise<Response>>;
  /** The releases of this page, e.g. `shell@1.0.0,games@1.2.0`; every call names them. */
  readonly releases?: () => string;
}

declare global {
  var __foyer: BootState | undefined;
}

/** The merchant's configuration (S9-CONST-49, A105): it comes with the page, never from code. Throws when there is none. */
export function siteConfig(): SiteConfig {
  const site = globalThis.__foyer?.site;
  if (!site) throw new Error('No site configuration: the page was served without its #site block and /site.json');
  return site;
}

/** The platform seals with another key from now on (A019): every later call of this page uses it. */
export function takeSealingKey(publicKey: string): void {
  if (globalThis.__foyer) globalThis.__foyer.site = { ...siteConfig(), publicKey };
}

/** A part of this page and the release it came from. */
export interface PageRelease {
  readonly part: string;
  readonly version: string;
}

/** The releases this page is made of, as every call names them; empty outside of the site. */
export function pageReleases(): readonly PageRelease[] {
  const releases = globalThis.__foyer?.releases?.() ?? '';
  return releases.split(',').flatMap((release) => {
    const at = release.indexOf('@');
    return at < 1 ? [] : [{ part: release.slice(0, at), version: release.slice(at + 1) }];
  });
}
