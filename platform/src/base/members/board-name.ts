import { maskedName } from './masked-name';

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** A name on a list of winners or leaders: its first three and last two letters, `som***42`; of a short one fewer (B038). */
export function boardName(name: string): string {
  const parts = [...letters.segment(name)].map(({ segment }) => segment);
  if (parts.length < 7) return maskedName(name);
  return `${parts.slice(0, 3).join('')}***${parts.slice(-2).join('')}`;
}
