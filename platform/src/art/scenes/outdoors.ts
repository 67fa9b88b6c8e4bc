import { type Kit, use } from '../pieces/kit';
import { circle, ellipse, group, line, path, rect } from '../pieces/shapes';
import type { Scene } from './indoors';

const glowDot = (kit: Kit, x: number, y: number, r: number): string =>
  circle(x, y, r, kit.radial('0 #fffbe0, 28 #ffd27a .85, 100 #ff9a3a 0'));

function skyStars(kit: Kit, count: number): string {
  const dots = (): string =>
    Array.from({ length: count / 2 }, () => `M${kit.prng.int(4, 296)} ${kit.prng.int(4, 190)}h0`).join('');
  return line(dots(), '#fff4d8', 2.6, 'opacity=".8"') + line(dots(), '#fff4d8', 1.5, 'opacity=".6"');
}

/** Mountain ridges in mist. */
export const peaks: Scene = (kit, ground) => {
  const ridge = (y: number, height: number, light: number): string => {
    const tops = Array.from(
      { length: 5 },
      (_, at) =>
        `L${at * 75 - 22 + kit.prng.int(-10, 10)} ${y - kit.prng.int(0, height)}L${at * 75 + 18} ${y + kit.prng.int(0, 16)}`,
    ).join('');
    return path(
      `M-40 ${y + 30}${tops}L340 ${y}V410H-40Z`,
      kit.linear(`0 ${ground.tone(light, 52)}, 60 ${ground.tone(light * 0.5)}, 100 ${ground.tone(light * 0.3)}`),
    );
  };
  const disc = 300 - ground.lightX;
  return (
    skyStars(kit, 16) +
    circle(disc, 92, 74, kit.radial('0 #fff6d8 .8, 44 #ffe9b0 .35, 100 #ffe9b0 0')) +
    circle(disc, 92, 34, '#fff1cc', 'opacity=".85"') +
    ridge(220, 90, 42) +
    ellipse(150, 262, 240, 26, ground.tone(70, 40), 0, 'opacity=".22"') +
    ridge(286, 66, 26) +
    ellipse(110, 326, 220, 20, ground.tone(60, 40), 0, 'opacity=".18"') +
    ridge(346, 44, 13)
  );
};

/** A street of curved roofs with lanterns on a line. */
export const roofs: Scene = (kit, ground) => {
  const house = (light: number): string =>
    kit.keep(
      path(
        'M-16 0C0 0 20-18 26-28H74C80-18 100 0 116 0L96 10V200H4V10Z',
        kit.linear(`0 ${ground.tone(light + 8)}, 30 ${ground.tone(light)}, 100 ${ground.tone(4)}`),
      ) + path('M20 26h12v20h-12ZM44 26h12v20h-12ZM68 26h12v20h-12Z', '#ffcf78', 'opacity=".75"'),
    );
  const [far, near] = [house(20), house(10)];
  const wire = 'M-6 40C60 96 120 96 160 60S260 20 310 66';
  const halo = kit.radial('0 #ffb45a .8, 100 #ff8a3a 0');
  const lit = kit.radial('0 #fff3b8, 40 #ffab45, 100 #dd2f26');
  const bulb = kit.keep(
    circle(0, 0, 28, halo) +
      ellipse(0, 0, 11.5, 10, lit) +
      rect(-5, -11, 10, 2.6, 1, '#ffdf95') +
      rect(-5, 8.4, 10, 2.6, 1, '#ffdf95'),
  );
  const spots = [
    [24, 78, 0.9],
    [66, 98, 1.1],
    [112, 98, 0.9],
    [152, 80, 1.2],
    [196, 60, 0.9],
    [240, 52, 1.2],
    [282, 64, 0.9],
  ];
  const bulbs = spots.map(([x = 0, y = 0, size = 1]) => use(bulb, x, y, size)).join('');
  return (
    skyStars(kit, 12) +
    use(far, -30, 240, 1.1) +
    use(far, 214, 226, 1.2) +
    use(far, 96, 262, 1.15) +
    line(wire, ground.tone(14), 1.8) +
    bulbs +
    path('M-10 410L96 330H204L310 410Z', kit.linear(`0 #ffd98a .5, 100 ${ground.tone(18)} .2`)) +
    use(near, -96, 306, 1.2) +
    use(near, 270, 300, 1.2)
  );
};

