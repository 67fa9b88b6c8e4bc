import { type Kit, turned } from '../pieces/kit';
import { circle, ellipse, group, line, path, rect } from '../pieces/shapes';
import type { Ground } from './ground';

export type Scene = (kit: Kit, ground: Ground) => string;

export const burst: Scene = (kit, ground) => {
  const ray = kit.radial('0 #fff3c8 .5, 100 #fff3c8 0', 0.5, 1, 1);
  const beams = turned(
    kit,
    Array.from({ length: 15 }, (_, at) => at * 24),
    path('M0 0L-26-330H26Z', ray),
  );
  const halo = kit.radial(`0 #fff6d8 .85, 30 ${ground.tone(66, 80)}, 100 ${ground.tone(50)} 0`);
  return (
    group(`translate(${ground.lightX} 170)`, beams + circle(0, 0, 150, halo)) +
    ellipse(150, 396, 210, 62, kit.radial(`0 ${ground.tone(40)}, 100 ${ground.tone(14)} .2`))
  );
};

export const curtain: Scene = (kit, ground) => {
  const fold = kit.linear(
    `0 ${ground.tone(9)}, 35 ${ground.tone(40, 70)}, 60 ${ground.tone(26, 70)}, 100 ${ground.tone(7)}`,
    0,
  );
  const drape = [0, 1, 2]
    .map((at) =>
      path(
        `M${at * 34 - 8} -6H${at * 34 + 30}C${at * 30 + 30} 130 ${at * 20 + 18} 200 ${at * 13 + 8} 268C${at * 18 + 10} 320 ${at * 22 + 20} 360 ${at * 25 + 22} 410H${at * 24 - 14}C${at * 22 - 10} 330 ${at * 8 - 6} 300 ${at * 10 - 6} 268C${at * 20 - 8} 190 ${at * 32 - 10} 120 ${at * 34 - 8}-6Z`,
        fold,
      ),
    )
    .join('');
  const swag =
    path(
      'M-10-10H310V26C250 74 210 76 150 44C90 76 50 74-10 26Z',
      kit.linear(`0 ${ground.tone(12)}, 55 ${ground.tone(38, 70)}, 100 ${ground.tone(14)}`),
    ) +
    line('M-10 26C50 74 90 76 150 44C210 76 250 74 310 26', '#e9b95a', 3.5, 'stroke-dasharray="1 6"') +
    line('M-10 23C50 70 90 72 150 40C210 72 250 70 310 23', '#ffdf95', 1.6);
  const tie = rect(-4, 262, 34, 11, 5, kit.gold);
  const beam = path('M120-10H180L290 400H10Z', kit.linear('0 #fff0c0 .5, 100 #fff0c0 .02'));
  const side = drape + tie;
  return (
    beam +
    ellipse(150, 374, 180, 44, kit.radial(`0 #ffe9b8 .55, 100 ${ground.tone(20)} 0`)) +
    side +
    group('translate(300 0) scale(-1 1)', side) +
    swag
  );
};

export const arches: Scene = (kit, ground) => {
  const arch = (x: number, w: number, top: number): string =>
    path(
      `M${x} 400V${top + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${top + w / 2}V400Z`,
      kit.linear(`0 ${ground.tone(58, 76)}, 55 ${ground.tone(34)}, 100 ${ground.tone(14)}`),
    ) +
    line(
      `M${x} 400V${top + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${top + w / 2}V400`,
      '#f0c878',
      2.4,
      'opacity=".75"',
    );
  const column = kit.linear(
    `0 ${ground.tone(8)}, 30 ${ground.tone(34)}, 55 ${ground.tone(22)}, 100 ${ground.tone(5)}`,
    0,
  );
  const pillar = (x: number, w: number): string =>
    rect(x, 70, w, 340, 2, column) +
    rect(x - 5, 60, w + 10, 12, 3, kit.gold) +
    rect(x - 5, 352, w + 10, 12, 3, kit.gold);
  return (
    rect(0, 0, 300, 400, 0, ground.tone(12), 'opacity=".75"') +
    arch(-58, 96, 90) +
    arch(262, 96, 90) +
    arch(58, 184, 30) +
    arch(96, 108, 96) +
    pillar(34, 24) +
    pillar(242, 24) +
    path('M0 400L70 338H230L300 400Z', kit.linear(`0 ${ground.tone(44)}, 100 ${ground.tone(12)}`)) +
    line('M110 338L70 400M150 338V400M190 338L230 400M45 360H255', ground.tone(60), 1, 'opacity=".35"')
  );
};

