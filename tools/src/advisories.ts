import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { billOf } from './advisories/bill';
import { readLockFile } from './advisories/lock-file';
import { checkPackages, registryOf } from './advisories/run';
import { root } from './paths';

const program = new Command('advisories')
  .description(
    'Compares everything in the lock file with what is known of it. Exit codes: 0 nothing, 1 something, 3 not checked.',
  )
  .option(
    '--database <folder>',
    'folder with a copy of a database of advisories in the OSV format; nobody is asked then',
  )
  .option('--bill <file>', 'writes a bill of materials (CycloneDX) instead, for a scanner');

const { database, bill } = program.parse().opts<{ database?: string; bill?: string }>();
const packages = readLockFile(root);

if (bill === undefined) {
  const folder = database === undefined ? {} : { folder: path.resolve(database) };
  const { code, lines } = await checkPackages(packages, { ...folder, registry: registryOf });
  for (const line of lines) console.log(line);
  process.exit(code);
}
const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<string, string>;
writeFileSync(path.resolve(bill), billOf(name ?? '', version ?? '', packages));
console.log(
  `${packages.length} packages, ${packages.filter(({ shipped }) => shipped).length} of them shipped: ${bill}`,
);
