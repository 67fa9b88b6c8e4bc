import { type Drawing, type Grey, sampleOf } from './drawings';
import { type Score, scoreOf } from './score';

/** Distance in dots within which a digit is searched. */
const REACH = { x: 6, y: 8 } as const;

/**
 * Template matching: each undistorted digit is moved about over each place, and the best fit is read. Inverted pictures fit as
 * well.
 */
export function matchTemplates(drawing: Drawing, seed: string, count: number): Score {
  const templates = drawing.plain().map(({ digit, picture }) => ({ digit, ...evened(picture) }));
  return scoreOf(
    Array.from({ length: count }, (_, n) => {
      const { digits, picture } = sampleOf(drawing, `${seed} match ${drawing.name} ${n}`);
      const read = Array.from({ length: drawing.places }, (_, place) => {
        let best = { digit: '', fit: -1 };
        for (const template of templates) {
          const fit = bestFit(picture, template, drawing.middle(place));
          if (fit > best.fit) best = { digit: template.digit, fit };
        }
        return best.digit;
      });
      return { shown: digits, read: read.join('') };
    }),
  );
}

/** The picture with mean 0 and length 1. */
function evened({ width, height, dots }: Grey): Grey {
  const mean = dots.reduce((sum, dot) => sum + dot, 0) / dots.length;
  const length = Math.sqrt(dots.reduce((sum, dot) => sum + (dot - mean) ** 2, 0));
  return { width, height, dots: dots.map((dot) => (dot - mean) / length) };
}

function bestFit(picture: Grey, template: Grey, middle: number): number {
  const left = Math.round(middle - template.width / 2);
  const top = Math.round((picture.height - template.height) / 2);
  let best = 0;
  for (let y = top - REACH.y; y <= top + REACH.y; y += 1) {
    for (let x = left - REACH.x; x <= left + REACH.x; x += 1) best = Math.max(best, fitAt(picture, template, x, y));
  }
  return best;
}

/** Likeness of template and picture at a position: 1 is equal or inverted. */
function fitAt(picture: Grey, template: Grey, left: number, top: number): number {
  let [sum, squares, product] = [0, 0, 0];
  for (let y = 0; y < template.height; y += 1) {
    const row = top + y;
    for (let x = 0; x < template.width; x += 1) {
      const column = left + x;
      const inside = row >= 0 && column >= 0 && row < picture.height && column < picture.width;
      const dot = inside ? (picture.dots[row * picture.width + column] ?? 0) : 0.9;
      sum += dot;
      squares += dot * dot;
      product += dot * (template.dots[y * template.width + x] ?? 0);
    }
  }
  const spread = squares - (sum * sum) / template.dots.length;
  return spread <= 0 ? 0 : Math.abs(product) / Math.sqrt(spread);
}
