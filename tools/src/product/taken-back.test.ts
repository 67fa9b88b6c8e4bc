import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../paths';

const page = readFileSync(path.join(root, 'docs', 'broken-on-purpose.md'), 'utf8');
const section = /^## Claims that were taken back$([\s\S]*?)^## /m.exec(page)?.[1] ?? '';
const takenBack = [...section.matchAll(/^\| (S\d-[A-Z]+-\d+) \|/gm)].map(([, id = '']) => id);
const tests = globSync('**/*.{test,spec}.{ts,tsx}', { cwd: root, ignore: ['**/node_modules/**', '.cache/**'] }).map(
  (file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }),
);

it('a claim that was taken back is made by no test', () => {
  // None may be left; the table itself must be there to read.
  expect(section).toContain('| row | what is missing |');
  const made = takenBack.flatMap((id) =>
    tests.filter(({ text }) => text.includes(`'${id}'`)).map(({ file }) => `${file} claims ${id}`),
  );
  expect(made).toEqual([]);
});