/** A forest clearing with fireflies. */
export const forest: Scene = (kit, ground) => {
  const trunk = (x: number, w: number, light: number): string =>
    path(
      `M${x} 410C${x + w * 0.2} 280 ${x} 120 ${x - 6}-10H${x + w + 4}C${x + w} 130 ${x + w * 0.8} 280 ${x + w + 8} 410Z`,
      kit.linear(`0 ${ground.tone(light * 0.3)}, 40 ${ground.tone(light)}, 100 ${ground.tone(light * 0.3)}`, 0),
    );
  const leaf = kit.keep(path('M0 0C10-16 34-22 52-12C40 6 18 12 0 0Z', kit.lit(ground.tone(34))));
  const leaves = Array.from({ length: 15 }, (_, at) => {
    const [left, turn] = [at % 2 === 0, kit.prng.int(10, 80)];
    return `<use href="#${leaf}" transform="translate(${left ? kit.prng.int(-14, 50) : kit.prng.int(250, 314)} ${kit.prng.int(-8, 84)}) rotate(${left ? turn : 180 - turn}) scale(${kit.prng.int(9, 16) / 10})"/>`;
  }).join('');
  const shaft = path('M150-20H220L150 400H-10Z', kit.linear('0 #fff6c8 .4, 100 #fff6c8 0'));
  return (
    trunk(70, 22, 26) +
    trunk(206, 18, 26) +
    shaft +
    trunk(14, 34, 15) +
    trunk(252, 38, 15) +
    leaves +
    path(
      'M-10 356C60 334 90 350 150 344S260 330 310 352V410H-10Z',
      kit.linear(`0 ${ground.tone(28)}, 100 ${ground.tone(5)}`),
    ) +
    Array.from({ length: 9 }, () =>
      glowDot(kit, kit.prng.int(20, 280), kit.prng.int(90, 340), kit.prng.int(4, 9)),
    ).join('')
  );
};

/** Dunes under a low sun. */
export const desert: Scene = (kit) => {
  const dune = (y: number, lift: number, light: string, dark: string): string =>
    path(
      `M-10 ${y}C70 ${y - lift} 120 ${y + lift} 200 ${y - lift * 0.4}S300 ${y} 310 ${y - 8}V410H-10Z`,
      kit.linear(`0 ${light}, 100 ${dark}`, 75),
    );
  return (
    circle(150, 190, 130, kit.radial('0 #fff6d0 .9, 35 #ffd27a .5, 100 #ffb45a 0')) +
    circle(150, 196, 54, '#fff0c0', 'opacity=".8"') +
    skyStars(kit, 10) +
    dune(250, 24, '#f0c080', '#8a4a22') +
    dune(294, -26, '#e8a860', '#6d3416') +
    dune(342, 22, '#c97f3e', '#32150c')
  );
};

/** A barn with timber and low sun through the boards. */
export const barn: Scene = (kit, ground) => {
  const board = kit.linear(`0 ${ground.tone(10, 50)}, 50 ${ground.tone(20, 50)}, 100 ${ground.tone(8, 50)}`, 0);
  const beam = kit.linear('0 #8a5630, 50 #4f2c16, 100 #1e0f08');
  return (
    Array.from({ length: 8 }, (_, at) => rect(at * 38, 0, 36, 330, 1, board, 'opacity=".55"')).join('') +
    [20, 96, 172, 248]
      .map((x) => path(`M${x}-10H${x + 26}L${x - 60} 400H${x - 150}Z`, kit.linear('0 #ffe2a0 .5, 100 #ffe2a0 0')))
      .join('') +
    path('M-10 60L150-30L310 60V84L150-6L-10 84Z', beam) +
    rect(-4, 60, 22, 350, 2, kit.linear('0 #7a4a28, 100 #26130a', 0)) +
    rect(282, 60, 22, 350, 2, kit.linear('0 #7a4a28, 100 #26130a', 0)) +
    ellipse(150, 400, 220, 74, kit.radial('0 #d9a45a, 70 #7a4a1e, 100 #2c160a')) +
    line(
      Array.from(
        { length: 16 },
        () => `M${kit.prng.int(0, 300)} ${kit.prng.int(345, 395)}l${kit.prng.int(-16, 16)}-${kit.prng.int(3, 12)}`,
      ).join(''),
      '#f3cf86',
      1.6,
      'opacity=".7"',
    )
  );
};

/** Hills and palms before a rising sun. */
export const dawn: Scene = (kit, ground) => {
  const frond = kit.keep(
    [-70, -35, 0, 35, 70, 110]
      .map((turn) => group(`rotate(${turn - 20})`, path('M0 0C-6-22-2-44 14-58C12-36 8-16 0 0Z', ground.tone(6))))
      .join(''),
  );
  const palm = (x: number, y: number, size: number): string =>
    line(`M${x} 410C${x + 4} ${y + 80} ${x - 6} ${y + 40} ${x} ${y}`, ground.tone(6), 6 * size) +
    `<use href="#${frond}" transform="translate(${x} ${y}) scale(${size})"/>`;
  return (
    circle(150, 250, 190, kit.radial('0 #fff3c0 .95, 30 #ffc25a .7, 100 #ff8a3a 0')) +
    circle(150, 246, 66, '#fff3cc', 'opacity=".9"') +
    [96, 132, 168].map((y, at) => ellipse(70 + at * 80, y, 80, 7, '#fff0d0', -4, 'opacity=".3"')).join('') +
    path(
      'M-10 300C50 262 100 296 160 280S270 262 310 290V410H-10Z',
      kit.linear(`0 ${ground.tone(34)}, 100 ${ground.tone(10)}`),
    ) +
    path('M-10 344C60 322 130 350 190 338S290 326 310 340V410H-10Z', ground.tone(9)) +
    palm(34, 196, 1) +
    palm(276, 224, 0.8)
  );
};
