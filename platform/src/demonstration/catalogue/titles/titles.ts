/** Titles by motif: the emblem that the game's picture shows. */
export type Titles = Readonly<Record<string, readonly string[]>>;
