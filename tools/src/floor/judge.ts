import { type Allowed, allowed as ours } from './allowed';
import type { Finding } from './finding';
import { scriptFindings } from './script';
import { styleFindings } from './style';

/** A built file by its name and what is in it. */
export interface BuiltFile {
  readonly name: string;
  readonly text: string;
}

const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g;

function findingsOf({ name, text }: BuiltFile): Finding[] {
  if (name.endsWith('.css')) return styleFindings(text);
  if (!name.endsWith('.html')) return scriptFindings(text);
  return [...text.matchAll(INLINE)].flatMap(([, kind, inner = '']) =>
    kind === 'script' ? scriptFindings(inner) : styleFindings(inner),
  );
}

const permits = ({ feature, supports = '' }: Allowed, found: Finding): boolean =>
  feature === found.feature && found.supports.includes(supports);

/**
 * What of built files is newer than the floor (decision 38).
 *
 * @returns a line for each use that is not allowed, for each file that cannot be read, and for each entry that nothing uses
 */
export function judge(files: Iterable<BuiltFile>, allowed: readonly Allowed[] = ours): string[] {
  const problems: string[] = [];
  const used = new Set<Allowed>();
  for (const file of files) {
    try {
      for (const found of findingsOf(file)) {
        const entry = allowed.find((one) => permits(one, found));
        if (entry) used.add(entry);
        else problems.push(`${file.name}: ${found.feature} (${found.lacking})\n    … ${found.place} …`);
      }
    } catch (error) {
      problems.push(`${file.name}: cannot be read in the language of the floor: ${String(error)}`);
    }
  }
  const idle = allowed.filter((entry) => !used.has(entry));
  return [
    ...problems,
    ...idle.map(({ feature }) => `${feature} is allowed, and nothing uses it: take it out of the list.`),
  ];
}
