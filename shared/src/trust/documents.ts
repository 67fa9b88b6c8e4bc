import {
  addressOf,
  type DiscoveryDocument,
  type EarlyCall,
  exposesAt,
  type FirstFiles,
  foldersElsewhere,
  type LivePictures,
  pictureFile,
  type ReleaseInfo,
  type TakenBack,
  withoutFolders,
} from '../remote';
import { hashOf } from './keys';
import { Refused } from './refused';
import type { NamedRelease } from './release';

/**
 * The files of a channel, content by name: `discovery.json`, `taken-back.json`, `index.html`, `sw.js`, the lists and pictures `first/…`, under
 * `before/` the documents of the shell before, and under `shell/<version>/` those of a shell that only some visitors get (decision 97).
 */
export type Documents = ReadonlyMap<string, string>;

/** One hash of all files of a channel, whatever their order. */
export const hashOfDocuments = (files: Documents): string =>
  hashOf(
    JSON.stringify(
      [...files].map(([name, content]) => [name, hashOf(content)]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    ),
  );

const KNOWN =
  /^(?:taken-back\.json|sw\.js|first\/.+\.json|(?:shell\/[A-Za-z0-9][\w.+-]*\/)?(?:before\/)?(?:discovery\.json|index\.html))$/;

/** Documents of other shells lie in folders: each has to be right like those of a channel (decisions 93 and 97). */
const FOLDER = /^(?:shell\/[^/]+\/)?(?:before\/)?/;

const NOTHING = '{"microFrontends":{}}';

interface Found extends NamedRelease {
  /** Addresses of its description, and of its entry where the document gives it. */
  readonly files: string;
  readonly url?: string;
  /** Hash of its entry, where the document gives it. */
  readonly entry?: string;
}

/** The releases that a discovery document names, fallbacks included. Throws `Refused` for one without the hash of its description. */
function releasesOfDocument(discovery: string): Found[] {
  const { microFrontends } = JSON.parse(discovery) as DiscoveryDocument;
  return Object.entries(microFrontends).flatMap(([part, releases]) =>
    releases.flatMap(({ url, fallbackUrl, metadata, extras: { files, fallback } }): Found[] => {
      if (files === undefined)
        throw new Refused(`${part} ${metadata.version} has no hash of its description.`, {
          ...{ check: 'unhashed', part, version: metadata.version },
        });
      return [
        {
          part,
          version: metadata.version,
          description: files.integrity,
          entry: metadata.integrity,
          files: files.url,
          url,
        },
        ...(fallback
          ? [
              {
                ...{ part, version: fallback.version, description: fallback.integrity, files: fallback.release },
                ...(fallbackUrl !== undefined && { url: fallbackUrl }),
              },
            ]
          : []),
      ];
    }),
  );
}

/** A release as a refusal names it. */
const pick = ({ part, version }: { part: string; version: string }) => ({ part, version });

const nameOf = ({ part, version }: { part: string; version: string }): string => `${part}@${version}`;

/** All releases that some channels name, each once. */
export function releasesOfAll(channels: Iterable<Documents>): NamedRelease[] {
  const all = [...channels].flatMap((files) => releasesOfDocument(files.get('discovery.json') ?? NOTHING));
  return [
    ...new Map(
      all.map(({ part, version, description }) => [
        `${part}@${version} ${description}`,
        { part, version, description },
      ]),
    ).values(),
  ];
}

const earlyOf = ({ pages, widgets }: ReleaseInfo): EarlyCall[] =>
  [...Object.values(pages), ...Object.values(widgets).flat()].flatMap(({ early = [] }) => early);

const callOf = (early: EarlyCall): string => (typeof early === 'string' ? early : early.call);

/**
 * The shell's document as it was released. Scripts of it may be loaded from an earlier shell that has the same; their hashes stand in
 * the document. What its policy allows beside the site itself are just the folders of the releases that it loads.
 */
const asReleased = (html: string, version: string, folders: readonly string[]): string =>
  withoutFolders(html, folders).replace(
    /(<script defer src="\/shell\/)[\w.+-]+(?=\/[\w.-]+")/g,
    (_, start: string) => `${start}${version}`,
  );

function checkShell(files: Documents, info: ReleaseInfo | undefined): void {
  const hashes = { ...info?.others, ...info?.integrity };
  const label = info === undefined ? 'no shell' : `shell ${info.version}`;
  const shell = { check: 'changed', part: 'shell', ...(info && { version: info.version }) } as const;
  const folders = foldersElsewhere(JSON.parse(files.get('discovery.json') ?? NOTHING) as DiscoveryDocument);
  const [html, worker] = [files.get('index.html'), files.get('sw.js')];
  if (
    html !== undefined &&
    (info === undefined || hashOf(asReleased(html, info.version, folders)) !== hashes[info.entry])
  )
    throw new Refused(`The document of the site is not that of ${label}.`, shell);
  if (worker !== undefined && hashOf(worker) !== hashes['sw.js'])
    throw new Refused(`The service worker is not that of ${label}.`, shell);
}

function checkFirst(name: string, block: FirstFiles, infoOf: (name: string) => ReleaseInfo): void {
  for (const [of, { integrity, early = [] }] of Object.entries(block)) {
    const info = infoOf(of);
    const what = { check: 'changed', part: info.name, version: info.version } as const;
    const calls = new Set(earlyOf(info).map(callOf));
    const other = Object.entries(integrity).find(([file, hash]) => info.integrity[file] !== hash);
    if (other)
      throw new Refused(`${name} has another hash of ${other[0]} than ${info.name} ${info.version} has.`, what);
    if (early.some((each) => !calls.has(callOf(each))))
      throw new Refused(`${name} asks for what ${info.name} ${info.version} does not.`, what);
  }
}

const PICTURES = '.pictures.json';

/** The pictures of an address are those of its releases, byte by byte (decision 99). */
function checkPictures(name: string, pictures: LivePictures, infoOf: (name: string) => ReleaseInfo): void {
  const address = name.slice('first'.length, -PICTURES.length);
  for (const [of, text] of Object.entries(pictures)) {
    const info = infoOf(of);
    const hashes = exposesAt(info, address).flatMap((expose) => info.others?.[pictureFile(expose)] ?? []);
    if (!hashes.includes(hashOf(text)))
      throw new Refused(`${name} has another picture than ${info.name} ${info.version} has.`, {
        check: hashes.length === 0 ? 'unhashed' : 'changed',
        ...pick({ part: info.name, version: info.version }),
      });
  }
}

/** Whoever holds the online key makes no page load anew for a release that it gets again. */
function checkTakenBack(json: string, found: readonly NamedRelease[]): void {
  const takenBack = JSON.parse(json) as TakenBack;
  const again = found.find(({ part, version }) => takenBack[part]?.includes(version));
  if (again)
    throw new Refused(`${again.part} ${again.version} is live, and said to be taken back.`, {
      check: 'changed',
      ...pick(again),
    });
}

/**
 * Checks that the documents of a channel say nothing but what descriptions of signed releases say: whoever holds the online key alone can
 * choose among those, and name no other file.
 *
 * @param files all files of the channel
 * @param allowed releases with the signature of their team
 * @param describe the description (`release.json`) of a release: the bytes that lie there; its hash is checked here
 * @throws Refused with the first difference
 */
export function checkDocuments(
  files: Documents,
  allowed: readonly NamedRelease[],
  describe: (release: NamedRelease) => Buffer | undefined,
): void {
  const found = releasesOfDocument(files.get('discovery.json') ?? NOTHING);
  const infos = new Map<string, ReleaseInfo>();
  for (const release of found) {
    const [label, key] = [`${release.part} ${release.version}`, nameOf(release)];
    if (!allowed.some((each) => nameOf(each) === key && each.description === release.description))
      throw new Refused(`${label} is live without the signature of its team.`, { check: 'unsigned', ...pick(release) });
    const bytes = describe(release);
    if (bytes === undefined)
      throw new Refused(`The description of ${label} is not there.`, { check: 'missing', ...pick(release) });
    if (hashOf(bytes) !== release.description)
      throw new Refused(`The description of ${label} is not what was signed.`, { check: 'changed', ...pick(release) });
    const info = infos.get(key) ?? (JSON.parse(bytes.toString()) as ReleaseInfo);
    infos.set(key, info);
    // Hashes alone would leave it to the online key from where each visitor loads.
    const addresses = [addressOf(info, 'release.json'), addressOf(info, info.entry)];
    if (release.files !== addresses[0] || (release.url ?? addresses[1]) !== addresses[1])
      throw new Refused(`${label} has another address in the document than its description says.`, {
        check: 'changed',
        ...pick(release),
      });
    const hash = { ...info.others, ...info.integrity }[info.entry];
    if (release.entry !== undefined && (hash === undefined || release.entry !== hash))
      throw new Refused(`The entry of ${label} has another hash in the document than in its description.`, {
        check: hash === undefined ? 'unhashed' : 'changed',
        ...pick(release),
      });
  }
  const infoOf = (of: string): ReleaseInfo => {
    const info = infos.get(of);
    if (info === undefined)
      throw new Refused(`A list of first files names ${of}, which the document does not.`, { check: 'changed' });
    return info;
  };
  for (const [name, content] of files)
    if (name.endsWith(PICTURES)) checkPictures(name, JSON.parse(content) as LivePictures, infoOf);
    else if (name.startsWith('first/')) checkFirst(name, JSON.parse(content) as FirstFiles, infoOf);
  checkTakenBack(files.get('taken-back.json') ?? '{}', found);
  // Its first release is the one whose document is served; another is its fallback.
  const shell = found.find(({ part }) => part === 'shell');
  checkShell(files, shell && infos.get(nameOf(shell)));
  const other = [...files.keys()].find((name) => !KNOWN.test(name));
  if (other !== undefined) throw new Refused(`${other} is no file of a site.`, { check: 'changed' });
  const folderOf = (name: string): string => FOLDER.exec(name)?.[0] ?? '';
  for (const folder of new Set([...files.keys()].map(folderOf))) {
    if (folder === '') continue;
    const own = [...files].filter(([name]) => folderOf(name) === folder);
    checkDocuments(new Map(own.map(([name, content]) => [name.slice(folder.length), content])), allowed, describe);
  }
}
