import { type DiscoveredRelease, type DiscoveryDocument, NAMES, type ReleaseInfo } from '@foyer/shared/remote';
import { integrityOf } from '../build/release-info';
import type { Judged } from '../release/gate';
import { DESCRIPTION } from '../release/release-files';
import { check } from '../schema';

/** What a site says of itself: which releases are live, and the description of each. */
interface LiveSite {
  readonly discovery: DiscoveryDocument;
  /** The releases of each part that visitors get; their descriptions are those that the document names by their hash. */
  releases(): Promise<ReadonlyMap<string, readonly ReleaseInfo[]>>;
  /** The live shell as a promotion would judge it; undefined where there is none. */
  shell(): Promise<Judged | undefined>;
}

export interface Site {
  readonly address: URL;
  live(): Promise<LiveSite>;
}

/** Gets a file of a site. Throws with its address when it is not there, or is not the one that has that hash. */
async function get(url: URL, integrity?: string): Promise<string> {
  const answer = await fetch(url).catch((error: unknown) => {
    throw new Error(
      `${url.origin} does not answer: ${error instanceof Error ? (error.cause ?? error.message) : error}`,
    );
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (integrity !== undefined && integrityOf(bytes) !== integrity)
    throw new Error(`${url} is not the file that the site's discovery document names`);
  return bytes.toString();
}

/** A site that runs, read as any visitor could. */
export function openSite(address: URL): Site {
  // Descriptions are of releases, which never change.
  const known = new Map<string, Promise<ReleaseInfo>>();
  const describe = ({ url, extras }: DiscoveredRelease): Promise<ReleaseInfo> => {
    const { url: at, integrity } = extras.files ?? { url: new URL(DESCRIPTION, new URL(url, address)).href };
    const found = known.get(at) ?? get(new URL(at, address), integrity).then((text) => JSON.parse(text) as ReleaseInfo);
    known.set(at, found);
    found.catch(() => known.delete(at));
    return found;
  };
  return {
    address,
    async live() {
      const file = new URL('/discovery.json', address);
      const discovery: unknown = JSON.parse(await get(file));
      check('discovery', discovery, file.href);
      const { microFrontends } = discovery;
      return {
        discovery,
        async releases() {
          const parts = Object.entries(microFrontends).map(
            async ([part, found]) => [part, await Promise.all(found.map(describe))] as const,
          );
          return new Map(await Promise.all(parts));
        },
        async shell() {
          const [live] = microFrontends['shell'] ?? [];
          if (live === undefined) return undefined;
          const info = await describe(live);
          const hash = info.others?.[NAMES];
          const at = new URL(`/shell/${info.version}/${NAMES}`, address);
          const names = hash === undefined ? undefined : await get(at, hash);
          return { info, has: (name) => name === NAMES && names !== undefined, read: () => names ?? '' };
        },
      };
    },
  };
}
