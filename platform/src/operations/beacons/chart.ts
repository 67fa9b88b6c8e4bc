import { escapedHtml } from '../../base/server/escaped-html';
import type { ReleaseFigures, Step } from './figures';

const [WIDTH, HEIGHT] = [240, 40];

/**
 * Loads and failures of a release over the time, as bars of an SVG: failures stand on the loads. The table beside it has its figures.
 *
 * @param steps number of bars
 * @param most what the highest bar stands for; the same for all charts that are compared
 */
export function bars({ part, version, steps: of }: ReleaseFigures, steps: number, most: number): string {
  const width = WIDTH / steps;
  const bar = ([at, { loads, failures }]: [number, Step]) => {
    const [load, failure] = [loads, failures].map((count) => (count / most) * HEIGHT) as [number, number];
    const rect = (name: string, from: number, height: number) =>
      height === 0
        ? ''
        : `<rect class="${name}" x="${(at * width).toFixed(2)}" y="${(HEIGHT - from - height).toFixed(2)}" width="${(width * 0.8).toFixed(2)}" height="${height.toFixed(2)}"/>`;
    return rect('load', 0, load) + rect('failure', load, failure);
  };
  return `<svg role="img" aria-label="Loads and failures of ${escapedHtml(part)} ${escapedHtml(version)} over the time" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${[
    ...of,
  ]
    .filter(([at]) => at >= 0 && at < steps)
    .map(bar)
    .join('')}</svg>`;
}

/** The highest number of loads and failures of one step. */
export const highest = (all: readonly ReleaseFigures[]): number =>
  Math.max(1, ...all.flatMap(({ steps }) => [...steps.values()].map(({ loads, failures }) => loads + failures)));
