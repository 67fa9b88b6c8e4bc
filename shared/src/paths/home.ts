/** The address of home. Every link that leads there names this. */
export const HOME = '/m/home';

/** All addresses of home (A001). They are left as they were typed. */
export const HOME_ADDRESSES: readonly string[] = ['/', '/m', HOME, '/m/index', '/m/index.html', '/m/member/home'];

/** A path without its trailing slash: pages are matched exactly (A007). */
export const plainPath = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;

/** Whether a path shows the home page: one predicate for header, footer, scrolling, preloads and links. */
export const isHome = (pathname: string): boolean => HOME_ADDRESSES.includes(plainPath(pathname));
