import type { ICruiseResult } from 'dependency-cruiser';

export type Arrows = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The direct child of `place` that contains a path; undefined for a path elsewhere. */
function childOf(place: string, path: string): string | undefined {
  return path.startsWith(`${place}/`) ? path.slice(place.length + 1).split('/')[0] : undefined;
}

/** Imports between the direct children of a folder. */
export function arrowsIn(modules: ICruiseResult['modules'], place: string): Arrows {
  const arrows = new Map<string, Map<string, number>>();
  for (const { source, dependencies } of modules) {
    const from = childOf(place, source);
    if (from === undefined) continue;
    const out = arrows.get(from) ?? new Map<string, number>();
    arrows.set(from, out);
    for (const { resolved } of dependencies) {
      const to = childOf(place, resolved);
      if (to !== undefined && to !== from) out.set(to, (out.get(to) ?? 0) + 1);
    }
  }
  return arrows;
}

/** Leaves out an arrow that follows from a longer way, except inside of circles. */
function telling(arrows: Arrows): (from: string, to: string) => boolean {
  const reaches = (from: string, to: string, without: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(arrows.get(from)?.keys() ?? [])].some(
      (next) => !(from === without && next === to) && (next === to || reaches(next, to, without, seen)),
    );
  };
  const turnsBack = (from: string, to: string): boolean => reaches(to, from, '');
  return (from, to) => turnsBack(from, to) || !reaches(from, to, from);
}

const idOf = (name: string): string => name.replace(/\W/g, '_');

/** A Mermaid flow chart of a folder's direct children, from importer to imported. */
export function chartOf(modules: ICruiseResult['modules'], place: string): string {
  const arrows = arrowsIn(modules, place);
  const drawn = telling(arrows);
  const names = [...arrows.keys()].sort();
  const lines = names.flatMap((from) =>
    [...(arrows.get(from) ?? [])]
      .sort(([one], [other]) => one.localeCompare(other))
      .filter(([to]) => drawn(from, to))
      .map(([to]) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return ['flowchart TD', ...names.map((name) => `  ${idOf(name)}["${name}"]`), ...lines].join('\n');
}
