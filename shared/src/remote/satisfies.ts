const numbers = (version: string): number[] => version.split('-')[0]?.split('.').map(Number) ?? [];

/** Whether a version fits a caret range such as `^19.3.1`: same major, not below. */
export function satisfies(version: string, range: string): boolean {
  const [have = [], want = []] = [numbers(version), numbers(range.replace(/^\^/, ''))];
  if (have[0] !== want[0]) return false;
  for (let i = 1; i < want.length; i += 1) {
    const difference = (have[i] ?? 0) - (want[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
