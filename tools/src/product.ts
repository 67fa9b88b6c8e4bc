import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from './paths';
import { checkProduct } from './product/check';
import { readProduct } from './product/read';

const product = readProduct();
const files = globSync('**/*.{ts,tsx,mts,mjs,cjs,js,css,json,md,yml,conf,html}', {
  cwd: root,
  dot: true,
  // The check's own tests name ids that do not exist.
  ignore: [
    '**/node_modules/**',
    '**/dist/**',
    '.cache/**',
    'test-results/**',
    '.git/**',
    'tools/src/product/*.test.ts',
  ],
});
const sources = files.sort().map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const problems = checkProduct(product, sources);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else {
  const { requirements, decisions } = product;
  console.log(`${requirements.length} requirements and ${decisions.length} decisions; no file cites another one.`);
}
