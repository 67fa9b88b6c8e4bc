import { motifOf } from '../emblems/motifs';
import { type Kit, orb, turned, use } from '../pieces/kit';
import { circle, ellipse, group, line, path, rect, star } from '../pieces/shapes';

/** A scene of an activity, 750 by 375. */
export type ActivityScene = (kit: Kit) => string;

export const figure = (kit: Kit, id: string, coat?: string, pose = 0): string => {
  const { draw, poses = [] } = motifOf(id);
  return kit.keep((poses[pose - 1] ?? draw)(kit, coat));
};

export const floorShade = (kit: Kit, x: number, y: number, width: number): string =>
  ellipse(x, y, width, width * 0.13, kit.radial('0 #000 .55, 100 #000 0'));

/** Coins fly back in an arc into an open chest, in a strongroom. */
export const cashback: ActivityScene = (kit) => {
  const coin = figure(kit, 'coin');
  const box =
    path('M0 0H88V64H0Z', kit.linear('0 #6f5a3a, 100 #2c2016', 60)) +
    rect(4, 4, 80, 56, 4, 'none', 'stroke="#a8864a" stroke-width="2"') +
    circle(44, 32, 8, kit.gold) +
    circle(44, 32, 3, '#2c2016');
  const boxes = kit.keep(box);
  const wall = Array.from({ length: 45 }, (_, at) =>
    use(boxes, (at % 9) * 90 - 30, Math.floor(at / 9) * 66 - 20, 1),
  ).join('');
  const flight = Array.from({ length: 9 }, (_, at) => {
    const t = at / 8;
    return use(coin, 214 + 318 * t, 176 - 330 * t * (1 - t) - 6 * t, 0.42 + 0.3 * t, -60 + at * 34);
  });
  return (
    wall +
    rect(0, 0, 750, 375, 0, kit.radial('0 #ffcf7a .3, 55 #1a0f0a .45, 100 #0c0604 .9', 0.66, 0.5, 0.75)) +
    path('M0 316H750V375H0Z', kit.linear('0 #5a4024, 100 #1c120a')) +
    use(figure(kit, 'vault'), 128, 180, 2.5) +
    floorShade(kit, 128, 312, 150) +
    line('M206 150C300 20 470 10 548 150', '#ffd98a', 26, 'opacity=".16"') +
    circle(560, 190, 210, kit.radial('0 #fff2c8 .75, 40 #ffcf7a .3, 100 #ffb45a 0')) +
    floorShade(kit, 566, 324, 190) +
    use(figure(kit, 'chest'), 566, 226, 2.1) +
    flight.join('') +
    use(coin, 420, 330, 0.5, 20) +
    use(coin, 700, 336, 0.6, -14)
  );
};

/** A gift's two halves: what is put in at the left stands at the right once more, before an open gate at sunrise. */
export const welcome: ActivityScene = (kit) => {
  const stack = (x: number, y: number, size: number): string =>
    Array.from(
      { length: 7 },
      (_, at) =>
        ellipse(x, y - at * 13 * size, 46 * size, 15 * size, kit.lit('#d9932a')) +
        ellipse(x, y - at * 13 * size - 5 * size, 46 * size, 14 * size, at === 6 ? kit.gold : kit.lit('#f5c04a')),
    ).join('');
  const ray = path('M0 0L-22-420H22Z', kit.radial('0 #fff6d8 .5, 100 #fff6d8 0', 0.5, 1, 1));
  return (
    rect(0, 0, 750, 375, 0, kit.linear('0 #2a6f9a, 50 #8fc8d8, 76 #ffe2b0, 100 #f7b56a')) +
    group('translate(375 250)', turned(kit, [-80, -56, -32, -8, 16, 40, 64, 88], ray)) +
    circle(375, 240, 180, kit.radial('0 #fffbe6, 35 #ffe9a8 .8, 100 #ffd27a 0')) +
    path('M0 250C90 220 160 246 260 250H490C590 246 660 220 750 250V375H0Z', kit.lit('#4f9a5a')) +
    path('M0 280C120 262 220 272 330 262H420C530 272 630 262 750 280V375H0Z', kit.lit('#2f7a4a')) +
    path('M350 252H400L520 375H230Z', kit.linear('0 #d8483a, 100 #8a1626')) +
    line('M350 252L230 375M400 252L520 375', '#ffd98a', 4) +
    use(figure(kit, 'gate'), 375, 166, 2.35) +
    floorShade(kit, 140, 336, 120) +
    floorShade(kit, 610, 336, 170) +
    stack(140, 326, 1) +
    stack(566, 330, 1) +
    stack(662, 330, 1) +
    use(figure(kit, 'clover'), 140, 208, 0.66, -8) +
    use(figure(kit, 'diamond'), 614, 190, 0.9, 6) +
    line('M232 258H286M259 231V285', '#fffaf0', 11) +
    line('M232 258H286M259 231V285', '#2f9f5a', 6)
  );
};

