import { type Family, type Uses, usesOf } from './uses';

export type Dictionary = Readonly<Record<string, string>>;

/** A part with texts: the shell, a remote, or `shared`, whose texts all parts may use. */
export interface Part {
  readonly name: string;
  readonly sources: readonly { readonly file: string; readonly text: string }[];
  readonly titles: readonly string[];
  readonly dictionaries: Readonly<Record<'EN' | 'TY', Dictionary>>;
}

/** Minimum share of Thai texts in Thai script; the rest are brand names, numbers and the like. */
const THAI_SHARE = 0.95;

const plural = /_(?:zero|one|two|few|many|other)$/;
const stem = (key: string): string => key.replace(plural, '');
const stems = (dictionary: Dictionary): Set<string> => new Set(Object.keys(dictionary).map(stem));
const fits = (key: string, { head, tail }: Family): boolean =>
  key.length > head.length + tail.length && key.startsWith(head) && key.endsWith(tail);
const placeholders = (text = ''): string =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name))].sort().join(', ');

/** Checks that both languages have the same keys and placeholders, no empty text, and Thai in Thai script. */
function dictionaryProblems({ name, dictionaries: { EN, TY } }: Part): string[] {
  const problems: string[] = [];
  const all = new Set([...stems(EN), ...stems(TY)]);
  for (const [language, dictionary] of [
    ['EN', EN],
    ['TY', TY],
  ] as const) {
    const known = stems(dictionary);
    for (const key of all) if (!known.has(key)) problems.push(`${name}: ${key} is not in ${language}`);
    for (const [key, text] of Object.entries(dictionary))
      if (text.trim() === '') problems.push(`${name}: ${key} is empty in ${language}`);
  }
  for (const [key, text] of Object.entries(EN)) {
    const other = TY[key] ?? TY[`${stem(key)}_other`];
    if (other !== undefined && placeholders(text) !== placeholders(other))
      problems.push(
        `${name}: ${key} fills in other values in TY (${placeholders(other)}) than in EN (${placeholders(text)})`,
      );
  }
  const texts = Object.values(TY);
  const foreign = Object.keys(TY).filter((key) => !/\p{Script=Thai}/u.test(TY[key] ?? ''));
  if (texts.length > 0 && foreign.length > texts.length * (1 - THAI_SHARE))
    problems.push(
      `${name}: ${foreign.length} of ${texts.length} texts of TY hold no Thai script: ${foreign.join(', ')}`,
    );
  return problems;
}

interface Findings {
  /** Missing, empty or different texts, which a member would notice. */
  readonly wrong: string[];
  readonly unused: string[];
}

/**
 * Checks the texts of all parts against their sources: missing keys, unused keys, different placeholders, and a Thai dictionary
 * that is not in Thai script.
 *
 * A key of a translator's call must exist. For a composed key (`t(`tab.${tab}`)`) its family must exist. When the key comes
 * from a table, all texts of the table with a known prefix must be keys. A key that no code names is declared in a comment:
 * `texts: rule.captchaHelp`.
 * @returns findings, one line each
 */
function findingsOf(parts: readonly Part[]): Findings {
  const problems = parts.flatMap(dictionaryProblems);
  const known = new Map(parts.map(({ name, dictionaries }) => [name, stems(dictionaries.EN)]));
  const used = new Map(parts.map(({ name }) => [name, new Set<string>()]));
  const has = (part: string, key: string): boolean => known.get(part)?.has(key) === true;

  /** Marks a key as used; says whether any owner has it. */
  function use(owners: readonly string[], key: string): boolean {
    const owner = owners.find((part) => has(part, key));
    if (owner !== undefined) used.get(owner)?.add(key);
    return owner !== undefined;
  }
  function useFamily(owners: readonly string[], family: Family): boolean {
    const keys = owners.flatMap((part) => [...(known.get(part) ?? [])].filter((key) => fits(key, family)));
    for (const key of keys) use(owners, key);
    return keys.length > 0;
  }

  function read(part: Part, file: string, uses: Uses): void {
    const own = part.name === 'shared' ? ['shared'] : [part.name, 'shared'];
    const say = (problem: string) => problems.push(`${part.name}: ${problem} (${file})`);
    for (const { part: owner, key } of uses.keys) {
      if (!use(owner === undefined ? own : [owner], key)) say(`no text ${key} in ${owner ?? own.join(' or ')}`);
    }
    for (const { part: owner, ...family } of uses.families) {
      if (family.head + family.tail === '') continue;
      if (!useFamily(owner === undefined ? own : [owner], family)) say(`no text ${family.head}…${family.tail}`);
    }
    for (const key of uses.declared) if (!use(own, key)) say(`no text ${key}, which a comment declares`);
    for (const key of uses.literals) use(own, key);
    for (const family of uses.templates) if (family.head.includes('.')) useFamily(own, family);
    const heads = new Set(
      [...(known.get(part.name) ?? [])].filter((key) => key.includes('.')).map((key) => key.split('.')[0]),
    );
    for (const text of uses.tabled) {
      const looksLikeKey = /^\w+(?:\.\w+)+$/.test(text) && heads.has(text.split('.')[0]);
      if (looksLikeKey && !use(own, text)) say(`no text ${text}, which looks like one`);
    }
  }

  for (const part of parts) {
    for (const { file, text } of part.sources) read(part, file, usesOf(text, file.endsWith('x')));
    for (const title of part.titles)
      if (!use([part.name], title)) problems.push(`${part.name}: no text ${title} (remote.json)`);
  }
  const unused = [...known].flatMap(([part, keys]) =>
    [...keys].filter((key) => !used.get(part)?.has(key)).map((key) => `${part}: nobody uses ${key}`),
  );
  return { wrong: problems, unused };
}

/** All findings in the texts of all parts, one line each. */
export function checkTexts(parts: readonly Part[]): string[] {
  const { wrong, unused } = findingsOf(parts);
  return [...wrong, ...unused];
}

/** Findings that fail a build; unused texts do not. */
export const wrongTexts = (parts: readonly Part[]): string[] => findingsOf(parts).wrong;
