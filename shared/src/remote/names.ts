/** A file of each release with its `Names`. Releases of before decision 82 have none. */
export const NAMES = 'names.json';

/**
 * What a remote uses, or a shell has, by name: exports of each shared entry, rows of the contract, events of the bus, and slots for
 * widgets. All lists are sorted.
 */
export interface Names {
  readonly shared: Readonly<Record<string, readonly string[]>>;
  readonly calls: readonly string[];
  readonly events: readonly string[];
  readonly slots: readonly string[];
}
