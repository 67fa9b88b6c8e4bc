const home = new Set(['/', '/m', '/m/home', '/m/index', '/m/index.html', '/m/member/home']);

/** Whether a path is one of the addresses of home (A001), with or without a slash at its end. */
export const isHome = (pathname: string): boolean => home.has(pathname.replace(/(?<=.)\/+$/, ''));
