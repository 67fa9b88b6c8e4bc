import Big from 'big.js';
import fc from 'fast-check';
import { drawSizes } from './draw-sizes';

describe('sizes of packets', () => {
  it('are at least 0.01 each and together the pot, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 99_999_999_999 - 400 }),
        (packets, more) => {
          const pot = new Big(packets + more).div(100).toFixed(2);
          const sizes = drawSizes(pot, packets);
          expect(sizes).toHaveLength(packets);
          expect(sizes.every((size) => /^\d+\.\d\d$/.test(size) && new Big(size).gte('0.01'))).toBe(true);
          expect(sizes.reduce((sum, size) => sum.plus(size), new Big(0)).toFixed(2)).toBe(pot);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are a cent each when the pot holds no more', () =>
    expect(drawSizes('0.03', 3)).toEqual(['0.01', '0.01', '0.01']));

  it('come from where the pot is cut', () => {
    const cuts = [50, 10];
    expect(drawSizes('1.00', 3, () => cuts.shift() ?? 0)).toEqual(['0.11', '0.41', '0.48']);
  });

  it('differ from rain to rain', () => expect(drawSizes('1000', 100)).not.toEqual(drawSizes('1000', 100)));
});
