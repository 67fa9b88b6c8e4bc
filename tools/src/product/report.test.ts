import type { Proof } from './proofs';
import type { Requirement } from './read';
import { figures, lookUp, unproven } from './report';

const requirement = (id: string, owner: string): Requirement => ({
  id,
  owner,
  text: `What ${id} says.`,
  file: 'docs/product/entrance.md',
});
const requirements = [
  requirement('S2-LOGIN-01', 'account'),
  requirement('S2-LOGIN-02', 'account'),
  requirement('S2-LOGIN-03', 'account'),
  requirement('S2-HOME-01', 'content'),
];
const proof = (id: string, ok: boolean, test = 'a test'): Proof => ({ id, ok, test, file: 'a.spec.ts' });
const proofs = [
  proof('S2-LOGIN-01', true),
  proof('S2-LOGIN-02', true),
  proof('S2-LOGIN-02', false, 'another test'),
  proof('S2-HOME-01', true),
];

describe('what the last run proved', () => {
  test('is counted by owner; one block that failed makes a requirement a failing one', () => {
    expect(figures(requirements, proofs)).toEqual([
      'owner      proven  failing  open  of',
      'account         1        1     1    3',
      'content         1        0     0    1',
      'all             2        1     1    4',
    ]);
  });

  test('unproven requirements are listed', () => {
    expect(unproven(requirements, proofs)).toEqual([
      'FAILING S2-LOGIN-02        account   docs/product/entrance.md',
      'open    S2-LOGIN-03        account   docs/product/entrance.md',
    ]);
  });

  test('one requirement is told with its tests', () => {
    const [, second] = requirements;
    if (!second) throw new Error('There is a second one.');
    expect(lookUp(second, proofs)).toEqual([
      'S2-LOGIN-02 (account), FAILING, docs/product/entrance.md',
      '  What S2-LOGIN-02 says.',
      '  a.spec.ts: a test',
      '  a.spec.ts: another test',
    ]);
  });
});
