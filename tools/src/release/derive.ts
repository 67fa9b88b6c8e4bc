import type { DiscoveryDocument } from '@foyer/shared/remote';
import { discoveryOf } from './discovery';
import type { LiveFiles } from './documents';
import { type FirstPart, firstBlocks } from './first';
import type { Live } from './generation';
import { channelsOf, publishedParts } from './live';
import type { LogEntry } from './log';
import { folderName, type Releases, releasesOf } from './pinned';
import { shellDocument } from './shell-document';
import { type Variant, variantsOf } from './variants';

/** nginx includes these files in script elements as they are. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What is known by a key, else made. */
function once<T>(make: () => T, known: Map<string, T>, key: string): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/** What channels have in common, by the versions that it is made of. */
interface Made {
  readonly first: Map<string, LiveFiles['first']>;
  readonly documents: Map<string, string>;
}

/** The lists of first files of each path (decision 0015), which say nothing of shares and fallbacks. */
function firstFiles({ microFrontends }: DiscoveryDocument, releases: Releases, made: Made): LiveFiles['first'] {
  const versions = Object.entries(microFrontends).map(
    ([part, found]) => [part, found.map(({ metadata }) => metadata.version)] as const,
  );
  const make = () => {
    const parts: FirstPart[] = versions.map(([part, each]) => ({
      part,
      releases: each.map((version) => releases(part, version).info),
    }));
    return new Map(
      Object.entries(firstBlocks(parts)).map(([file, block]) => [file.replace(/^\/first\//, ''), inScript(block)]),
    );
  };
  return once(make, made.first, JSON.stringify(versions));
}

/** All live files of a channel. Early shells have no service worker. */
function liveFiles(log: readonly LogEntry[], releases: Releases, channel: string, made: Made): LiveFiles {
  const document = discoveryOf(log, releases, channel);
  const own = new Map([['discovery.json', inScript(document)]]);
  const version = document.microFrontends['shell']?.[0]?.metadata.version;
  if (version !== undefined) {
    const shell = releases('shell', version);
    own.set(
      'index.html',
      once(() => shellDocument(log, releases, version), made.documents, version),
    );
    if (shell.has('sw.js')) own.set('sw.js', shell.read('sw.js'));
  }
  return { own, first: firstFiles(document, releases, made) };
}

/** What each channel serves of each part. */
type Served = ReadonlyMap<string, readonly Variant[][]>;

/** The log is divided by parts first, since each question is about one. */
function servedOf(log: readonly LogEntry[], parts: readonly string[]): Served {
  const logs = parts.map((part) => [part, log.filter((entry) => entry.part === part)] as const);
  return new Map(
    channelsOf(log).map((channel) => [channel, logs.map(([part, own]) => variantsOf(own, part, channel))]),
  );
}

/** Checks all files of a part that channels serve, fallbacks included. */
function checkServed(variants: readonly Variant[], releases: Releases, part: string): void {
  const versions = variants.flatMap(({ version, fallback }) =>
    fallback === undefined ? [version] : [version, fallback],
  );
  for (const version of new Set(versions)) releases(part, version).check();
}

/**
 * Derives all live files by channel from the log, before any is written. Channels that serve the same have the same map. Releases
 * of `checked` are checked file by file, others by their description, so that a broken part does not prevent the rollback of another.
 * @throws when a release is not as it was published, or two remotes claim one path
 */
export function deriveLive(
  site: string,
  log: readonly LogEntry[],
  checked: readonly string[],
  releases: Releases = releasesOf(site, log),
): Live {
  const parts = publishedParts(log);
  const served = servedOf(log, parts);
  for (const [index, part] of parts.entries())
    if (checked.includes(part))
      checkServed(
        [...served.values()].flatMap((variants) => variants[index] ?? []),
        releases,
        part,
      );
  const derived = new Map<string, LiveFiles>();
  const made: Made = { first: new Map(), documents: new Map() };
  return new Map(
    [...served].map(([channel, variants]) => {
      const same = JSON.stringify(variants);
      const files = once(() => liveFiles(log, releases, channel, made), derived, same);
      return [folderName(channel), files];
    }),
  );
}
