import type { SiteAddress } from '../paths';

type IsPage = (pathname: string) => boolean;

let isPage: IsPage = () => false;

/** Sets which paths show a page. Only the shell knows, from the releases of this visit. */
export function providePages(answers: IsPage): void {
  isPage = answers;
}

/**
 * Whether an address shows a page in the releases of this visit. Links to pages that do not exist yet are hidden by it
 * (decision 0025).
 */
export const hasPage = (to: SiteAddress): boolean => isPage(to.replace(/[?#].*$/, ''));
