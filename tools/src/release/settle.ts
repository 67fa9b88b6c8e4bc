import { deriveLive } from './derive';
import { goLive, isOlderHost, pointedGeneration, pointTo, prepareGeneration, pruneGenerations } from './generation';
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

/**
 * Takes a decision, or several at once, of which readers see all or none. The documents are derived and put on the host first; what
 * fails on any channel is not logged. The lines of the log are what counts: when the command ends between them and the pointer, the
 * next command points (decision 68).
 */
export function decide(site: string, ...decisions: Decision[]): void {
  const parts = decisions.map(({ part }) => part);
  const log = readLog(site);
  const { id } = prepareGeneration(site, deriveLive(site, withDecisions(log, decisions), parts));
  appendLog(site, ...withEnds(log, decisions));
  pointTo(site, id);
  pruneGenerations(site);
}

/** Told what an earlier command left undone, a sentence each. */
export type Say = (line: string) => void;
const nobody: Say = () => undefined;

function settled(site: string, checkedIn: (log: readonly LogEntry[]) => readonly string[], say: Say): void {
  const cut = cutUnfinished(site);
  if (cut !== undefined)
    say(`The last line of the log was not whole: a command was ended while it wrote it. It is cut off: ${cut}`);
  const log = readLog(site);
  if (!log.some(isDecision)) return;
  const [older, before] = [isOlderHost(site), pointedGeneration(site)];
  const { id, mended } = goLive(site, deriveLive(site, log, checkedIn(log)));
  if (mended.length > 0) say(`Live files were not as the log makes them; they are now: ${mended.join(', ')}`);
  if (older) say('What is live is a generation of documents from now on (decision 68).');
  else if (before !== id) say('What was live was not what the log says. It is now.');
}

/**
 * Makes live what the log says, whatever an earlier command left behind (decision 68). Releases are checked by their descriptions.
 * @throws when the log was changed, or a live release is not as it was published
 */
export const settle = (site: string, say = nobody): void => settled(site, () => [], say);

/** The same, with every file of the live releases and their fallbacks checked. */
export const refresh = (site: string, say = nobody): void => settled(site, publishedParts, say);
