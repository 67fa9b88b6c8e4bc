import path from 'node:path';
import {
  type DiscoveredRelease,
  type DiscoveryDocument,
  type Fitting,
  lacksOf,
  NAMES,
  type Names,
  type ReleaseInfo,
} from '@foyer/shared/remote';
import { hashOf } from '@foyer/shared/trust';
import type { Store } from '../trust/store';

/** What a release says of itself; names only where they are as they were published. */
async function fittingOf(
  part: string,
  release: DiscoveredRelease,
  { description, text, top }: Store,
): Promise<Fitting> {
  const { metadata, extras } = release;
  const { version } = metadata;
  const named = { part, version, description: extras.files?.integrity ?? '' };
  const bytes = await description(named);
  if (bytes === undefined || hashOf(bytes) !== named.description) return { shared: extras.shared };
  const { integrity, others, address, elsewhere } = JSON.parse(bytes.toString()) as ReleaseInfo;
  const names = await text(path.join(top, part, version, NAMES));
  const isRight = names !== undefined && hashOf(names) === { ...others, ...integrity }[NAMES];
  return {
    shared: extras.shared,
    names: isRight ? (JSON.parse(names) as Names) : undefined,
    ...(address !== undefined && { address }),
    ...(elsewhere && { elsewhere }),
  };
}

/**
 * What releases of a link lack of each other or of what is live beside them, by the rule of a promotion (decisions 70 and 82).
 * @param document what a browser would get; its first shell is the one
 * @param chosen parts that the link sets
 * @returns one sentence each
 */
export async function unfitIn(document: DiscoveryDocument, chosen: readonly string[], store: Store): Promise<string[]> {
  const { shell: [shell] = [], ...remotes } = document.microFrontends;
  if (shell === undefined) return [];
  const has = await fittingOf('shell', shell, store);
  const judged = Object.entries(remotes).filter(([part]) => chosen.includes('shell') || chosen.includes(part));
  const all = judged.flatMap(([part, releases]) => releases.map((release) => ({ part, release })));
  const told = all.map(async ({ part, release }) => {
    const lacks = lacksOf(await fittingOf(part, release, store), has);
    return lacks.map(
      (lack) =>
        `${part} ${release.metadata.version} ${lack.needs}, and the shell beside it, ${shell.metadata.version}, ${lack.has}.`,
    );
  });
  return (await Promise.all(told)).flat();
}
