/**
 * Proves requirements inside a test: runs `block`, which must make at least one assertion, and reports each id with the result.
 * `docs/product` explains the ids.
 */
declare function proves(ids: string | readonly string[], block: () => unknown | Promise<unknown>): Promise<void>;
