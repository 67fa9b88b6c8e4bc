import type { DiscoveredRelease } from '@foyer/shared/remote';
import { isHome, plainPath } from './addresses';

/** What the page at a path needs of a release: its page, or on the home page the widgets of the home slots. */
export function exposesFor(pathname: string, release: DiscoveredRelease): string[] {
  const { pages, widgets } = release.extras;
  if (isHome(pathname)) {
    const slots = Object.entries(widgets).filter(([slot]) => slot.startsWith('home.'));
    return slots.flatMap(([, list]) => list.map(({ widget }) => widget));
  }
  const page = pages[plainPath(pathname)];
  return page ? [page.page] : [];
}
