import { type LogEntry, readLog } from '../log';
import type { Operations } from '../ops';
import { wrongFile } from '../origins/load-files';
import { openRelease } from '../pinned';
import { ReleaseChanged } from '../release-files';
import { rollback } from '../releases';
import { inOneLine } from '../signed';
import { variantsOf } from '../variants';
import { sentence } from '../verify';
import { openPages, type Seen, type ToOpen } from './open-pages';
import { GUARD, onTheirOwn, type Suspect, stillSuspect, suspectsOf } from './suspects';
import { type Message, messageOf } from './tell';
import { verdictOn } from './verdict';

/** What the guard is given. */
export interface Guarding {
  readonly operations: Operations;
  /** The address of the site for a channel, by which visitors load it. */
  readonly addressOf: (channel: string) => string;
  readonly dryRun: boolean;
  readonly say: (line: string) => void;
  /** Told of each release that was taken back. */
  readonly tell: (message: Message) => Promise<void>;
  /** Opens pages in a browser. */
  readonly open?: (wanted: ToOpen) => Promise<Seen>;
}

/** What the guard needs of a host. */
interface Looked {
  /** Its folder. */
  site(): string;
  log(): readonly LogEntry[];
  /** Runs one change at a time. */
  change<T>(change: () => T): Promise<T>;
}

/** Pages that a browser opens. */
const PAGES = 5;
const HOME = '/m/home';

/** Pages of a release that anybody may open, home first where it shows something there; the shell's is home. */
function pathsOf({ name, pages, widgets }: ReturnType<typeof openRelease>['info']): string[] {
  if (name === 'shell') return [HOME];
  const open = Object.entries(pages).filter(([path, { guard }]) => guard === undefined && !path.includes(':'));
  const home = Object.keys(widgets).some((slot) => slot.startsWith('home.')) ? [HOME] : [];
  return [...home, ...open.map(([path]) => path)].slice(0, PAGES);
}

/** What is wrong with the files of a release, as visitors get them. */
async function wrongOf(site: string, part: string, version: string, address: string): Promise<string | undefined> {
  try {
    return await wrongFile(address, openRelease(site, readLog(site), part, version));
  } catch (error) {
    if (error instanceof ReleaseChanged) return sentence(error);
    throw error;
  }
}

/** A release, and the channel on which visitors get it. */
type Loadable = Pick<Suspect, 'part' | 'channel' | 'version'>;

/** Opens pages of a release that a channel has. */
function openedPages(
  site: string,
  { part, channel, version }: Loadable,
  address: string,
  open: Guarding['open'] = openPages,
): Promise<Seen> {
  const log = readLog(site);
  const paths = pathsOf(openRelease(site, log, part, version).info);
  return open({ address, part, version, variants: variantsOf(log, part, channel), paths });
}

/**
 * Loads a release as visitors do, whoever told of it: every file by the public address, then some pages in a browser where there is one.
 * @throws when it was never published
 */
export async function loadedHere(site: string, release: Loadable, address: string): Promise<Seen> {
  const wrong = await wrongOf(site, release.part, release.version, address);
  if (wrong !== undefined) return { state: 'fails', says: wrong };
  const { state, says } = await openedPages(site, release, address);
  return { state, says: `its files are right, and ${says}` };
}

/**
 * Loads a release as visitors do: every file of it, then some pages in a browser where there is one.
 * @returns whether it fails, and what was seen
 */
async function ownLoad(site: string, suspect: Suspect, guarding: Guarding): Promise<{ fails: boolean; says: string }> {
  const { part, channel, version, against } = suspect;
  const address = guarding.addressOf(channel);
  const wrong = await wrongOf(site, part, version, address);
  if (wrong !== undefined) {
    // Where the other release does not come either, it is the site that fails.
    const other = await wrongOf(site, part, against, address);
    return other === undefined
      ? { fails: true, says: `Loaded from here: ${wrong}.` }
      : { fails: false, says: `Loaded from here ${against} fails as well: ${other}.` };
  }
  const { state, says } = await openedPages(site, suspect, address, guarding.open);
  return { fails: state === 'fails', says: `Its files are right; ${says}.` };
}

/** Looks at one release. @returns whether it was taken back */
async function lookAt(host: Looked, suspect: Suspect, guarding: Guarding): Promise<boolean> {
  const { part, channel, version, decision } = suspect;
  const { say } = guarding;
  const named = `${part} ${version} (${channel})`;
  const verdict = await verdictOn(guarding.operations, suspect, onTheirOwn(host.log(), part));
  if (verdict === undefined) {
    const later =
      Date.parse(suspect.from) > Date.now() ? ` It was live before, so it is judged from ${suspect.from} on.` : '';
    say(`${named} stays: too few visitors told of it and of ${suspect.against}.${later}`);
    return false;
  }
  if (!verdict.failsMore) {
    say(`${named} stays. ${verdict.says}`);
    return false;
  }
  if (suspect.afterGuard) {
    say(`${named} stays, since the last decision was the guard's own: a person has to decide. ${verdict.says}`);
    return false;
  }
  const own = await ownLoad(host.site(), suspect, guarding);
  if (!own.fails) {
    say(`${named} stays, since it does not fail here. ${verdict.says} ${own.says}`);
    return false;
  }
  const why = inOneLine(`${verdict.says} ${own.says}`);
  if (guarding.dryRun) {
    say(`Would be taken back: ${named}. ${why}`);
    return false;
  }
  const now = await host.change(() => {
    const log = readLog(host.site());
    if (stillSuspect(log, suspect, Date.now()) === undefined) return undefined;
    return rollback(host.site(), part, channel, undefined, { who: GUARD, why });
  });
  if (now === undefined) {
    say(`${named}: somebody decided in the meantime, so nothing was done.`);
    return false;
  }
  const by = decision.who === undefined ? '' : ` Released by ${decision.who}.`;
  say(`${named} is taken back; ${now === '' ? 'no release' : now} is live for all.${by} ${why}`);
  await guarding.tell(messageOf(suspect, why, now));
  return true;
}

/**
 * Looks once at each release that a decision of the last two days gave to visitors. One is taken back if it fails more than the one it is
 * compared with, by distinct visitors, and fails when it is loaded from here too (decision 79).
 * @returns how many were taken back
 * @throws when the host has no log, or the operations do not answer
 */
export async function look(host: Looked, guarding: Guarding): Promise<number> {
  const suspects = suspectsOf(host.log(), Date.now());
  if (suspects.length === 0)
    guarding.say('Nothing was released in the last two days that has something to go back to.');
  let taken = 0;
  for (const suspect of suspects) {
    // An earlier look of this round may have ended the experiment that it is in.
    if (stillSuspect(host.log(), suspect, Date.now()) === undefined) continue;
    const isTaken = await lookAt(host, suspect, guarding).catch((error: unknown) => {
      if (suspects.length === 1) throw error;
      guarding.say(
        `${suspect.part} ${suspect.version} (${suspect.channel}) could not be looked at: ${sentence(error)}`,
      );
      return false;
    });
    if (isTaken) taken += 1;
  }
  return taken;
}
