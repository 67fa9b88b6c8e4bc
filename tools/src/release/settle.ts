import { deriveLive } from './derive';
import { goLive, liveStatement, makeGeneration, prepareDocuments, pruneGenerations } from './generation';
import { publishedParts } from './live';
import {
  appendLog,
  cutUnfinished,
  type Decision,
  isDecision,
  type LogEntry,
  readLog,
  withDecisions,
  withEnds,
} from './log';
import { isOlderHost, pointedGeneration, pointTo } from './pointer';
import { statingOf } from './stating';

/**
 * Takes a decision, or several at once, of which readers see all or none. The documents are derived and put on the host first; what
 * fails on any channel is not logged. The lines of the log are what counts: when the command ends between them and the pointer, the
 * next command points (decision 68). Nothing is signed before it is decided (decision 81).
 * @throws when a release is not as it was published, or, where the host demands trust, has no signature that counts, or when no
 * statement can be signed
 */
export function decide(site: string, ...decisions: Decision[]): void {
  const parts = decisions.map(({ part }) => part);
  const log = readLog(site);
  const decided = withDecisions(log, decisions);
  const live = deriveLive(site, decided, parts);
  const stating = statingOf(site, decided, live, parts);
  stating?.check();
  const prepared = prepareDocuments(site, live);
  appendLog(site, ...withEnds(log, decisions));
  // A statement says what the log was like: of a decision that changes no document, too, it could be taken out unseen else (decision 98).
  pointTo(site, makeGeneration(site, prepared, stating, stating !== undefined));
  pruneGenerations(site);
}

/** Told what an earlier command left undone, a sentence each. */
export type Say = (line: string) => void;
const nobody: Say = () => undefined;

interface Wanted {
  /** The parts of which every file is checked. */
  readonly checkedIn?: (log: readonly LogEntry[]) => readonly string[];
  /** Whether what is live gets a new statement, though it has one. */
  readonly anew?: boolean;
}

function settled(site: string, { checkedIn = () => [], anew = false }: Wanted, say: Say): void {
  const cut = cutUnfinished(site);
  if (cut !== undefined)
    say(`The last line of the log was not whole: a command was ended while it wrote it. It is cut off: ${cut}`);
  const log = readLog(site);
  if (!log.some(isDecision)) return;
  const [older, before] = [isOlderHost(site), pointedGeneration(site)];
  const live = deriveLive(site, log, checkedIn(log));
  const { id, mended } = goLive(site, live, statingOf(site, log, live), anew);
  if (mended.length > 0) say(`Live files were not as the log makes them; they are now: ${mended.join(', ')}`);
  if (older) say('What is live is a generation of documents from now on (decision 68).');
  else if (before !== id && !anew) say('What was live was not what the log says. It is now.');
}

/**
 * Makes live what the log says, whatever an earlier command left behind (decision 68). Releases are checked by their descriptions.
 * @throws when the log was changed, or a live release is not as it was published
 */
export const settle = (site: string, say = nobody): void => settled(site, {}, say);

/** The same, with every file of the live releases and their fallbacks checked. */
export const refresh = (site: string, say = nobody): void => settled(site, { checkedIn: publishedParts }, say);

/**
 * Signs a new statement of what is live, before the present one ends (decision 81).
 * @returns the statement
 * @throws when the host demands no trust, has nothing live, or no online key is at hand
 */
export function renew(site: string, say = nobody): string {
  settled(site, { anew: true }, say);
  const statement = liveStatement(site);
  if (statement === undefined) throw new Error('This host has nothing live that is to be signed. Nothing was done.');
  return statement;
}
