import path from 'node:path';
import { Command } from 'commander';
import { root } from './paths';
import { decisions } from './release/command/decisions';
import { comparing } from './release/command/diff';
import { experiments } from './release/command/experiments';
import { guarding } from './release/command/guard';
import { hostOf } from './release/command/host';
import { keys } from './release/command/keys';
import { looks } from './release/command/looks';
import { pruning } from './release/command/prune';
import { publishing } from './release/command/publish';
import { signing } from './release/command/sign';

const defaultSite = path.join(process.env['DATA_DIR'] ?? path.join(root, '.data'), 'site');

const program = new Command('release')
  .description('Publishes, promotes and takes back releases of one part of the site.')
  .option('--site <folder>', 'folder of the host', defaultSite);

const host = hostOf(program);
publishing(program, host);
decisions(program, host);
experiments(program, host);
looks(program, host);
comparing(program, host);
pruning(program, host);
guarding(program, host);
keys(program, host);
signing(program, host);

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
