import { type Guards, verdictOf } from '@foyer/shared/flags/guards';
import { isHome, plainPath } from '@foyer/shared/paths';
import { type DiscoveredRelease, type EarlyCall, LATE_SLOTS } from '@foyer/shared/remote';
import type { Person } from './choices';

/** The guards' verdict before the merchant's flags are known. */
const verdict = (guard: Guards, person: Person) => verdictOf(guard, { ...person, flags: undefined });

/** The exposes of a release that an address needs: its page, or on home the widgets of those home slots that come at once. None when a guard denies it. */
export function exposesFor(pathname: string, release: DiscoveredRelease, person: Person): string[] {
  const { pages, widgets } = release.extras;
  // Files that depend on flags are loaded: they are not secret, and most flags are on.
  const shows = ({ guard }: { guard?: Guards }) => typeof verdict(guard, person) === 'string';
  if (isHome(pathname)) {
    const slots = Object.entries(widgets).filter(([slot]) => slot.startsWith('home.') && !LATE_SLOTS.includes(slot));
    return slots.flatMap(([, list]) => list.filter(shows).map(({ widget }) => widget));
  }
  const page = pages[plainPath(pathname)];
  return page && shows(page) ? [page.page] : [];
}

/** The early calls whose guards pass without knowing the flags (S6-ROLES-14). */
export const callsFor = (early: readonly EarlyCall[], person: Person): string[] =>
  early.flatMap((given) => {
    if (typeof given === 'string') return [given];
    return verdict(given.guard, person) === 'open' ? [given.call] : [];
  });

/** The slot with home's largest paint. */
const FIRST_SLOT = 'home.banner';

/** Whether the visitor sees the release's exposes first. On home only the banner is. */
export const isSeenFirst = (pathname: string, release: DiscoveredRelease): boolean =>
  !isHome(pathname) || FIRST_SLOT in release.extras.widgets;
