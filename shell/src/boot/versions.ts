import type { DiscoveredRelease } from '@foyer/shared/remote';

type Versions = Readonly<Record<string, string>>;

const numbers = (version: string): number[] => version.split('-')[0]?.split('.').map(Number) ?? [];

/** Whether a version fits a caret range such as `^19.3.1`: same major, not below. */
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
 * The demands of a release that the shell does not meet, e.g. `react ^20.0.0 (here 19.3.1)`, from the discovery document alone.
 * @param demands ranges by package
 * @param shell the shell's release, whose `shared` are the provided versions
 */
export function unmetDemands(demands: Versions, shell: DiscoveredRelease | undefined): string[] {
  const provided: Versions = shell?.extras.shared ?? {};
  return Object.entries(demands)
    .filter(([name, range]) => !satisfies(provided[name] ?? '0.0.0', range))
    .map(([name, range]) => `${name} ${range} (here ${provided[name] ?? 'none'})`);
}
