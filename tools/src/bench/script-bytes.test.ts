import { ownerOf, sharesOf } from './script-bytes';

const script = 'function a(){return "lantern"}var b=12345;\n';
/** The first 29 characters are of a package, the rest of a folder. */
const map = JSON.stringify({
  ...{ version: 3, names: [] },
  sources: ['../node_modules/.pnpm/big.js@7/node_modules/big.js/big.mjs', 'shell/src/layout/frame.tsx'],
  mappings: 'AAAA,6BCAA',
});

it.each([
  ['node_modules/.pnpm/react@19/node_modules/react/cjs/react.js', 'react'],
  ['../node_modules/@tanstack/query-core/build/query.js', '@tanstack/query-core'],
  ['shared/src/ui/button/button.tsx', 'shared/src/ui'],
  ['webpack/runtime/sharing', 'bundler'],
  [null, 'bundler'],
])('%s is of %s', (source, owner) => expect(ownerOf(source)).toBe(owner));

it('says of every byte of a script whose it is, and what the script would weigh without', () => {
  const shares = sharesOf(script, map);
  expect(shares.map(({ of, plain }) => [of, plain])).toEqual([
    ['big.js', 29],
    ['shell/src/layout', 13],
  ]);
  for (const { compressed, plain } of shares) {
    expect(compressed).toBeGreaterThan(0);
    expect(compressed).toBeLessThan(plain + 10);
  }
});
