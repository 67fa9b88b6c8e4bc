import type { ICruiseResult } from 'dependency-cruiser';

const TIES = 3;

const isIn = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);

/** Imports from one place to another, as "file → file". */
function tiesOf(modules: ICruiseResult['modules'], from: string, to: string): string[] {
  return modules
    .filter(({ source }) => isIn(source, from))
    .flatMap(({ source, dependencies }) =>
      dependencies.filter(({ resolved }) => isIn(resolved, to)).map(({ resolved }) => `${source} → ${resolved}`),
    );
}

/** One text for each broken rule, with the imports that close a circle. Each circle appears once. */
export function complaintsOf({ modules, summary }: Pick<ICruiseResult, 'modules' | 'summary'>): string[] {
  const told = new Set<string>();
  return summary.violations.flatMap(({ rule, from, to, cycle = [] }) => {
    const around = cycle.map(({ name }) => name);
    const key = `${rule.name} ${around.length > 0 ? [...around].sort().join(' ') : `${from} ${to}`}`;
    if (told.has(key)) return [];
    told.add(key);
    if (around.length === 0) return [`${rule.name}: ${from} → ${to}`];
    const ring = [from, ...around.filter((name) => name !== from), from];
    const ties = ring.slice(1).flatMap((next, at) => tiesOf(modules, ring[at] ?? from, next).slice(0, TIES));
    return [[`${rule.name}: ${ring.join(' → ')}`, ...ties.map((tie) => `    ${tie}`)].join('\n')];
  });
}
