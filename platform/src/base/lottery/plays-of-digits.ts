import {
  digitsForm,
  once,
  optionForm,
  PARITIES,
  type Play,
  parityOf,
  placeForm,
  placeIn,
  SIZES,
  sumOf,
  won,
} from './play';

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));
const joined = (numbers: readonly number[]) => numbers.join('');
const sorted = (numbers: readonly number[]) => joined([...numbers].sort((one, other) => one - other));
const different = (digits: readonly number[]) => new Set(digits).size;

/** Lantern Minute: three digits. */
export const LANTERN: readonly Play[] = [
  {
    ...{ id: 'size', name: { EN: 'Sum big or small', TY: 'ผลรวมสูงหรือต่ำ' }, odds: { win: '1.95' }, best: once },
    ...optionForm(SIZES),
    hit: (numbers, pick) => won((sumOf(numbers) >= 14 ? 'big' : 'small') === pick),
  },
  {
    ...{ id: 'parity', name: { EN: 'Sum odd or even', TY: 'ผลรวมคี่หรือคู่' }, odds: { win: '1.95' }, best: once },
    ...optionForm(PARITIES),
    hit: (numbers, pick) => won(parityOf(sumOf(numbers)) === pick),
  },
  {
    ...{ id: 'digit', name: { EN: 'Digit at a place', TY: 'เลขตามตำแหน่ง' }, odds: { win: '9.5' }, best: once },
    ...placeForm(3, DIGITS),
    hit: (numbers, pick) => {
      const [place, digit] = placeIn(pick);
      return won(String(numbers[place]) === digit);
    },
  },
  {
    ...{ id: 'last2', name: { EN: 'Last two', TY: 'สองตัวท้าย' }, odds: { win: '95' }, best: once },
    ...digitsForm(2),
    hit: (numbers, pick) => won(joined(numbers.slice(1)) === pick),
  },
  {
    ...{ id: 'straight', name: { EN: 'Three in order', TY: 'สามตัวตรง' }, odds: { win: '940' }, best: once },
    ...digitsForm(3),
    hit: (numbers, pick) => won(joined(numbers) === pick),
  },
  {
    ...{ id: 'pair', name: { EN: 'A pair and one, any order', TY: 'เลขเบิ้ลโต๊ด' }, odds: { win: '310' }, best: once },
    ...digitsForm(3, 2),
    hit: (numbers, pick) => won(sorted(numbers) === pick),
  },
  {
    ...{ id: 'mixed', name: { EN: 'Three different, any order', TY: 'สามตัวโต๊ด' }, odds: { win: '155' }, best: once },
    ...digitsForm(3, 3),
    hit: (numbers, pick) => won(sorted(numbers) === pick),
  },
];

const isTriple = (numbers: readonly number[]) => different(numbers) === 1;
const FACES = Array.from({ length: 6 }, (_, face) => String(face + 1));
const times = (numbers: readonly number[], pick: string) => numbers.filter((each) => String(each) === pick).length;
const SUM_ODDS = { 4: '68', 5: '34', 6: '20.5', 7: '13.6', 8: '9.7', 9: '8.2', 10: '7.6' } as const;
/** Sums as far from the middle on either side pay alike. */
const ofSum = (sum: number): string => String(Math.min(sum, 21 - sum));

