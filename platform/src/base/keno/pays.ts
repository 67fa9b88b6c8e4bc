/** How often a ticket brings its stake, by how many of its numbers are drawn; and what all of that returns, in percent. */
interface Pays {
  readonly hits: ReadonlyMap<number, number>;
  readonly returnPercent: string;
}

const pays = (returnPercent: string, hits: Readonly<Record<number, number>>): Pays => ({
  returnPercent,
  hits: new Map(Object.entries(hits).map(([count, times]) => [Number(count), times])),
});

/** By how many numbers are marked. Tickets of eight and more pay when none of them is drawn, too. */
export const PAYS: ReadonlyMap<number, Pays> = new Map([
  [1, pays('95.00', { 1: 3.8 })],
  [2, pays('96.15', { 1: 1, 2: 10 })],
  [3, pays('95.64', { 2: 3, 3: 45 })],
  [4, pays('94.29', { 2: 1, 3: 8, 4: 180 })],
  [5, pays('93.96', { 3: 4, 4: 25, 5: 1000 })],
  [6, pays('93.55', { 3: 2, 4: 12, 5: 90, 6: 4000 })],
  [7, pays('94.86', { 3: 1, 4: 6, 5: 45, 6: 500, 7: 10_000 })],
  [8, pays('93.10', { 0: 1, 4: 4, 5: 20, 6: 160, 7: 2000, 8: 10_000 })],
  [9, pays('94.81', { 0: 2, 4: 2, 5: 10, 6: 70, 7: 700, 8: 4000, 9: 10_000 })],
  [10, pays('94.40', { 0: 5, 4: 1, 5: 5, 6: 30, 7: 250, 8: 2500, 9: 8000, 10: 10_000 })],
]);
