import type { SiteAddress } from '../paths';

type IsPage = (pathname: string) => boolean;

let isPage: IsPage = () => false;

/** Sets which paths show a page. Only the shell knows, from the releases of this visit. */
export function providePages(answers: IsPage): void {
  isPage = answers;
}

/**
 * Whether a link may lead to an address: a page in the releases of this visit that the merchant has not switched off. Links to
 * other pages are hidden by it (decision 0025).
 */
export const hasPage = (to: SiteAddress): boolean => isPage(to.replace(/[?#].*$/, ''));
