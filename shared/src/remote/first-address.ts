import { HOME } from '../paths';

/**
 * The address of the list of first files: `/m/gameList` has `/first/m/gameList.json`. A path that no page can have gets the
 * list `/first/other.json`.
 */
export function firstAddress(pathname: string): string {
  const path = pathname.replace(/\/+$/, '') || HOME;
  return `/first${/^(?:\/[\w-][\w.-]{0,60}){1,6}$/.test(path) ? path : '/other'}.json`;
}
