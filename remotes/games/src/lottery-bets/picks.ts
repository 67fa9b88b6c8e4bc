import type { ValueOf } from '@foyer/shared/contract';

export type Board = NonNullable<ValueOf<'lotteryBoard'>>;
export type Play = Board['plays'][number];
type PickForm = Play['form'];

/** What is chosen for a pick: the choices of each column of its board. */
export type Chosen = readonly (readonly string[])[];

/** One row of choices of a board. */
export interface Column {
  /** Of the digit or car that it chooses, from 1; 0 where there is only one. */
  readonly place: number;
  readonly options: readonly string[];
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Numbers of a range as picks spell them: all as long as the longest. */
const numbersOf = ({ from = 1, to = 1 }: PickForm): string[] =>
  Array.from({ length: to - from + 1 }, (_, step) => String(from + step).padStart(String(to).length, '0'));

/** Whether one column has all choices, of which so many make a pick. */
const isOneHandful = ({ kind, ordered, count, different }: PickForm): boolean =>
  (kind === 'numbers' && ordered !== true) || (kind === 'digits' && different === count && ordered !== true);

/** The rows of choices of a play's board. */
export function columnsOf(form: PickForm): readonly Column[] {
  const { kind, options = [], count = 1, places = 1 } = form;
  if (kind === 'option') return [{ place: 0, options }];
  const choices = kind === 'place' ? options : kind === 'digits' ? DIGITS : numbersOf(form);
  const columns = kind === 'place' ? places : isOneHandful(form) ? 1 : count;
  return Array.from({ length: columns }, (_, at) => ({ place: columns === 1 ? 0 : at + 1, options: choices }));
}

/** Every way to take one choice of each column. */
function* productOf([first, ...others]: Chosen): Generator<string[]> {
  if (first === undefined) return yield [];
  for (const rest of productOf(others)) for (const one of first) yield [one, ...rest];
}

/** Every way to take so many of some choices. */
function* handfulsOf(choices: readonly string[], count: number): Generator<string[]> {
  if (count === 0) return yield [];
  for (const [at, one] of choices.entries())
    for (const rest of handfulsOf(choices.slice(at + 1), count - 1)) yield [one, ...rest];
}

const differ = (choices: readonly string[]): number => new Set(choices).size;

function* spelled(form: PickForm, chosen: Chosen): Generator<string> {
  const { kind, count = 1, different, ordered } = form;
  if (kind === 'option') yield* chosen[0] ?? [];
  else if (kind === 'place') yield* chosen.flatMap((options, at) => options.map((option) => `${at + 1}:${option}`));
  else {
    const glue = kind === 'digits' ? '' : '-';
    const ways = isOneHandful(form) ? handfulsOf([...(chosen[0] ?? [])].sort(), count) : productOf(chosen);
    const needed = kind === 'numbers' ? count : different;
    for (const way of ways)
      if (needed === undefined || differ(way) === needed) yield (ordered === true ? way : [...way].sort()).join(glue);
  }
}

/**
 * The picks that choices make, each once, and none that the play does not allow.
 * @param most at which it stops: one more than that is enough to know that there are too many
 */
export function picksOf(form: PickForm, chosen: Chosen, most: number): string[] {
  const picks = new Set<string>();
  for (const pick of spelled(form, chosen)) {
    picks.add(pick);
    if (picks.size > most) break;
  }
  return [...picks];
}

/** The choices that a pick stands for, one of each column; undefined where it is none of the play. */
export function choicesIn(form: PickForm, pick: string): string[] | undefined {
  const { kind, options = [], count = 1, places = 1, different } = form;
  if (kind === 'option') return options.includes(pick) ? [pick] : undefined;
  if (kind === 'place') {
    const [, place = '', option = ''] = /^([1-9]\d?):(\w+)$/.exec(pick) ?? [];
    return Number(place) >= 1 && Number(place) <= places && options.includes(option) ? [place, option] : undefined;
  }
  const parts = kind === 'digits' ? [...pick] : pick.split('-');
  const known = kind === 'digits' ? DIGITS : numbersOf(form);
  const needed = kind === 'numbers' ? count : different;
  const fits = parts.length === count && parts.every((part) => known.includes(part));
  return fits && (needed === undefined || differ(parts) === needed) ? parts : undefined;
}
