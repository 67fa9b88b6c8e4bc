import { hashOfDocuments, Refused, type Statement } from '@foyer/shared/trust';
import { filesOfRelease } from './files-of-release';
import { ownFolder } from './own-folder';
import { openStore } from './store';
import { keptStatement, type Taking } from './take-up';
import { inGroups, type Unit, type WrongFiles } from './wrong-files';

/** What is read in one look. */
export interface Pace {
  readonly bytes: number;
  readonly files: number;
}

/** With a look every ten seconds a site of 200 MB is gone round in about four minutes, and a disk hardly notices. */
const PACE: Pace = { bytes: 8 * 1024 * 1024, files: 1000 };

const keyOf = ({ channel = '', release, file }: Unit): string =>
  [channel, release?.part ?? '', release?.version ?? '', file].join('\n');

/**
 * Reads what is served again and again (decision 111): the copies of documents in the reader's own folder, and the files of the releases
 * that they name. Nobody but browsers would notice else that a disk lost or changed a byte after a release was taken up.
 */
export function readingAgain(taking: Taking, pace: Pace = PACE, now: () => number = Date.now) {
  const wrong = new Map<string, Unit>();
  let served: Statement;
  let round: AsyncGenerator<Unit> | undefined;
  let roundEnded: number | undefined;

  async function documentsOf(channel: string): Promise<Unit> {
    // What is served now, since another generation may have come in the middle of a round.
    const hash = served.channels[channel];
    const files = await ownFolder(taking.own, taking.root)
      .documents(channel)
      .catch(() => undefined);
    const bytes = [...(files?.values() ?? [])].reduce((sum, text) => sum + text.length, 0);
    const found = { file: '', channel, bytes };
    if (hash === undefined) return { ...found, check: undefined };
    if (files === undefined) return { ...found, check: 'form' };
    if (files.size === 0) return { ...found, check: 'missing' };
    return { ...found, check: hashOfDocuments(files) === hash ? undefined : 'changed' };
  }

  /** Whether another process took up what is newer, into the same folder. */
  const isNewer = (): Promise<boolean> =>
    keptStatement(taking).then(
      (kept) => kept !== undefined && kept.serial > served.serial,
      () => false,
    );

  async function* all(): AsyncGenerator<Unit> {
    const { channels, releases } = served;
    for (const channel of Object.keys(channels)) {
      const found = await documentsOf(channel);
      if (found.check === undefined || !(await isNewer())) yield found;
    }
    const store = await openStore(taking.store);
    for (const release of releases)
      for await (const found of filesOfRelease(store, release)) {
        // A store that went away in the middle has no files that are missing.
        if (found.check === 'missing') await openStore(taking.store);
        yield { ...found, release };
      }
  }

  const isServed = ({ channel, release }: Unit): boolean =>
    release === undefined
      ? served.channels[channel ?? ''] !== undefined
      : served.releases.some(({ description }) => description === release.description);

  async function readSome(): Promise<void> {
    round ??= all();
    for (let [bytes, files] = [0, 0]; bytes < pace.bytes && files < pace.files; files += 1) {
      const { done, value: unit } = await round.next();
      if (done) {
        round = undefined;
        roundEnded = now();
        return;
      }
      bytes += unit.bytes;
      if (unit.check === undefined) wrong.delete(keyOf(unit));
      else wrong.set(keyOf(unit), unit);
    }
  }

  return {
    /**
     * Reads on from where the last look ended, and from the start after the last file.
     * @returns what is wrong of all that was read, until it was read again and is right
     */
    async readOn(statement: Statement): Promise<WrongFiles[]> {
      served = statement;
      try {
        await readSome();
      } catch (error) {
        round = undefined;
        // A store that is gone is told by whoever takes up from it.
        if (!(error instanceof Refused)) throw error;
      }
      for (const [key, unit] of wrong) if (!isServed(unit)) wrong.delete(key);
      return inGroups([...wrong.values()]);
    },
    /** When all that is served had been read the last time, in milliseconds; undefined before the first round has ended. */
    roundEnded: (): number | undefined => roundEnded,
    /** The copies of documents were put right. */
    mended(): void {
      for (const [key, { channel }] of wrong) if (channel !== undefined) wrong.delete(key);
    },
  };
}
