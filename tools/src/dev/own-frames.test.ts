import { ownFirst } from './own-frames';

const own = '    at Greeting (remotes/games/src/hello/greeting.tsx:3:22)';
const ours = '    at remotes/games/src/hello/greet.ts:8:1';
const react =
  '    at renderWithHooks (node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/cjs/react-dom.js:5:9)';
const others = [
  react,
  '    at __webpack_require__ (webpack/bootstrap:22:1)',
  '    at Array.map (<anonymous>)',
  '    at http://localhost:4000/shell/1.0.0-dev/main.1a2b.js:9:1',
];

test("the project's own frames stand first, those of React, webpack and the browser apart", () => {
  const stack = ['Error: thrown', '  in two lines', react, own, ...others.slice(1), ours].join('\n');
  expect(ownFirst(stack)).toEqual({ text: ['Error: thrown', '  in two lines', own, ours].join('\n'), folded: others });
});

test('frames of other browsers are told apart too', () => {
  const stack = 'Greeting@remotes/games/src/hello/greeting.tsx:3:22\nwork@node_modules/react-dom/index.js:1:1';
  expect(ownFirst(stack)).toEqual({
    text: 'Greeting@remotes/games/src/hello/greeting.tsx:3:22',
    folded: ['work@node_modules/react-dom/index.js:1:1'],
  });
});

test('a stack of libraries alone stays whole', () => {
  const stack = ['Error: thrown', ...others].join('\n');
  expect(ownFirst(stack)).toEqual({ text: stack, folded: [] });
});
