import { type DiscoveredRelease, isVisitor, pickRelease, VISITOR_COOKIE, VISITOR_KEPT_FOR } from '@foyer/shared/remote';
import { ownKey } from '@foyer/shared/shell/keys';
import { chosen } from './choices';
import { cookieOf, setCookie } from './cookies';

/** Who this browser is, in all divisions of visitors. */
export interface Visitor {
  /** A stable random name. */
  readonly name: string;
  /** Whether the server knew the name when it chose this document. */
  readonly wasKnown: boolean;
  /** Whether the server knows it from now on. Not where the browser keeps no cookies. */
  readonly isKnown: boolean;
}

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The visitor's name: what the storage of this browser has, so that nobody's arm changes, else that of the cookie, which the server has set
 * with this document. Both have it from then on (decision 97).
 */
export function knowVisitor(): Visitor {
  const [kept, sent] = [chosen('visitorId'), cookieOf(VISITOR_COOKIE)];
  const name = [kept, sent].find(isVisitor) ?? random();
  if (kept !== name)
    try {
      localStorage.setItem(ownKey('shell', 'visitorId', true), name);
    } catch {
      // Without storage the cookie alone has it, and without that each visit has a new one.
    }
  if (sent !== name) setCookie(VISITOR_COOKIE, name, VISITOR_KEPT_FOR);
  return { name, wasKnown: sent === name, isKnown: cookieOf(VISITOR_COOKIE) === name };
}

/**
 * Whether this is another shell's document than the server would choose for this visitor by now: it had another name when it chose. Who
 * keeps no cookies has the default; a request from a page of this site without a cookie tells the server so. Asked for anew once.
 */
export function isOtherDocument(shells: readonly DiscoveredRelease[], visitor: Visitor): boolean {
  const [own] = shells;
  if (visitor.wasKnown || shells.length < 2 || own?.extras.insteadOf !== undefined) return false;
  if (document.referrer.startsWith(location.origin)) return false;
  return visitor.isKnown ? pickRelease('shell', shells, visitor.name) !== own : own?.deployment?.default === false;
}
