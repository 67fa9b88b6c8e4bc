/** The smallest of 1, 2, 2.5, 5 times a power of ten that is at least `value`; 0 stays 0. */
export function niceCeiling(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= value * (1 - 1e-9)) ?? 10;
  return step * power;
}

interface Scale {
  top: number;
  bottom: number;
  /** Position of a value, in hundredths of the height from the top. */
  at: (value: number) => number;
}

/** Minimum distance of labels in hundredths of the height: one line of the largest text. */
const APART = 16;

/** Labelled values: zero, and each end far enough from it. */
export const namedValues = ({ top, bottom, at }: Scale): number[] => [
  0,
  ...[top, bottom].filter((end) => Math.abs(at(end) - at(0)) >= APART),
];

/** A scale with zero, all values and round ends. */
export function scaleOf(values: readonly number[]): Scale {
  const top = niceCeiling(Math.max(0, ...values));
  const bottom = -niceCeiling(-Math.min(0, ...values)) || 0;
  const height = top - bottom || 1;
  return { top, bottom, at: (value) => ((top - value) / height) * 100 };
}
