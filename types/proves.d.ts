/**
 * Proves requirements inside a test: runs `block`, which must make at least one assertion of its own, and reports each id
 * with the result of this run. Ids are those of `docs/product`.
 */
declare function proves(ids: string | readonly string[], block: () => unknown | Promise<unknown>): Promise<void>;
