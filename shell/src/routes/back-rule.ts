import { plainPath } from '../boot/addresses';

const alwaysHome: ReadonlySet<string> = new Set(['/m/login', '/m/register', '/m/trail', '/m/notice', '/m/forget']);

/**
 * Where the back arrow of a page leads whatever the history (S2-HEADER-04 to 08); undefined where it goes back in history.
 */
export const backTargetOf = (pathname: string): '/m/home' | undefined =>
  alwaysHome.has(plainPath(pathname)) ? '/m/home' : undefined;
