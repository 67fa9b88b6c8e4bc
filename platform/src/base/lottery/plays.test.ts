import Big from 'big.js';
import { HOUSE_LOTTERIES } from './lottery';
import type { Play } from './play';
import { type Line, payOf, playsOf, rounded } from './plays';
import { tailsOf } from './plays-of-digits';

const of = (code: string, id: string): Play => playsOf(code).find((each) => each.id === id)!;
const pay = (code: string, id: string, pick: string, numbers: readonly number[], stake = '1'): string => {
  const play = of(code, id);
  const read = play.read(pick);
  if (read === undefined) throw new Error(`${code} ${id} takes no ${pick}`);
  const line: Line = { play: id, pick: read, stake, odds: play.odds };
  return payOf(code, line, numbers).toFixed();
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const THOUSAND = range(0, 999).map((each) => [Math.floor(each / 100), Math.floor(each / 10) % 10, each % 10]);
const DICE = range(0, 215).map((each) => [Math.floor(each / 36) + 1, (Math.floor(each / 6) % 6) + 1, (each % 6) + 1]);
const text = (numbers: readonly number[]) => numbers.join('');
const ordered = (numbers: readonly number[]) => text([...numbers].sort((a, b) => a - b));
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** What B030 says of a pick by other means than the product's, each play and pick of two lotteries. */
const lantern: Readonly<
  Record<string, readonly (readonly [pick: string, pays: (drawn: readonly number[]) => number])[]>
> = {
  size: [
    ['big', (drawn) => (sum(drawn) > 13 ? 1.95 : 0)],
    ['small', (drawn) => (sum(drawn) < 14 ? 1.95 : 0)],
  ],
  parity: [
    ['odd', (drawn) => (sum(drawn) % 2) * 1.95],
    ['even', (drawn) => (1 - (sum(drawn) % 2)) * 1.95],
  ],
  digit: range(1, 3).flatMap((place) =>
    range(0, 9).map(
      (digit) => [`${place}:${digit}`, (drawn: readonly number[]) => (drawn[place - 1] === digit ? 9.5 : 0)] as const,
    ),
  ),
  last2: range(0, 99).map((two) => [
    String(two).padStart(2, '0'),
    (drawn) => (drawn[1]! * 10 + drawn[2]! === two ? 95 : 0),
  ]),
  straight: THOUSAND.map((wanted) => [text(wanted), (drawn) => (text(drawn) === text(wanted) ? 940 : 0)]),
  pair: THOUSAND.filter((each) => new Set(each).size === 2 && text(each) === ordered(each)).map((wanted) => [
    text(wanted),
    (drawn) => (ordered(drawn) === text(wanted) ? 310 : 0),
  ]),
  mixed: THOUSAND.filter((each) => new Set(each).size === 3 && text(each) === ordered(each)).map((wanted) => [
    text(wanted),
    (drawn) => (ordered(drawn) === text(wanted) ? 155 : 0),
  ]),
};
const isTriple = ([a, b, c]: readonly number[]) => a === b && b === c;
const bySum = [0, 0, 0, 0, 68, 34, 20.5, 13.6, 9.7, 8.2, 7.6, 7.6, 8.2, 9.7, 13.6, 20.5, 34, 68];
const shows = (drawn: readonly number[], face: number) => drawn.filter((each) => each === face).length;
const dice: typeof lantern = {
  size: [
    ['big', (drawn) => (!isTriple(drawn) && sum(drawn) >= 11 ? 1.95 : 0)],
    ['small', (drawn) => (!isTriple(drawn) && sum(drawn) <= 10 ? 1.95 : 0)],
  ],
  parity: [
    ['odd', (drawn) => (!isTriple(drawn) && sum(drawn) % 2 === 1 ? 1.95 : 0)],
    ['even', (drawn) => (!isTriple(drawn) && sum(drawn) % 2 === 0 ? 1.95 : 0)],
  ],
  sum: range(4, 17).map((wanted) => [String(wanted), (drawn) => (sum(drawn) === wanted ? bySum[wanted]! : 0)]),
  triple: range(1, 6).map((face) => [String(face), (drawn) => (shows(drawn, face) === 3 ? 200 : 0)]),
  anyTriple: [['any', (drawn) => (isTriple(drawn) ? 34 : 0)]],
  double: range(1, 6).map((face) => [String(face), (drawn) => (shows(drawn, face) > 1 ? 12.8 : 0)]),
  face: range(1, 6).map((face) => [String(face), (drawn) => [0, 2, 3, 4][shows(drawn, face)]!]),
};

/** Every play by every pick against every result; the mean of each pick comes back within bounds. */
function countOut(code: string, results: readonly (readonly number[])[], said: typeof lantern) {
  expect(Object.keys(said)).toEqual(playsOf(code).map(({ id }) => id));
  for (const [id, picks] of Object.entries(said)) {
    const { odds, read, hit } = of(code, id);
    for (const [pick, pays] of picks) {
      const kept = read(pick)!;
      let back = 0;
      let wrong = 0;
      for (const drawn of results) {
        const found = hit(drawn, kept);
        const paid = found === undefined ? 0 : Number(odds[found.odds]) * found.times;
        if (paid !== pays(drawn)) wrong += 1;
        back += paid;
      }
      const mean = back / results.length;
      expect([id, pick, wrong, mean, mean >= 0.82 && mean <= 0.98]).toEqual([id, pick, 0, mean, true]);
    }
  }
}

const choose = (n: number, k: number): number => range(1, k).reduce((all, each) => (all * (n - each + 1)) / each, 1);
/** What comes back in the mean of plays that are too wide to be counted out, by how many results win. */
const means: readonly (readonly [code: string, id: string, mean: number])[] = [
  ...range(1, 4).map(
    (k) => ['HAPPY8', `pick${k}`, (choose(8, k) / choose(80, k)) * [9.5, 107, 1390, 21_400][k - 1]!] as const,
  ),
  [
    'HARB645',
    'six',
    [10, 180, 8000, 1_000_000].reduce(
      (all, odds, at) => all + (choose(6, at + 3) * choose(39, 3 - at) * odds) / choose(45, 6),
      0,
    ),
  ],
  ['RACE10', 'firstThree', 680 / 720],
  ['MKNORTH', 'last2', 95 / 100],
  ['MKNORTH', 'last3', 900 / 1000],
  ['MKNORTH', 'tens', 9.5 / 10],
  ['MKNORTH', 'units', 9.5 / 10],
  ['MKNORTH', 'all2', (27 * 3.5) / 100],
];

const race = (...first: readonly number[]) => [...first, ...range(1, 10).filter((car) => !first.includes(car))];
/** A draw of Mekong North with these prizes, row by row. */
const mekong = (...prizes: readonly string[]) => [...prizes.join('')].map(Number);
const PLAIN = [
  ...['12345', '00000', '00000', '00000', '00000', '00000', '00000', '00000', '00000', '00000'],
  ...[
    '0000',
    '0000',
    '0000',
    '0000',
    '0000',
    '0000',
    '0000',
    '0000',
    '0000',
    '0000',
    '000',
    '000',
    '000',
    '00',
    '00',
    '00',
    '00',
  ],
];

it('pay what the table says for every result there can be', async () => {
  await proves('F-SETTLE-01', () => {
    countOut('LTN1M', THOUSAND, lantern);
    countOut('DRDICE', DICE, dice);

    const cases: readonly (readonly [
      code: string,
      id: string,
      pick: string,
      numbers: readonly number[],
      pays: string,
    ])[] = [
      ['RACE10', 'car', '3:07', race(1, 2, 7), '9.5'],
      ['RACE10', 'car', '3:07', race(1, 7, 2), '0'],
      ['RACE10', 'car', '10:10', race(1), '9.5'],
      ['RACE10', 'size', '1:big', race(6), '1.95'],
      ['RACE10', 'size', '1:big', race(5), '0'],
      ['RACE10', 'size', '1:small', race(5), '1.95'],
      ['RACE10', 'size', '1:small', race(6), '0'],
      ['RACE10', 'parity', '2:odd', race(1, 9), '1.95'],
      ['RACE10', 'parity', '2:odd', race(1, 10), '0'],
      ['RACE10', 'parity', '2:even', race(1, 10), '1.95'],
      ['RACE10', 'topTwo', 'big', race(10, 2), '2.1'],
      ['RACE10', 'topTwo', 'big', race(10, 1), '0'],
      ['RACE10', 'topTwo', 'small', race(10, 1), '1.7'],
      ['RACE10', 'topTwo', 'small', race(10, 2), '0'],
      ['RACE10', 'topTwo', 'odd', race(10, 1), '1.7'],
      ['RACE10', 'topTwo', 'odd', race(10, 2), '0'],
      ['RACE10', 'topTwo', 'even', race(10, 2), '2.1'],
      ['RACE10', 'topTwo', 'even', race(10, 1), '0'],
      ['RACE10', 'firstTwo', '03-07', race(3, 7), '85'],
      ['RACE10', 'firstTwo', '03-07', race(7, 3), '0'],
      ['RACE10', 'firstThree', '10-03-07', race(10, 3, 7), '680'],
      ['RACE10', 'firstThree', '10-03-07', race(10, 7, 3), '0'],
      ['HAPPY8', 'pick1', '80', [1, 2, 3, 4, 5, 6, 7, 80], '9.5'],
      ['HAPPY8', 'pick1', '80', [1, 2, 3, 4, 5, 6, 7, 79], '0'],
      ['HAPPY8', 'pick2', '1-8', [8, 2, 3, 4, 5, 6, 7, 1], '107'],
      ['HAPPY8', 'pick2', '1-8', [8, 2, 3, 4, 5, 6, 7, 9], '0'],
      ['HAPPY8', 'pick3', '1-2-3', [1, 2, 3, 4, 5, 6, 7, 8], '1390'],
      ['HAPPY8', 'pick3', '1-2-9', [1, 2, 3, 4, 5, 6, 7, 8], '0'],
      ['HAPPY8', 'pick4', '5-6-7-8', [1, 2, 3, 4, 5, 6, 7, 8], '21400'],
      ['HAPPY8', 'pick4', '5-6-7-9', [1, 2, 3, 4, 5, 6, 7, 8], '0'],
      ['HARB645', 'six', '1-2-3-4-5-6', [1, 2, 7, 8, 9, 10], '0'],
      ['HARB645', 'six', '1-2-3-4-5-6', [1, 2, 3, 8, 9, 10], '10'],
      ['HARB645', 'six', '1-2-3-4-5-6', [1, 2, 3, 4, 9, 10], '180'],
      ['HARB645', 'six', '1-2-3-4-5-6', [5, 1, 2, 3, 4, 10], '8000'],
      ['HARB645', 'six', '6-1-2-3-4-5', [6, 5, 1, 2, 3, 4], '1000000'],
      ['MKNORTH', 'last2', '45', mekong(...PLAIN), '95'],
      ['MKNORTH', 'last2', '34', mekong(...PLAIN), '0'],
      ['MKNORTH', 'last3', '345', mekong(...PLAIN), '900'],
      ['MKNORTH', 'last3', '346', mekong(...PLAIN), '0'],
      ['MKNORTH', 'tens', '4', mekong(...PLAIN), '9.5'],
      ['MKNORTH', 'tens', '5', mekong(...PLAIN), '0'],
      ['MKNORTH', 'units', '5', mekong(...PLAIN), '9.5'],
      ['MKNORTH', 'units', '4', mekong(...PLAIN), '0'],
      ['MKNORTH', 'all2', '45', mekong(...PLAIN), '3.5'],
      ['MKNORTH', 'all2', '12', mekong(...PLAIN), '0'],
      ['MKNORTH', 'all2', '00', mekong(...PLAIN), '91'],
    ];
    for (const [code, id, pick, numbers, pays] of cases)
      expect([code, id, pick, pay(code, id, pick, numbers)]).toEqual([code, id, pick, pays]);
    const named = new Set(cases.map(([code, id]) => `${code} ${id}`));
    const others = HOUSE_LOTTERIES.flatMap(({ code }) => playsOf(code).map(({ id }) => `${code} ${id}`)).filter(
      (each) => !/^(LTN1M|DRDICE)/.test(each),
    );
    expect([...named].sort()).toEqual(others.sort());

    // The first two of a race are counted out: 90 pairs. The others follow from how many results win.
    const pairs = range(1, 10).flatMap((one) =>
      range(1, 10)
        .filter((two) => two !== one)
        .map((two) => race(one, two)),
    );
    for (const [id, picks] of [
      ['topTwo', ['big', 'small', 'odd', 'even']],
      ['firstTwo', ['01-02', '10-09']],
      ['car', ['1:01', '2:10']],
      ['size', ['1:big', '2:small']],
      ['parity', ['1:odd', '2:even']],
    ] as const) {
      for (const pick of picks) {
        const mean = pairs.reduce((back, drawn) => back + Number(pay('RACE10', id, pick, drawn)), 0) / pairs.length;
        expect([id, pick, mean, mean >= 0.82 && mean <= 0.98]).toEqual([id, pick, mean, true]);
      }
    }
    for (const [code, id, mean] of means) expect([code, id, mean >= 0.82 && mean <= 0.98]).toEqual([code, id, true]);
  });
});

it('pay as often as a number comes, and let a triple lose what is even, odd, big and small', async () => {
  await proves('F-SETTLE-03', () => {
    const thrice = mekong(...PLAIN.map((prize, at) => ([3, 12, 24].includes(at) ? `${prize.slice(0, -2)}07` : prize)));
    expect(tailsOf(thrice).filter((tail) => tail === '07')).toHaveLength(3);
    expect(pay('MKNORTH', 'all2', '07', thrice, '10')).toBe('105');
    expect(pay('DRDICE', 'face', '6', [6, 6, 6], '10')).toBe('40');
    for (const face of range(1, 6)) {
      for (const [id, pick] of [
        ['size', 'big'],
        ['size', 'small'],
        ['parity', 'odd'],
        ['parity', 'even'],
      ] as const)
        expect([face, pick, pay('DRDICE', id, pick, [face, face, face])]).toEqual([face, pick, '0']);
    }
  });
});

it('take no pick that a play does not allow, and keep equal ones alike', () => {
  const refused: readonly (readonly [code: string, id: string, picks: readonly string[]])[] = [
    ['LTN1M', 'size', ['BIG', '', 'odd', 'constructor']],
    ['LTN1M', 'digit', ['0:1', '4:1', '1:10', '1', '1:']],
    ['LTN1M', 'last2', ['1', '123', 'ab', '１２']],
    ['LTN1M', 'pair', ['111', '123']],
    ['LTN1M', 'mixed', ['112', '111', '12']],
    ['DRDICE', 'sum', ['3', '18', '04']],
    ['DRDICE', 'triple', ['0', '7']],
    ['RACE10', 'car', ['11:01', '1:11', '1:1', '0:01']],
    ['RACE10', 'firstTwo', ['3-3', '0-1', '1-11', '1', '1-2-3']],
    ['HAPPY8', 'pick2', ['1-1', '0-1', '1-81', '1,2']],
    ['HARB645', 'six', ['1-2-3-4-5', '1-2-3-4-5-46', '1-2-3-4-5-5']],
    ['MKNORTH', 'tens', ['10', '']],
  ];
  for (const [code, id, picks] of refused)
    for (const pick of picks) expect([id, pick, of(code, id).read(pick)]).toEqual([id, pick, undefined]);
  expect(of('LTN1M', 'pair').read('211')).toBe('112');
  expect(of('HARB645', 'six').read('45-1-07-2-3-9')).toBe('01-02-03-07-09-45');
  expect(of('RACE10', 'firstTwo').read('10-3')).toBe('10-03');
});

it('come to no more than what a board says that they may', () => {
  for (const { code } of HOUSE_LOTTERIES) {
    for (const { odds, best, form } of playsOf(code)) {
      const pick = form.kind === 'option' ? (form.options?.[0] ?? '1') : '1';
      const { odds: key, times } = best(pick);
      expect(Object.keys(odds)).toContain(key);
      expect(times).toBeGreaterThanOrEqual(1);
    }
  }
  expect(of('MKNORTH', 'all2').best('07').times).toBe(27);
});

it('are rounded once, half up, at the end', () => {
  expect(rounded(new Big('1.10').times('1.95'))).toBe('2.15');
  const line: Line = { play: 'size', pick: 'big', stake: '1.10', odds: { win: '1.95' } };
  const three = [1, 2, 3].map(() => payOf('LTN1M', line, [9, 9, 9])).reduce((all, each) => all.plus(each));
  expect(rounded(three)).toBe('6.44');
});
