import { readAddress, type SiteAddress } from '@foyer/shared/paths';
import { sitePath } from '@foyer/shared/router';

/** How to open the address of a launch answer. */
export type LaunchAddress =
  /** No address, or one that cannot be opened (S8: 'The requested url is empty...'). */
  | { readonly kind: 'empty' }
  | { readonly kind: 'page'; readonly path: SiteAddress }
  /** A vendor's page in a frame; only messages of `origin` are accepted. */
  | { readonly kind: 'frame'; readonly href: string; readonly origin: string }
  /** A vendor's page that refuses frames, opened in the same tab. */
  | { readonly kind: 'tab'; readonly href: string };

/**
 * Reads a launch answer (A086). A page of this site is never framed, because it could escape the frame's sandbox.
 * @param value the answer of the launch call
 * @param base address of this page
 */
export function launchAddressOf(value: { url: string; frameless?: boolean | undefined }, base: string): LaunchAddress {
  const text = value.url.trim();
  const url = readAddress(text, base);
  if (text === '' || url === undefined) return { kind: 'empty' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'empty' };
  const path = sitePath(text, base);
  if (path !== undefined) return { kind: 'page', path };
  if (url.origin === new URL(base).origin) return { kind: 'empty' };
  if (value.frameless === true) return { kind: 'tab', href: url.href };
  return { kind: 'frame', href: url.href, origin: url.origin };
}
