import { checkProduct } from './check';
import { readPage } from './read';

const page = `# Entrance

## Log-in (LOGIN)

- **S2-LOGIN-01** (account) The tab of the phone needs a flag. *Seen:* without \`SMS\` there is one tab.
- **F-MONEY-01** (platform) Both sides are equal. *Seen:* the audit answers \`0\`.

### A014 Pages that need a session
They keep their address.
`;

const product = readPage('docs/product/entrance.md', page);
const check = (text: string) => checkProduct(product, [{ file: 'shell/src/a.ts', text }]);

describe('pages of the product', () => {
  test('a line gives a requirement with its owner, a heading a decision', () => {
    expect(product.requirements).toEqual([
      {
        id: 'S2-LOGIN-01',
        owner: 'account',
        text: 'The tab of the phone needs a flag. *Seen:* without `SMS` there is one tab.',
        file: 'docs/product/entrance.md',
      },
      expect.objectContaining({ id: 'F-MONEY-01', owner: 'platform' }),
    ]);
    expect(product.decisions).toEqual(['A014']);
    expect(product.malformed).toEqual([]);
  });

  test.each([
    ['an owner', '- **S2-LOGIN-02** It is wide. *Seen:* it is wide.'],
    ['how it is seen', '- **S2-LOGIN-02** (account) It is wide.'],
    ['a number', '- **S2-LOGIN** (account) It is wide. *Seen:* it is wide.'],
  ])('a line without %s is told', (_, line) => {
    const [problem] = checkProduct(readPage('docs/product/a.md', line), []);
    expect(problem).toBe(`No requirement as the other lines are: docs/product/a.md: ${line}`);
  });

  test('an id that stands twice is told', () => {
    const twice = readPage('docs/product/entrance.md', `${page}\n### A014 Again\n`);
    expect(checkProduct(twice, [])).toEqual(['A014 stands twice in docs/product.']);
  });
});

describe('ids that are cited', () => {
  test('those that stand in a page are in order', () => {
    expect(check("proves(['S2-LOGIN-01', 'F-MONEY-01']) // as [A014] says")).toEqual([]);
  });

  // Ids that are meant to stand nowhere.
  test.each(['S2-LOGIN-99', 'F-RAIN-01', 'A900', 'B001'])('%s stands nowhere and is told once for each file', (id) => {
    expect(check(`// (${id})\n// [${id}]`)).toEqual([`shell/src/a.ts cites ${id}. It stands nowhere in docs/product.`]);
  });

  test.each(['#A900', 'XA900', 'A9001', 'S2-LOGIN-999', 'MY-S2-LOGIN-99', 'A900-x', 'A900 %'])(
    '%s is no id',
    (text) => {
      expect(check(text)).toEqual([]);
    },
  );
});
