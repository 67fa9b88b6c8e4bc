import postcss from 'postcss';
import { wayRounds } from './way-rounds';

const made = (css: string): string =>
  postcss([wayRounds()])
    .process(css, { from: undefined })
    .css.replace(/\s+/g, ' ')
    .replace(/;? ?\} ?/g, '}')
    .trim();

it.each([
  ['.a { height: 100dvh }', '.a { height: 100vh; height: 100dvh}'],
  [
    '.a { height: clamp(148px, 34dvh, 252px) }',
    '.a { height: clamp(148px, 34vh, 252px); height: clamp(148px, 34dvh, 252px)}',
  ],
  [
    '.a, .b { height: calc(100dvh - var(--x)); color: red }',
    '.a, .b { height: calc(100vh - var(--x)); color: red}@supports (block-size: 1dvh) { .a, .b { height: calc(100dvh - var(--x))}}',
  ],
  ['.a { overflow: clip }', '.a { overflow: hidden; overflow: clip}'],
  ['.a { float: inline-start }', '.a { float: left}[dir="rtl"] .a { float: right}'],
  ['.a .b:dir(rtl)::before, .c { color: red }', '[dir="rtl"] .a .b::before, .c { color: red}'],
  ['.a { block-size: 3vh; overflow: hidden; float: left }', '.a { block-size: 3vh; overflow: hidden; float: left}'],
])('%s', (given, told) => expect(made(given)).toBe(told));
