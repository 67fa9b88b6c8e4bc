/** Reads what a member chose before, without the storage table of the shell: this runs before anything else, and small. */
function read(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** The language code in which calls are made. */
export const storedLanguage = (): string => read('localStorage', 'language') ?? 'TY';

/** Puts language, direction, theme and text size on the document before anything is painted; gives the dictionary to load. */
export function showChoices(): 'TY' | 'EN' {
  const root = document.documentElement;
  const code = storedLanguage();
  root.dataset['theme'] = read('localStorage', 'theme') === 'light' ? 'light' : 'dark';
  root.lang = code === 'EN' ? 'en' : 'th';
  const size = Number(read('localStorage', 'textSize'));
  if (size >= 1 && size <= 1.5) root.style.setProperty('--text-size', String(size));
  return code === 'TY' || code === 'TH' ? 'TY' : 'EN';
}

/** A stable, random name for this browser: experiments divide visitors by it. It names nobody. */
export function visitorId(): string {
  const known = read('localStorage', 'visitorId');
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem('visitorId', made);
  } catch {
    // A browser without storage is a new visitor each time.
  }
  return made;
}

/** The token of the session in this tab, if there is one. */
export function storedSession(): string | undefined {
  try {
    const info: unknown = JSON.parse(read('sessionStorage', 'MC_SESSION_INFO') ?? 'null');
    const token = typeof info === 'object' && info !== null && 'token' in info ? info.token : undefined;
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
