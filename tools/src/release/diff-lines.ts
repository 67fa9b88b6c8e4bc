import { bytesShown } from './bytes';
import type { Change, Difference } from './diff';
import type { Size } from './sizes';

const MARKS = { came: '+', went: '-', changed: '~' } as const;

const markOf = ({ before, after }: Change<unknown>): string =>
  before === undefined ? MARKS.came : after === undefined ? MARKS.went : MARKS.changed;

function section<T>(
  title: string,
  changes: readonly Change<T>[],
  told: (change: Change<T>) => string = () => '',
): string[] {
  if (changes.length === 0) return [];
  return [`${title}:`, ...changes.map((change) => `  ${markOf(change)} ${change.name}${told(change)}`)];
}

const both = (before: string | undefined, after: string | undefined): string =>
  before === undefined || after === undefined ? `: ${before ?? after}` : `: ${before} -> ${after}`;

const signed = (bytes: number): string => `${bytes > 0 ? '+' : ''}${bytes.toLocaleString('en')}`;

const sizeShown = ({ raw, served }: Size): string => `${bytesShown(raw)}, served ${served.toLocaleString('en')}`;

function sizes({ before, after }: Change<Size>): string {
  if (before === undefined || after === undefined) return both(before && sizeShown(before), after && sizeShown(after));
  return `: ${sizeShown(after)} (${signed(after.raw - before.raw)}, served ${signed(after.served - before.served)})`;
}

/** The lines of `release diff`: `+` for what came, `-` for what went, `~` for what is another. */
export function diffLines({ part, before, after, pages, widgets, shared, files, firstLoads }: Difference): string[] {
  const found = [
    ...section('pages', pages),
    ...section('widgets', widgets),
    ...section('shared packages', shared, (change) => both(change.before, change.after)),
    ...section('files', files, sizes),
    ...section('first loads', firstLoads, sizes),
  ];
  return [`${part} ${before} -> ${after}`, ...(found.length > 0 ? found : ['Nothing differs but the version.'])];
}
