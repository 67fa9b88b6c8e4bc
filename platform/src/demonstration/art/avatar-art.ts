import { createPrng } from '../chance/prng';
import { motifOf } from './emblems/motifs';
import { hsl } from './pieces/colour';
import { createKit, use } from './pieces/kit';
import { circle } from './pieces/shapes';
import { svgDocument } from './svg-document';

const FACES = [
  'fox',
  'owl',
  'panda',
  'tiger',
  'luckycat',
  'koi',
  'turtle',
  'octopus',
  'roosterhead',
  'lantern',
  'lotus',
  'moon',
] as const;

/** A round avatar, 96 by 96, for winners and members without a picture. Faces repeat with other backgrounds. */
export function avatarArt(index: number): string {
  const kit = createKit(`p${index}`);
  const hue = createPrng(`avatar/${index}`).pick([10, 34, 160, 190, 212, 330]);
  const face = FACES[index % FACES.length] ?? FACES[0];
  const body =
    circle(
      48,
      48,
      48,
      kit.radial(`0 ${hsl(hue, 60, 56)}, 60 ${hsl(hue, 60, 30)}, 100 ${hsl(hue, 60, 14)}`, 0.4, 0.3, 0.8),
    ) +
    use(kit.keep(motifOf(face).draw(kit)), 48, 50, 0.74) +
    circle(48, 48, 46.5, 'none', `stroke="${kit.gold}" stroke-width="2"`);
  return svgDocument(kit, 96, 96, body);
}
