import { type DiscoveredRelease, satisfies } from '@foyer/shared/remote';

type Versions = Readonly<Record<string, string>>;

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
