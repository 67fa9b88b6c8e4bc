import type { LoginValue } from '../contract';
import type { SiteAddress } from '../paths';

/** A short text for the member. A new toast replaces the visible one (A099). */
export interface ToastRequest {
  text: string;
  /**
   * Look and default duration (A099): `info` and `error` 3 s, `warning` 8 s, `success` 1 s, `notice` (a small thing
   * was done) 1.5 s, `message` 2 s, `loading` until `toast:hide` or its `duration`. Default: `info`.
   */
  kind?: 'info' | 'success' | 'error' | 'warning' | 'notice' | 'message' | 'loading';
  /** Milliseconds, in place of the default of its kind. */
  duration?: number;
}

/** The events between remotes and shell. An event says what happens now; a store says what is still true. */
export interface EventMap {
  /** Opens the log-in dialog (A033). The member returns to `returnTo` after logging in. */
  'login:required': { returnTo?: SiteAddress } | undefined;
  /**
   * A log-in succeeded. The shell writes the session and loads the member. The password is not in the event: see
   * `handOverPassword` of the session (A032).
   */
  'session:start': { login: LoginValue; trial?: boolean };
  /** The member wants to sign out. The shell asks for confirmation and cleans up. */
  'session:signOut': undefined;
  /** The platform refused a call because its token is no longer valid (A030). */
  'session:expired': undefined;
  /** The platform refused a call because of maintenance or the visitor's region. The shell asks for the site's status. */
  'site:closed': undefined;
  /** Reloads the member, e.g. after a change of the head icon. */
  'member:refresh': undefined;
  /** Opens the menu's dialog for language, theme and text size. */
  'appearance:open': undefined;
  'wallet:refresh': undefined;
  'toast:show': ToastRequest;
  'toast:hide': undefined;
  /** Opens the merchant's chat (A068). */
  'service:open': undefined;
  /** A page or widget failed. The shell counts and reports it. */
  'part:failed': { part: string; version: string; expose: string; error: string };
  /** This visitor sees a variant of a part under an experiment. Sent once per visitor and variant. */
  'part:exposed': { part: string; version: string };
}
