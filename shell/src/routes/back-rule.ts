import { HOME, plainPath, type SiteAddress } from '@foyer/shared/paths';

const alwaysHome: ReadonlySet<string> = new Set(['/m/login', '/m/register', '/m/trail', '/m/notice', '/m/forget']);

/**
 * Where the back arrow of a page leads whatever the history (S2-HEADER-04 to 08); undefined where it goes back in history.
 */
export const backTargetOf = (pathname: string): SiteAddress | undefined =>
  alwaysHome.has(plainPath(pathname)) ? HOME : undefined;
