import { execFileSync } from 'node:child_process';
import type { LockedPackage } from './lock-file';
import { checkFolderOfAdvisories, type Finding } from './osv';
import { askRegistry } from './registry';

/** Exit codes of a check. */
export const CLEAN = 0;
export const FOUND = 1;
export const NOT_CHECKED = 3;

export interface Checked {
  readonly code: typeof CLEAN | typeof FOUND | typeof NOT_CHECKED;
  readonly lines: readonly string[];
}

const lineOf = ({ name, version, shipped, id, severity, summary }: Finding): string =>
  `${severity.padEnd(8)} ${name}@${version}  ${id}  ${summary}${shipped ? '' : '  (builds and tests only)'}`;

/** The package manager's registry. */
export const registryOf = (): string =>
  `${execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .trim()
    .replace(/\/$/, '')}/`;

function said(findings: readonly Finding[], source: string, packages: readonly LockedPackage[]): Checked {
  const lines = findings.map(lineOf).sort();
  if (lines.length > 0) return { code: FOUND, lines: [...lines, `${lines.length} known, by ${source}.`] };
  return { code: CLEAN, lines: [`None is known of ${packages.length} packages, by ${source}.`] };
}

/**
 * Checks packages against a folder of advisories, or else the registry (decision 0021). A check without an answer never passes:
 * it has a message and an exit code of its own.
 */
export async function checkPackages(
  packages: readonly LockedPackage[],
  from: { readonly folder?: string; readonly registry: () => string },
): Promise<Checked> {
  if (from.folder !== undefined) {
    const { findings, advisories, changed } = checkFolderOfAdvisories(from.folder, packages);
    if (advisories === 0)
      return {
        code: NOT_CHECKED,
        lines: [`NOT CHECKED: ${from.folder} has no advisory of npm packages in the OSV format.`],
      };
    return said(findings, `${advisories} advisories in ${from.folder}, the last of ${changed}`, packages);
  }
  try {
    const registry = from.registry();
    return said(await askRegistry(registry, packages), `the registry, ${new Date().toISOString()}`, packages);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      code: NOT_CHECKED,
      lines: [
        `NOT CHECKED: the registry could not be asked: ${reason}.`,
        'Give a folder with a copy of a database of advisories in the OSV format (--database), or hand the bill of materials',
        '(--bill <file>) to a scanner of yours.',
      ],
    };
  }
}
