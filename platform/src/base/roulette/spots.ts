import { colourOf } from './wheel';

/** Kinds of bets inside the numbers, and the even ones outside of them. */
export const INSIDE = ['straight', 'split', 'street', 'corner', 'line'] as const;
type Inside = (typeof INSIDE)[number];

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
/** The first numbers of the twelve rows. */
const ROWS = upTo(12).map((row) => row * 3 - 2);
/** Numbers that have one beside them in their row. */
const BESIDE = upTo(36).filter((number) => number % 3 !== 0);
const from = (number: number, ...steps: number[]) => [number, ...steps.map((step) => number + step)];

/** Numbers that are covered by each bet inside, those with the zero first. */
const COVERED: Readonly<Record<Inside, readonly (readonly number[])[]>> = {
  straight: [[0], ...upTo(36).map((number) => [number])],
  split: [
    [0, 1],
    [0, 2],
    [0, 3],
    ...BESIDE.map((number) => from(number, 1)),
    ...upTo(33).map((number) => from(number, 3)),
  ],
  street: [[0, 1, 2], [0, 2, 3], ...ROWS.map((row) => from(row, 1, 2))],
  corner: [[0, 1, 2, 3], ...BESIDE.filter((number) => number < 33).map((number) => from(number, 1, 3, 4))],
  line: ROWS.slice(0, 11).map((row) => from(row, 1, 2, 3, 4, 5)),
};

const where = (fits: (number: number) => boolean) => upTo(36).filter(fits);
const thirds = (kind: string, thirdOf: (number: number) => number) =>
  [1, 2, 3].map((third) => [`${kind}-${third}`, where((number) => thirdOf(number) === third)] as const);

/** The numbers that each bet covers. A bet inside is named by its numbers: `corner-1-2-4-5`. */
export const COVERS: ReadonlyMap<string, readonly number[]> = new Map([
  ...INSIDE.flatMap((kind) => COVERED[kind].map((numbers) => [`${kind}-${numbers.join('-')}`, numbers] as const)),
  ...thirds('dozen', (number) => Math.ceil(number / 12)),
  ...thirds('column', (number) => ((number - 1) % 3) + 1),
  ['low', where((number) => number <= 18)],
  ['even', where((number) => number % 2 === 0)],
  ['red', where((number) => colourOf(number) === 'red')],
  ['black', where((number) => colourOf(number) === 'black')],
  ['odd', where((number) => number % 2 === 1)],
  ['high', where((number) => number > 18)],
]);
