import type { DiscoveryDocument, FirstFiles, ReleaseInfo } from '@foyer/shared/remote';
import { firstAddress } from '@foyer/shared/remote';
import { discovered } from '../release/discovery';
import { firstBlocks } from '../release/first';
import type { PinnedRelease } from '../release/pinned';

/**
 * A site's discovery document with a release of one remote in it, for everybody and without a fallback, so that what fails is seen.
 * @throws when a page of it is another part's on that site
 */
export function withRemote(document: DiscoveryDocument, release: PinnedRelease): DiscoveryDocument {
  const { name, version, pages } = release.info;
  for (const [part, found] of Object.entries(document.microFrontends)) {
    const theirs = part === name ? [] : found.flatMap(({ extras }) => Object.keys(extras.pages));
    const both = theirs.find((page) => pages[page] !== undefined);
    if (both !== undefined) throw new Error(`Both ${part} and ${name} claim the page ${both}`);
  }
  const own = discovered(() => release, name, { version, traffic: 100, default: true });
  return { ...document, microFrontends: { ...document.microFrontends, [name]: [own] } };
}

/** The first files of a path of a site that has a remote beside its own parts (decision 15). */
export function firstWithRemote(
  releases: ReadonlyMap<string, readonly ReleaseInfo[]>,
  own: ReleaseInfo,
  pathname: string,
): FirstFiles {
  const parts = [...new Map([...releases, [own.name, [own]]])].map(([part, each]) => ({ part, releases: each }));
  const blocks = firstBlocks(parts);
  return blocks[firstAddress(pathname)] ?? blocks['/first/other.json'] ?? {};
}

const BLOCK = (id: string) => new RegExp(`(<script type="application/json" id="${id}">)([^<]*)(</script>)`);

/** Replaces a data block of a document that the server has filled in. One that it leaves to the page stays. */
export const withBlock = (html: string, id: string, value: unknown): string =>
  html.replace(BLOCK(id), (_, head: string, _before: string, end: string) => {
    return `${head}${JSON.stringify(value).replaceAll('<', '\\u003c')}${end}`;
  });
