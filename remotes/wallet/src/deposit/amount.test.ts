import { costOf, totalOf } from './amount';

it.each([
  ['333', '1.5', { amount: '333', fee: '5', total: '338' }],
  ['201', '1.5', { amount: '201', fee: '3.02', total: '204.02' }],
  ['0.1', '0', { amount: '0.1', fee: '0', total: '0.1' }],
  ['abc', '1.5', { amount: '0', fee: '0', total: '0' }],
])('%s at %s per cent costs', (text, feePercent, cost) => expect(costOf(text, { feePercent })).toEqual(cost));

it('an order costs its amount and its fee', () => expect(totalOf({ amount: '333', fee: '5' })).toBe('338.00'));
