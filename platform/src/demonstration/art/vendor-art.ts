import { createPrng } from '../chance/prng';
import type { Vendor } from '../terms/types';
import { motifOf } from './emblems/motifs';
import { ROSETTE, SIGNS } from './marks/signs';
import { darker, lighter } from './pieces/colour';
import { createKit, use } from './pieces/kit';
import { circle, ellipse, group, path, rect } from './pieces/shapes';
import { patternFill } from './pieces/vendor-style';
import { svgDocument } from './svg-document';

export type MarkedVendor = Pick<Vendor, 'code' | 'palette' | 'pattern'>;

/** Motifs of a vendor's card: the large one, then those at the left and the right. */
const CARD_MOTIFS: Readonly<Record<string, readonly [string, string, string]>> = {
  FOYER: ['lantern', 'dice', 'diamond'],
  JL: ['ruby', 'seven', 'coin'],
  KITE: ['panda', 'clover', 'mask'],
  MOONRAKE: ['moon', 'owl', 'diamond'],
  EMBER: ['flame', 'horseshoe', 'crown'],
  TEALGATE: ['pagoda', 'lotus', 'koi'],
  TIDE: ['shark', 'turtle', 'angelfish'],
  VELVET: ['roulette', 'pair', 'chips'],
  AURELIA: ['moneywheel', 'dome', 'chips'],
  OXBOW: ['cardfan', 'mahjong', 'chips'],
  NINTH: ['spade', 'cardback', 'domino'],
  DS88: ['rooster', 'feather', 'drum'],
  NORTHLINE: ['football', 'boot', 'trophy'],
  GRANDSTAND: ['trophy', 'basketball', 'shield'],
  TF: ['pad', 'rune', 'blades'],
  TCG_LOTTO_VN: ['ballstack', 'comet', 'ticket'],
  TCG_SEA: ['cage', 'ticket', 'ball'],
  LOTT: ['trio', 'ticket', 'dice3'],
  ELOTT: ['comet', 'tube', 'dice3'],
};

/** A vendor's mark, 96 by 96: a geometric sign on a rounded square, without letters. */
export function vendorArt(vendor: MarkedVendor): string {
  const [base, light] = vendor.palette;
  const kit = createKit(`v${vendor.code.toLowerCase().replaceAll('_', '')}`);
  const ground = kit.linear(`0 ${lighter(base, 0.18)}, 45 ${base}, 100 ${darker(base, 0.62)}`, 62);
  const paint = kit.linear(`0 ${lighter(light, 0.7)}, 50 ${light}, 100 ${darker(light, 0.22)}`, 78);
  const sign = (SIGNS[vendor.code] ?? ROSETTE)(kit, paint, darker(base, 0.4));
  const body =
    rect(0, 0, 96, 96, 24, ground) +
    rect(0, 0, 96, 96, 24, patternFill(kit, vendor.pattern, light), 'opacity=".1"') +
    path('M0 24A24 24 0 0 1 24 0H72A24 24 0 0 1 96 24C70 40 26 40 0 24Z', '#fff', 'opacity=".1"') +
    rect(
      1.5,
      1.5,
      93,
      93,
      22.5,
      'none',
      `stroke="${kit.linear(`0 ${lighter(light, 0.4)} .9, 60 ${light} .15, 100 ${light} .5`, 70)}" stroke-width="2"`,
    ) +
    group(
      'translate(48 50)',
      group(
        'translate(0 2)',
        `<g opacity=".35">${(SIGNS[vendor.code] ?? ROSETTE)(kit, darker(base, 0.85), darker(base, 0.85))}</g>`,
      ) + sign,
    );
  return svgDocument(kit, 96, 96, body);
}

/** The background of a vendor's card, 343 by 120: the vendor's colours at the left, its games at the right. */
export function vendorCardArt(vendor: MarkedVendor): string {
  const [base, light] = vendor.palette;
  const kit = createKit(`c${vendor.code.toLowerCase().replaceAll('_', '')}`);
  const choice = createPrng(`card/${vendor.code}`);
  const [main, left, right] = CARD_MOTIFS[vendor.code] ?? ['coin', 'ruby', 'crown'];
  const part = (id: string): string => kit.keep(motifOf(id).draw(kit));
  const glow = kit.radial(`0 ${lighter(base, 0.4)} .95, 60 ${base} .5, 100 ${base} 0`);
  const body =
    rect(
      0,
      0,
      343,
      120,
      0,
      kit.linear(`0 ${darker(base, 0.74)}, 55 ${darker(base, 0.4)}, 100 ${darker(base, 0.62)}`, 12),
    ) +
    rect(0, 0, 343, 120, 0, patternFill(kit, vendor.pattern, light), 'opacity=".09"') +
    ellipse(258, 60, 130, 96, glow) +
    use(part(left), 202, 76, 0.58, -14) +
    use(part(right), 314, 74, 0.62, 12) +
    circle(262, 66, 52, kit.radial('0 #07040c .6, 100 #07040c 0')) +
    use(part(main), 258, 58, 0.98, choice.int(-8, 8));
  return svgDocument(kit, 343, 120, body);
}
