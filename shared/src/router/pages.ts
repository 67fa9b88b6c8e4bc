import type { SiteAddress } from '../paths';

type IsPage = (pathname: string) => boolean;

let isPage: IsPage = () => false;

/** Says which paths of the site show a page. Called by the shell, which knows what the releases of this visit declare. */
export function providePages(answers: IsPage): void {
  isPage = answers;
}

/**
 * Whether an address of the site, with or without a query, shows a page. An entry that leads to a page is offered where this
 * is true, so that it comes with the release that brings the page (decision 0025).
 */
export const hasPage = (to: SiteAddress): boolean => isPage(to.replace(/[?#].*$/, ''));
