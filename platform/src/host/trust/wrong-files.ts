import type { Check, NamedRelease, RefusedWhat } from '@foyer/shared/trust';
import type { FileRead } from './files-of-release';

/** Names of files that a sentence has. */
const NAMED = 5;

/** A file of a release, or the copy of all documents of a channel. */
export interface Unit extends FileRead {
  readonly channel?: string;
  readonly release?: NamedRelease;
}

/** A release, or the documents of a channel, with files that are not what was signed. */
export interface WrongFiles extends RefusedWhat {
  readonly check: Check;
  readonly sentence: string;
}

const ends: Readonly<Partial<Record<Check, string>>> = { changed: 'not as published', missing: 'not there' };

function sentenceOf({ channel, release, file, check = 'form' }: Unit, files: readonly string[]): string {
  if (channel !== undefined) return `The documents of ${channel} on this server are not what was taken up.`;
  const label = `${release?.part ?? ''} ${release?.version ?? ''}`;
  const end = ends[check] ?? 'not to be read';
  if (files.length === 1) return `A file of ${label} is ${end}: ${file}.`;
  return `${files.length} files of ${label} are ${end}: ${files.slice(0, NAMED).join(', ')}${files.length > NAMED ? ' …' : '.'}`;
}

const groupOf = ({ channel, release, check }: Unit): string =>
  JSON.stringify([check, channel ?? '', release?.part ?? '', release?.version ?? '']);

/** One sentence for each check of a release or a channel. */
export function inGroups(wrong: readonly Unit[]): WrongFiles[] {
  return [...new Map(wrong.map((unit) => [groupOf(unit), unit]))].map(([group, unit]) => {
    const { check = 'form', channel, release } = unit;
    const files = wrong.flatMap((each) => (groupOf(each) === group ? [each.file] : []));
    return {
      check,
      ...(channel !== undefined && { channel }),
      ...(release && { part: release.part, version: release.version }),
      sentence: sentenceOf(unit, files),
    };
  });
}
