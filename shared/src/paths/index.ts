export { HOME, HOME_ADDRESSES, isHome, plainPath } from './home';
export { invitationCodeOf, invitationLink } from './invitation-link';
export { readAddress } from './read-address';
export { hasRecoveryKey, RECOVERY_PAGE, recoveryKeyOf, recoveryLink, withoutRecoveryKey } from './recovery-link';

/**
 * All pages of the site by path. Each part adds its own in the `paths.d.ts` beside its `remote.json`, and every
 * `tsconfig.json` includes those files. A link to an undeclared page does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the parts fill it.
export interface SitePages {}

/** A declared path, of an existing page or a planned one (decision 36). */
export type PagePath = keyof SitePages;

declare const checked: unique symbol;

/** An address read at run time, and checked by `sitePath` of the router. */
export type CheckedAddress = string & { readonly [checked]: true };

/** The target of a link: a declared path, with query or fragment if needed. */
export type SiteAddress = PagePath | `${PagePath}?${string}` | `${PagePath}#${string}` | CheckedAddress;
