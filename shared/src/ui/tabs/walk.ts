/**
 * The tab that a key leads to. Arrow keys wrap around; Home and End lead to the ends.
 * @returns index of the tab, or -1 for other keys
 */
export function walk(key: string, from: number, count: number, rightToLeft: boolean): number {
  const onward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === onward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
