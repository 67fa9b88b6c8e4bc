import { benefitCodes, progressOf } from './club';

it.each([
  ['0', '1000', 0, '1000'],
  ['999.99', '1000', 99, '0.01'],
  ['1000', '1000', 100, '0'],
  ['1200', '1000', 100, '0'],
  ['-5', '1000', 0, '1005'],
  ['5', '0', 100, '0'],
  ['0.1', '0.3', 33, '0.2'],
  ['5', null, 100, undefined],
])('%s of %s is %s %%, %s is missing', (have, need, percent, missing) => {
  expect(progressOf({ have, need })).toEqual({ percent, missing });
});

it('compares all benefits that any level has, in one order', () => {
  const level = (...codes: ('manager' | 'rebate' | 'weekly')[]) => ({
    name: '',
    turnover: '0',
    benefits: codes.map((code) => ({ code, value: '1' })),
  });
  expect(benefitCodes([level('rebate'), level('manager', 'weekly', 'rebate')])).toEqual([
    'rebate',
    'weekly',
    'manager',
  ]);
});
