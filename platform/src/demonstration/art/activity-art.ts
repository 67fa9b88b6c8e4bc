import { BANNER, paperLantern, sky, softLights, stars } from './banners/banner-kit';
import { motifOf } from './emblems/motifs';
import { createKit, type Kit, use } from './pieces/kit';
import { circle, ellipse, group, line, n, path, rect, star } from './pieces/shapes';
import { svgDocument } from './svg-document';

interface Look {
  readonly sky: readonly [zenith: string, middle: string, horizon: string];
  readonly roofs: readonly [far: string, near: string];
  /** The large motif, and those at both sides. */
  readonly motifs: readonly [main: string, left: string, right: string];
}

const LOOKS: Readonly<Record<string, Look>> = {
  cashback: {
    sky: ['#1a1230', '#5a2a4a', '#f0a04e'],
    roofs: ['#7a3a4a', '#2a1628'],
    motifs: ['chest', 'coin', 'ingot'],
  },
  welcome: {
    sky: ['#10203a', '#2a5a72', '#ffd08a'],
    roofs: ['#2f6070', '#12232f'],
    motifs: ['diamond', 'clover', 'coin'],
  },
  'seven-nights': {
    sky: ['#150f2c', '#4a2a5c', '#ef7f54'],
    roofs: ['#5f3050', '#22122a'],
    motifs: ['lantern', 'moon', 'seven'],
  },
  friends: {
    sky: ['#1c1430', '#7a3a52', '#ffb47a'],
    roofs: ['#8f4a52', '#2c1828'],
    motifs: ['luckycat', 'coin', 'horseshoe'],
  },
  'river-draw': {
    sky: ['#0d1836', '#32407c', '#f2a066'],
    roofs: ['#3f4a84', '#141a38'],
    motifs: ['ballstack', 'ticket', 'lotus'],
  },
  'big-catch': {
    sky: ['#06202e', '#0f5a6e', '#8fe0c8'],
    roofs: ['#1c6a78', '#08242e'],
    motifs: ['koi', 'shell', 'pearl'],
  },
  derby: {
    sky: ['#081a1c', '#14504a', '#d8d07a'],
    roofs: ['#1f5f52', '#0a211e'],
    motifs: ['football', 'whistle', 'trophy'],
  },
  birthday: {
    sky: ['#22102e', '#6e2a62', '#ff9a8a'],
    roofs: ['#7e3a66', '#2a122c'],
    motifs: ['crown', 'bell', 'ruby'],
  },
};

export const ACTIVITY_IDS: readonly string[] = Object.keys(LOOKS);

function roofs(kit: Kit, base: number, tall: number, tone: string): string {
  let x = -30;
  let shape = `M${x} 380V${base}`;
  while (x < 770) {
    const width = kit.prng.int(70, 130);
    const height = kit.prng.int(Math.round(tall * 0.5), tall);
    const [middle, end] = [x + width / 2, x + width];
    shape += `Q${n(x + 6)} ${base - 4} ${n(x + 4)} ${base - 12}Q${n(middle - 18)} ${n(base - height * 0.5)} ${n(middle - 6)} ${base - height}`;
    shape += `H${n(middle + 6)}Q${n(middle + 18)} ${n(base - height * 0.5)} ${n(end - 4)} ${base - 12}Q${n(end - 6)} ${base - 4} ${end} ${base}`;
    x = end;
  }
  return path(`${shape}V380Z`, tone);
}

function windows(kit: Kit): string {
  return Array.from({ length: 26 }, (_, at) =>
    rect(
      10 + at * 29 + kit.prng.int(-6, 6),
      kit.prng.int(338, 358),
      7,
      10,
      1,
      '#ffd07a',
      `opacity=".${kit.prng.int(3, 9)}"`,
    ),
  ).join('');
}

/** Lanterns on a cord from edge to edge, hanging low at the sides to leave the middle free. */
function cord(kit: Kit): string {
  const lantern = paperLantern(kit);
  const lanterns = [40, 118, 204, 546, 632, 710].map((x, at) => {
    const y = 18 + 62 * (1 - ((x - 375) / 375) ** 2);
    return use(lantern, x, y + 22, at % 3 === 1 ? 0.86 : 0.64);
  });
  return line('M-10 16Q375 146 760 16', '#1a0e1a', 2) + lanterns.join('');
}

/**
 * The picture of an activity, 750 by 375, without text: its motifs above a street of lanterns.
 * @throws Error for an unknown id
 */
export function activityArt(id: string): string {
  const look = LOOKS[id];
  if (!look) throw new Error(`No activity is drawn for "${id}"`);
  const kit = createKit(`a-${id}`);
  const [main, left, right] = look.motifs.map((motif) => kit.keep(motifOf(motif).draw(kit)));
  if (main === undefined || left === undefined || right === undefined) throw new Error(`"${id}" lacks a motif`);
  const rays = Array.from({ length: 14 }, (_, at) => `M0 0L${at % 2 === 0 ? 12 : 8}-360H-${at % 2 === 0 ? 12 : 8}Z`);
  const beam = kit.radial('0 #fff4d0 .34, 100 #fff4d0 0', 0.5, 1, 1);
  const sparkles = Array.from({ length: 12 }, () =>
    star(kit.prng.int(120, 640), kit.prng.int(70, 290), 4, kit.prng.int(5, 13), 1.2, '#fff6d8', 'opacity=".85"'),
  );
  const body =
    sky(kit, look.sky, 330) +
    stars(kit, 50, 150) +
    group(
      'translate(375 232)',
      rays.map((ray, at) => path(ray, beam, `transform="rotate(${at * 26 - 169})"`)).join(''),
    ) +
    circle(375, 205, 250, kit.radial('0 #fff2c8 .85, 40 #ffd08a .3, 100 #ffb45a 0')) +
    roofs(kit, 330, 76, look.roofs[0]) +
    roofs(kit, 356, 60, look.roofs[1]) +
    windows(kit) +
    cord(kit) +
    ellipse(375, 330, 190, 22, kit.radial('0 #000 .5, 100 #000 0')) +
    use(left, 208, 246, 1.24, -12) +
    use(right, 544, 246, 1.24, 12) +
    use(main, 375, 200, 2.3) +
    sparkles.join('') +
    softLights(kit, [
      [40, 344, 2.6],
      [126, 364, 1.6],
      [664, 356, 2.2],
      [724, 328, 3],
    ]);
  return svgDocument(kit, BANNER.width, BANNER.height, body);
}
