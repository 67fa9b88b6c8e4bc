import { outcomeOf } from '../bet/outcome';
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
