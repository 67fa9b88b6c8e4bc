export { HOME, HOME_ADDRESSES, isHome, plainPath } from './home';

/**
 * Every page of the site by its path. Each part adds its own by a `paths.d.ts` beside its `remote.json`, which every part's
 * `tsconfig.json` takes in: nothing is generated, and a link to a page that nobody declares does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the parts fill it.
export interface SitePages {}

/** A path that a part declares, as a page that is there or as one that is planned (decision 36). */
export type PagePath = keyof SitePages;

declare const checked: unique symbol;

/** An address that was read, not written here, and was found to be one of this site: see `sitePath` of the router. */
export type CheckedAddress = string & { readonly [checked]: true };

/** What a link of the site may lead to: a declared path, with a query or a fragment where one is wanted. */
export type SiteAddress = PagePath | `${PagePath}?${string}` | `${PagePath}#${string}` | CheckedAddress;
