import fc from 'fast-check';
import { masked } from './mask';

test.each([
  ["TypeError: Cannot read properties of undefined (reading 'items')"] as const,
  ['TypeError: x is not a function'] as const,
  ["ReferenceError: Can't find variable: Intl"] as const,
])('what says where the fault is stays: %s', (message) => {
  expect(masked(message)).toBe(message);
});

test.each([
  ['No member mali.s@example.com here', 'No member <mail> here'],
  ['mail%40example.com', '<mail>'],
  ['the number 0812345678 is taken', 'the number # is taken'],
  ['GET https://shop.example/m/forget?key=abc failed', 'GET <address> failed'],
  ['/m/forget?key=abc failed', '<address> failed'],
  ['Unexpected token < in "hello Mali, your code" at 7', 'Unexpected token < in <text> at #'],
  ['cannot read "Mali', 'cannot read <text>'],
  ["unknown name 'Mali Srisuk'", 'unknown name <text>'],
  ["don't know 'Mali Srisuk', nor 'Mali", "don't know <text>, nor <text>"],
  ["no member 'mali'", 'no member <text>'],
  ["unknown name 'Mali Srisuk", 'unknown name <text>'],
  [`token ${'aB3'.repeat(14)} ended`, 'token <word> ended'],
  ['สวัสดี Mali', '~ Mali'],
  ['', 'Error'],
])('what may name a person does not: %s', (message, told) => {
  expect(masked(message)).toBe(told);
});

test('no message whatever has a digit, a sign of a mail, or what the platform refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (message) => {
      expect(masked(message)).toMatch(/^[ !-/:-?A-~]{1,120}$/);
    }),
  );
});
