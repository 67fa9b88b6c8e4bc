import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { alarmsOf, Refused, type RefusedWhat, type Statement, saidOf } from '@foyer/shared/trust';
import { putRight } from './put-right';
import { type Pace, readingAgain } from './reading-again';
import { keptStatement, type Taking, takeUp } from './take-up';
import type { WrongFiles } from './wrong-files';

/** How often a store is asked again whose pointer has not changed: its trust may have, and what is live may have ended. */
const AGAIN_MS = 10_000;

/** What a person is told of the documents; the same sentence again when it is another one in between, or after an hour. */
export type Tell = (
  event: 'documents.refused' | 'documents.alarm' | 'documents.taken' | 'files.refused',
  sentence: string,
) => void;

const TOLD_AGAIN_MS = 60 * 60 * 1000;

/** What came of a look at the store. */
export interface Looked {
  /** Milliseconds. */
  readonly at: number;
  /** Why what lies there was refused; undefined where it was right. */
  readonly refused: (RefusedWhat & { readonly sentence: string }) | undefined;
  /** What was read again since, and is not what was signed (decision 111). */
  readonly files: readonly WrongFiles[];
  /** When the last round of reading again ended, in milliseconds; undefined before the first has. */
  readonly roundEnded: number | undefined;
  /** What a person has to see to, though it is served: a sentence each. */
  readonly alarms: readonly string[];
  /** What is served; undefined before the first statement that was right. */
  readonly statement: Statement | undefined;
}

const isOfChannel = ({ channel }: WrongFiles): boolean => channel !== undefined;

const FILES = 'files of ';
const aboutFiles = ({ check, part = '', version = '', channel = '' }: WrongFiles): string =>
  `${FILES}${[check, part, version, channel].join(' ')}`;

/** Documents of a site that demands trust. */
export interface TrustedDocuments {
  /** The folder that they are served from, for `readLive`: what was found right last. */
  folder(): Promise<string>;
  /** Looks at the store now, and ends when what came of it was given to `note`. */
  look(): Promise<void>;
}

/**
 * Serves the documents that were found right last, and looks whether the store has others (decision 81). A store that cannot be read, or
 * has something wrong, changes nothing but what is told.
 *
 * @param note is given what came of each look (decision 98)
 * @param pace of reading what is served again
 */
export function trustedDocuments(
  taking: Taking,
  tell: Tell,
  now: () => number = Date.now,
  note: (looked: Looked) => void = () => undefined,
  pace?: Pace,
): TrustedDocuments {
  let looked: { readonly pointer: string | undefined; readonly at: number } | undefined;
  let looking = Promise.resolve();
  let takingUp = looking;
  let current: Statement | undefined;
  const again = readingAgain(taking, pace, now);
  const told = new Map<string, { readonly sentence: string; readonly at: number }>();

  const say = (event: Parameters<Tell>[0], sentence: string, about: string = event): void => {
    const last = told.get(about);
    if (last?.sentence === sentence && now() - last.at < TOLD_AGAIN_MS) return;
    told.set(about, { sentence, at: now() });
    tell(event, sentence);
  };

  const taken = async (): Promise<Looked['refused']> => {
    try {
      const { statement } = await takeUp(taking, now());
      if (current?.serial !== statement.serial)
        say('documents.taken', `Documents with the serial ${statement.serial} are served.`);
      current = statement;
      told.delete('documents.refused');
      return undefined;
    } catch (error) {
      const reason =
        error instanceof Refused
          ? error
          : new Refused(`The store of releases cannot be read: ${String(error)}`, { check: 'form' });
      say('documents.refused', `${saidOf(reason)} What was found right before is served.`);
      current ??= await keptStatement(taking).catch(() => undefined);
      return { sentence: reason.message, ...reason.what };
    }
  };

  const alarms = (): readonly string[] => (current === undefined ? [] : alarmsOf(current, now()));

  /** Reads on in what is served, puts own copies right, and tells what was wrong. */
  const readOn = async (): Promise<readonly WrongFiles[]> => {
    if (current === undefined) return [];
    const found = await again.readOn(current);
    if (!found.some(isOfChannel)) return found;
    const { served, said } = await putRight(taking, now());
    if (served !== undefined) {
      again.mended();
      if (served.serial !== current.serial) told.delete('documents.taken');
      current = served;
    }
    return found.map((each) => (isOfChannel(each) ? { ...each, sentence: `${each.sentence} ${said}` } : each));
  };

  const noted = async (refused: Looked['refused']): Promise<void> => {
    const files = await readOn().catch((error: unknown): WrongFiles[] => [
      { check: 'form', sentence: `What is served cannot be read again: ${String(error)}` },
    ]);
    const abouts = files.map(aboutFiles);
    for (const about of told.keys()) if (about.startsWith(FILES) && !abouts.includes(about)) told.delete(about);
    for (const each of files) say('files.refused', saidOf(new Refused(each.sentence, each)), aboutFiles(each));
    note({ at: now(), refused, files, roundEnded: again.roundEnded(), alarms: alarms(), statement: current });
  };

  /** Looks once the last look has ended. What is taken up is served before anything is read again. */
  const look = (): { readonly taken: Promise<void>; readonly noted: Promise<void> } => {
    const next = looking.then(async () => {
      const refused = await taken();
      for (const alarm of alarms()) say('documents.alarm', alarm);
      return refused;
    });
    looking = next.then(noted);
    return { taken: next.then(() => undefined), noted: looking };
  };

  return {
    async folder() {
      const pointer = await readlink(path.join(taking.store, 'live')).catch(() => undefined);
      const isOther = looked === undefined || looked.pointer !== pointer;
      if (isOther || now() - (looked?.at ?? 0) > AGAIN_MS) {
        looked = { pointer, at: now() };
        const next = look();
        if (isOther) takingUp = next.taken;
      }
      // The first one waits, and whoever asks right after a decision: it was said that this is live.
      await takingUp;
      return taking.own;
    },
    async look() {
      await look().noted;
    },
  };
}
