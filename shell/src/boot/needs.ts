import { type Guards, verdictOf } from '@foyer/shared/flags/guards';
import { isHome, plainPath } from '@foyer/shared/paths';
import type { DiscoveredRelease, EarlyCall } from '@foyer/shared/remote';
import type { Person } from './choices';

/** What the guards say before anything is known of the merchant's flags. */
const verdict = (guard: Guards, person: Person) => verdictOf(guard, { ...person, flags: undefined });

/**
 * What the page at a path needs of a release: its page, or on the home page the widgets of the home slots. Who will be refused
 * gets nothing of it.
 */
export function exposesFor(pathname: string, release: DiscoveredRelease, person: Person): string[] {
  const { pages, widgets } = release.extras;
  // Where the flags decide, the files come: they are nobody's secret, and most flags are on.
  const shows = ({ guard }: { guard?: Guards }) => typeof verdict(guard, person) === 'string';
  if (isHome(pathname)) {
    const slots = Object.entries(widgets).filter(([slot]) => slot.startsWith('home.'));
    return slots.flatMap(([, list]) => list.filter(shows).map(({ widget }) => widget));
  }
  const page = pages[plainPath(pathname)];
  return page && shows(page) ? [page.page] : [];
}

/** The calls that somebody may begin with: whose guards pass, and look at nothing that is not known yet (S6-ROLES-14). */
export const callsFor = (early: readonly EarlyCall[], person: Person): string[] =>
  early.flatMap((given) => {
    if (typeof given === 'string') return [given];
    return verdict(given.guard, person) === 'open' ? [given.call] : [];
  });

/** The slot whose picture is the largest paint of home. */
const FIRST_SLOT = 'home.banner';

/** Whether what the page needs of a release is seen first. The rest of home lies below the banner and may come after it. */
export const isSeenFirst = (pathname: string, release: DiscoveredRelease): boolean =>
  !isHome(pathname) || FIRST_SLOT in release.extras.widgets;
