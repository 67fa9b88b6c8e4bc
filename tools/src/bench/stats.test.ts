import { median, medianOf, ratioOf } from './stats';

describe('median', () => {
  it('is the value in the middle, or halfway between two', () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([9, 1, 5, 6])).toBe(5.5);
    expect(() => medianOf([])).toThrow('no values');
  });

  it('has the fourth and the twelfth of fifteen values as its interval', () => {
    const values = [15, 3, 8, 1, 12, 5, 10, 2, 7, 14, 4, 11, 6, 13, 9];
    const { value, low, high, coverage } = median(values);
    expect([low, value, high]).toEqual([4, 8, 12]);
    expect(coverage).toBeCloseTo(0.9648, 4);
  });

  it('says how little an interval of three values covers', () => {
    expect(median([3, 1, 2])).toEqual({ value: 2, low: 1, high: 3, coverage: 0.75 });
    expect(median([4])).toEqual({ value: 4, low: 4, high: 4, coverage: 0 });
  });

  it('first covers 95 of 100 with six values, whose ends it takes', () => {
    const { low, high, coverage } = median([6, 5, 4, 3, 2, 1]);
    expect([low, high]).toEqual([1, 6]);
    expect(coverage).toBeCloseTo(0.96875, 5);
  });
});

describe('ratio', () => {
  it('is taken pair by pair, so that a slow minute cancels out', () => {
    expect(ratioOf([100, 1000, 200], [110, 1100, 220])?.value).toBeCloseTo(1.1, 10);
  });

  it('leaves out what cannot be divided', () => {
    expect(ratioOf([0, 0, 10], [0, 5, 20])?.value).toBe(1.5);
    expect(ratioOf([0], [3])).toBeUndefined();
  });
});
