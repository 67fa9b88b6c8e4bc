import type { ICruiseResult } from 'dependency-cruiser';
import { type Arrows, arrowsIn } from './draw';

/** The shortest way from a folder back to itself; undefined without one. */
function wayBack(arrows: Arrows, start: string): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of arrows.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/**
 * Circles between the first folders of a package, counted with all they contain.
 * @returns one text for each circle
 */
export function circlesOfGroups(modules: ICruiseResult['modules']): string[] {
  const places = modules.flatMap(({ source }) => /^(?:remotes\/[^/]+|[^/]+)\/src(?=\/)/.exec(source)?.[0] ?? []);
  const told = new Set<string>();
  return [...new Set(places)].flatMap((place) => {
    const arrows = arrowsIn(modules, place);
    return [...arrows.keys()].flatMap((folder) => {
      const way = wayBack(arrows, folder);
      const key = `${place} ${[...(way ?? [])].sort().join(' ')}`;
      if (way === undefined || told.has(key)) return [];
      told.add(key);
      return [`circle of first folders in ${place}: ${[...way, folder].join(' → ')}`];
    });
  });
}
