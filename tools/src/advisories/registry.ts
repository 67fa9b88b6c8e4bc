import semver from 'semver';
import { byName, type LockedPackage } from './lock-file';
import type { Finding } from './osv';

interface Answered {
  readonly url?: string;
  readonly title?: string;
  readonly severity?: string;
  readonly vulnerable_versions: string;
}

/**
 * Asks a registry for the advisories of all packages at once, as package managers do.
 * @throws with the reason when it does not answer
 */
export async function askRegistry(registry: string, packages: readonly LockedPackage[]): Promise<Finding[]> {
  const locked = byName(packages);
  const asked = Object.fromEntries([...locked].map(([name, all]) => [name, all.map(({ version }) => version)]));
  const answer = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`it answers ${answer.status} to the question for advisories`);
  const said = (await answer.json()) as Record<string, readonly Answered[]>;
  return Object.entries(said).flatMap(([name, advisories]) =>
    advisories.flatMap(({ url = '', title = '', severity = 'unknown', vulnerable_versions }) =>
      (locked.get(name) ?? [])
        .filter(({ version }) => semver.satisfies(version, vulnerable_versions, { includePrerelease: true }))
        .map(({ version, shipped }) => {
          const id = url.split('/').at(-1) || 'advisory';
          return { name, version, shipped, id, severity, summary: title };
        }),
    ),
  );
}
