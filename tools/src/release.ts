import path from 'node:path';
import { Command } from 'commander';
import type { BuiltPart } from './build/build-part';
import { isPartName, type PartName, partNames, root } from './paths';
import { finishedBuild } from './release/finished-build';
import { overlays, publishedParts } from './release/live';
import { hashOfLog, readLog } from './release/log';
import { pin } from './release/pin';
import { pinOf } from './release/pinned';
import { type Published, publish } from './release/publish';
import { promote, rollback, withSite } from './release/releases';
import { parseShares, setTraffic } from './release/traffic';
import { type Variant, variantsOf } from './release/variants';
import { verify } from './release/verify';

const defaultSite = path.join(process.env['DATA_DIR'] ?? path.join(root, '.data'), 'site');

function partOf(name: string): PartName {
  if (isPartName(name)) return name;
  throw new Error(`"${name}" is not a part. Parts are ${partNames.join(', ')}.`);
}

/** Builds a part. The tools of a build are loaded when one is asked for: an image that runs on a host has none. */
async function buildHere(part: PartName, wish: { version?: string; from?: string }): Promise<BuiltPart> {
  const { buildPart } = await import('./build/build-part').catch((error: unknown) => {
    throw new Error(`Nothing is built here: give the folder of a finished build with --build. (${String(error)})`);
  });
  return buildPart(part, wish);
}

const program = new Command('release')
  .description('Publishes, promotes and takes back releases of one part of the site.')
  .option('--site <folder>', 'folder of the host', defaultSite);

const saidOf: Record<Published, string> = {
  new: 'published',
  same: 'was published before; nothing changed',
  restored: 'was not as it was published any more; it is put back',
};

const site = (): string => path.resolve(program.opts<{ site: string }>().site);

program
  .command('publish <part>')
  .description('builds a part and puts it on the host as an immutable folder; nothing that is live changes')
  .option('--as <version>', 'version; made of the sources unless given')
  .option('--from <folder>', 'folder of the sources, e.g. of another checkout')
  .option('--build <folder>', 'folder of a finished build, e.g. of a build server; nothing is built')
  .action(async (name: string, { as: version, from, build }: { as?: string; from?: string; build?: string }) => {
    const built = build
      ? finishedBuild(partOf(name), path.resolve(build))
      : await buildHere(partOf(name), {
          ...(version ? { version } : {}),
          ...(from ? { from: path.resolve(from) } : {}),
        });
    const published = await withSite(site(), () => publish(site(), built));
    const hash = pinOf(readLog(site()), name, built.info.version)?.description ?? 'without a hash';
    console.log(`${name} ${built.info.version} ${saidOf[published]} (${hash})`);
  });

program
  .command('promote <part> <version>')
  .description('makes a published release live')
  .option('--merchant <code>', 'for one merchant only', 'base')
  .action(async (name: string, version: string, options: { merchant: string }) => {
    await withSite(site(), () => promote(site(), partOf(name), version, options.merchant));
    console.log(`${name} ${version} is live (${options.merchant})`);
  });

program
  .command('rollback <part>')
  .description('brings back the release that was live before')
  .option('--merchant <code>', 'for one merchant only', 'base')
  .option('--to <version>', 'a certain release')
  .action(async (name: string, options: { merchant: string; to?: string }) => {
    const version = await withSite(site(), () => rollback(site(), partOf(name), options.merchant, options.to));
    console.log(`${name} ${version} is live again (${options.merchant})`);
  });

program
  .command('traffic <part> <shares...>')
  .description('divides visitors among releases, e.g. "traffic games 1.4.0=90 1.5.0=10"; "traffic games off" ends it')
  .option('--merchant <code>', 'for one merchant only', 'base')
  .action(async (name: string, words: string[], { merchant }: { merchant: string }) => {
    const part = partOf(name);
    await withSite(site(), () => setTraffic(site(), part, parseShares(words), merchant));
    console.log(`${name} ${variantsOf(readLog(site()), part, merchant).map(shown).join(' ')} (${merchant})`);
  });

program
  .command('verify')
  .description('compares every release and what is live with the log; changes nothing')
  .action(async () => {
    const problems = await withSite(site(), () => verify(site()));
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exit(1);
    console.log(`All is as it was published and decided. Hash of the log: ${hashOfLog(site())}`);
  });

program
  .command('pin')
  .description('once, for a log from before hashes were kept: takes the releases as they lie on the disk')
  .action(async () => {
    const pinned = await withSite(site(), () => pin(site()));
    console.log(pinned.length > 0 ? `taken as they lie: ${pinned.join(', ')}` : 'every release has its hash');
  });

const shown = ({ version, traffic }: Variant): string => `${version}=${traffic}`;

program
  .command('list')
  .description('what is published and what is live')
  .action(() => {
    const log = readLog(site());
    for (const part of publishedParts(log)) {
      for (const channel of ['base', ...overlays(log)]) {
        const variants = variantsOf(log, part, channel);
        const live = variants.find((variant) => variant.default);
        if (!live) continue;
        const before = live.fallback ? `  (before: ${live.fallback})` : '';
        const traffic = variants.length > 1 ? `  traffic ${variants.map(shown).join(' ')}` : '';
        console.log(`${part.padEnd(8)} ${channel.padEnd(8)} ${live.version}${before}${traffic}`);
      }
      const versions = log.flatMap((entry) => (entry.kind === 'publish' && entry.part === part ? [entry.version] : []));
      console.log(`         published ${versions.join(', ')}`);
    }
  });

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
