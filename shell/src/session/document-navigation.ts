import type { SiteAddress } from '@foyer/shared/paths';
/** Leaves the page for a path of this site with a new document, so that nothing of this one lives on (A031). */
export const leaveTo = (path: SiteAddress): void => window.location.assign(path);
