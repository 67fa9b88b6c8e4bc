import { provideNewDocument } from '@foyer/shared/shell';
import { boot } from '../boot/state';
import { loadAnew } from '../session/document-navigation';
import { EVERY } from './every';
import { keepOnly, mayOpen, noteOpened, wasOpenedFor } from './opened-for';
import { isQuiet, isUntouched, noticePresses, openedPage } from './quiet';

const FILE = '/taken-back.json';
/** The longest wait in ms while the host does not answer. */
const LONGEST = 12 * EVERY;
/** While the new document is on its way. */
const DIMMED = '0.5';

/** All releases that were taken back, as `part@version`. Throws when the host does not say. */
async function takenBack(): Promise<string[]> {
  const answer = await fetch(FILE, { cache: 'no-cache', credentials: 'omit' });
  const said: unknown = answer.ok ? await answer.json() : undefined;
  if (typeof said !== 'object' || said === null) throw new Error(`${FILE} is no list`);
  return Object.entries(said).flatMap(([part, versions]: [string, unknown]) =>
    Array.isArray(versions) ? versions.map((version) => `${part}@${String(version)}`) : [],
  );
}

/** The host still gives a release that it says was taken back. The tab keeps it, and tells. */
function tellOfStuck(release: string): void {
  const [part = '', version = ''] = release.split('@');
  boot().seen.push({ part, version, failed: false, error: new Error('Taken back, and given by a new document again') });
  void import(/* webpackChunkName: "beacons" */ '../beacons/tell').then(
    ({ tellOfVisit }) => tellOfVisit(),
    () => undefined,
  );
}

/**
 * Asks while the page is seen whether a release that it has was taken back, and then takes the next step to another path by a new
 * document, or loads the page anew when it is seen again untouched (decision 83). Never while something would be lost, once for a
 * release, and not more often than every five minutes.
 */
export function watchTakenBack(): void {
  let due: readonly string[] = [];
  let path = location.pathname;
  let leaving = false;
  let wait = EVERY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stuck = new Set<string>();

  const open = (): boolean => {
    if (!leaving && !(mayOpen() && noteOpened(due))) return false;
    leaving = true;
    document.body.style.opacity = DIMMED;
    loadAnew();
    return true;
  };

  const judge = (named: readonly string[]): void => {
    if (leaving) return;
    keepOnly(named);
    const here = boot().releases().split(',');
    const all = named.filter((release) => here.includes(release));
    due = all.filter((release) => !wasOpenedFor(release));
    for (const release of all) {
      if (due.includes(release) || stuck.has(release)) continue;
      stuck.add(release);
      tellOfStuck(release);
    }
  };

  const ask = async (isSeenAgain: boolean): Promise<void> => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(false), wait);
    try {
      judge(await takenBack());
      wait = EVERY;
    } catch {
      wait = Math.min(2 * wait, LONGEST);
    }
    if (isSeenAgain && !leaving && due.length > 0 && isUntouched()) open();
  };

  noticePresses();
  provideNewDocument((pathname) => {
    if (pathname === path) return leaving && open();
    const isDue = due.length > 0 && isQuiet();
    path = pathname;
    openedPage();
    return isDue && open();
  });
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') void ask(true);
  });
  if (document.visibilityState === 'visible') void ask(false);
}
