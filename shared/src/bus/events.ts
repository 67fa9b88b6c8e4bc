import type { LoginValue } from '../contract';
import type { SiteAddress } from '../paths';

/** A short text for the member; a new one replaces the one on screen (A099). */
export interface ToastRequest {
  text: string;
  /**
   * How it looks and how long it stands (A099): `info` (unless said) and `error` 3 s, `warning` 8 s, `success` 1 s, `notice` of
   * something small that was done 1.5 s, short `message` 2 s; `loading` until `toast:hide` or its `duration`.
   */
  kind?: 'info' | 'success' | 'error' | 'warning' | 'notice' | 'message' | 'loading';
  /** Milliseconds, where it is not that of its kind. */
  duration?: number;
}

/** What a remote and the shell tell each other. An event is for "now"; what is still true lives in a store. */
export interface EventMap {
  /** Opens the login dialog (A033); `returnTo` is a path of this site to come back to after logging in. */
  'login:required': { returnTo?: SiteAddress } | undefined;
  /**
   * A login succeeded; the shell writes the session, loads the member and goes on. The password is handed to its keeper before
   * (`handOverPassword` of the session): whoever listens here learns nothing of it (A032).
   */
  'session:start': { login: LoginValue; trial?: boolean };
  /** The member asks to sign out: the shell asks for confirmation and cleans up. */
  'session:signOut': undefined;
  /** A call was refused because the token is not valid any more (A030). */
  'session:expired': undefined;
  /** A call was refused because the site is under maintenance or shut for this region: the shell asks how the site stands. */
  'site:closed': undefined;
  /** Loads the member anew: something of theirs has changed, such as the head icon. */
  'member:refresh': undefined;
  /** Opens the choice of language, theme and text size, as the menu has it. */
  'appearance:open': undefined;
  /** Loads the balance anew. */
  'wallet:refresh': undefined;
  'toast:show': ToastRequest;
  'toast:hide': undefined;
  /** Opens the chat of the merchant (A068). */
  'service:open': undefined;
  /** A part of the site failed; the shell keeps count and reports it. */
  'part:failed': { part: string; version: string; expose: string; error: string };
  /** This visitor saw this variant of a part under an experiment; told once per visitor and variant. */
  'part:exposed': { part: string; version: string };
}
