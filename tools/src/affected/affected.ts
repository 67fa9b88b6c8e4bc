import type { Spec } from './specs';

/** What a change may have broken. */
export interface Affected {
  /** Parts of the site whose release it changes. */
  readonly parts: readonly string[];
  /** Specs of the browser suite. */
  readonly specs: readonly string[];
  /** Files of which the unit tests are to run that import them. */
  readonly files: readonly string[];
  /** Why everything has to run; undefined where less will do. */
  readonly whole?: string;
}

/** Parts whose sources import a file of the shared package, itself or by others. Undefined for a file that no import names. */
export type Importers = (file: string) => readonly string[] | undefined;

/** Files that nothing but readers of the repository depend on. */
const isRead = (file: string): boolean => /^docs\/|\.md$|^CODEOWNERS$|^\.gitignore$/.test(file);
/** Tools that make or change no release and no site. */
const isAside = (file: string): boolean => /^tools\/src\/(?!build|start|release|new|paths|images|compose)/.test(file);
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);

/** The parts whose release a file is in; undefined where that is everybody's business. */
function partsOf(file: string, importers: Importers): readonly string[] | undefined {
  const [, remote] = /^remotes\/([^/]+)\//.exec(file) ?? [];
  if (isRead(file) || isAside(file) || isTest(file) || file.startsWith('e2e/') || file.startsWith('desk/')) return [];
  if (remote !== undefined) return [remote];
  if (file.startsWith('shell/')) return ['shell'];
  return file.startsWith('shared/src/') ? importers(file) : undefined;
}

/**
 * What changed files affect.
 * @param files from the root of the repository
 * @param specs all specs, with what they are about
 */
export function affectedBy(files: readonly string[], specs: readonly Spec[], importers: Importers): Affected {
  const found = files.map((file) => ({ file, parts: partsOf(file, importers) }));
  const everybodys = found.find(({ parts }) => parts === undefined)?.file;
  const parts = new Set(found.flatMap((each) => each.parts ?? []));
  const isDesk = files.some((file) => file.startsWith('desk/') && !isTest(file));
  const isAffected = (spec: Spec): boolean =>
    everybodys !== undefined ||
    // The shell draws every page.
    parts.has('shell') ||
    spec.parts.some((part) => parts.has(part) || (part === 'desk' && isDesk)) ||
    files.some((file) => spec.files.has(file));
  return {
    parts: [...parts].sort(),
    specs: specs.filter(isAffected).map(({ file }) => file),
    files: files.filter((file) => /\.[jt]sx?$/.test(file) && !file.startsWith('e2e/')),
    ...(everybodys !== undefined && { whole: `${everybodys} is in every part, or beneath all of them` }),
  };
}
