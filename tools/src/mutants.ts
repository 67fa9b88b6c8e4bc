import { Command } from 'commander';
import { type Folder, folders } from './mutants/folders';
import { contentsOf } from './mutants/kept';
import { resultsOf, survivorsOf } from './mutants/results';
import { runFolder } from './mutants/run-folder';
import { root } from './paths';

const program = new Command('mutants')
  .description('Breaks the product line by line and runs the tests that should notice. Resumes an interrupted run.')
  .argument('[folders...]', `some of ${folders.map(({ name }) => name).join(', ')}; default: all`)
  .option('--concurrency <count>', 'test runs at once', '2')
  .option('--survivors', 'only lists what no test noticed in the last run');

function pick(names: readonly string[]): readonly Folder[] {
  if (names.length === 0) return folders;
  return names.map((name) => {
    const found = folders.find((folder) => folder.name === name);
    if (!found)
      throw new Error(
        `"${name}" is not a folder of mutants. Folders are ${folders.map((folder) => folder.name).join(', ')}`,
      );
    return found;
  });
}

program
  .action(async (names: string[], { concurrency, survivors }: { concurrency: string; survivors?: true }) => {
    process.chdir(root);
    for (const folder of pick(names)) {
      if (survivors) console.log(survivorsOf(resultsOf(folder, contentsOf(folder).sources)).join('\n'));
      else await runFolder(folder, Number(concurrency));
    }
  })
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
