import { amountProblem, costOf } from './amount';

const limits = { min: '50', max: '50000' };

it.each([
  ['', 'amount.missing'],
  ['49.99', 'amount.low'],
  ['0', 'amount.low'],
  ['50', undefined],
  ['50.5', undefined],
  ['50000.00', undefined],
  ['50000.01', 'amount.high'],
  ['999999999999', 'amount.high'],
  ['100.555', 'amount.format'],
  ['1e3', 'amount.format'],
  ['-100', 'amount.format'],
  ['1,000', 'amount.format'],
  ['.5', 'amount.format'],
  ['١٠٠', 'amount.format'],
])('%s has the problem %s', (text, problem) => expect(amountProblem(text, limits)).toBe(problem));

it.each([
  ['333', '1.5', { amount: '333', fee: '5', total: '338' }],
  ['201', '1.5', { amount: '201', fee: '3.02', total: '204.02' }],
  ['0.1', '0', { amount: '0.1', fee: '0', total: '0.1' }],
  ['abc', '1.5', { amount: '0', fee: '0', total: '0' }],
])('%s at %s per cent costs', (text, feePercent, cost) => expect(costOf(text, { feePercent })).toEqual(cost));
