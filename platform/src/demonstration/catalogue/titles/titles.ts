/** Titles by the motif of their picture. */
export type Titles = Readonly<Record<string, readonly string[]>>;
