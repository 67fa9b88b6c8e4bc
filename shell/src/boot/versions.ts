import type { DiscoveredRelease } from '@foyer/shared/remote';

type Versions = Readonly<Record<string, string>>;

const numbers = (version: string): number[] => version.split('-')[0]?.split('.').map(Number) ?? [];

/** Whether `version` lies in a caret range such as `^19.3.1`: same major, not below. */
export function satisfies(version: string, range: string): boolean {
  const [have = [], want = []] = [numbers(version), numbers(range.replace(/^\^/, ''))];
  if (have[0] !== want[0]) return false;
  for (let i = 1; i < want.length; i += 1) {
    const difference = (have[i] ?? 0) - (want[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * What a release asks for and the shell does not have, e.g. `react ^20.0.0 (here 19.3.1)`: known before anything of the
 * release is downloaded.
 *
 * @param demands ranges by package
 * @param shell the shell of this page, whose `shared` are the versions it provides
 */
export function unmetDemands(demands: Versions, shell: DiscoveredRelease | undefined): string[] {
  const provided: Versions = shell?.extras.shared ?? {};
  return Object.entries(demands)
    .filter(([name, range]) => !satisfies(provided[name] ?? '0.0.0', range))
    .map(([name, range]) => `${name} ${range} (here ${provided[name] ?? 'none'})`);
}
