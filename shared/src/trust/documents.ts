import type { DiscoveryDocument, EarlyCall, FirstFiles, ReleaseInfo } from '../remote';
import { Refused } from './envelope';
import { hashOf } from './keys';
import type { NamedRelease } from './release';

/** The files of a channel, content by name: `discovery.json`, `index.html`, `sw.js` and the lists `first/…`. */
export type Documents = ReadonlyMap<string, string>;

/** One hash of all files of a channel, whatever their order. */
export const hashOfDocuments = (files: Documents): string =>
  hashOf(
    JSON.stringify(
      [...files].map(([name, content]) => [name, hashOf(content)]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    ),
  );

const KNOWN = /^(?:discovery\.json|index\.html|sw\.js|first\/.+\.json)$/;

interface Found extends NamedRelease {
  /** Hash of its entry, where the document gives it. */
  readonly entry?: string;
}

/** The releases that a discovery document names, fallbacks included. Throws `Refused` for one without the hash of its description. */
function releasesOfDocument(discovery: string): Found[] {
  const { microFrontends } = JSON.parse(discovery) as DiscoveryDocument;
  return Object.entries(microFrontends).flatMap(([part, releases]) =>
    releases.flatMap(({ metadata, extras: { files, fallback } }): Found[] => {
      if (files === undefined) throw new Refused(`${part} ${metadata.version} has no hash of its description.`);
      return [
        { part, version: metadata.version, description: files.integrity, entry: metadata.integrity },
        ...(fallback ? [{ part, version: fallback.version, description: fallback.integrity }] : []),
      ];
    }),
  );
}

const nameOf = ({ part, version }: { part: string; version: string }): string => `${part}@${version}`;

/** All releases that some channels name, each once. */
export function releasesOfAll(channels: Iterable<Documents>): NamedRelease[] {
  const all = [...channels].flatMap((files) =>
    releasesOfDocument(files.get('discovery.json') ?? '{"microFrontends":{}}'),
  );
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
 * the document.
 */
const asReleased = (html: string, version: string): string =>
  html.replace(/(<script defer src="\/shell\/)[\w.+-]+(?=\/[\w.-]+")/g, (_, start: string) => `${start}${version}`);

function checkShell(files: Documents, info: ReleaseInfo | undefined): void {
  const hashes = { ...info?.others, ...info?.integrity };
  const label = info === undefined ? 'no shell' : `shell ${info.version}`;
  const [html, worker] = [files.get('index.html'), files.get('sw.js')];
  if (html !== undefined && (info === undefined || hashOf(asReleased(html, info.version)) !== hashes[info.entry]))
    throw new Refused(`The document of the site is not that of ${label}.`);
  if (worker !== undefined && hashOf(worker) !== hashes['sw.js'])
    throw new Refused(`The service worker is not that of ${label}.`);
}

function checkFirst(name: string, block: FirstFiles, infoOf: (name: string) => ReleaseInfo): void {
  for (const [of, { integrity, early = [] }] of Object.entries(block)) {
    const info = infoOf(of);
    const calls = new Set(earlyOf(info).map(callOf));
    const other = Object.entries(integrity).find(([file, hash]) => info.integrity[file] !== hash);
    if (other) throw new Refused(`${name} has another hash of ${other[0]} than ${info.name} ${info.version} has.`);
    if (early.some((each) => !calls.has(callOf(each))))
      throw new Refused(`${name} asks for what ${info.name} ${info.version} does not.`);
  }
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
  const found = releasesOfDocument(files.get('discovery.json') ?? '{"microFrontends":{}}');
  const infos = new Map<string, ReleaseInfo>();
  for (const release of found) {
    const [label, key] = [`${release.part} ${release.version}`, nameOf(release)];
    if (!allowed.some((each) => nameOf(each) === key && each.description === release.description))
      throw new Refused(`${label} is live without the signature of its team.`);
    const bytes = describe(release);
    if (bytes === undefined) throw new Refused(`The description of ${label} is not there.`);
    if (hashOf(bytes) !== release.description) throw new Refused(`The description of ${label} is not what was signed.`);
    const info = infos.get(key) ?? (JSON.parse(bytes.toString()) as ReleaseInfo);
    infos.set(key, info);
    const hash = { ...info.others, ...info.integrity }[info.entry];
    if (release.entry !== undefined && (hash === undefined || release.entry !== hash))
      throw new Refused(`The entry of ${label} has another hash in the document than in its description.`);
  }
  const infoOf = (of: string): ReleaseInfo => {
    const info = infos.get(of);
    if (info === undefined) throw new Refused(`A list of first files names ${of}, which the document does not.`);
    return info;
  };
  for (const [name, content] of files)
    if (name.startsWith('first/')) checkFirst(name, JSON.parse(content) as FirstFiles, infoOf);
  // Its first release is the one whose document is served; another is its fallback.
  const shell = found.find(({ part }) => part === 'shell');
  checkShell(files, shell && infos.get(nameOf(shell)));
  const other = [...files.keys()].find((name) => !KNOWN.test(name));
  if (other !== undefined) throw new Refused(`${other} is no file of a site.`);
}
