import path from 'node:path';
import {
  addressOf,
  allowFolders,
  type DiscoveredRelease,
  type DiscoveryDocument,
  declarationsOf,
  foldersElsewhere,
  type ReleaseInfo,
  withoutFolders,
} from '@foyer/shared/remote';
import { countingSignature, hashOf, type PublicKey, Refused } from '@foyer/shared/trust';
import type { ReleaseLog } from '../../base/releases/released';
import type { Live } from '../live';
import { ownFolder } from '../trust/own-folder';
import { openStore } from '../trust/store';
import { trustIn } from '../trust/take-up';
import { unfitIn } from './unfit';

/** Where releases lie, and who says which of them count. */
interface PreviewedStore {
  /** Folder of the host. */
  readonly folder: string;
  /** Folder with the releases. */
  readonly files: string;
  readonly log: ReleaseLog;
  /** Where signatures are demanded (decision 81). */
  readonly trust?: { readonly root: PublicKey; readonly own: string };
}

/** What a link is opened for: the channel of a merchant, whose list of other origins counts (decision 95). */
export interface PreviewedFor extends PreviewedStore {
  readonly channel: string;
}

/** Releases by part, as a link names them. */
export type Chosen = Readonly<Record<string, string>>;

/** In the release of a shell that tells visitors of a preview, and counts none of them. */
const RIBBON = /^preview-ribbon\..*\.js$/;

interface Previewed {
  readonly release: DiscoveredRelease;
  /** The shell's document. */
  readonly html?: string;
}

/**
 * A release that was published here, read with every hash that the log vouches for.
 *
 * @throws Refused with a sentence for an operator
 */
async function previewedRelease(
  { folder, files, log, trust, channel }: PreviewedFor,
  part: string,
  version: string,
): Promise<Previewed> {
  const label = `${part} ${version}`;
  const publication = await log.publication(part, version);
  if (publication === undefined) throw new Refused(`${label} was never published here.`);
  const { description, signatures } = publication;
  if (description === undefined) throw new Refused(`${label} has no hash in the log. Run "release pin" once.`);
  const store = await openStore(files);
  if (trust !== undefined) {
    const known = await trustIn(await openStore(folder), ownFolder(trust.own, trust.root), trust.root);
    countingSignature(known, { part, version, description }, signatures);
  }
  const bytes = await store.description({ part, version, description });
  if (bytes === undefined) throw new Refused(`${label} is not on the host any more.`);
  if (hashOf(bytes) !== description)
    throw new Refused(`${label} is not as it was published: release.json was changed.`);
  const info = JSON.parse(bytes.toString()) as ReleaseInfo;
  if (info.address !== undefined && !(await log.allows(part, new URL(info.address).origin, channel)))
    throw new Refused(`${label} lies at ${info.address}, which is not allowed here.`);
  const integrity = info.integrity[info.entry] ?? info.others?.[info.entry];
  if (integrity === undefined) throw new Refused(`${label} has no hash of ${info.entry}.`);
  const release: DiscoveredRelease = {
    url: addressOf(info, info.entry),
    metadata: { version, integrity },
    // No fallback: who looks at a release has to see it fail.
    deployment: { traffic: 100, default: true },
    extras: { ...declarationsOf(info), files: { url: addressOf(info, 'release.json'), integrity: description } },
  };
  if (part !== 'shell') return { release };
  if (!Object.keys(info.integrity).some((file) => RIBBON.test(file)))
    throw new Refused(`${label} is from before previews: it would not say that it is one.`);
  const html = await store.text(path.join(files, part, version, info.entry));
  if (html === undefined || hashOf(html) !== integrity)
    throw new Refused(`${label} is not as it was published: ${info.entry} was changed.`);
  return { release, html };
}

/** The document with other releases of some parts; each of them is then the only one of its part. */
function withReleases(document: DiscoveryDocument, found: ReadonlyMap<string, Previewed>): DiscoveryDocument {
  const microFrontends = { ...document.microFrontends };
  for (const [part, { release }] of found) microFrontends[part] = [release];
  const owners = new Map<string, string>();
  for (const [part, releases] of Object.entries(microFrontends))
    for (const page of releases.flatMap(({ extras }) => Object.keys(extras.pages))) {
      const owner = owners.get(page) ?? part;
      if (owner !== part) throw new Refused(`Both ${owner} and ${part} claim the page ${page}.`);
      owners.set(page, part);
    }
  return { ...document, microFrontends };
}

/**
 * What a browser with a link gets: what is live, with the releases of the link in place of others (decision 89). Files of those that are
 * not in the live lists are found by the description of their release.
 *
 * @throws Refused when one was never published, is not as it was published, lacks a signature that is demanded, lies at an origin that is not
 * allowed, claims a page of another part, or does not fit with what the browser would get beside it (decisions 70 and 82)
 */
export async function previewed(store: PreviewedFor, live: Live, chosen: Chosen): Promise<Live> {
  const found = new Map<string, Previewed>();
  for (const [part, version] of Object.entries(chosen)) found.set(part, await previewedRelease(store, part, version));
  const shown = JSON.parse(live.discovery) as DiscoveryDocument;
  const document = withReleases(shown, found);
  const unfit = await unfitIn(document, Object.keys(chosen), await openStore(store.files));
  if (unfit.length > 0) throw new Refused(unfit.join(' '));
  const html = found.get('shell')?.html ?? withoutFolders(live.html, foldersElsewhere(shown));
  return { ...live, discovery: JSON.stringify(document), html: allowFolders(html, foldersElsewhere(document)) };
}
