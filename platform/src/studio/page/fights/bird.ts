import { shape } from '../svg';

const TAIL = [
  'M46 72C22 66 2 42 12 14C14 40 30 58 54 64Z',
  'M46 76C18 76-2 60-2 34C8 58 26 68 52 70Z',
  'M48 68C34 52 24 26 42 2C38 30 48 48 62 58Z',
  'M46 80C22 88 4 80-4 62C12 74 30 76 50 74Z',
];
const BODY = 'M42 68C50 56 66 60 78 60C92 60 102 68 100 82C98 98 82 106 66 103C52 100 40 86 42 68Z';
const NECK =
  'M72 66C80 52 84 42 86 28C88 17 102 15 105 25C108 34 104 46 107 60C109 74 105 86 97 92C92 83 88 88 84 79C78 83 72 77 72 66Z';
const COMB = 'M89 21C83 11 90 5 94 11C93 2 101 0 103 9C106 3 113 6 110 14C114 14 113 20 108 21Z';
const WATTLE = 'M101 32C108 33 109 42 104 46C98 42 97 35 101 32Z';
const BEAK = 'M105 22L119 28L105 32Z';
const WING =
  'M52 70C64 60 84 66 92 78C84 95 62 98 46 90C54 90 58 88 61 85C53 86 47 82 45 78C52 80 57 77 59 74C56 74 53 72 52 70Z';
const LEGS = 'M70 101L66 112L69 123M69 123L60 125M69 123L79 125M84 100L86 111L83 123M83 123L75 125M83 123L93 125';

/** A gamecock as a silhouette in the light of its corner, which looks to the right. */
export function birdOf(corner: 'red' | 'blue'): SVGElement {
  const [plume, hackle] = [`plume-${corner}`, `hackle-${corner}`];
  const shade = (id: string, from: string, to: string) =>
    shape(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 0.3, y2: 1 },
      shape('stop', { offset: 0, class: from }),
      shape('stop', { offset: 1, class: to }),
    );
  const part = (d: string, fill: string, name = 'part') => shape('path', { d, fill: `url(#${fill})`, class: name });
  return shape(
    'svg',
    { viewBox: '-8 -6 134 136' },
    shape('defs', {}, shade(plume, 'lit', 'dark'), shade(hackle, 'bright', 'lit')),
    shape('g', { class: 'tail' }, ...TAIL.map((d) => part(d, plume))),
    shape('path', { d: LEGS, class: 'legs' }),
    part(BODY, plume),
    shape(
      'g',
      { class: 'head' },
      part(NECK, hackle),
      ...[COMB, WATTLE].map((d) => shape('path', { d, class: 'comb' })),
      shape('path', { d: BEAK, class: 'beak' }),
      shape('circle', { cx: 99, cy: 24, r: 2.1, class: 'eye' }),
    ),
    shape('g', { class: 'wing' }, part(WING, plume)),
  );
}
