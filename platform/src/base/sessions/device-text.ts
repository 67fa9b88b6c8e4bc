import Bowser from 'bowser';

/** Only known names are shown, because a browser may call itself anything. */
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Name of a browser for members, such as "Chrome, Android"; "Unknown" if it has no known one. */
export function deviceText(userAgent: string): string {
  if (userAgent === '') return 'Unknown';
  const { browser, os } = Bowser.parse(userAgent);
  const known = [
    ...(browser.name !== undefined && browsers.has(browser.name) ? [browser.name] : []),
    ...(os.name !== undefined && systems.has(os.name) ? [os.name] : []),
  ];
  return known.length === 0 ? 'Unknown' : known.join(', ');
}