/** Two friends at a stall at night, with tea between them. */
export const friends: ActivityScene = (kit) => {
  const stripe = Array.from({ length: 15 }, (_, at) =>
    path(
      `M${at * 50} 0H${at * 50 + 50}V62A25 25 0 0 1 ${at * 50} 62Z`,
      at % 2 === 0 ? kit.lit('#d3473a') : kit.lit('#fbeed6'),
    ),
  ).join('');
  const bulb = circle(0, 0, 30, kit.radial('0 #ffe9a8 .7, 100 #ffb45a 0')) + circle(0, 0, 8, '#fff6cc');
  return (
    rect(0, 0, 750, 375, 0, kit.linear('0 #5a2434, 60 #b3543a, 100 #f0a060')) +
    circle(375, 210, 300, kit.radial('0 #ffe9b0 .8, 50 #ffb86a .3, 100 #ff9a4a 0')) +
    rect(0, 60, 22, 320, 0, kit.lit('#6b3a20')) +
    rect(728, 60, 22, 320, 0, kit.lit('#6b3a20')) +
    line('M0 92C120 140 250 140 375 100C500 140 630 140 750 92', '#3a1820', 2) +
    [
      [70, 118],
      [160, 133],
      [260, 126],
      [375, 104],
      [490, 126],
      [590, 133],
      [680, 118],
    ]
      .map(([x = 0, y = 0]) => use(kit.keep(bulb), x, y, 1))
      .join('') +
    stripe +
    use(figure(kit, 'fox', undefined, 1), 218, 226, 2.05) +
    group('translate(532 226) scale(-1 1)', use(figure(kit, 'panda', undefined, 1), 0, 0, 2.05)) +
    path('M40 306H710L736 375H14Z', kit.linear('0 #b5703a, 100 #5a2f18')) +
    line('M40 306H710', '#ffd9a0', 4) +
    use(figure(kit, 'cup'), 330, 282, 0.62) +
    use(figure(kit, 'cup', '#8fd0c0'), 430, 282, 0.62) +
    use(figure(kit, 'coin'), 120, 318, 0.5, -12) +
    use(figure(kit, 'coin'), 630, 318, 0.5, 12) +
    path(
      'M375 236C345 210 336 190 350 178C362 168 374 180 375 190C376 180 388 168 400 178C414 190 405 210 375 236Z',
      kit.ball('#ff5a6a'),
    )
  );
};

