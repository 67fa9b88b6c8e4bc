import type { GuardContext } from '@foyer/shared/flags/guards';
import { dictionaryOf, isRightToLeft, type LanguageCode, languageOf, languages } from '@foyer/shared/i18n/languages';
import type { SessionInfo, StoredMember } from '@foyer/shared/session';
import { memberType } from '@foyer/shared/session/member-type';
import { ownKey } from '@foyer/shared/shell/keys';

/** Reads storage directly: the shell's slots would make the boot script too large. */
export function read(area: 'localStorage' | 'sessionStorage', key: string): string | null {
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

/** A value of the shell, under its key or, until 4.0.0, that of earlier releases. */
export const chosen = (name: string): string | null =>
  read('localStorage', ownKey('shell', name, true)) ?? read('localStorage', name);

/** The language code of calls; an unknown stored code gives the default (A058). */
export const storedLanguage = (): LanguageCode => languageOf(read('localStorage', 'language') ?? undefined);

/** Applies language, direction, theme and text size before the first paint. Gives the dictionary to load. */
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

/** Who opens the page, by the storage of this tab. */
export interface Person extends Omit<GuardContext, 'flags'> {
  readonly token: string | undefined;
  /** The session's merchant code; a trial session has its own (S6-ROLES-09). */
  readonly merchantCode: string | undefined;
}

/** Reads session and member of this tab as the session store does (A016, A051). */
export function storedPerson(): Person {
  const session = readRecord<SessionInfo>('sessionStorage', 'MC_SESSION_INFO');
  const { token, merchantCode, userName, type } = session;
  const isWhole = [token, merchantCode, userName].every((part) => typeof part === 'string') && typeof type === 'number';
  if (!isWhole || !token)
    return { token: undefined, merchantCode: undefined, hasSession: false, type: undefined, member: undefined };
  const stored = readRecord<StoredMember>('localStorage', 'memberInfo');
  // Another tab may have stored another member.
  const member = stored.account === userName ? (stored as StoredMember) : undefined;
  return { token, merchantCode, hasSession: true, type: memberType({ session: { type }, member }), member };
}
