import leven from 'leven';

const NAMED = 3;

/** How many letters may be others: two of five, one at least. Two that changed places count as two. */
const limitOf = (word: string): number => Math.max(1, Math.min(3, Math.floor(word.length * 0.4)));

/** Known words that a mistyped one may have meant: those that hold it, else the nearest ones. */
function nearest(word: string, known: readonly string[]): string[] {
  const holding = word.length >= 3 ? known.filter((each) => each.includes(word)) : [];
  if (holding.length > 0) return holding.slice(0, NAMED);
  const found = known
    .map((each) => ({ each, distance: leven(word.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const least = found[0]?.distance ?? 0;
  return found
    .filter(({ distance }) => distance === least && distance <= limitOf(word))
    .slice(0, NAMED)
    .map(({ each }) => each);
}

/** ` Did you mean games?`, to stand behind a sentence that refuses a word; nothing where no known word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const found = nearest(word, known);
  return found.length > 0 ? ` Did you mean ${found.join(' or ')}?` : '';
}
