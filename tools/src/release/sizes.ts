import { statSync } from 'node:fs';
import path from 'node:path';
import { HOME } from '@foyer/shared/paths';
import { firstAddress, type ReleaseInfo } from '@foyer/shared/remote';
import { firstBlocks } from './first';
import { type PinnedRelease, releaseFolder } from './pinned';

/** Bytes of a file, or of several. */
export interface Size {
  readonly raw: number;
  /** As a browser gets them: of the copy packed with brotli, where there is one. */
  readonly served: number;
}

const sizeOf = (file: string): Size => {
  const raw = statSync(file).size;
  return { raw, served: statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? raw };
};

/**
 * The bytes of all files of a release on the host.
 * @throws when a file or a compressed copy is not as it was published
 */
export function sizesOf(site: string, release: PinnedRelease): Map<string, Size> {
  release.check();
  const folder = releaseFolder(site, release.info.name, release.info.version);
  return new Map(release.files.map((file) => [file, sizeOf(path.join(folder, file))]));
}

function sum(files: Iterable<string>, sizes: ReadonlyMap<string, Size>): Size {
  const found = [...new Set(files)].flatMap((file) => sizes.get(file) ?? []);
  return {
    raw: found.reduce((all, { raw }) => all + raw, 0),
    served: found.reduce((all, { served }) => all + served, 0),
  };
}

/** What stands for all pages that have no entry of their own. */
const OTHER = 'any other page';

/** Scripts and stylesheets of a shell's document, and its texts. */
const filesOfShell = ({ exposes }: ReleaseInfo, document: string): string[] => [
  ...[...document.matchAll(/(?:src|href)="[^"]*\/([^"/]+)"/g)].map(([, file = '']) => file),
  ...(exposes['i18n-EN']?.js ?? []),
];

/**
 * The bytes that a first visit loads of a release, by page: of a remote its entry, the page or the widgets of that page, and the texts
 * of one language (English); of a shell the scripts and stylesheets of its document and its texts. What is imported later is not in
 * it, nor pictures.
 */
export function firstLoadsOf(release: PinnedRelease, sizes: ReadonlyMap<string, Size>): Map<string, Size> {
  const { info } = release;
  if (info.name === 'shell') return new Map([[OTHER, sum(filesOfShell(info, release.read(info.entry)), sizes)]]);
  const blocks = firstBlocks([{ part: info.name, releases: [info] }]);
  const addresses = [
    ...[...Object.keys(info.pages), HOME].map((page) => [page, firstAddress(page)] as const),
    [OTHER, '/first/other.json'] as const,
  ];
  return new Map(
    addresses.flatMap(([page, address]) => {
      const block = blocks[address]?.[`${info.name}@${info.version}`];
      if (block === undefined) return [];
      const exposes = Object.entries(block.exposes).filter(([name]) => name !== 'i18n-TY');
      return [[page, sum([info.entry, ...exposes.flatMap(([, { js, css }]) => [...js, ...css])], sizes)] as const];
    }),
  );
}
