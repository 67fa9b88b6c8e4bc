import { complaintsOf } from './complaints';
import { chartOf } from './draw';
import { circlesOfGroups } from './groups';
import { drawAnew, staleIn } from './pictures';

type Result = Parameters<typeof complaintsOf>[0];
type Modules = Result['modules'];

/** Modules written as "file: imports". */
const modules = (...lines: readonly string[]): Modules =>
  lines.map((line) => {
    const [source = '', imports = ''] = line.split(': ');
    return { source, dependencies: imports.split(' ').map((resolved) => ({ resolved })) };
  }) as unknown as Modules;

const violating = (read: Modules, ...found: readonly object[]): Result =>
  ({ modules: read, summary: { violations: found } }) as unknown as Result;
const circle = { name: 'circle of folders', severity: 'error' };
const read = modules(
  'p/src/a/one.ts: p/src/b/two.ts',
  'p/src/b/two.ts: p/src/c/three.ts',
  'p/src/c/three.ts: p/src/a/one.ts',
);

describe('a circle of folders', () => {
  it('is told once, wherever it begins, with the imports that tie it', () => {
    const ring = (...names: readonly string[]) => names.map((name) => ({ name, dependencyTypes: [] }));
    const [a, b, c] = ['p/src/a', 'p/src/b', 'p/src/c'] as const;
    const result = violating(
      read,
      { rule: circle, from: a, to: b, cycle: ring(b, c, a) },
      { rule: circle, from: b, to: c, cycle: ring(c, a, b) },
    );
    expect(complaintsOf(result)).toEqual([
      [
        `circle of folders: ${a} → ${b} → ${c} → ${a}`,
        '    p/src/a/one.ts → p/src/b/two.ts',
        '    p/src/b/two.ts → p/src/c/three.ts',
        '    p/src/c/three.ts → p/src/a/one.ts',
      ].join('\n'),
    ]);
  });

  it('is drawn with all of its arrows; a way that a longer one says is left out', () => {
    expect(chartOf(read, 'p/src')).toContain('  c --> a');
    const straight = modules('p/src/a/1.ts: p/src/b/2.ts p/src/c/3.ts', 'p/src/b/2.ts: p/src/c/3.ts', 'p/src/c/3.ts: ');
    const lines = chartOf(straight, 'p/src').split('\n');
    expect(lines.filter((line) => line.includes('-->'))).toEqual(['  a --> b', '  b --> c']);
  });
});

it('an import against the order is told with both files', () => {
  const rule = { name: 'what every call needs knows no call', severity: 'error' };
  expect(complaintsOf(violating([], { rule, from: 'base/a.ts', to: 'calls/b.ts' }))).toEqual([
    'what every call needs knows no call: base/a.ts → calls/b.ts',
  ]);
});

it('a circle of first folders is found where no room of it turns back', () => {
  const through = modules('p/src/base/a/1.ts: p/src/calls/x/2.ts', 'p/src/calls/y/3.ts: p/src/base/b/4.ts');
  expect(circlesOfGroups(through)).toEqual(['circle of first folders in p/src: base → calls → base']);
  expect(circlesOfGroups(modules('p/src/calls/y/3.ts: p/src/base/b/4.ts'))).toEqual([]);
});

describe('a picture in a page', () => {
  const page = (chart: string) => `# Page\n<!-- imports of p/src -->\n${chart}<!-- end -->\nafter`;
  const today = drawAnew(page(''), read);

  it('shows the arrows of today, and nothing around it changes', () => {
    expect(today).toBe(page(`\`\`\`mermaid\n${chartOf(read, 'p/src')}\n\`\`\`\n`));
    expect(staleIn(today, read)).toEqual([]);
  });

  it.each([
    [
      'an arrow is new',
      modules('p/src/a/one.ts: p/src/b/two.ts p/src/c/three.ts', 'p/src/b/two.ts: ', 'p/src/c/three.ts: '),
    ],
    [
      'an arrow is gone',
      modules('p/src/a/one.ts: p/src/b/two.ts', 'p/src/b/two.ts: p/src/c/three.ts', 'p/src/c/three.ts: '),
    ],
    ['a folder is new', [...read, ...modules('p/src/d/four.ts: ')]],
  ])('is out of date when %s', (_, now) => expect(staleIn(today, now)).toEqual(['p/src']));

  it('is reported where it is missing', () => expect(staleIn('# Page', read)).toEqual(['none']));
});
