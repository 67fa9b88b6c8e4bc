import type { Numero } from './get-numero';

export type Order = 'number' | 'often' | 'away';

/** Numbers by themselves, by how often they came, or by how long they stayed away; equal ones by themselves. */
export function inOrder(stats: Numero['stats'], order: Order): Numero['stats'] {
  const by = {
    number: () => 0,
    often: (each: (typeof stats)[0]) => each.count,
    away: (each: (typeof stats)[0]) => each.away,
  };
  return [...stats].sort(
    (one, other) => by[order](other) - by[order](one) || Number(one.number) - Number(other.number),
  );
}
