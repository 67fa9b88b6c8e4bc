export const HOME = '/m/home';

/** All addresses of home (A001). They are not redirected. */
export const HOME_ADDRESSES: readonly string[] = ['/', '/m', HOME, '/m/index', '/m/index.html', '/m/member/home'];

/** A path without its trailing slash, because pages match exactly (A007). */
export const plainPath = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;

export const isHome = (pathname: string): boolean => HOME_ADDRESSES.includes(plainPath(pathname));
