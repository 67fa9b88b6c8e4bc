import path from 'node:path';
import { Command } from 'commander';
import { packAll, publishTo } from './packages/pack';
import { root } from './paths';

const program = new Command('pack:packages')
  .description('Builds the packages that a remote in a repository of its own is made with, as archives for a registry.')
  .option('--out <folder>', 'where they are put', path.join(root, '.cache', 'packages'))
  .option('--publish <registry>', 'address of a registry that gets them, as you are logged in there by npm')
  .action(async ({ out, publish }: { out: string; publish?: string }) => {
    for (const packed of await packAll(path.resolve(out))) {
      const { name, version, archive } = packed;
      const said = publish === undefined ? '' : publishTo(publish, packed) ? ', published' : ', was there before';
      console.log(`${name} ${version}: ${path.relative(process.cwd(), archive)}${said}`);
    }
  });

program.parseAsync().catch((error: unknown) => {
  const { stderr } = error as { stderr?: string };
  console.error(error instanceof Error ? error.message : error, stderr ?? '');
  process.exit(1);
});
