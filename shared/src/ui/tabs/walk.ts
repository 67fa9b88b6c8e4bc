/**
 * Where a key leads in a row of tabs: arrows go round, Home and End to its ends.
 * @returns the index of a tab, or -1 for a key that leads nowhere.
 */
export function walk(key: string, from: number, count: number, rightToLeft: boolean): number {
  const onward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === onward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
