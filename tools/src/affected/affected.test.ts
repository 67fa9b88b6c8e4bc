import { partNames, root } from '../paths';
import { affectedBy } from './affected';
import { ownersIn, partsNamedIn, specsIn } from './specs';

const specs = specsIn(root);
const owners = ownersIn(root);
const of = (name: string) => specs.find(({ file }) => file === `e2e/specs/${name}.spec.ts`)?.parts ?? [];
const nobody = () => undefined;

it('every spec of the browser suite is about a part', () => {
  expect(specs.length).toBeGreaterThan(60);
  const ofNone = specs.filter(({ parts }) => parts.length === 0).map(({ file }) => file);
  // Open a page by its path in it, or name the part: nobody would run it for a release otherwise.
  expect(ofNone).toEqual([]);
});

it('a text that opens no page and names no part is about none', () => {
  expect(partsNamedIn("await page.goto('/desk'); words('EN')", owners)).toEqual([]);
  expect(partsNamedIn('await page.goto("/m/gameList?gameType=SLOTS")', owners)).toEqual(['games']);
  expect(partsNamedIn("release('promote', 'wallet', SECOND); part(page, 'agent/team')", owners)).toEqual([
    'wallet',
    'agent',
  ]);
  expect(partsNamedIn("site.url('/m/home')", owners)).toEqual(['shell']);
});

it('specs are about the parts whose pages they open, themselves or by what they import', () => {
  expect(of('lobby')).toContain('games');
  expect(of('cashier')).toContain('wallet');
  expect(of('lobby')).not.toContain('agent');
  expect(of('agency')).toContain('agent');
  expect(of('desk')).toContain('desk');
  for (const part of ['account', 'agent', 'content', 'games', 'shell', 'wallet'])
    expect([part, of('accessibility')]).toEqual([part, expect.arrayContaining([part])]);
});

it('a spec that reads the declarations of all remotes is about all of them', () => {
  const readers = specs.filter(({ files }) => files.has('e2e/support/remotes.ts'));
  expect(readers.length).toBeGreaterThan(1);
  for (const { file, parts } of readers) expect([file, parts]).toEqual([file, expect.arrayContaining([...partNames])]);
});

describe('a change', () => {
  const affected = (...files: string[]) => affectedBy(files, specs, nobody);

  it('of a remote affects its release, and the specs that are about it', () => {
    const { parts, specs: found, whole } = affected('remotes/agent/src/team/team.page.tsx', 'docs/glossary.md');
    expect([parts, whole]).toEqual([['agent'], undefined]);
    expect(found).toContain('e2e/specs/agency.spec.ts');
    expect(found).not.toContain('e2e/specs/lobby.spec.ts');
    expect(found.length).toBeLessThan(specs.length / 2);
  });

  it('of the shell affects every spec, and of a test none', () => {
    expect(affected('shell/src/start-up.ts').specs).toHaveLength(specs.length);
    expect(
      affected('remotes/games/src/game-list/game-list.test.tsx', 'shell/src/testing/access-table.ts'),
    ).toMatchObject({ parts: [], specs: [] });
  });

  it('of a spec, or of what it imports, affects the specs that consist of it', () => {
    expect(affected('e2e/specs/lobby.spec.ts').specs).toEqual(['e2e/specs/lobby.spec.ts']);
    const { parts, specs: found } = affected('e2e/support/money-forms.ts');
    expect([parts, found]).toEqual([[], expect.arrayContaining(['e2e/specs/money-forms.spec.ts'])]);
    expect(found.length).toBeLessThan(specs.length);
  });

  it('of what is shared affects the parts that import it', () => {
    const importers = (file: string) => (file === 'shared/src/lottery/lines.ts' ? ['games', 'content'] : undefined);
    const found = affectedBy(['shared/src/lottery/lines.ts'], specs, importers);
    expect([found.parts, found.whole]).toEqual([['content', 'games'], undefined]);
    expect(affectedBy(['shared/src/ui/tokens.css'], specs, importers).whole).toContain('shared/src/ui/tokens.css');
  });

  it.each(['pnpm-lock.yaml', 'tools/src/build/shared.ts', 'platform/src/main.ts', 'jest.config.js'])(
    'of %s affects all',
    (file) => {
      const found = affected(file);
      expect([found.whole, found.specs.length]).toEqual([expect.stringContaining(file), specs.length]);
    },
  );

  it('of what is only read affects nothing', () => {
    expect(affected('README.md', 'docs/guides/qa.md', 'remotes/games/CHANGELOG.md')).toEqual({
      parts: [],
      specs: [],
      files: [],
    });
  });
});
