import { internationalNumber } from './international-number';

it.each([
  ['66', '0812345678', '+66812345678'],
  ['66', '812345678', '+66812345678'],
  ['84', '00912', '+84912'],
])('+%s %s is dialed %s from abroad', (code, mobile, dialed) => {
  expect(internationalNumber(code, mobile)).toBe(dialed);
});
