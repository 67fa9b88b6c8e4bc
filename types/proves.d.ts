/**
 * Proves requirements inside a test: runs `block`, which must make at least one assertion, and reports each id with the result.
 * `docs/product` explains the ids.
 */
declare function proves(ids: string | readonly string[], block: () => unknown | Promise<unknown>): Promise<void>;
/** In this test file passwords cost what they cost in production: servers in processes of their own check or make some of them. */
declare function hashAsServersDo(): void;