export const felt: Scene = (kit, ground) => {
  const lampLight = path('M110-10H190L330 300H-30Z', kit.linear('0 #fff0c4 .42, 100 #fff0c4 0'));
  const wood = kit.linear('0 #b5763e, 35 #6d3a1a, 100 #1f0d08');
  return (
    rect(0, 0, 300, 400, 0, ground.tone(9), 'opacity=".6"') +
    [30, 96, 204, 270]
      .map((x, at) => circle(x, 70 + (at % 2) * 24, 26, kit.radial('0 #ffd98a .5, 100 #ffd98a 0')))
      .join('') +
    ellipse(150, 420, 252, 212, wood) +
    ellipse(
      150,
      422,
      234,
      194,
      kit.radial(`0 ${ground.tone(50, 66)}, 60 ${ground.tone(31, 64)}, 100 ${ground.tone(12)}`, 0.5, 0.2, 0.75),
    ) +
    ellipse(150, 424, 204, 166, 'none', 0, 'stroke="#f3d48a" stroke-width="2" opacity=".65"') +
    ellipse(150, 424, 196, 158, 'none', 0, 'stroke="#f3d48a" stroke-width=".8" opacity=".5"') +
    lampLight
  );
};

export const hall: Scene = (kit, ground) => {
  const spots = Array.from({ length: 16 }, () =>
    circle(
      kit.prng.int(0, 300),
      kit.prng.int(10, 210),
      kit.prng.int(8, 26),
      kit.radial('0 #ffe6a8 .5, 75 #ffc56a .22, 100 #ffc56a 0'),
    ),
  ).join('');
  const column = kit.linear(`0 ${ground.tone(6)}, 35 ${ground.tone(30)}, 100 ${ground.tone(4)}`, 0);
  return (
    [10, 70, 206, 266].map((x, at) => rect(x, 0, at % 3 === 0 ? 24 : 16, 300, 0, column, 'opacity=".7"')).join('') +
    spots +
    path(
      'M-10 300C80 274 220 274 310 300V410H-10Z',
      kit.linear(`0 ${ground.tone(42)}, 30 ${ground.tone(22)}, 100 ${ground.tone(6)}`),
    ) +
    line('M-10 300C80 274 220 274 310 300', '#f3d48a', 2, 'opacity=".6"') +
    ellipse(150, 330, 120, 26, '#ffe9b8', 0, 'opacity=".16"')
  );
};

export const stage: Scene = (kit, ground) => {
  const cone = kit.linear('0 #fff6da .6, 100 #fff6da 0');
  const cones = [
    [20, 120],
    [110, 150],
    [190, 150],
    [280, 180],
  ]
    .map(([from = 0, to = 0]) => path(`M${from - 8}-8H${from + 8}L${to + 62} 330H${to - 62}Z`, cone, 'opacity=".6"'))
    .join('');
  const step = (y: number, r: number): string =>
    path(
      `M${150 - r} ${y}V${y + 22}A${r} ${r * 0.24} 0 0 0 ${150 + r} ${y + 22}V${y}Z`,
      kit.linear(`0 ${ground.tone(8)}, 50 ${ground.tone(40)}, 100 ${ground.tone(8)}`, 0),
    ) +
    ellipse(150, y, r, r * 0.24, kit.radial(`0 ${ground.tone(70, 80)}, 100 ${ground.tone(26)}`)) +
    ellipse(150, y, r, r * 0.24, 'none', 0, 'stroke="#ffe2a0" stroke-width="2"');
  return (
    cones +
    step(352, 150) +
    step(326, 108) +
    [20, 110, 190, 280].map((x) => circle(x, 2, 22, kit.radial('0 #fffbe8, 40 #ffe7a8 .6, 100 #ffe7a8 0'))).join('')
  );
};
