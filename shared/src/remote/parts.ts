/** First folders of the site's addresses that belong to no part: calls, operations, pictures, the vendor, what is live, pages. */
export const NO_PARTS = ['wps', 'lgw', '_ops', 'art', 'docs', 'vendor', 'live', 'log', 'first', 'm'] as const;

/** Whether a word may be the name of a part: the folder of its releases on the host, and its host among containers. */
export const mayNamePart = (word: string): boolean =>
  /^[a-z][a-z0-9-]*$/.test(word) && !(NO_PARTS as readonly string[]).includes(word);
