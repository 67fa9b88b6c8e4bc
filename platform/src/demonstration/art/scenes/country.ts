import { circle, ellipse, line, path, rect } from '../pieces/shapes';
import type { Scene } from './indoors';
import { glowDot, skyStars } from './sky';

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
