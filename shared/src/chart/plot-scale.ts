import { scaleBand, scaleLinear } from 'd3-scale';

/** Height of the drawing, and room at its edges for the marks of the outmost values, in pixels. */
export const PLOT_HEIGHT = 128;
const EDGE = 6;
const MAX_LINES = 4;

interface PlotScale {
  /** Values that have a line and a name: zero among them, four at most. */
  readonly lines: readonly number[];
  /** Distance of a value from the top, in pixels. */
  readonly y: (value: number) => number;
  /** The column of a day: its start and width, in pixels from the left. */
  readonly x: (index: number) => { readonly from: number; readonly width: number; readonly middle: number };
}

/**
 * Scales of a drawing with zero and all values.
 * @param rtl whether the first day stands on the right
 */
export function plotScale(values: readonly number[], days: number, width: number, rtl = false): PlotScale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rounded = (count: number) =>
    scaleLinear()
      .domain(low === high ? [0, 1] : [low, high])
      .nice(count)
      .range([PLOT_HEIGHT - EDGE, EDGE]);
  const count = [3, 2, 1].find((each) => rounded(each).ticks(each).length <= MAX_LINES) ?? 1;
  const y = rounded(count);
  const band = scaleBand<number>()
    .domain(Array.from({ length: days }, (_, index) => index))
    .range(rtl ? [width, 0] : [0, width])
    .paddingInner(0.25)
    .paddingOuter(0.125);
  return {
    lines: low === high ? [0] : y.ticks(count).slice(0, MAX_LINES),
    y,
    x: (index) => {
      const from = band(index) ?? 0;
      return { from, width: band.bandwidth(), middle: from + band.bandwidth() / 2 };
    },
  };
}
