import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { buildPart } from '../build/build-part';
import { AUDIENCES, type Audience, newPage, newWidget } from '../new/make';
import { mapsOfBuild } from '../release/maps';
import { partNames, root } from './paths';
import { serve } from './serve';
import { openSite } from './site';
import { pathsOfSite } from './site-paths';

/** The remote of this repository. Throws elsewhere. */
function ownName(): string {
  const [name] = partNames;
  if (name === undefined) throw new Error(`${root} holds no remote: it has no remote.json with a name.`);
  return name;
}

function port(given: string): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new InvalidArgumentError('1 to 65535 it should be.');
  return value;
}

function address(given: string | undefined): URL {
  if (given === undefined || !/^https?:/.test(given) || !URL.canParse(given))
    throw new Error('Name a site that runs by its address: --site https://the-site.example, or SITE.');
  return new URL('/', given);
}

const site = () => new Option('--site <address>', 'a site that runs').env('SITE');

const program = new Command('foyer-remote').description('Builds a remote, and shows it in a released site.');

program
  .command('build')
  .description('builds the remote as a release; nothing is published')
  .option('--as <version>', 'version, e.g. 1.4.0; default: that of package.json with a hash of the sources')
  .option('--out <folder>', 'where the build is put, with its source maps beside it', 'dist')
  .action(async ({ as: version, out }: { as?: string; out: string }) => {
    const { info, folder } = await buildPart(ownName(), version === undefined ? {} : { version });
    const to = path.resolve(out);
    for (const [from, place] of [
      [folder, to],
      [mapsOfBuild(folder), mapsOfBuild(to)],
    ] as const) {
      rmSync(place, { recursive: true, force: true });
      if (existsSync(from)) cpSync(from, place, { recursive: true });
    }
    console.log(`${info.name} ${info.version} is in ${path.relative(root, to) || '.'}. Next, with --site <folder of the host>:
  foyer-release sign-build ${out} --key <file>        where that host demands signatures
  foyer-release publish ${info.name} --build ${out} --from .
  foyer-release promote ${info.name} ${info.version}`);
  });

program
  .command('serve')
  .description('shows a site that runs with this remote in it, and builds it anew whenever it is saved')
  .addOption(site())
  .addOption(new Option('--port <port>', 'port on this machine').env('PORT').argParser(port).default(4100))
  .option('--once', 'builds once, and watches nothing', false)
  .action(async (options: { site?: string; port: number; once: boolean }) => {
    await serve({ name: ownName(), site: address(options.site), port: options.port, watch: !options.once });
  });

program
  .command('paths')
  .description('writes site-paths.d.ts: the paths of a site that runs, so that links to them compile')
  .addOption(site())
  .action(async (options: { site?: string }) => {
    const { discovery } = await openSite(address(options.site)).live();
    writeFileSync(path.join(root, 'site-paths.d.ts'), pathsOfSite(discovery, ownName()));
    console.log('site-paths.d.ts has the paths of that site.');
  });

program
  .command('page <name> <path>')
  .description('a page, e.g. page prizes /m/arcade/prizes')
  .addOption(new Option('--for <audience>', 'who may see it').choices(AUDIENCES).default('everybody'))
  .action((name: string, at: string, options: { for: Audience }) => {
    newPage(root, name, at, options.for);
    console.log(`${at} is there, for ${options.for}: src/${name}/${name}.page.tsx, its texts in src/i18n`);
  });

program
  .command('widget <name> <slot>')
  .description('a widget, e.g. widget home-arcade home.games')
  .action((name: string, slot: string) => {
    newWidget(root, name, slot);
    console.log(`${name} is there, in ${slot}: src/${name}/${name}.widget.tsx, its texts in src/i18n`);
  });

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
