import { walk } from './walk';

it.each([
  ['ArrowRight', false, [1, 2, 0]],
  ['ArrowLeft', false, [2, 0, 1]],
  ['ArrowRight', true, [2, 0, 1]],
  ['ArrowLeft', true, [1, 2, 0]],
  ['Home', false, [0, 0, 0]],
  ['End', false, [2, 2, 2]],
  ['ArrowDown', false, [-1, -1, -1]],
])('%s, read from the right: %s, leads in a row of three to %j', (key, rightToLeft, to) => {
  expect([0, 1, 2].map((from) => walk(key, from, 3, rightToLeft))).toEqual(to);
});
