import type { GuardContext } from '@foyer/shared/flags/guards';
import { dictionaryOf, isRightToLeft, type LanguageCode, languageOf, languages } from '@foyer/shared/i18n/languages';
import type { SessionInfo, StoredMember } from '@foyer/shared/session';
import { memberType } from '@foyer/shared/session/member-type';
import { ownKey } from '@foyer/shared/shell/keys';

/** Reads what a member chose before, without the slots of the shell: this runs before anything else, and small. */
function read(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

function readRecord<T>(area: 'localStorage' | 'sessionStorage', key: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(read(area, key) ?? 'null');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** What the shell itself keeps, under its key or under that of earlier releases. */
const chosen = (name: string): string | null =>
  read('localStorage', ownKey('shell', name, true)) ?? read('localStorage', name);

/** The language code in which calls are made; a stored one that nobody knows is the default (A058). */
export const storedLanguage = (): LanguageCode => languageOf(read('localStorage', 'language') ?? undefined);

/** Puts language, direction, theme and text size on the document before anything is painted; gives the dictionary to load. */
export function showChoices(): 'TY' | 'EN' {
  const root = document.documentElement;
  const code = storedLanguage();
  root.dataset['theme'] = chosen('theme') === 'light' ? 'light' : 'dark';
  root.lang = languages[code];
  root.dir = isRightToLeft(code) ? 'rtl' : 'ltr';
  const size = Number(chosen('textSize'));
  if (size >= 1 && size <= 1.5) root.style.setProperty('--text-size', String(size));
  return dictionaryOf(code);
}

/** A stable, random name for this browser: experiments divide visitors by it. It names nobody. */
export function visitorId(): string {
  const known = chosen('visitorId');
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(ownKey('shell', 'visitorId', true), made);
  } catch {
    // A browser without storage is a new visitor each time.
  }
  return made;
}

/** Who opens the page, as far as this tab knows: nobody, or whose session it holds. */
export interface Person extends Omit<GuardContext, 'flags'> {
  readonly token: string | undefined;
  /** The merchant in whose name the session calls; a trial session has its own (S6-ROLES-09). */
  readonly merchantCode: string | undefined;
}

/** Reads the session of this tab, and the member beside it, as the session store of the shell does (A016, A051). */
export function storedPerson(): Person {
  const { token, merchantCode, type } = readRecord<SessionInfo>('sessionStorage', 'MC_SESSION_INFO');
  if (typeof token !== 'string' || token === '' || typeof merchantCode !== 'string')
    return { token: undefined, merchantCode: undefined, hasSession: false, type: undefined, member: undefined };
  const stored = readRecord<StoredMember>('localStorage', 'memberInfo');
  const member = typeof stored.account === 'string' ? (stored as StoredMember) : undefined;
  const session = { type: type as number };
  return { token, merchantCode, hasSession: true, type: memberType({ session, member }), member };
}
