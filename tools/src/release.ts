import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Command } from 'commander';
import type { BuiltPart } from './build/build-part';
import { type PartName, partNames, root } from './paths';
import { finishedBuild } from './release/finished-build';
import { channelsOf, liveRelease, publishedParts } from './release/live';
import { hashOfLog, type LogEntry, readLog } from './release/log';
import { mapsOfRelease } from './release/maps';
import { checkMerchant } from './release/merchants';
import { overview, sharesShown } from './release/overview';
import { pin } from './release/pin';
import { pinOf } from './release/pinned';
import { type Published, publish, sweep } from './release/publish';
import { type OfPart, promoteTogether, rollback, withLock, withSite } from './release/releases';
import { remove, removeFiles } from './release/remove';
import { settle } from './release/settle';
import { traced } from './release/trace';
import { parseShares, setTraffic } from './release/traffic';
import { variantsOf } from './release/variants';
import { verify } from './release/verify';

const defaultSite = path.join(process.env['DATA_DIR'] ?? path.join(root, '.data'), 'site');

/** A part with sources here or with releases on the host. Throws for any other word. */
function partOf(name: string): PartName {
  const known = [...new Set([...partNames, ...publishedParts(readLog(site()))])];
  if (known.includes(name)) return name;
  throw new Error(`"${name}" is not a part. Parts are ${known.join(', ')}.`);
}

/** Builds a part. The build tools are imported only now, because an image on a host has none. */
async function buildHere(part: PartName, wish: { version?: string; from?: string }): Promise<BuiltPart> {
  const { buildPart } = await import('./build/build-part').catch((error: unknown) => {
    throw new Error(`This image builds nothing: give the folder of a finished build with --build. (${String(error)})`);
  });
  return buildPart(part, wish);
}

/** A finished build. One of the stock federation plugin is described first, by its `remote.json`. */
async function builtElsewhere(part: PartName, folder: string, version?: string, from?: string): Promise<BuiltPart> {
  if (version === undefined || from === undefined) return finishedBuild(part, folder);
  const { stockBuild } = await import('./release/stock-build');
  return stockBuild(part, version, path.resolve(from), folder);
}

const program = new Command('release')
  .description('Publishes, promotes and takes back releases of one part of the site.')
  .option('--site <folder>', 'folder of the host', defaultSite);

const saidOf: Record<Published, string> = {
  new: 'published',
  same: 'was published before; nothing changed',
  restored: 'was damaged on the host; it is restored',
};

const site = (): string => path.resolve(program.opts<{ site: string }>().site);

/** Runs one change of the host at a time, and says what an earlier command had left undone. */
const onSite = <T>(change: () => T): Promise<T> => withSite(site(), change, (line) => console.error(line));

/** The log of the host. Throws when it is empty: a mistyped folder would look like an empty host. */
function logOfHost(): readonly LogEntry[] {
  const log = readLog(site());
  if (log.length > 0) return log;
  throw new Error(
    `${site()} has no releases. Publish one, or name the folder of another host: --site <folder>, or DATA_DIR, whose "site" is used.`,
  );
}

const FIRST = ['--first', 'with --merchant: this is its first decision of its own'] as const;

interface ForMerchant {
  readonly merchant: string;
  readonly first?: boolean;
}

program
  .command('publish <part>')
  .description('builds a part and puts it on the host as an immutable folder; nothing that is live changes')
  .option('--as <version>', 'version, e.g. 1.4.0; default: a hash of the sources')
  .option('--from <folder>', 'folder of the sources, e.g. of another checkout')
  .option('--build <folder>', 'folder of a finished build; one of the stock federation plugin needs --as and --from')
  .action(async (name: string, { as: version, from, build }: { as?: string; from?: string; build?: string }) => {
    const built = build
      ? await builtElsewhere(name, path.resolve(build), version, from)
      : await buildHere(from ? name : partOf(name), {
          ...(version ? { version } : {}),
          ...(from ? { from: path.resolve(from) } : {}),
        });
    const published = await onSite(() => publish(site(), built));
    const hash = pinOf(readLog(site()), name, built.info.version)?.description ?? 'without a hash';
    console.log(`${name} ${built.info.version} ${saidOf[published]} (${hash})`);
  });

/** `games=1.4.0` of `--with`. Throws for any other form. */
function withPart(word: string, before: readonly OfPart[] = []): OfPart[] {
  const [, part, version] = word.match(/^([^=]+)=(.+)$/) ?? [];
  if (part === undefined || version === undefined) throw new Error(`"${word}" is no part with a version: games=1.4.0`);
  return [...before, { part: partOf(part), version }];
}

