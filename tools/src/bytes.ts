import { Command } from 'commander';
import { scriptTable } from './bench/script-bytes';
import { buildPart } from './build/build-part';
import { isPartName, type PartName, partNames } from './paths';
import { mapsOfBuild } from './release/maps';

async function main(scripts: readonly string[], { part }: { part: PartName }): Promise<void> {
  if (!isPartName(part)) throw new Error(`"${part}" is not among ${partNames.join(', ')}`);
  const { folder } = await buildPart(part);
  console.log(scriptTable(folder, mapsOfBuild(folder), scripts));
}

new Command('bytes')
  .description('Says what the scripts of a part are made of, by their source maps.')
  .argument('[scripts...]', 'names without hashes', ['vendor', 'main'])
  .option('--part <name>', `one of ${partNames.join(', ')}`, 'shell')
  .action(main)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