/** A cake with candles, balloons and paper in the air. */
export const birthday: ActivityScene = (kit) => {
  const balloon = (x: number, y: number, tone: string, size = 1): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      line('M0 46C-10 90 12 120 0 170', '#fff', 1.6, 'opacity=".6"') +
        path('M0-48C30-48 38-20 32 2C26 24 10 40 0 44C-10 40-26 24-32 2C-38-20-30-48 0-48Z', kit.ball(tone)) +
        path('M-5 50L0 42L5 50Z', tone) +
        ellipse(-13, -24, 6, 12, '#fff', 24, 'opacity=".5"'),
    );
  const layer = (y: number, w: number, h: number, tone: string): string =>
    path(
      `M${375 - w} ${y}V${y + h}A${w} ${w * 0.2} 0 0 0 ${375 + w} ${y + h}V${y}Z`,
      kit.linear(`0 ${tone}, 45 #fff6ea, 100 ${tone}`, 0),
    ) +
    ellipse(375, y, w, w * 0.2, '#fffaf2') +
    path(
      `M${375 - w} ${y}${Array.from({ length: 8 }, (_, at) => `Q${375 - w + ((at + 0.5) * w) / 4} ${y + (at % 2 ? 40 : 56)} ${375 - w + ((at + 1) * w) / 4} ${y + 10 * Math.sin(((at + 1) / 8) * Math.PI)}`).join('')}A${w} ${w * 0.2} 0 0 0 ${375 - w} ${y}Z`,
      kit.lit('#e8567a'),
    );
  const candles = [-48, -24, 0, 24, 48]
    .map(
      (x, at) =>
        rect(375 + x - 4, 92 + (at % 2) * 6, 8, 46, 3, kit.lit(['#4fb0e0', '#f2b53c', '#7fd06a'][at % 3] ?? '#fff')) +
        circle(375 + x, 80 + (at % 2) * 6, 26, kit.radial('0 #ffe9a8 .8, 100 #ffb45a 0')) +
        path(
          `M${375 + x} ${62 + (at % 2) * 6}C${375 + x + 10} ${80 + (at % 2) * 6} ${375 + x + 6} ${92 + (at % 2) * 6} ${375 + x} ${92 + (at % 2) * 6}S${375 + x - 10} ${80 + (at % 2) * 6} ${375 + x} ${62 + (at % 2) * 6}Z`,
          kit.lit('#ffc03a'),
        ),
    )
    .join('');
  const paper = ['#ffd23a', '#4fd0e0', '#ff6b8a', '#8fe06a']
    .map((tone) =>
      line(
        Array.from(
          { length: 16 },
          () => `M${kit.prng.int(10, 740)} ${kit.prng.int(10, 330)}l${kit.prng.int(-8, 8)} ${kit.prng.int(3, 9)}`,
        ).join(''),
        tone,
        5,
      ),
    )
    .join('');
  return (
    rect(0, 0, 750, 375, 0, kit.radial('0 #c8467a, 45 #7a2a6a, 100 #2a1040', 0.5, 0.45, 0.7)) +
    paper +
    balloon(92, 112, '#f2b53c', 1.2) +
    balloon(176, 84, '#4fb0e0') +
    balloon(40, 190, '#e0566a', 0.9) +
    balloon(650, 104, '#8fd06a', 1.2) +
    balloon(566, 80, '#e0566a') +
    balloon(712, 180, '#4fb0e0', 0.9) +
    path('M0 318C200 300 550 300 750 318V375H0Z', kit.lit('#8a3a6a')) +
    floorShade(kit, 375, 336, 220) +
    ellipse(375, 328, 178, 24, kit.silver) +
    layer(214, 138, 96, '#f3c9a0') +
    layer(132, 88, 74, '#f7d9b8') +
    candles +
    [-110, -66, -22, 22, 66, 110].map((x) => orb(kit, 375 + x, 316 - Math.abs(x) * 0.06, 12, '#d3273c')).join('') +
    use(figure(kit, 'crown'), 190, 296, 0.82, -8) +
    group(
      'translate(566 290)',
      rect(-46, -30, 92, 66, 5, kit.lit('#2f86c8')) +
        rect(-9, -30, 18, 66, 0, kit.gold) +
        rect(-52, -42, 104, 20, 5, kit.lit('#3f9fe0')) +
        rect(-9, -42, 18, 20, 0, kit.gold) +
        path('M0-42C-40-76-50-44 0-42C50-44 40-76 0-42Z', 'none', 'stroke="#ffd76a" stroke-width="7"'),
    ) +
    star(300, 60, 4, 10, 1.2, '#fff') +
    star(470, 56, 4, 8, 1, '#fff')
  );
};
