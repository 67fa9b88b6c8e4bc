/** The seven addresses of home (A001). They are left as they were typed. */
const HOME = new Set(['/', '/m', '/m/home', '/m/index', '/m/index.html', '/m/member/home']);

/** A path without its trailing slash: pages are matched exactly (A007). */
export const plainPath = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;

/** Whether a path shows the home page: one predicate for header, footer, scrolling and preloads. */
export const isHome = (pathname: string): boolean => HOME.has(plainPath(pathname));
