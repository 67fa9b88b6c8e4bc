import { DESIGNS, type Field, type Outline } from './crests/designs';
import { motifOf } from './emblems/motifs';
import { darker } from './pieces/colour';
import { createKit, type Kit, use } from './pieces/kit';
import { circle, group, path } from './pieces/shapes';
import { svgDocument } from './svg-document';

const OUTLINES: Readonly<Record<Outline, string>> = {
  spade: 'M0-44C13-38 27-36 38-37C40-4 30 27 0 45C-30 27-40-4-38-37C-27-36-13-38 0-44Z',
  plate: 'M-38-41H38V6C38 28 18 38 0 45C-18 38-38 28-38 6Z',
  round: 'M0-45A45 45 0 1 1 0 45A45 45 0 1 1 0-45Z',
  swiss: 'M-32-43L0-37L32-43L42-28L36-4C36 24 16 36 0 45C-16 36-36 24-36-4L-42-28Z',
  gem: 'M0-47L37-29L44 4L26 35L0 46L-26 35L-44 4L-37-29Z',
};

/** The second colour of a field, over the first. */
const DIVISIONS: Readonly<Record<Field, string>> = {
  halves: 'M0-50H50V50H0Z',
  pales: 'M-36-50H-22V50H-36ZM-7-50H7V50H-7ZM22-50H36V50H22Z',
  bend: 'M-50-30L50 12V46L-50 4Z',
  chief: 'M-50-50H50V-14H-50Z',
  bar: 'M-50-14H50V18H-50Z',
  quarters: 'M-50-50H0V0H-50ZM0 0H50V50H0Z',
};

/** A soft shade that parts the charge from a field of its own colour. */
const shade = (kit: Kit): string => circle(0, 2, 37, kit.radial('0 #0c0714 .6, 62 #0c0714 .38, 100 #0c0714 0'));

/**
 * A club's crest, 96 by 96, without letters: what the club's name speaks of, on a field in its colours (decision 71).
 * @throws Error for a club without a design
 */
export function crestArt(slug: string): string {
  const found = DESIGNS[slug];
  if (!found) throw new Error(`No crest is designed for "${slug}"`);
  const { charge, coat, field, colours } = found;
  const [first, second] = colours;
  const outline = OUTLINES[found.outline];
  const kit = createKit(`t-${slug}`);
  const clip = `${slug}-clip`;
  const body =
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath>` +
    group(
      'translate(48 48)',
      path(outline, darker(first, 0.8), 'transform="translate(0 1.5) scale(1.03)"') +
        path(outline, kit.gold) +
        group(
          'scale(.91)',
          `<g clip-path="url(#${clip})">${path('M-50-50H50V50H-50Z', kit.lit(first))}${path(DIVISIONS[field], kit.lit(second))}${path('M-50-50H50V-4C20-18-20-18-50-4Z', '#fff', 'opacity=".16"')}</g>`,
        ) +
        shade(kit) +
        use(kit.keep(motifOf(charge).draw(kit, coat)), 0, -1, 0.58),
    );
  return svgDocument(kit, 96, 96, body);
}