program
  .command('promote <part> <version>')
  .description('makes a published release live, with others in the same moment where they need each other')
  .option('--with <part=version>', 'another release; may be said again', withPart)
  .option('--merchant <code>', 'for one merchant only', 'base')
  .option(...FIRST)
  .action(async (name: string, version: string, options: ForMerchant & { with?: readonly OfPart[] }) => {
    const { merchant, first = false, with: others = [] } = options;
    const wanted = [{ part: partOf(name), version }, ...others];
    await onSite(() => {
      checkMerchant(readLog(site()), merchant, first);
      promoteTogether(site(), wanted, merchant);
    });
    for (const each of wanted) console.log(`${each.part} ${each.version} is live (${merchant})`);
  });

program
  .command('rollback <part>')
  .description('brings back the release that was live before')
  .option('--merchant <code>', 'for one merchant only', 'base')
  .option('--to <version>', 'release to return to; default: the one before')
  .action(async (name: string, options: { merchant: string; to?: string }) => {
    const version = await onSite(() => {
      checkMerchant(readLog(site()), options.merchant);
      return rollback(site(), partOf(name), options.merchant, options.to);
    });
    const said = version === '' ? 'has no release here any more' : `${version} is live again`;
    console.log(`${name} ${said} (${options.merchant})`);
  });

program
  .command('remove <part>')
  .description('takes a remote off: no visitor gets it any more; "promote" brings it back')
  .option('--merchant <code>', 'for one merchant only', 'base')
  .option(...FIRST)
  .option('--files', 'deletes its releases and maps as well, once no open page can ask for them')
  .action(async (name: string, { merchant, first = false, files = false }: ForMerchant & { files?: boolean }) => {
    const part = partOf(name);
    const [taken, deleted] = await onSite(() => {
      checkMerchant(readLog(site()), merchant, first);
      // Its files may go later than its last release.
      const isOff =
        files && channelsOf(readLog(site())).every((channel) => !liveRelease(readLog(site()), part, channel));
      if (!isOff) remove(site(), part, merchant);
      return [!isOff, files && removeFiles(site(), part)];
    });
    if (taken) console.log(`${part} is off (${merchant})`);
    if (files) console.log(deleted ? `${part}: its files are deleted` : `${part}: there were no files of it any more`);
  });

program
  .command('traffic <part> <shares...>')
  .description('divides visitors among releases, e.g. "traffic games 1.4.0=90 1.5.0=10"; "traffic games off" ends it')
  .option('--merchant <code>', 'for one merchant only', 'base')
  .option(...FIRST)
  .action(async (name: string, words: string[], { merchant, first = false }: ForMerchant) => {
    const part = partOf(name);
    await onSite(() => {
      checkMerchant(readLog(site()), merchant, first);
      setTraffic(site(), part, parseShares(words), merchant);
    });
    console.log(`${name} ${sharesShown(variantsOf(readLog(site()), part, merchant))} (${merchant})`);
  });

/** Says what differs on the host, and ends with 1 where anything does. */
function report(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`All is as it was published and decided. Hash of the log: ${hashOfLog(site())}`);
}

program
  .command('verify')
  .description('compares every release and what is live with the log; changes nothing')
  .action(async () => {
    logOfHost();
    report(await withLock(site(), () => verify(site())));
  });

program
  .command('repair')
  .description('makes live what the log says, and cuts off an unfinished line of it; says what still differs')
  .action(async () => {
    logOfHost();
    const repaired = () => {
      sweep(site());
      return verify(site());
    };
    report(await withSite(site(), repaired, console.log));
  });

program
  .command('pin')
  .description('adds the hashes that an older log lacks, from the releases on the disk; needed once')
  .action(async () => {
    const pinned = await onSite(() => pin(site()));
    console.log(pinned.length > 0 ? `hashes added for ${pinned.join(', ')}` : 'every release has its hash already');
  });

program
  .command('list')
  .description('what is live and what was published, with the minutes of both')
  .action(async () => {
    logOfHost();
    const hasMaps = (part: string, version: string) => existsSync(mapsOfRelease(site(), part, version));
    // The log is told also where it cannot be made live, but not as if it were.
    await withLock(site(), () => settle(site(), console.error)).catch((error: unknown) => {
      console.error(`What is live may be something else: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    });
    for (const line of overview(logOfHost(), hasMaps)) console.log(line);
  });

program
  .command('trace')
  .description('reads a stack of a browser and says it again with the places in the sources')
  .action(async () => {
    console.log(traced(site(), (await text(process.stdin)).trimEnd()));
  });

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
