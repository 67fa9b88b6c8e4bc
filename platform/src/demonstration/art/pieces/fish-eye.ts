import { circle } from './shapes';

export function eye(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, '#fffbe8') +
    circle(x + r * 0.1, y, r * 0.62, '#1a1018') +
    circle(x - r * 0.2, y - r * 0.3, r * 0.26, '#fff')
  );
}
