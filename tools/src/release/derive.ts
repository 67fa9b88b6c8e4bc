import { allowFolders, type DiscoveryDocument, foldersElsewhere, type TakenBack } from '@foyer/shared/remote';
import { discoveryOf, withShellBefore, withShellFirst } from './discovery';
import type { LiveFiles } from './documents';
import { type FirstPart, firstBlocks } from './first';
import type { Live } from './generation';
import { channelsOf, publishedParts } from './live';
import { livePictures } from './live-pictures';
import { channelOf, type LogEntry } from './log';
import { checkAllowed } from './origins/refused';
import { folderName, type Releases, releasesOf } from './pinned';
import { ReleaseChanged } from './release-files';
import { shellDocument } from './shell-document';
import { takenBackFile, takenBackOf } from './taken-back';
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

/** The lists of first files of each path (decision 0015), which say nothing of shares and fallbacks, and the pictures of pages (decision 99). */
function firstFiles({ microFrontends }: DiscoveryDocument, releases: Releases, made: Made): LiveFiles['first'] {
  const versions = Object.entries(microFrontends).map(
    ([part, found]) => [part, found.map(({ metadata }) => metadata.version)] as const,
  );
  const make = () => {
    const pinned = versions.map(([part, each]) => [part, each.map((version) => releases(part, version))] as const);
    const parts: FirstPart[] = pinned.map(([part, each]) => ({ part, releases: each.map(({ info }) => info) }));
    return new Map([
      ...Object.entries(firstBlocks(parts)).map(
        ([file, block]) => [file.replace(/^\/first\//, ''), inScript(block)] as const,
      ),
      ...[...livePictures(pinned.flatMap(([, each]) => each))].map(
        ([file, pictures]) => [file, JSON.stringify(pictures)] as const,
      ),
    ]);
  };
  return once(make, made.first, JSON.stringify(versions));
}

/** The document of a shell, which may load the releases of a discovery document. */
function shellFor(
  document: DiscoveryDocument,
  version: string,
  log: readonly LogEntry[],
  releases: Releases,
  made: Made,
): string {
  const html = once(() => shellDocument(log, releases, version), made.documents, version);
  return allowFolders(html, foldersElsewhere(document));
}

/** What a browser gets in which the shell of a document did not start (decision 93); nothing where the shell before is damaged. */
function filesBefore(
  log: readonly LogEntry[],
  releases: Releases,
  of: DiscoveryDocument,
  made: Made,
): [string, string][] {
  const document = withShellBefore(of, releases);
  const version = document?.microFrontends['shell']?.[0]?.metadata.version;
  if (document === undefined || version === undefined) return [];
  try {
    return [
      ['before/discovery.json', inScript(document)],
      ['before/index.html', shellFor(document, version, log, releases, made)],
    ];
  } catch (error) {
    if (error instanceof ReleaseChanged) return [];
    throw error;
  }
}

/** The documents of the visitors of one shell. */
function filesOfShell(
  log: readonly LogEntry[],
  releases: Releases,
  of: DiscoveryDocument,
  version: string,
  made: Made,
): [string, string][] {
  const document = withShellFirst(of, version);
  return [
    ['discovery.json', inScript(document)],
    ['index.html', shellFor(document, version, log, releases, made)],
    ...filesBefore(log, releases, document, made),
  ];
}

/** All live files of a channel. Early shells have no service worker. Shells that only some visitors get have folders (decision 97). */
function liveFiles(
  log: readonly LogEntry[],
  releases: Releases,
  channel: string,
  takenBack: TakenBack,
  made: Made,
): LiveFiles {
  const document = discoveryOf(log, releases, channel);
  const own = new Map([
    ['discovery.json', inScript(document)],
    ['taken-back.json', inScript(takenBack)],
  ]);
  for (const { metadata, deployment } of document.microFrontends['shell'] ?? []) {
    const { version } = metadata;
    const folder = deployment?.default ? '' : `shell/${version}/`;
    for (const [name, content] of filesOfShell(log, releases, document, version, made)) own.set(folder + name, content);
    const shell = releases('shell', version);
    if (deployment?.default && shell.has('sw.js')) own.set('sw.js', shell.read('sw.js'));
  }
  return { own, first: firstFiles(document, releases, made) };
}

/** What a channel serves of each part, and what was taken back of it. */
interface OfChannel {
  readonly variants: readonly Variant[][];
  readonly takenBack: TakenBack;
}
type Served = ReadonlyMap<string, OfChannel>;

function allowedVariants(log: readonly LogEntry[], part: string, channel: string): Variant[] {
  const variants = variantsOf(log, part, channel);
  checkAllowed(
    log,
    part,
    channel,
    variants.map(({ version }) => version),
  );
  return variants;
}

/** The log is divided by parts first, since each question is about one. */
function servedOf(log: readonly LogEntry[], parts: readonly string[]): Served {
  const logs = parts.map((part) => {
    const own = log.filter((entry) => entry.part === part);
    return { part, own, channels: new Set(own.map(channelOf)), takenBack: takenBackOf(own, part, 'base') };
  });
  return new Map(
    channelsOf(log).map((channel) => [
      channel,
      {
        variants: logs.map(({ part, own }) => allowedVariants(own, part, channel)),
        takenBack: takenBackFile(
          logs.map(({ part, own, channels, takenBack }) => [
            part,
            channels.has(channel) ? takenBackOf(own, part, channel) : takenBack,
          ]),
        ),
      },
    ]),
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
 * @throws when a release is not as it was published or lies at an origin that a channel does not allow, or two remotes claim one path
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
        [...served.values()].flatMap(({ variants }) => variants[index] ?? []),
        releases,
        part,
      );
  const derived = new Map<string, LiveFiles>();
  const made: Made = { first: new Map(), documents: new Map() };
  return new Map(
    [...served].map(([channel, of]) => {
      const files = once(() => liveFiles(log, releases, channel, of.takenBack, made), derived, JSON.stringify(of));
      return [folderName(channel), files];
    }),
  );
}
