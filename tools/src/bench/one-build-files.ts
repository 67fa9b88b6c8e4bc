import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DescriptionFile,
  type DiscoveredRelease,
  type DiscoveryDocument,
  declarationsOf,
  type FirstFiles,
  type ReleaseInfo,
} from '@foyer/shared/remote';
import type { StatsCompilation } from 'webpack';
import { releasedBy } from '../build/early-calls';
import { filesOf, integrityOf, integrityOfFolder, reachedFiles } from '../build/release-info';
import { firstBlocks } from '../release/first';
import type { OneExpose, RemoteSources } from './one-build-exposes';

/** Where the one build is served. Its files are named by their hashes. */
export const oneFolder = '/one/app/';

const VERSION = 'one';

interface Built {
  stats: StatsCompilation;
  remotes: readonly RemoteSources[];
  exposes: readonly OneExpose[];
  folder: string;
}

/** The parts as releases would describe them, with their files in the one folder. */
function describeParts({ stats, remotes, exposes, folder }: Built): ReleaseInfo[] {
  const hashes = Object.entries(integrityOfFolder(folder));
  const exposed = exposes.map(({ chunk }) => chunk);
  const own = new Set(reachedFiles(stats, 'main', exposed));
  const info = (name: string, described: Partial<ReleaseInfo>): ReleaseInfo => ({
    ...{ name, version: VERSION, entry: 'index.html', integrity: Object.fromEntries(hashes) },
    ...{ exposes: {}, pages: {}, widgets: {}, shared: {} },
    ...described,
  });
  const texts = Object.keys(stats.namedChunkGroups ?? {}).filter((name) => name.startsWith('i18n-'));
  const shell = info('shell', {
    integrity: Object.fromEntries(hashes.filter(([file]) => own.has(file))),
    exposes: Object.fromEntries(texts.map((name) => [name, filesOf(stats, name)])),
  });
  const parts = remotes.map(({ part, manifest }) => {
    const mine = exposes.filter((expose) => expose.part === part);
    return info(part, {
      exposes: Object.fromEntries(mine.map(({ name, chunk }) => [name, filesOf(stats, chunk)])),
      ...releasedBy(manifest),
    });
  });
  return [shell, ...parts];
}

/** Writes the hashes of all files. The page fetches them when it is idle, as it does for releases. */
function writeDescription(folder: string): DescriptionFile {
  const json = JSON.stringify({ integrity: integrityOfFolder(folder), exposes: {} });
  const integrity = integrityOf(json);
  const name = `files.${Buffer.from(integrity).toString('hex').slice(-16)}.json`;
  writeFileSync(path.join(folder, name), json);
  return { url: oneFolder + name, integrity };
}

const discoveryOf = (infos: readonly ReleaseInfo[], files: DescriptionFile): DiscoveryDocument => ({
  schema: '',
  microFrontends: Object.fromEntries(
    infos.map((info): [string, DiscoveredRelease[]] => [
      info.name,
      [
        {
          url: oneFolder + info.entry,
          metadata: { version: info.version, integrity: info.integrity[info.entry] ?? '' },
          extras: { ...declarationsOf(info), files },
        },
      ],
    ]),
  ),
});

/** The parts share one folder, so each dictionary name stands for the texts of all parts. */
function joinTexts(block: FirstFiles): FirstFiles {
  const parts = Object.entries(block);
  const texts = new Set(parts.flatMap(([, { exposes }]) => Object.keys(exposes).filter((name) => /^i18n-/.test(name))));
  const joined = Object.fromEntries(
    [...texts].map((name) => {
      const js = parts.flatMap(([, { exposes }]) => exposes[name]?.js ?? []);
      return [name, { js: [...new Set(js)], css: [] }];
    }),
  );
  return Object.fromEntries(
    parts.map(([part, files]) => [part, { ...files, exposes: { ...files.exposes, ...joined } }]),
  );
}

export interface DescribedBuild {
  discovery: DiscoveryDocument;
  first: Record<string, FirstFiles>;
}

/** What the boot script needs of the one build. Also writes the list of all hashes. */
export function describeOneBuild(built: Built): DescribedBuild {
  const infos = describeParts(built);
  const blocks = firstBlocks(infos.map((info) => ({ part: info.name, releases: [info] })));
  return {
    discovery: discoveryOf(infos, writeDescription(built.folder)),
    first: Object.fromEntries(Object.entries(blocks).map(([address, block]) => [address, joinTexts(block)])),
  };
}
