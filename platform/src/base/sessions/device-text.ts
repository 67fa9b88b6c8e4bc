import Bowser from 'bowser';

/** A browser may call itself anything; only names that others know are shown. */
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** What a member reads of a browser, such as "Chrome, Android"; "Unknown" where it says nothing that is known. */
export function deviceText(userAgent: string): string {
  if (userAgent === '') return 'Unknown';
  const { browser, os } = Bowser.parse(userAgent);
  const known = [
    ...(browser.name !== undefined && browsers.has(browser.name) ? [browser.name] : []),
    ...(os.name !== undefined && systems.has(os.name) ? [os.name] : []),
  ];
  return known.length === 0 ? 'Unknown' : known.join(', ');
}
