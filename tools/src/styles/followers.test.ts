import { sheets } from './sheets';

/** What follows anything: `* + *`, `* ~ *`, also behind a parent. */
const FOLLOWS_ANYTHING = /\*\s*[+~]/;

it('no style is about whatever follows anything: one such rule, and all that follows an element which enters is looked up anew', () => {
  const found: string[] = [];
  for (const { file, css } of sheets())
    css.walkRules(({ selector }) => {
      if (FOLLOWS_ANYTHING.test(selector)) found.push(`${file}: ${selector}`);
    });
  expect(found).toEqual([]);
});
