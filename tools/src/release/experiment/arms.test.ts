import { type Arm, armOf, discoveredArms } from '@foyer/shared/remote';
import { allotted, parseArms, type WantedArm } from './arms';

const visitors = Array.from({ length: 10_000 }, (_, index) => index.toString(16).padStart(24, '0'));
const wanted = (...words: string[]): WantedArm[] => parseArms(words);

/** The arm of each visitor; `-` for none. */
const divided = (arms: readonly Arm[], name = 'larger-cards'): string[] => {
  const all = arms.flatMap((arm) => discoveredArms({ name }, arm));
  return visitors.map((visitor) => armOf(all, visitor)?.arm ?? '-');
};

/** How many went from where to where. */
function moves(before: readonly string[], after: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [at, from] of before.entries()) {
    const to = after[at];
    if (from !== to) found[`${from} to ${to}`] = (found[`${from} to ${to}`] ?? 0) + 1;
  }
  return found;
}

describe('buckets of arms', () => {
  it('are divided by the shares, and whoever is in none is in no arm', () => {
    const of = divided(allotted(wanted('a:1.0.0=20', 'b:2.0.0=30')));
    const share = (arm: string) => of.filter((each) => each === arm).length / of.length;
    expect(Math.abs(share('a') - 0.2)).toBeLessThan(0.015);
    expect(Math.abs(share('b') - 0.3)).toBeLessThan(0.015);
    expect(Math.abs(share('-') - 0.5)).toBeLessThan(0.015);
  });

  it('stay where they are when an arm is added from those of no arm: nobody changes the arm', () => {
    const before = allotted(wanted('a:1.0.0=30', 'b:2.0.0=30'));
    const after = allotted(wanted('a:1.0.0=30', 'b:2.0.0=30', 'c:3.0.0=40'), before);
    const moved = moves(divided(before), divided(after));
    expect(Object.keys(moved)).toEqual(['- to c']);
  });

  it('of a full experiment move only from the arms that give to the one that is added', () => {
    const before = allotted(wanted('a:1.0.0=50', 'b:2.0.0=50'));
    const after = allotted(wanted('a:1.0.0=50', 'b:2.0.0=30', 'c:3.0.0=20'), before);
    expect(Object.keys(moves(divided(before), divided(after)))).toEqual(['b to c']);
  });

  it('move as few as can be when one arm grows and one gives, whatever their order', () => {
    const before = allotted(wanted('a:1.0.0=10', 'b:2.0.0=90'));
    const after = allotted(wanted('b:2.0.0=50', 'a:1.0.0=50'), before);
    const moved = moves(divided(before), divided(after));
    expect(Object.keys(moved)).toEqual(['b to a']);
    expect(Math.abs((moved['b to a'] ?? 0) / visitors.length - 0.4)).toBeLessThan(0.015);
    const back = allotted(wanted('a:1.0.0=10', 'b:2.0.0=90'), after);
    expect(moves(divided(before), divided(back))).toEqual({});
  });

  it('of an arm that gets another release are new ones', () => {
    const before = allotted(wanted('a:1.0.0=50', 'b:2.0.0=50'));
    expect(allotted(wanted('a:1.0.0=50', 'b:3.0.0=50'), before)).toMatchObject([
      { arm: 'a', buckets: [[0, 5000]] },
      { arm: 'b', version: '3.0.0', buckets: [[5000, 10_000]] },
    ]);
  });

  it('divide each experiment anew (chi-square, 1 degree of freedom, p > 0.001)', () => {
    const arms = allotted(wanted('a:1.0.0=50', 'b:2.0.0=50'));
    const [one, other] = [divided(arms, 'one'), divided(arms, 'other')];
    const counts: Record<string, number> = { aa: 0, ab: 0, ba: 0, bb: 0 };
    for (const [at, arm] of one.entries()) counts[`${arm}${other[at]}`] = (counts[`${arm}${other[at]}`] ?? 0) + 1;
    const expected = visitors.length / 4;
    expect(Object.values(counts).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(
      10.83,
    );
  });
});

describe('arms on the command line', () => {
  it('are releases with shares, with names where they are given', () => {
    expect(parseArms(['1.4.0=50', 'new:1.5.0-3f2a=0.29'])).toEqual([
      { arm: '1.4.0', version: '1.4.0', share: 5000 },
      { arm: 'new', version: '1.5.0-3f2a', share: 29 },
    ]);
  });

  it.each([
    [['1.4.0=100'], /two arms or more/],
    [['1.4.0=50', '1.4.0=50'], /Two arms have the name 1.4.0/],
    [['1.4.0=50', '1.5.0=51'], /add up to 101/],
    [['1.4.0=0', '1.5.0=50'], /"1.4.0=0" is no arm/],
    [['1.4.0', '1.5.0=50'], /"1.4.0" is no arm/],
    [['1.4.0=33.333', '1.5.0=50'], /is no arm/],
    [['a b:1.4.0=50', '1.5.0=50'], /is no arm/],
  ])('%j are refused', (words, reason) => expect(() => parseArms(words)).toThrow(reason));
});
