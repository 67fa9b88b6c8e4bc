/** First path segments of the site that no part may have as its name. */
export const NO_PARTS = [
  ...(['wps', 'lgw', '_ops', 'art', 'docs', 'vendor', 'live', 'log', 'first', 'm'] as const),
  'preview',
  'console',
  'pictures',
] as const;

/** Whether a word may name a part, and thus its release folder and its container. */
export const mayNamePart = (word: string): boolean =>
  /^[a-z][a-z0-9-]*$/.test(word) && !(NO_PARTS as readonly string[]).includes(word);
