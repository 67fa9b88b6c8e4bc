import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { root } from './paths';

interface Options {
  baseUrl?: string;
  against?: string;
  only?: string;
}

const program = new Command('gallery')
  .description('Contact sheets of every screen: two languages, two themes, four widths, each scrolled to its end.')
  .option('--base-url <url>', 'a demonstration that runs already; else one is built and started')
  .option('--against <commit>', 'marks what differs from the sheets of that commit, made before')
  .option('--only <names>', 'some screens, by name, with commas between them');

const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const commitOf = (name: string): string => git('rev-parse', '--short=10', name);

/** The commit of the working tree, with a suffix for uncommitted changes. */
const here = (): string => commitOf('HEAD') + (git('status', '--porcelain') === '' ? '' : '-changed');

/** The sheets of a commit, given by any git name or folder name. Throws when it has none. */
function sheetsOf(name: string): string {
  const folder = path.join(root, '.cache', 'gallery');
  const commit = existsSync(path.join(folder, name)) ? name : commitOf(name);
  if (!existsSync(path.join(folder, commit)))
    throw new Error(`${commit} has no sheets in ${folder}: run pnpm gallery with that commit checked out first`);
  return commit;
}

const { baseUrl, against, only } = program.parse().opts<Options>();
const run = spawnSync(
  path.join(root, 'node_modules', '.bin', 'playwright'),
  ['test', '--config', 'e2e/gallery.config.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      GALLERY_COMMIT: here(),
      ...(baseUrl === undefined ? {} : { GALLERY_BASE_URL: baseUrl.replace(/\/$/, '') }),
      ...(against === undefined ? {} : { GALLERY_AGAINST: sheetsOf(against) }),
      ...(only === undefined ? {} : { GALLERY_ONLY: only }),
    },
  },
);
process.exitCode = run.status ?? 1;
