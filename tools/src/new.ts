import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Command, Option } from 'commander';
import { AUTHS, METHODS, type NewCall } from './new/call';
import { AUDIENCES, type Audience, newPage, newRemote, newWidget } from './new/make';
import { newCall } from './new/make-call';
import { root } from './paths';

const program = new Command('new').description(
  'Makes what every check of the repository passes, for you to go on from.',
);
const remotes = path.join(root, 'remotes');
program.option('--in <folder>', 'folder of the remotes', remotes);
const folderOf = (remote: string): string => path.resolve(program.opts<{ in: string }>().in, remote);
const audience = () => new Option('--for <audience>', 'who may see it').choices(AUDIENCES).default('everybody');

/** Where to go on: the file and its test, and where its texts are. */
function madeIn(remote: string, name: string, kind: 'page' | 'widget'): string {
  const at = path.relative(root, path.join(folderOf(remote), 'src'));
  return `${at}/${name}/${name}.${kind}.tsx, its test beside it, its texts in ${at}/i18n. Check: pnpm unit ${name}`;
}

function format(folder: string): void {
  if (path.dirname(folder) !== remotes) return;
  const biome = path.join(root, 'node_modules', '.bin', 'biome');
  const { status } = spawnSync(biome, ['check', '--write', folder], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${folder} could not be formatted`);
}

program
  .command('remote <name>')
  .description('a remote in remotes/<name>, with one page at /m/<name>')
  .addOption(audience())
  .action((name: string, options: { for: Audience }) => {
    newRemote(folderOf(name));
    newPage(folderOf(name), name, `/m/${name}`, options.for);
    format(folderOf(name));
    console.log(`remotes/${name} is there, with a page at /m/${name}. Now: pnpm install, pnpm compose, and
  pnpm dev ${name}                    to work at it (one that runs shows it after pnpm install), or
  pnpm release publish ${name}        and promote, for a site that runs`);
  });

program
  .command('page <remote> <name> <path>')
  .description('a page, e.g. new page games streaks /m/streaks')
  .addOption(audience())
  .action((remote: string, name: string, address: string, options: { for: Audience }) => {
    newPage(folderOf(remote), name, address, options.for);
    format(folderOf(remote));
    console.log(`${address} is there, for ${options.for}: ${madeIn(remote, name, 'page')}`);
  });

program
  .command('widget <remote> <name> <slot>')
  .description('a widget, e.g. new widget games home-streaks home.games')
  .action((remote: string, name: string, slot: string) => {
    newWidget(folderOf(remote), name, slot);
    format(folderOf(remote));
    console.log(`${name} is there, in ${slot}: ${madeIn(remote, name, 'widget')}`);
  });

/** Runs a tool in its own process, because this one has loaded the contract without the new call. */
function run(command: string, ...words: string[]): void {
  const { status } = spawnSync(path.join(root, 'node_modules', '.bin', command), words, {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${[command, ...words].join(' ')} failed`);
}

program
  .command('call <feature> <name> <path>')
  .description('a call and its route in platform/src/calls/<feature>, e.g. new call games streaks /wps/game/streaks')
  .addOption(
    new Option('--method <method>', 'GET gives a list, the others take a body').choices(METHODS).default('GET'),
  )
  .addOption(new Option('--auth <auth>', 'whom it answers, as in the contract').choices(AUTHS).default('member'))
  .option('--says <sentence>', 'what it owes, in one sentence', 'Nothing yet, until somebody fills it')
  .action(
    (feature: string, name: string, address: string, options: Pick<NewCall, 'method' | 'auth'> & { says: string }) => {
      const { method, auth, says } = options;
      const files = newCall(root, { feature, name, path: address, method, auth, sentence: says });
      run('biome', 'check', '--write', ...files);
      run('tsx', 'tools/src/guides.ts');
      run('tsx', 'tools/src/imports.ts', '--draw');
      const use = method === 'GET' ? `useQuery(callQuery('${name}'))` : `call('${name}', { body: { id: 1 } })`;
      console.log(`${method} ${address} is answered. In a page: ${use}`);
      console.log(`To fill: ${files.slice(0, 2).join(', ')}, and its test beside it.`);
    },
  );

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
