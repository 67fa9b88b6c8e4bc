import type { TakenBack } from '@foyer/shared/remote';
import { channelOf, type LogEntry } from './log';
import { variantsOf } from './variants';

/** So many of the latest decisions of a part are looked at, and so many releases are named: no page is open for longer. */
const DECISIONS = 20;
const NAMED = 10;

/** The lines of a log that were decided together (decision 70), the decisions about one channel alone. */
function decisionsOn(log: readonly LogEntry[], channel: string): readonly LogEntry[][] {
  const together: LogEntry[][] = [];
  for (const entry of log) {
    const before = together.at(-1)?.at(-1);
    // Of several parts only one is here, so that lines between may be missing.
    const isSame = before?.at === entry.at && (before.more ?? 0) > (entry.more ?? 0);
    if (isSame) together.at(-1)?.push(entry);
    else together.push([entry]);
  }
  return together.filter((lines) => lines.some((line) => [channel, 'base'].includes(channelOf(line) ?? '')));
}

const servedOf = (log: readonly LogEntry[], part: string, channel: string): string[] =>
  variantsOf(log, part, channel).map(({ version }) => version);

/**
 * The releases of a part that visitors of a channel had and that were taken from them, the latest first: by a rollback, a removal, the end
 * of a division or of an arm (decision 83). What a promotion replaces is not taken back, nor what visitors get by now, if only as a fallback.
 * @param log lines of the part alone, oldest first
 */
export function takenBackOf(log: readonly LogEntry[], part: string, channel: string): string[] {
  const lines = log.filter((line) => [undefined, 'base', channel].includes(channelOf(line)));
  const present = variantsOf(lines, part, channel);
  const served = new Set(present.flatMap(({ version, fallback }) => [version, fallback]));
  const taken = new Set<string>();
  for (const decided of decisionsOn(lines, channel).slice(-DECISIONS).reverse()) {
    const [first, last] = [decided[0], decided.at(-1)];
    if (first === undefined || last === undefined || decided.some(({ kind }) => kind === 'promote')) continue;
    const before = servedOf(lines.slice(0, lines.indexOf(first)), part, channel);
    const after = new Set(servedOf(lines.slice(0, lines.indexOf(last) + 1), part, channel));
    for (const version of before) if (!after.has(version) && !served.has(version)) taken.add(version);
  }
  return [...taken].slice(0, NAMED);
}

/** The file that names what was taken back, by part. Parts without such a release are not in it. */
export const takenBackFile = (all: readonly (readonly [part: string, versions: readonly string[]])[]): TakenBack =>
  Object.fromEntries(all.filter(([, versions]) => versions.length > 0));
