import { outcomeOf } from '../bet/outcome';
import { namedValues, niceCeiling, scaleOf } from './chart-scale';
import { netByDay } from './net-by-day';

it('gives every day of the range its exact net', () => {
  const days = [
    { date: '2026-11-18', stake: '0.30', payout: '0.1' },
    { date: '2026-11-20', stake: '10', payout: '10' },
    { date: '2026-10-01', stake: '5', payout: '0' },
  ];
  expect(netByDay(days, { from: '2026-11-18', to: '2026-11-20' })).toEqual([
    { day: '2026-11-18', stake: '0.30', payout: '0.1', net: '-0.2', played: true },
    { day: '2026-11-19', stake: '0', payout: '0', net: '0', played: false },
    { day: '2026-11-20', stake: '10', payout: '10', net: '0', played: true },
  ]);
  expect(netByDay(undefined, { from: '2026-11-18', to: '2026-11-20' })).toBeUndefined();
});

it.each([
  ['won', '10', '25', 'won'],
  ['lost', '10', '0', 'lost'],
  ['won', '10', '4', 'lost'],
  ['won', '10', '10.00', 'even'],
  ['open', '10', '0', 'open'],
  ['void', '10', '10', 'void'],
] as const)('a bet with status %s, stake %s and payout %s came to %s', (status, stake, payout, expected) => {
  expect(outcomeOf({ status, stake, payout })).toBe(expected);
});

it.each([
  [0, 0],
  [0.3, 0.5],
  [1, 1],
  [7, 10],
  [24, 25],
  [2600, 5000],
])('rounds the end of the scale for %s up to %s', (value, expected) =>
  expect(niceCeiling(value)).toBeCloseTo(expected),
);

it.each([
  [
    [1000, -12],
    [0, 1000],
  ],
  [
    [12, -1000],
    [0, -1000],
  ],
  [
    [1000, -900],
    [0, 1000, -1000],
  ],
  [
    [-30, -4],
    [0, -50],
  ],
  [[0, 0], [0]],
])('of %j names no end that would stand on the zero', (values, named) =>
  expect(namedValues(scaleOf(values))).toEqual(named),
);

it('includes zero and every value', () => {
  const scale = scaleOf([40, -8]);
  expect(scale).toMatchObject({ top: 50, bottom: -10 });
  expect(scale.at(50)).toBe(0);
  expect(scale.at(-10)).toBe(100);
  expect(scale.at(0)).toBeCloseTo(83.33);
  expect(scaleOf([0, 0]).at(0)).toBe(0);
  expect(scaleOf([-3]).top).toBe(0);
});
