import { type Emblem, mirrored } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { around, circle, ellipse, gloss, group, line, path, rect, star, starPoints } from '../pieces/shapes';

/** Shading laid over a flat ball. */
const SHADE = '0 #fff .7, 35 #fff 0, 70 #12060c .12, 100 #12060c .72';

const football: Emblem = (kit) => {
  const patch = (transform: string): string =>
    `<polygon points="${starPoints(5, 15, 12.14)}" transform="${transform}" fill="#1d2233"/>`;
  return (
    circle(0, 0, 44, '#f7f4ee') +
    around(5, 18)
      .map(
        ([x, y, turn]) =>
          line(
            `M${(x * 0.8).toFixed(1)} ${(y * 0.8).toFixed(1)}L${(x * 1.5).toFixed(1)} ${(y * 1.5).toFixed(1)}`,
            '#3a3f55',
            2,
          ) + patch(`rotate(${turn}) translate(0 -37) scale(.9 .5)`),
      )
      .join('') +
    around(5, 27, 36)
      .map(([x, y], at, all) => {
        const [nx, ny] = all[(at + 1) % 5] ?? [0, 0];
        return line(
          `M${x.toFixed(1)} ${y.toFixed(1)}L${nx.toFixed(1)} ${ny.toFixed(1)}M${x.toFixed(1)} ${y.toFixed(1)}L${(x * 1.45).toFixed(1)} ${(y * 1.45).toFixed(1)}`,
          '#8b8fa3',
          1.2,
        );
      })
      .join('') +
    patch('rotate(0)') +
    circle(0, 0, 44, kit.radial(SHADE, 0.34, 0.26, 0.8)) +
    line('M30 30A42 42 0 0 1-8 42', '#ffdf9a', 2, 'opacity=".6"') +
    gloss(-17, -23, 10, 5)
  );
};

const basketball: Emblem = (kit) =>
  circle(0, 0, 44, kit.ball('#e8721e')) +
  line('M-44 4C-20-6 20-6 44 4M0-44C-8-20-8 20 0 44M-31-31C-8-18-8 18-31 31M31-31C10-18 10 18 31 31', '#3a1408', 2.6) +
  line('M34 26A42 42 0 0 1-4 42', '#ffd9a0', 1.8, 'opacity=".6"') +
  gloss(-16, -24, 11, 5, -35, 0.5);
const tennis: Emblem = (kit) =>
  circle(0, 0, 42, kit.ball('#c9e23a')) +
  line('M-36-22C-8-22 6 8-6 41M22-36C4-20 16 12 41 8', '#fbfff0', 4) +
  line('M-36-20C-9-20 4 8-8 41', '#7f9a1c', 1, 'opacity=".7"') +
  gloss(-15, -24, 10, 5, -35, 0.5);
const volleyball: Emblem = (kit) =>
  circle(0, 0, 43, '#fbf6e6') +
  path(
    'M0 0C-4-18-18-34-34-27A43 43 0 0 0-42 8C-30-2-14-4 0 0ZM0 0C18 6 30 20 24 36A43 43 0 0 0 43 4C34 8 14 10 0 0ZM0 0C-14 12-30 16-39 19A43 43 0 0 0-10 42C-10 28-8 12 0 0Z',
    '#e8a52a',
  ) +
  path('M0 0C8-16 22-26 36-24A43 43 0 0 0 6-42.600C2-32-2-14 0 0Z', '#1f6fae') +
  line(
    'M0 0C-4-18-18-34-34-27M0 0C18 6 30 20 24 36M0 0C8-16 22-26 36-24M0 0C-14-4-30-2-42 8M0 0C-8 12-10 28-10 42M0 0C14 10 34 8 43 4M0 0C-2-14 2-32 6-42.600M0 0C-14 12-30 16-39 19',
    '#6a5a3a',
    1.2,
    'opacity=".7"',
  ) +
  circle(0, 0, 43, kit.radial(SHADE, 0.34, 0.26, 0.8)) +
  gloss(-17, -22, 9, 4.5);

