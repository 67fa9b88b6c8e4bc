import type { FrameId, PatternId } from '../../terms/types';
import { darker, lighter, mix } from './colour';
import type { Kit } from './kit';
import { circle, line, path, rect, star } from './shapes';

/** A vendor's pattern as a fill, in strokes of one colour. */
export function patternFill(kit: Kit, id: PatternId, colour: string): string {
  const stroke = (d: string): string => line(d, colour, 1.6);
  switch (id) {
    case 'scales':
      return kit.pattern(
        28,
        14,
        stroke('M0 0A14 14 0 0 0 28 0M-14 14A14 14 0 0 1 0 0A14 14 0 0 1 14 14A14 14 0 0 1 28 0A14 14 0 0 1 42 14'),
      );
    case 'lattice':
      return kit.pattern(26, 26, stroke('M0 13L13 0L26 13L13 26Z') + circle(13, 13, 2, colour));
    case 'dots':
      return kit.pattern(18, 18, circle(5, 5, 2.4, colour) + circle(14, 14, 1.4, colour));
    case 'hex':
      return kit.pattern(30, 52, stroke('M15 0L30 8.700V26L15 34.700L0 26V8.700ZM15 34.700V52'));
    case 'stripes':
      return kit.pattern(16, 16, stroke('M-4 12L12-4M4 20L20 4'));
    case 'waves':
      return kit.pattern(32, 14, stroke('M0 9Q8 1 16 9T32 9'));
    case 'stars':
      return kit.pattern(
        36,
        36,
        star(9, 9, 4, 6, 1, colour) + star(27, 27, 4, 4, 0.8, colour) + circle(27, 8, 1, colour),
      );
    case 'fans':
      return kit.pattern(32, 16, stroke('M0 16A16 16 0 0 1 32 16M6 16A10 10 0 0 1 26 16M12 16A4 4 0 0 1 20 16'));
    case 'chevron':
      return kit.pattern(24, 14, stroke('M0 12L12 2L24 12'));
    case 'plus':
      return kit.pattern(24, 24, stroke('M12 7V17M7 12H17'));
  }
}

/** A vendor's frame round a game's picture. The site rounds the corners by about 36 units. */
export function frameOf(kit: Kit, id: FrameId, palette: readonly [string, string]): string {
  const [base, light] = palette;
  const metal = kit.linear(
    `0 ${lighter(light, 0.5)}, 22 ${light}, 50 ${base}, 74 ${mix(base, light, 0.7)}, 100 ${darker(base, 0.3)}`,
    62,
  );
  const border = (inset: number, width: number, more = ''): string =>
    rect(
      inset,
      inset,
      300 - inset * 2,
      400 - inset * 2,
      38 - inset,
      'none',
      `stroke="${metal}" stroke-width="${width}"${more}`,
    );
  const corners = (content: string): string => mirroredFour(kit.keep(content));
  switch (id) {
    case 'line':
      return border(2.5, 5);
    case 'double':
      return border(2, 4) + border(9, 1.6, ' opacity=".8"');
    case 'deco':
      return (
        border(2.5, 5) +
        corners(
          line('M12 74V50C12 28 28 12 50 12H74M20 62V52C20 34 34 20 52 20H62', metal, 2) + circle(27, 27, 4, metal),
        )
      );
    case 'notch':
      return border(2, 4) + corners(path('M0 92L8 84V46C8 26 26 8 46 8H84L92 0H0Z', metal));
    case 'scallop':
      return (
        border(2.5, 5) +
        corners(line('M10 78C10 52 24 60 24 44S44 24 44 24S52 10 78 10', metal, 2.4) + circle(25, 25, 4.5, metal))
      );
    case 'studs':
      return border(4, 8) + line('M4 44V360M296 44V360M46 4H260M46 396H260', '#fff6d8', 4, 'stroke-dasharray="0 26"');
  }
}

function mirroredFour(corner: string): string {
  const places = ['', 'translate(300)scale(-1 1)', 'translate(0 400)scale(1 -1)', 'translate(300 400)scale(-1)'];
  return places.map((place) => `<use href="#${corner}"${place && ` transform="${place}"`}/>`).join('');
}
