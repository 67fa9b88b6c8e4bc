import path from 'node:path';
import { experimentsIn } from '@foyer/shared/remote';
import type { Command } from 'commander';
import { type PartName, partNames } from '../../paths';
import { publishedParts } from '../live';
import { type LogEntry, readLog, type Signed } from '../log';
import { rehearse } from '../rehearse';
import { withSite } from '../releases';
import { signedBy } from '../signed';

/** What a decision can be told on the command line. */
export interface Told {
  readonly why?: string;
  readonly dryRun?: boolean;
}

/** The host that `--site` names, for the commands. */
export interface Host {
  /** Its folder. */
  site(): string;
  /** A part with sources here or with releases on the host. Throws for any other word. */
  partOf(name: string): PartName;
  /** Its log. Throws when it is empty: a mistyped folder would look like an empty host. */
  log(): readonly LogEntry[];
  /** Runs one change at a time, and says what an earlier command had left undone. */
  change<T>(change: () => T): Promise<T>;
  /** Takes a decision, or tries it on a copy of the log, and says each line of what came of it. */
  decide(decide: (folder: string, signed: Signed) => readonly string[], told: Told): Promise<void>;
}

const ended = (log: readonly LogEntry[]): string[] =>
  experimentsIn(log).flatMap(({ name, endedAt }) => (endedAt === undefined ? [] : [name]));

/** A decision that also says which experiments it has ended, where it does not say so itself. */
function andItsEnds(folder: string, decide: () => readonly string[]): string[] {
  const before = ended(readLog(folder));
  const lines = decide();
  const names = ended(readLog(folder)).filter((name) => !before.includes(name));
  const untold = names.filter((name) => !lines.some((line) => line.startsWith(`${name} `)));
  return [
    ...lines,
    ...untold.map((name) => `${name} has ended by it: an experiment divides no longer what was decided anew`),
  ];
}

export function hostOf(program: Command): Host {
  const site = (): string => path.resolve(program.opts<{ site: string }>().site);
  const change = <T>(act: () => T): Promise<T> => withSite(site(), act, (line) => console.error(line));
  return {
    site,
    change,
    partOf(name) {
      const known = [...new Set([...partNames, ...publishedParts(readLog(site()))])];
      if (known.includes(name)) return name;
      throw new Error(`"${name}" is not a part. Parts are ${known.join(', ')}.`);
    },
    log() {
      const log = readLog(site());
      if (log.length > 0) return log;
      throw new Error(
        `${site()} has no releases. Publish one, or name the folder of another host: --site <folder>, or DATA_DIR, whose "site" is used.`,
      );
    },
    async decide(decide, { why, dryRun = false }) {
      if (dryRun) {
        const lines = await rehearse(site(), (copy) => andItsEnds(copy, () => decide(copy, {})));
        for (const line of lines) console.log(`Would be: ${line}`);
        return;
      }
      const signed = await signedBy(why);
      for (const line of await change(() => andItsEnds(site(), () => decide(site(), signed)))) console.log(line);
    },
  };
}