const boot: Emblem = (kit) =>
  group(
    'rotate(-14)',
    path(
      'M-40-34L-14-40C-10-26-4-18 8-12C26-6 46 0 48 16C48 22 42 24 34 24H-40C-46 10-44-14-40-34Z',
      kit.linear('0 #ff9a5a, 40 #e5342e, 100 #6d0b20', 70),
    ) +
      path('M-40-34L-14-40L-12-33L-40-26Z', '#fff4e0') +
      path('M-42 12C-20 16 20 18 48 14C48 22 42 24 34 24H-40C-42 20-42 16-42 12Z', '#fff8ec') +
      line('M-42 13C-20 17 20 19 48 15', '#12060c', 1.4, 'opacity=".4"') +
      [-34, -18, -2, 22, 36].map((x) => path(`M${x} 24H${x + 9}L${x + 7} 33H${x + 2}Z`, kit.lit('#39405a'))).join('') +
      path('M-40 2C-26 4-10 0 0-12L10-8C0 8-20 14-42 10Z', '#fff', 'opacity=".9"') +
      [
        [-10, -26],
        [-3, -19],
        [6, -13],
      ]
        .map(([x, y]) => line(`M${Number(x) - 5} ${Number(y) + 6}L${Number(x) + 3} ${Number(y) - 1}`, '#fff4e0', 2.6))
        .join('') +
      path('M-36-22C-38-8-38 0-37 8L-32 8C-33-4-32-14-30-24Z', '#fff', 'opacity=".35"'),
  ) + star(36, -24, 4, 9, 1.1, '#fff');

const trophy: Emblem = (kit) =>
  mirrored(kit, path('M22-36C42-42 50-26 42-12C36-2 26 2 18 4L17-2C28-6 36-14 36-24C36-30 30-32 22-28Z', kit.gold)) +
  path('M-26-44H26C28-16 20 2 6 10V24H-6V10C-20 2-28-16-26-44Z', kit.gold) +
  ellipse(0, -44, 26, 5, kit.linear('0 #8a4d10, 100 #ffe7a0')) +
  path('M-18-38C-18-16-12-4-6 3L-10 1C-20-8-22-24-22-38Z', '#fff', 'opacity=".65"') +
  star(2, -20, 5, 12, 5, '#fff1bd') +
  star(3, -19, 5, 10, 4.2, '#c98a22') +
  path('M-14 24H14L18 34H-18Z', kit.gold) +
  rect(-24, 33, 48, 14, 3, kit.linear('0 #4a3a52, 100 #140c1a')) +
  rect(-13, 37, 26, 6, 1.5, kit.gold) +
  star(-20, -36, 4, 9, 1.1, '#fff');

const shield: Emblem = (kit) =>
  path('M0-48C14-40 30-38 42-40C44-4 34 30 0 50C-34 30-44-4-42-40C-30-38-14-40 0-48Z', kit.silver) +
  path(
    'M0-42C13-35 26-33 37-34.500C38-4 29 26 0 43C-29 26-38-4-37-34.500C-26-33-13-35 0-42Z',
    kit.linear('0 #2f86d0, 100 #0c2a5a', 70),
  ) +
  path('M0-42C13-35 26-33 37-34.500C38-4 29 26 0 43Z', kit.linear('0 #e23a44, 100 #7a0c24', 70)) +
  path('M-37-14L37-14L36-2H-36Z', kit.gold) +
  group('translate(0 17) scale(.32)', football(kit)) +
  star(-17, -25, 5, 6, 2.6, '#fff6d0') +
  star(17, -25, 5, 6, 2.6, '#fff6d0') +
  path('M-34-30C-34-10-30 8-22 20L-18 18C-26 4-29-12-29-31Z', '#fff', 'opacity=".4"');

