import fc from 'fast-check';
import { bucketOf, percentile } from './buckets';

test('buckets never go down, and each value lies in a bucket that is a tenth wide', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), (value) => {
      expect(bucketOf(value)).toBeGreaterThanOrEqual(bucketOf(value - 1));
      const found = percentile(new Map([[bucketOf(value), 1]]), 1);
      expect(Math.abs((found ?? 0) - value) / value).toBeLessThan(0.11);
    }),
  );
});

test('a percentile is within a tenth of that of the values themselves', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 300 }), (values) => {
      const counts = new Map<number, number>();
      for (const value of values) counts.set(bucketOf(value), (counts.get(bucketOf(value)) ?? 0) + 1);
      const exact = [...values].sort((a, b) => a - b)[Math.ceil(0.75 * values.length) - 1] ?? 0;
      expect(Math.abs((percentile(counts, 0.75) ?? Number.NaN) - exact)).toBeLessThanOrEqual(exact * 0.11);
    }),
  );
});

test('without values there is none', () => {
  expect(percentile(new Map(), 0.75)).toBeUndefined();
});