/** Dragon Dice: three dice. */
export const DICE: readonly Play[] = [
  {
    ...{ id: 'size', name: { EN: 'Sum big or small', TY: 'ผลรวมสูงหรือต่ำ' }, odds: { win: '1.95' }, best: once },
    ...optionForm(SIZES),
    hit: (numbers, pick) => won(!isTriple(numbers) && (sumOf(numbers) >= 11 ? 'big' : 'small') === pick),
  },
  {
    ...{ id: 'parity', name: { EN: 'Sum odd or even', TY: 'ผลรวมคี่หรือคู่' }, odds: { win: '1.95' }, best: once },
    ...optionForm(PARITIES),
    hit: (numbers, pick) => won(!isTriple(numbers) && parityOf(sumOf(numbers)) === pick),
  },
  {
    ...{ id: 'sum', name: { EN: 'Sum', TY: 'ผลรวม' }, odds: SUM_ODDS },
    ...optionForm(Array.from({ length: 14 }, (_, at) => String(at + 4))),
    hit: (numbers, pick) => (String(sumOf(numbers)) === pick ? { odds: ofSum(Number(pick)), times: 1 } : undefined),
    best: (pick) => ({ odds: ofSum(Number(pick)), times: 1 }),
  },
  {
    ...{ id: 'triple', name: { EN: 'Named triple', TY: 'ตองระบุเลข' }, odds: { win: '200' }, best: once },
    ...optionForm(FACES),
    hit: (numbers, pick) => won(times(numbers, pick) === 3),
  },
  {
    ...{ id: 'anyTriple', name: { EN: 'Any triple', TY: 'ตองใดก็ได้' }, odds: { win: '34' }, best: once },
    ...optionForm(['any']),
    hit: (numbers) => won(isTriple(numbers)),
  },
  {
    ...{ id: 'double', name: { EN: 'Named double', TY: 'คู่ระบุเลข' }, odds: { win: '12.8' }, best: once },
    ...optionForm(FACES),
    hit: (numbers, pick) => won(times(numbers, pick) >= 2),
  },
  {
    ...{ id: 'face', name: { EN: 'One face', TY: 'เลขหน้าเดียว' }, odds: { 1: '2', 2: '3', 3: '4' } },
    ...optionForm(FACES),
    hit: (numbers, pick) => {
      const shows = times(numbers, pick);
      return shows === 0 ? undefined : { odds: String(shows), times: 1 };
    },
    best: () => ({ odds: '3', times: 1 }),
  },
];

/** The digits of Mekong North’s special prize, and the last two of a prize whose digits begin and end there. */
const SPECIAL = 5;
const LENGTHS = [...Array.from({ length: 10 }, () => 5), ...Array.from({ length: 10 }, () => 4), 3, 3, 3, 2, 2, 2, 2];
/** The last two digits of each of the 27 prizes. */
export function tailsOf(numbers: readonly number[]): string[] {
  let end = 0;
  return LENGTHS.map((length) => {
    end += length;
    return joined(numbers.slice(end - 2, end));
  });
}

/** Mekong North: 27 prizes. */
export const MEKONG: readonly Play[] = [
  {
    ...{ id: 'last2', name: { EN: 'Last two of the special prize', TY: 'สองตัวท้ายรางวัลพิเศษ' } },
    ...{ odds: { win: '95' }, best: once, ...digitsForm(2) },
    hit: (numbers, pick) => won(joined(numbers.slice(SPECIAL - 2, SPECIAL)) === pick),
  },
  {
    ...{ id: 'last3', name: { EN: 'Last three of the special prize', TY: 'สามตัวท้ายรางวัลพิเศษ' } },
    ...{ odds: { win: '900' }, best: once, ...digitsForm(3) },
    hit: (numbers, pick) => won(joined(numbers.slice(SPECIAL - 3, SPECIAL)) === pick),
  },
  {
    ...{ id: 'tens', name: { EN: 'Tens of the special prize', TY: 'หลักสิบรางวัลพิเศษ' } },
    ...{ odds: { win: '9.5' }, best: once, ...digitsForm(1) },
    hit: (numbers, pick) => won(String(numbers[SPECIAL - 2]) === pick),
  },
  {
    ...{ id: 'units', name: { EN: 'Last digit of the special prize', TY: 'หลักหน่วยรางวัลพิเศษ' } },
    ...{ odds: { win: '9.5' }, best: once, ...digitsForm(1) },
    hit: (numbers, pick) => won(String(numbers[SPECIAL - 1]) === pick),
  },
  {
    ...{ id: 'all2', name: { EN: 'Two digits among all 27 prizes', TY: 'สองตัวในรางวัลทั้ง 27' } },
    ...{ odds: { win: '3.5' }, ...digitsForm(2) },
    hit: (numbers, pick) => {
      const came = tailsOf(numbers).filter((tail) => tail === pick).length;
      return won(came > 0, came);
    },
    best: () => ({ odds: 'win', times: LENGTHS.length }),
  },
];
