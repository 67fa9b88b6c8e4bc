import path from 'node:path';
import { experimentsIn } from '@foyer/shared/remote';
import type { Command } from 'commander';
import { didYouMean } from '../../nearest';
import { type PartName, partNames, root } from '../../paths';
import { defaultSite } from '../default-site';
import { publishedParts } from '../live';
import { type LogEntry, readLog, readUnsigned, type Signed } from '../log';
import { rehearse } from '../rehearse';
import { settling } from '../releases';
import { signedBy } from '../signed';
import type { SiteStore } from '../store/site-store';
import { storeOf } from '../store/store';
import { type Answer, type Asked, say } from './answer';
import { type Exit, exits } from './exits';

/** What a decision can be told on the command line. */
export interface Told extends Asked {
  readonly why?: string;
}

/** What is done around a change of a locked host. */
type Within = <T>(site: string, act: () => T) => T;

/** For a change that does not need what an earlier command left undone. */
export const asItIs: Within = (_, act) => act();

/** The host that `--site` names, for the commands. */
export interface Host {
  /** Brings it here, where it lies elsewhere. Called before each command, and again by one that goes on for long. */
  open(): Promise<void>;
  /** Its folder, or the one that it is brought to. */
  site(): string;
  /** As people name it. */
  name(): string;
  /** A part with sources here or with releases on the host. Throws for any other word. */
  partOf(name: string): PartName;
  /**
   * Its log. Throws when it is empty: a mistyped folder would look like an empty host.
   * @param read how it is read; unless said, decisions in it have to be signed where the host demands that
   */
  log(read?: (site: string) => LogEntry[]): readonly LogEntry[];
  /** Runs one change at a time, and says what an earlier command had left undone. */
  change<T>(change: () => T, within?: Within): Promise<T>;
  /** Says what was looked at. */
  answer(answer: Answer, asked: Asked): void;
  /**
   * Makes a change, or tries it on a copy of the host, and says what came of it. The lines that it added to the log are in the answer
   * for programs. It is given the folder that it has to change.
   */
  act(act: (folder: string) => Answer, asked: Asked, within?: Within): Promise<void>;
  /**
   * The same for a decision, which is signed with who takes it and why.
   * @param isNeeded whether it is refused without a reason
   */
  decide(
    decide: (folder: string, signed: Signed) => Pick<Answer, 'lines' | 'next'>,
    told: Told,
    isNeeded?: boolean,
  ): Promise<void>;
}

const ended = (log: readonly LogEntry[]): string[] =>
  experimentsIn(log).flatMap(({ name, endedAt }) => (endedAt === undefined ? [] : [name]));

/** A decision that also says which experiments it has ended, where it does not say so itself. */
function andItsEnds(folder: string, decide: () => Pick<Answer, 'lines' | 'next'>): Answer {
  const before = ended(readLog(folder));
  const { lines, next } = decide();
  const names = ended(readLog(folder)).filter((name) => !before.includes(name));
  const untold = names.filter((name) => !lines.some((line) => line.startsWith(`${name} `)));
  return {
    lines: [
      ...lines,
      ...untold.map((name) => `${name} has ended by it: an experiment divides no longer what was decided anew`),
    ],
    ...(next && { next }),
  };
}

/** An answer with the lines that a change added to a log. */
function andItsLines(folder: string, act: () => Answer): Answer {
  // Whether it may be read as it is, is for the change to say.
  const before = readUnsigned(folder).length;
  const answer = act();
  return { ...answer, told: { said: answer.lines, decided: readUnsigned(folder).slice(before), ...answer.told } };
}

/**
 * Whether a pasted command needs to name no folder: it is what is meant where neither `--site` nor `DATA_DIR` is said, or where the
 * command that `RELEASE_COMMAND` names says which.
 */
const isMeant = (site: string): boolean =>
  site === path.join(root, '.data', 'site') || (Boolean(process.env['RELEASE_COMMAND']) && site === defaultSite());

const isDryRun = (word: string): boolean => word === '--dry-run';

/** What a rehearsal answers: the same, as what would be, and the command without `--dry-run` as the next one. */
const asRehearsed = (answer: Answer, words: readonly string[]): Answer => ({
  lines: answer.lines.map((line) => `Would be: ${line}`),
  problems: answer.problems?.map((line) => `Would be: ${line}`) ?? [],
  told: { dryRun: true, ...answer.told },
  next: { to: 'do it', words: words.filter((word) => !isDryRun(word)) },
});

/** The words without `--site <folder>`, which a pasted command names by itself. */
function withoutSite(words: readonly string[]): string[] {
  const at = words.indexOf('--site');
  const rest = at === -1 ? words : words.filter((_, index) => index !== at && index !== at + 1);
  return rest.filter((word) => !word.startsWith('--site='));
}

/** A part with sources here or with releases on a host. Throws for any other word. */
export const partOn = (site: string, name: string): PartName => partAmong(readLog(site), name);

/** The same of a log. */
export function partAmong(log: readonly LogEntry[], name: string): PartName {
  const known = [...new Set([...partNames, ...publishedParts(log)])];
  if (known.includes(name)) return name;
  throw new Error(`"${name}" is not a part.${didYouMean(name, known)} Parts are ${known.join(', ')}.`);
}

/**
 * @param words what was typed
 */
export function hostOf(program: Command, words: readonly string[]): Host & { readonly exit: Exit } {
  let exit: Exit = exits.done;
  const tell = (line: string): void => console.error(line);
  let opened: SiteStore | undefined;
  const store = (): SiteStore => {
    opened ??= storeOf(program.opts<{ site: string }>().site, tell);
    return opened;
  };
  const site = (): string => store().folder;
  const settled: Within = (folder, act) => settling(folder, act, tell);
  const change: Host['change'] = (act, within = settled) => store().change(() => within(site(), act));
  const answer = (given: Answer, asked: Asked): void => {
    exit = say(given, asked, isMeant(store().name) ? undefined : store().name);
  };
  const act: Host['act'] = async (doing, asked, within) => {
    if (asked.dryRun === true) {
      const rehearsed = rehearse(site(), (copy) => andItsLines(copy, () => doing(copy)), within);
      answer(asRehearsed(rehearsed, withoutSite(words)), asked);
      return;
    }
    answer(await change(() => andItsLines(site(), () => doing(site())), within), asked);
  };
  return {
    get exit() {
      return exit;
    },
    open: () => store().open(),
    site,
    name: () => store().name,
    change,
    answer,
    act,
    partOf: (name) => partOn(site(), name),
    log(read = readLog) {
      const log = read(site());
      if (log.length > 0) return log;
      throw new Error(
        `${store().name} has no releases. Publish one, or name another host: --site <folder or s3://bucket>, or DATA_DIR, whose "site" is used.`,
      );
    },
    async decide(decide, told, isNeeded = false) {
      const signed = told.dryRun === true ? {} : await signedBy(told.why, isNeeded);
      await act((folder) => andItsEnds(folder, () => decide(folder, signed)), told);
    },
  };
}
