/** The choices that a play leaves, for whoever draws its board. */
interface PickForm {
  /**
   * `option`: one of `options`. `digits`: so many digits in order. `numbers`: so many different numbers of `from` to `to`. `place`: a
   * place, a colon, and one of `options` or a number.
   */
  readonly kind: 'option' | 'digits' | 'numbers' | 'place';
  readonly options?: readonly string[];
  readonly count?: number;
  readonly from?: number;
  readonly to?: number;
  readonly places?: number;
  /** Numbers count in the order in which they are picked. */
  readonly ordered?: boolean;
  /** How many of the digits differ; any number of them where nothing is said. */
  readonly different?: number;
}

/** Which of the play's odds a pick gets, and how many times; undefined when it lost. */
export interface Hit {
  readonly odds: string;
  readonly times: number;
}

type Words = Readonly<Record<'EN' | 'TY', string>>;

/** One way to bet on a draw (B030). */
export interface Play {
  readonly id: string;
  readonly name: Words;
  readonly form: PickForm;
  /** What is paid for 1 staked, the stake included, by the outcome that each is for. */
  readonly odds: Readonly<Record<string, string>>;
  /** A pick as it is kept, equal ones alike; undefined where the play does not allow it. */
  readonly read: (pick: string) => string | undefined;
  /** How a pick that was read ends. */
  readonly hit: (numbers: readonly number[], pick: string) => Hit | undefined;
  /** The best that a pick may come to. */
  readonly best: (pick: string) => Hit;
}

/** The outcome of plays with one rate. */
const WON = 'win';
export const won = (is: boolean, times = 1): Hit | undefined => (is ? { odds: WON, times } : undefined);

const PAD = 2;
export const shown = (number: number, to: number): string => String(number).padStart(to >= 10 ? PAD : 1, '0');

/** One of some words. */
export function optionForm(options: readonly string[]) {
  const known = new Set(options);
  return {
    form: { kind: 'option', options } as const,
    read: (pick: string) => (known.has(pick) ? pick : undefined),
  };
}

/** So many digits in order; in any order where so many of them have to differ. */
export function digitsForm(count: number, different?: number) {
  const ordered = different === undefined;
  return {
    form: { kind: 'digits', count, ordered, ...(ordered ? {} : { different }) } as const,
    read: (pick: string) => {
      if (!new RegExp(`^\\d{${count}}$`).test(pick)) return undefined;
      const digits = [...pick].map(Number);
      if (!ordered && new Set(digits).size !== different) return undefined;
      return (ordered ? digits : digits.sort((one, other) => one - other)).join('');
    },
  };
}

/** So many different numbers of a range, written `07-12-45`. */
export function numbersForm(count: number, from: number, to: number, ordered: boolean) {
  return {
    form: { kind: 'numbers', count, from, to, ordered } as const,
    read: (pick: string) => {
      if (!new RegExp(`^\\d{1,2}(-\\d{1,2}){${count - 1}}$`).test(pick)) return undefined;
      const numbers = numbersIn(pick);
      if (new Set(numbers).size < count || numbers.some((each) => each < from || each > to)) return undefined;
      return (ordered ? numbers : numbers.sort((one, other) => one - other)).map((each) => shown(each, to)).join('-');
    },
  };
}

/** A place from 1 on and one of some words, written `3:big`. */
export function placeForm(places: number, options: readonly string[]) {
  const known = new Set(options);
  return {
    form: { kind: 'place', places, options } as const,
    read: (pick: string) => {
      const [, place = '', option = ''] = /^(\d{1,2}):(\w+)$/.exec(pick) ?? [];
      return Number(place) >= 1 && Number(place) <= places && known.has(option)
        ? `${Number(place)}:${option}`
        : undefined;
    },
  };
}

/** The numbers of a pick such as `07-12-45`. */
export const numbersIn = (pick: string): number[] => pick.split('-').map(Number);

/** The place, counted from 0, and the word of a pick such as `3:big`. */
export function placeIn(pick: string): readonly [place: number, option: string] {
  const [place = '', option = ''] = pick.split(':');
  return [Number(place) - 1, option];
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
export const parityOf = (number: number): 'odd' | 'even' => (number % 2 === 0 ? 'even' : 'odd');
export const SIZES = ['big', 'small'] as const;
export const PARITIES = ['odd', 'even'] as const;

/** The best of plays whose picks win once at one rate. */
export const once = (): Hit => ({ odds: WON, times: 1 });
