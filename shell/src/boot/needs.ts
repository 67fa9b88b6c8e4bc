import type { DiscoveredRelease } from '@foyer/shared/remote';
import { isHome, plainPath } from './addresses';

/** Guards that no visitor passes: what stands behind them is not fetched for one. */
const FOR_SESSIONS = new Set(['member', 'sessionHome', 'agentHome']);

const isClosed = (guard: string | string[] | undefined): boolean =>
  [guard ?? []].flat().some((name) => FOR_SESSIONS.has(name));

/**
 * What the page at a path needs of a release: its page, or on the home page the widgets of the home slots. A visitor gets
 * nothing of a page that asks for a session.
 */
export function exposesFor(pathname: string, release: DiscoveredRelease, hasSession: boolean): string[] {
  const { pages, widgets } = release.extras;
  if (isHome(pathname)) {
    const slots = Object.entries(widgets).filter(([slot]) => slot.startsWith('home.'));
    return slots.flatMap(([, list]) => list.map(({ widget }) => widget));
  }
  const page = pages[plainPath(pathname)];
  return page && (hasSession || !isClosed(page.guard)) ? [page.page] : [];
}

/** The slot whose picture is the largest paint of home. */
const FIRST_SLOT = 'home.banner';

/** Whether what the page needs of a release is seen first. The rest of home lies below the banner and may come after it. */
export const isSeenFirst = (pathname: string, release: DiscoveredRelease): boolean =>
  !isHome(pathname) || FIRST_SLOT in release.extras.widgets;
