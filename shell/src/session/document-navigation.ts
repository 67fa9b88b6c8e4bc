import type { SiteAddress } from '@foyer/shared/paths';

/** Opens a path in a new document, so that no state of this one survives (A031). */
export const leaveTo = (path: SiteAddress): void => window.location.assign(path);

/** Opens the address of this document in a new one. */
export const loadAnew = (): void => window.location.reload();
