import { addressOf, type DiscoveredRelease, type DiscoveryDocument, declarationsOf } from '@foyer/shared/remote';
import { check } from '../schema';
import { publishedParts } from './live';
import type { LogEntry } from './log';
import type { PinnedRelease, Releases } from './pinned';
import { DESCRIPTION } from './release-files';
import { type Variant, variantsOf } from './variants';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Address of a release's description, and its published hash. */
const descriptionOf = ({ info, description }: PinnedRelease) =>
  ({ url: addressOf(info, DESCRIPTION), integrity: description }) as const;

function fallbackOf(before: PinnedRelease) {
  const { url, integrity } = descriptionOf(before);
  return { version: before.info.version, release: url, integrity };
}

/** A release as the discovery document names it. Only descriptions are looked at. */
export function discovered(releases: Releases, part: string, variant: Variant): DiscoveredRelease {
  const { version, fallback, traffic, default: isDefault, arms } = variant;
  const release = releases(part, version);
  const { info } = release;
  const before = fallback === undefined ? undefined : releases(part, fallback);
  return {
    url: addressOf(info, info.entry),
    ...(before ? { fallbackUrl: addressOf(before.info, before.info.entry) } : {}),
    metadata: { version, integrity: release.hashOf(info.entry) },
    deployment: { traffic, default: isDefault },
    extras: {
      ...declarationsOf(info),
      files: descriptionOf(release),
      ...(before ? { fallback: fallbackOf(before) } : {}),
      ...(arms ? { arms } : {}),
    },
  };
}

/** The discovery document of the visitors of one shell: that shell is the first, and the boot script takes it as the one of its document. */
export function withShellFirst(document: DiscoveryDocument, version: string): DiscoveryDocument {
  const { shell: shells = [] } = document.microFrontends;
  const isOwn = ({ metadata }: DiscoveredRelease): boolean => metadata.version === version;
  const shell = [...shells.filter(isOwn), ...shells.filter((each) => !isOwn(each))];
  return { ...document, microFrontends: { ...document.microFrontends, shell } };
}

/**
 * The discovery document for browsers in which the first shell of one did not start: the shell before is the one (decision 93), for the same
 * arms.
 * @returns undefined where there is none
 * @throws when it is not as it was published
 */
export function withShellBefore(document: DiscoveryDocument, releases: Releases): DiscoveryDocument | undefined {
  const [live, ...others] = document.microFrontends['shell'] ?? [];
  const version = live?.extras.fallback?.version;
  if (live === undefined || version === undefined) return undefined;
  const { arms } = live.extras;
  const shell = discovered(releases, 'shell', {
    version,
    traffic: 100,
    default: true,
    ...(arms && { arms: [...arms] }),
  });
  const before = { ...shell, extras: { ...shell.extras, insteadOf: live.metadata.version } };
  return { ...document, microFrontends: { ...document.microFrontends, shell: [before, ...others] } };
}

/**
 * Derives the discovery document of a channel from the log. All hashes are those of publication, none is taken from the disk.
 * @throws when two remotes claim one path, in any of their releases
 */
export function discoveryOf(log: readonly LogEntry[], releases: Releases, channel: string): DiscoveryDocument {
  const microFrontends: DiscoveryDocument['microFrontends'] = {};
  const owners = new Map<string, string>();
  for (const part of publishedParts(log)) {
    const found = variantsOf(log, part, channel).map((variant) => discovered(releases, part, variant));
    if (found.length === 0) continue;
    for (const page of found.flatMap(({ extras }) => Object.keys(extras.pages))) {
      const owner = owners.get(page) ?? part;
      if (owner !== part) throw new Error(`Both ${owner} and ${part} claim the page ${page}`);
      owners.set(page, part);
    }
    microFrontends[part] = found;
  }
  const document = { schema: SCHEMA, microFrontends };
  check('discovery', document, `discovery document of ${channel}`);
  return document;
}
