import type { SiteConfig } from '@foyer/shared/contract';
import { isHome, plainPath } from '@foyer/shared/paths';
import type { DiscoveredRelease } from '@foyer/shared/remote';

/**
 * Gives the document's frame the merchant's colours and logo, and names the bars that the page will not have. It only sets
 * attributes and properties of the root, because the frame is not parsed yet.
 */
export function drawFrame(
  pathname: string,
  { theme }: SiteConfig,
  releases: readonly Pick<DiscoveredRelease, 'extras'>[],
): void {
  const root = document.documentElement;
  const { accent, ground, logo } = theme;
  if (accent) root.style.setProperty('--c-lantern', accent);
  if (ground) root.style.setProperty('--c-ground', ground);
  if (logo) root.style.setProperty('--boot-logo', `url(${JSON.stringify(logo)})`);
  const page = releases.map(({ extras }) => extras.pages[plainPath(pathname)]).find((found) => found !== undefined);
  root.dataset['boot'] = [
    ...(isHome(pathname) ? ['home'] : []),
    ...(logo ? ['logo'] : []),
    ...(page?.footer === false ? ['bare'] : []),
    ...(page?.bar === false ? ['top'] : []),
  ].join(' ');
}
