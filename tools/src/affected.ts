import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { Command } from 'commander';
import { globSync } from 'tinyglobby';
import { type Affected, affectedBy } from './affected/affected';
import { importersIn } from './affected/importers';
import { specsIn } from './affected/specs';
import { didYouMean } from './nearest';
import { isPartName, partFolder, partNames, root } from './paths';

/** `pnpm affected` says which parts and suites a change affects; `--run` runs these, and nothing else (decision 84). */
interface Options {
  readonly since: string;
  readonly part?: string;
  readonly json?: boolean;
  readonly run?: boolean;
  readonly browser: boolean;
}

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from where this branch left another, uncommitted and new ones too. */
function changedSince(ref: string): string[] {
  const [base = ref] = git('merge-base', ref, 'HEAD');
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])];
}

function filesOfPart(part: string): string[] {
  if (!isPartName(part))
    throw new Error(`"${part}" is not a part.${didYouMean(part, partNames)} Parts are ${partNames.join(', ')}.`);
  const folder = path.relative(root, partFolder(part));
  return globSync(`${folder}/{remote.json,src/**/*}`, { cwd: root });
}

/** The suites as commands: name, program, words. */
function suitesOf({ files, specs, whole }: Affected, hasBrowser: boolean): [name: string, words: string[]][] {
  if (whole !== undefined) return [['everything', ['pnpm', 'test']]];
  const related = ['--ci', '--passWithNoTests', '--findRelatedTests', ...files];
  const units: [string, string[]] = ['unit and platform', ['node_modules/.bin/jest', ...related]];
  const browser: [string, string[]] = ['browser', ['pnpm', 'e2e', ...specs.map((spec) => path.relative('e2e', spec))]];
  return [...(files.length > 0 ? [units] : []), ...(specs.length > 0 && hasBrowser ? [browser] : [])];
}

const shown = (words: readonly string[]): string =>
  words.length > 12 ? `${words.slice(0, 8).join(' ')} … (${words.length - 8} more)` : words.join(' ');

async function main({ since, part, json = false, run = false, browser }: Options): Promise<number> {
  const files = part === undefined ? changedSince(since) : filesOfPart(part);
  const importers = files.some((file) => file.startsWith('shared/src/')) ? await importersIn(root) : () => undefined;
  const affected = affectedBy(files, specsIn(root), importers);
  const suites = suitesOf(affected, browser);
  if (json) console.log(JSON.stringify({ ...affected, suites: suites.map(([name, words]) => ({ name, words })) }));
  else {
    console.log(`${files.length} files, in releases of: ${affected.parts.join(', ') || 'no part'}`);
    if (affected.whole !== undefined) console.log(`Everything has to run: ${affected.whole}.`);
    for (const [name, words] of suites) console.log(`${name}: ${shown(words)}`);
    if (suites.length === 0) console.log('No test is affected.');
    else if (!run) console.log('Next, to run them: the same with --run');
  }
  if (!run) return 0;
  for (const [name, [program = '', ...words]] of suites) {
    const { status } = spawnSync(program, words, { cwd: root, stdio: json ? ['ignore', 2, 2] : 'inherit' });
    if (status === 0) continue;
    console.error(`${name}: failed`);
    return 1;
  }
  return 0;
}

const program = new Command('affected')
  .description('Which parts and suites a change affects. "pnpm test" runs everything.')
  .option('--since <ref>', 'where the change began: a branch, tag or commit', 'main')
  .option('--part <part>', 'as if all of this part had changed, whatever did')
  .option('--json', 'answers one object, for programs')
  .option('--run', 'runs these suites; ends with 1 when one fails')
  .option('--no-browser', 'leaves the browser suite out')
  .action(async (options: Options) => process.exit(await main(options)));

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
