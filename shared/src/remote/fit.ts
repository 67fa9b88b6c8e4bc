import type { Names } from './names';
import { satisfies } from './satisfies';

/** What a remote needs, and what its shell has in its place, as the two halves of a sentence. */
export interface Lack {
  readonly needs: string;
  readonly has: string;
}

const without = (used: readonly string[], had: readonly string[]): string[] => {
  const known = new Set(had);
  return used.filter((name) => !known.has(name));
};

/** What a remote uses by name and a shell does not have: exports of shared entries, rows of the contract, events, and slots (decision 82). */
export const missingNames = (used: Names, had: Names): Lack[] => [
  ...Object.entries(used.shared).flatMap(([entry, names]) =>
    without(names, had.shared[entry] ?? []).map((name) => ({
      needs: `uses ${name} of ${entry}`,
      has: had.shared[entry] === undefined ? 'lends no such entry' : 'exports none there',
    })),
  ),
  ...without(used.calls, had.calls).map((name) => ({
    needs: `sends the call ${name}`,
    has: 'has no such row in its contract',
  })),
  ...without(used.events, had.events).map((name) => ({
    needs: `uses the event ${name}`,
    has: 'knows none of that name',
  })),
  ...without(used.slots, had.slots).map((name) => ({
    needs: `has a widget for the slot ${name}`,
    has: 'has no such place',
  })),
];

/** What is looked at of a release to see whether a remote and a shell fit. */
export interface Fitting {
  /** Ranges of packages that a remote needs, versions that a shell has. */
  readonly shared: Readonly<Record<string, string>>;
  /** Missing in a release of before decision 82. */
  readonly names?: Names | undefined;
  /** Of a remote whose files lie at another origin (decision 95). */
  readonly address?: string;
  /** Of a shell that loads such files. */
  readonly elsewhere?: true;
}

/** Packages of which a shell has another version than a remote needs. A shell of before descriptions said what is shared is not judged. */
const otherVersions = (remote: Fitting, shell: Fitting): Lack[] =>
  Object.keys(shell.shared).length === 0
    ? []
    : Object.entries(remote.shared)
        .filter(([name, range]) => !satisfies(shell.shared[name] ?? '0.0.0', range))
        .map(([name, range]) => {
          const has = shell.shared[name];
          return { needs: `needs ${name} ${range}`, has: has === undefined ? 'shares none' : `shares ${has}` };
        });

/** A shell of before decision 95 refuses files of other origins. */
const otherOrigins = (remote: Fitting, shell: Fitting): Lack[] =>
  remote.address === undefined || shell.elsewhere
    ? []
    : [{ needs: 'needs a shell that loads files of other origins', has: 'is of before that' }];

/** What a remote needs and a shell does not have: versions of packages (decision 70), and names (decision 82). */
export const lacksOf = (remote: Fitting, shell: Fitting): Lack[] => [
  ...otherVersions(remote, shell),
  ...otherOrigins(remote, shell),
  ...(remote.names === undefined || shell.names === undefined ? [] : missingNames(remote.names, shell.names)),
];
