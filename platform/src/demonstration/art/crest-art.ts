import { createPrng } from '../chance/prng';
import { darker, hsl, lighter } from './pieces/colour';
import { createKit, type Kit, turned } from './pieces/kit';
import { circle, group, line, path, star } from './pieces/shapes';
import { svgDocument } from './svg-document';

const OUTLINES = [
  'M0-44C13-38 27-36 38-37C40-4 30 27 0 45C-30 27-40-4-38-37C-27-36-13-38 0-44Z',
  'M-36-40H36V4C36 26 18 38 0 45C-18 38-36 26-36 4Z',
  'M0-44A44 44 0 1 1 0 44A44 44 0 1 1 0-44Z',
  'M-30-42L0-36L30-42L38-30L34-4C34 24 16 36 0 45C-16 36-34 24-34-4L-38-30Z',
  'M0-45L34-30L40 4L24 34L0 45L-24 34L-40 4L-34-30Z',
] as const;

const CHARGES: readonly ((kit: Kit, paint: string) => string)[] = [
  (_, paint) => star(0, -1, 5, 20, 8.4, paint),
  (_, paint) => path('M-20 12L-12-8L-4 2L0-18L4 2L12-8L20 12Z', paint) + line('M-18 18H18', paint, 4),
  (_, paint) => path('M0-20C8-10 16-8 22-10C20 6 10 8 4 8L8 20H-8L-4 8C-10 8-20 6-22-10C-16-8-8-10 0-20Z', paint),
  (_, paint) => line('M-22-2C-12-12-6 6 4-4S16-12 22-4M-22 10C-12 0-6 18 4 8S16 0 22 8', paint, 5),
  (kit, paint) =>
    turned(kit, [0, 72, 144, 216, 288], path('M0-6C-8-12-6-20 0-23C6-20 8-12 0-6Z', paint)) + circle(0, 0, 5, paint),
  (_, paint) => path('M-18 18V-6L-12-12V-18H-6V-12H-3V-20H3V-12H6V-18H12V-12L18-6V18H5V8A5 5 0 0 0-5 8V18Z', paint),
  (_, paint) => path('M2-22L-16 4H-3L-6 22L16-6H3Z', paint),
  (_, paint) => path('M0-21L18 0L0 21L-18 0Z', paint) + circle(0, 0, 6, '#14101c'),
];

function field(kit: Kit, kind: number, first: string, second: string): string {
  const other = kit.lit(second);
  const ground = path('M-50-50H50V50H-50Z', kit.lit(first));
  switch (kind) {
    case 0:
      return ground + path('M0-50H50V50H0Z', other);
    case 1:
      return ground + [-34, -6, 22].map((x) => path(`M${x}-50H${x + 14}V50H${x}Z`, other)).join('');
    case 2:
      return ground + path('M-50-14L50-42V-6L-50 24Z', other);
    case 3:
      return ground + path('M-50-50H50V-16H-50Z', other);
    case 4:
      return ground + path('M-50-8H50V14H-50Z', other);
    default:
      return ground + path('M-50-50H0V0H-50ZM0 0H50V50H0Z', other);
  }
}

/** A club's crest, 96 by 96, without letters; its slug determines outline, field, charge and colours. */
export function crestArt(slug: string): string {
  const choice = createPrng(`crest/${slug}`);
  const kit = createKit(`t-${slug}`);
  const hue = choice.pick([2, 18, 44, 140, 165, 195, 212, 226, 340]);
  const first = hsl(hue, 70, 42);
  const second = choice.pick([hsl(hue, 60, 16), '#f2ecdf', hsl(hue + 150, 60, 32), '#f2b53c', '#1c1a2a']);
  const outline = choice.pick(OUTLINES);
  const metal = choice.chance(0.6) ? kit.gold : kit.silver;
  const clip = `${slug}-clip`;
  const charge = choice.pick(CHARGES);
  const body =
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath>` +
    group(
      'translate(48 48)',
      path(outline, darker(first, 0.75), 'transform="translate(0 1.5) scale(1.03)"') +
        path(outline, metal) +
        group(
          'scale(.9)',
          `<g clip-path="url(#${clip})">${field(kit, choice.int(0, 5), first, second)}${path('M-50-50H50V-4C20-18-20-18-50-4Z', '#fff', 'opacity=".16"')}</g>`,
        ) +
        circle(0, 0, 25, kit.radial(`0 ${darker(first, 0.55)}, 100 ${darker(first, 0.78)}`)) +
        circle(0, 0, 25, 'none', `stroke="${metal}" stroke-width="2.2"`) +
        group(
          'scale(.84)',
          charge(kit, kit.linear(`0 #fffdf4, 100 ${lighter(second === '#1c1a2a' ? '#f2b53c' : second, 0.55)}`)),
        ),
    );
  return svgDocument(kit, 96, 96, body);
}