const whistle: Emblem = (kit) =>
  group(
    'rotate(-16)',
    line('M-40-20C-52-44-20-52-14-34', '#d2273c', 4) +
      path('M-46-22H34C40-22 42-14 36-12L16-8C26 4 26 26 10 36C-8 46-34 36-36 14C-38 4-46 0-46-6Z', kit.silver) +
      path('M-46-22H34C38-22 40-18 38-16H-46Z', '#fff', 'opacity=".8"') +
      circle(-6, 14, 22, kit.radial('0 #f6f8fc, 60 #aab4c6, 100 #5a6376', 0.36, 0.28, 0.8)) +
      circle(-6, 14, 13, '#2a3145') +
      circle(-4, 17, 7.5, kit.ball('#e8a52a')) +
      rect(-18, -22, 15, 8, 2, '#1d2233'),
  ) + line('M40-38L48-46M46-28L56-30M36-46L38-54', '#ffe9b0', 3);

const boxglove: Emblem = (kit) =>
  group(
    'rotate(-14)',
    path(
      'M-22 24C-40 10-44-16-32-30C-18-48 20-48 32-28C42-10 36 12 24 24Z',
      kit.radial('0 #ff9a86, 36 #e4293c, 80 #950f2c, 100 #470516', 0.36, 0.24, 0.85),
    ) +
      path('M-34-4C-46-8-50 8-40 16C-30 24-14 16-8 4C-12-4-24-8-34-4Z', kit.ball('#d81f36')) +
      line('M-34-4C-24-8-12-4-8 4C-14 16-26 22-36 18', '#5a0718', 2) +
      path('M-24 22H26V42C10 50-10 50-24 42Z', kit.linear('0 #fffaf0, 100 #cdbfa8')) +
      path('M-24 28H26V34H-24Z', '#d9a23a') +
      line('M-4 40L6 32M6 42L-4 34', '#c8263a', 0.1) +
      gloss(-10, -30, 14, 6, -14, 0.5),
  ) + star(34, -34, 8, 11, 3, '#fff3c0');

const shuttle: Emblem = (kit) =>
  group(
    'rotate(34)',
    [-26, -13, 0, 13, 26]
      .map((turn, at) =>
        group(
          `translate(0 26) rotate(${turn})`,
          path('M-8-66C-2-72 4-72 9-66L3 0H-3Z', kit.linear(`0 #fff, 100 ${at % 2 === 0 ? '#c3cddd' : '#dfe6f0'}`)) +
            line('M0-64V0M-6-58L0-52L6-58M-5-44L0-39L5-44', '#8b97ad', 1),
        ),
      )
      .join('') +
      line('M-20-6C-8-2 8-2 20-6M-14 8C-6 11 6 11 14 8', '#e23a44', 2.6) +
      path('M-13 24H13C14 40 8 48 0 48S-14 40-13 24Z', kit.ball('#f3e2c0')) +
      rect(-14, 21, 28, 6, 2, '#1c7a56'),
  );

/** Balls and trophies. */
export const SPORTS: MotifSet = {
  football: { draw: football, hues: [140, 160], scenes: ['stadium'], with: ['football'] },
  basketball: { draw: basketball, hues: [208, 22], scenes: ['stadium', 'stage'], with: ['basketball'] },
  tennis: { draw: tennis, hues: [205, 16], scenes: ['stadium'], with: ['tennis'] },
  volleyball: { draw: volleyball, hues: [192, 30], scenes: ['stadium', 'dawn'], with: ['volleyball'] },
  boot: { draw: boot, hues: [150, 205], scenes: ['stadium'], with: ['football'] },
  trophy: { draw: trophy, hues: [350, 205, 160], scenes: ['stadium', 'stage'], with: ['football', 'coin'] },
  shield: { draw: shield, hues: [160, 38], scenes: ['stadium', 'stage'], with: ['football', 'basketball'] },
  whistle: { draw: whistle, hues: [170, 20], scenes: ['stadium'], with: ['football'] },
  boxglove: { draw: boxglove, hues: [215, 178], scenes: ['stage', 'arena'], with: ['trophy'] },
  shuttle: { draw: shuttle, hues: [168, 322], scenes: ['stadium', 'stage'], with: ['shuttle'] },
};
