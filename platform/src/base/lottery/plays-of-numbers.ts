import {
  numbersForm,
  numbersIn,
  once,
  optionForm,
  PARITIES,
  type Play,
  parityOf,
  placeForm,
  placeIn,
  SIZES,
  shown,
  won,
} from './play';

const CARS = 10;
const carsFrom = Array.from({ length: CARS }, (_, car) => shown(car + 1, CARS));
const pairOf = ([first = 0, second = 0]: readonly number[]) => first + second;
const sizeOf = (car: number) => (car >= 6 ? 'big' : 'small');
const begins = (numbers: readonly number[], pick: string) =>
  numbersIn(pick).every((car, place) => numbers[place] === car);

/** Racing Ten: ten cars in the order in which they come in. */
export const RACE: readonly Play[] = [
  {
    ...{ id: 'car', name: { EN: 'Number at a place', TY: 'หมายเลขตามอันดับ' }, odds: { win: '9.5' }, best: once },
    ...placeForm(CARS, carsFrom),
    hit: (numbers, pick) => {
      const [place, car] = placeIn(pick);
      return won(numbers[place] === Number(car));
    },
  },
  {
    ...{ id: 'size', name: { EN: 'Place big or small', TY: 'อันดับสูงหรือต่ำ' }, odds: { win: '1.95' }, best: once },
    ...placeForm(CARS, SIZES),
    hit: (numbers, pick) => {
      const [place, size] = placeIn(pick);
      return won(sizeOf(numbers[place] ?? 0) === size);
    },
  },
  {
    ...{ id: 'parity', name: { EN: 'Place odd or even', TY: 'อันดับคี่หรือคู่' }, odds: { win: '1.95' }, best: once },
    ...placeForm(CARS, PARITIES),
    hit: (numbers, pick) => {
      const [place, parity] = placeIn(pick);
      return won(parityOf(numbers[place] ?? 0) === parity);
    },
  },
  {
    ...{ id: 'topTwo', name: { EN: 'First two together', TY: 'ผลรวมสองอันดับแรก' } },
    odds: { big: '2.1', small: '1.7', odd: '1.7', even: '2.1' },
    ...optionForm([...SIZES, ...PARITIES]),
    hit: (numbers, pick) => {
      const sum = pairOf(numbers);
      return (sum >= 12 ? 'big' : 'small') === pick || parityOf(sum) === pick ? { odds: pick, times: 1 } : undefined;
    },
    best: (pick) => ({ odds: pick, times: 1 }),
  },
  {
    ...{ id: 'firstTwo', name: { EN: 'First two in order', TY: 'สองอันดับแรกเรียงลำดับ' }, odds: { win: '85' } },
    ...{ best: once, ...numbersForm(2, 1, CARS, true) },
    hit: (numbers, pick) => won(begins(numbers, pick)),
  },
  {
    ...{ id: 'firstThree', name: { EN: 'First three in order', TY: 'สามอันดับแรกเรียงลำดับ' }, odds: { win: '680' } },
    ...{ best: once, ...numbersForm(3, 1, CARS, true) },
    hit: (numbers, pick) => won(begins(numbers, pick)),
  },
];

const KENO_ODDS = ['9.5', '107', '1390', '21400'] as const;
const KENO_NAMES = [
  { EN: 'One number', TY: 'หนึ่งหมายเลข' },
  { EN: 'Two numbers', TY: 'สองหมายเลข' },
  { EN: 'Three numbers', TY: 'สามหมายเลข' },
  { EN: 'Four numbers', TY: 'สี่หมายเลข' },
] as const;

/** Happy Eight: eight of eighty, of which all that were picked have to come. */
export const KENO: readonly Play[] = KENO_NAMES.map((name, at) => ({
  ...{ id: `pick${at + 1}`, name, odds: { win: KENO_ODDS[at] ?? '0' }, best: once },
  ...numbersForm(at + 1, 1, 80, false),
  hit: (numbers, pick) => won(numbersIn(pick).every((each) => numbers.includes(each))),
}));

/** Harbour 6/45: six of forty-five, paid by how many are right. */
export const HARBOUR: readonly Play[] = [
  {
    ...{ id: 'six', name: { EN: 'Six numbers', TY: 'หกหมายเลข' } },
    odds: { 3: '10', 4: '180', 5: '8000', 6: '1000000' },
    ...numbersForm(6, 1, 45, false),
    hit: (numbers, pick) => {
      const right = numbersIn(pick).filter((each) => numbers.includes(each)).length;
      return right < 3 ? undefined : { odds: String(right), times: 1 };
    },
    best: () => ({ odds: '6', times: 1 }),
  },
];
