import type { Names } from './names';

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
