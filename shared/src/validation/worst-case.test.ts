import { worstCase } from './worst-case';

/** Match attempts for a value of ten characters. */
const ways = (pattern: string) => worstCase(pattern, 10);

it.each([
  ['a text', 'abc', 1],
  ['nothing', '', 1],
  ['a repetition: one for each length it may have', 'a*', 11],
  ['one with bounds', 'a{3,5}', 3],
  ['one of a single length', 'a{4}', 1],
  ['one that may be longer than the value', 'a{3,500}', 8],
  ['one that must be longer than the value', 'a{20}', 1],
  ['two in a row', 'a*b*', 121],
  ['a choice', 'a|b|c', 3],
  ['a choice in a group', 'x(a|b)y', 2],
  ['a choice that repeats', '(a|b){3}', 8],
  ['repetitions in a choice', 'a*|b', 12],
  ['what was captured and is read anew', '(a)\\1', 10],
  ['a look ahead', '(?=.*a)b', 11],
  ['looks beside each other', '(?=.*a)(?!.*b)c*', 242],
])('counts the ways of %s: %s', (_, pattern, count) => {
  expect(ways(pattern)).toBe(count);
});

it('is astronomic for a repetition of repetitions, and refuses what is no pattern', () => {
  expect(ways('(a+)+')).toBeGreaterThan(1e9);
  for (const unreadable of ['(', '(?<=a*)b']) expect(() => ways(unreadable)).toThrow(SyntaxError);
});
