import type { Comparison } from '../../base/experiments/verdict';
import { escapedHtml } from '../../base/server/escaped-html';

const [WIDTH, HEIGHT] = [240, 20];

/** An interval against zero, which is the line in the middle; the row beside it has its figures. Empty where the interval has no ends. */
export function intervalChart({ arm, metric, low, high, difference }: Comparison): string {
  const most = Math.max(Math.abs(low), Math.abs(high)) * 1.1;
  if (!Number.isFinite(most) || most === 0) return '';
  const at = (value: number): number => ((value / most + 1) / 2) * WIDTH;
  const rect = (name: string, from: number, to: number, inset: number) =>
    `<rect class="${name}" x="${from.toFixed(1)}" y="${inset}" width="${Math.max(2, to - from).toFixed(1)}" height="${HEIGHT - 2 * inset}"/>`;
  const label = `Interval of ${escapedHtml(arm)} for ${metric}, zero in the middle`;
  return `<svg role="img" aria-label="${label}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${rect('reach', at(low), at(high), 6)}
${rect('at', at(difference) - 1, at(difference) + 1, 2)}<line x1="${WIDTH / 2}" x2="${WIDTH / 2}" y1="0" y2="${HEIGHT}"/></svg>`;
}
