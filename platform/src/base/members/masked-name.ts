const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** A name as others may see it: its first letters, at most two and never all of them. */
export function maskedName(name: string): string {
  const parts = [...letters.segment(name)].map(({ segment }) => segment);
  return `${parts.slice(0, Math.min(2, Math.max(0, parts.length - 1))).join('')}***`;
}
