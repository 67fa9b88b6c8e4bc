import { type Chosen, type Column, columnsOf, type Play, picksOf } from './picks';

/** Choices that a button makes at once. */
const FILLS = ['big', 'small', 'odd', 'even'] as const;
export type Fill = (typeof FILLS)[number];

/** The options of a column that a word means; none where they are no numbers. */
export function filled(options: readonly string[], fill: Fill): string[] {
  if (!options.every((option) => /^\d+$/.test(option))) return [];
  const [first = '0', last = first] = [options[0], options.at(-1)];
  const middle = (Number(first) + Number(last)) / 2;
  const fits: Readonly<Record<Fill, (number: number) => boolean>> = {
    big: (number) => number > middle,
    small: (number) => number < middle,
    odd: (number) => number % 2 === 1,
    even: (number) => number % 2 === 0,
  };
  return options.filter((option) => fits[fill](Number(option)));
}

/** The words that a play's column can be filled by: only such as do not make more lines than a slip may have. */
export function fillsOf({ form }: Play, { options }: Column, most: number): readonly Fill[] {
  const alone = columnsOf(form).length === 1;
  return FILLS.filter((fill) => {
    const choices = filled(options, fill);
    return choices.length > 0 && (!alone || picksOf(form, [choices], most).length <= most);
  });
}

/** One of n by chance, from 0. */
function chance(n: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % n;
}

const oneOf = (options: readonly string[]): string => options[chance(options.length)] ?? '';

function handful(options: readonly string[], count: number): string[] {
  const left = [...options];
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)[0] ?? '');
}

/** Choices that make one pick of a play, by chance. */
export function randomChoices({ form }: Play): Chosen {
  const columns = columnsOf(form);
  const [first] = columns;
  if (form.kind === 'place') {
    const lucky = chance(columns.length);
    return columns.map(({ options }, at) => (at === lucky ? [oneOf(options)] : []));
  }
  if (columns.length === 1 && first !== undefined && form.kind !== 'option')
    return [handful(first.options, form.count ?? 1)];
  for (;;) {
    const chosen = columns.map(({ options }) => [oneOf(options)]);
    if (picksOf(form, chosen, 1).length === 1) return chosen;
  }
}
