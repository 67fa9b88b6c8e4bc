import { isFor } from './is-for';
import { screens } from './screens';
import type { Site } from './site';

/** Screens without a page of their own: states of the site, and "not found". */
const BY_STATE = ['not found', 'maintenance', 'restriction', 'service error'];

/** Addresses of all pages: those that the guards open to a member type, or to a visitor, and the others. */
export function pagesToOpen(site: Site, type: number | undefined): { open: string[]; refused: string[] } {
  const paths = Object.entries(screens).flatMap(([name, { path }]) => (BY_STATE.includes(name) ? [] : [path]));
  const those = (open: boolean) => paths.filter((path) => isFor(path, type) === open).map((path) => site.url(path));
  return { open: those(true), refused: those(false) };
}
