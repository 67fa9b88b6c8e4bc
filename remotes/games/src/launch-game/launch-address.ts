import type { SiteAddress } from '@foyer/shared/paths';
import { sitePath } from '@foyer/shared/router';

/** How the address of a launch answer is to be opened. */
export type LaunchAddress =
  /** No address, or one that no browser may open (S8: 'The requested url is empty...'). */
  | { readonly kind: 'empty' }
  /** A page of this site. */
  | { readonly kind: 'page'; readonly path: SiteAddress }
  /** A vendor's page in a frame; messages are taken from `origin` alone. */
  | { readonly kind: 'frame'; readonly href: string; readonly origin: string }
  /** A vendor that refuses frames: the same tab. */
  | { readonly kind: 'tab'; readonly href: string };

/**
 * Reads a launch answer (A086). A page of this site is never framed: inside of the frame's sandbox it could reach out of it.
 * @param value what the launch call gave
 * @param base address of this page
 */
export function launchAddressOf(value: { url: string; frameless?: boolean | undefined }, base: string): LaunchAddress {
  const text = value.url.trim();
  if (text === '' || !URL.canParse(text, base)) return { kind: 'empty' };
  const url = new URL(text, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'empty' };
  const path = sitePath(text, base);
  if (path !== undefined) return { kind: 'page', path };
  if (url.origin === new URL(base).origin) return { kind: 'empty' };
  if (value.frameless === true) return { kind: 'tab', href: url.href };
  return { kind: 'frame', href: url.href, origin: url.origin };
}
