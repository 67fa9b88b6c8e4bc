import browserslist from 'browserslist';
import { buildsOn } from '../paths';

/** Without the list every library would build for browsers of its own choice, and nothing would tell. */
function listed(): readonly string[] {
  const list = browserslist.loadConfig({ path: buildsOn.browsers });
  if (list === undefined)
    throw new Error(`${buildsOn.browsers} has no .browserslistrc, which says what browsers are built for`);
  return list;
}

/** The browsers that everything is built for, as `.browserslistrc` of the workspace lists them (decision 38). */
export const browsers: readonly string[] = listed();

/** A version as numbers that can be compared: `15.6-15.8` and `≤15.6` are 15.6. */
export function compareVersions(one: string, other: string): number {
  const parts = (text: string) => /\d+(\.\d+)*/.exec(text)?.[0].split('.').map(Number) ?? [];
  const [a, b] = [parts(one), parts(other)];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const step = (a[at] ?? 0) - (b[at] ?? 0);
    if (step !== 0) return step;
  }
  return 0;
}

/** The oldest version of each of them, under the names of browserslist. */
export function oldestBrowsers(): ReadonlyMap<string, string> {
  const oldest = new Map<string, string>();
  for (const entry of browserslist([...browsers])) {
    const [name = '', version = ''] = entry.split(' ');
    const known = oldest.get(name);
    if (known === undefined || compareVersions(version, known) < 0) oldest.set(name, version);
  }
  return oldest;
}
