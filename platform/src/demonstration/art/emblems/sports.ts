import type { Emblem } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { around, circle, gloss, group, line, path, rect, star, starPoints } from '../pieces/shapes';

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

export const SPORTS: MotifSet = {
  football: { draw: football, hues: [140, 160], scenes: ['stadium'], with: ['football'] },
  basketball: { draw: basketball, hues: [208, 22], scenes: ['stadium', 'stage'], with: ['basketball'] },
  tennis: { draw: tennis, hues: [205, 16], scenes: ['stadium'], with: ['tennis'] },
  volleyball: { draw: volleyball, hues: [192, 30], scenes: ['stadium', 'dawn'], with: ['volleyball'] },
  shield: { draw: shield, hues: [160, 38], scenes: ['stadium', 'stage'], with: ['football', 'basketball'] },
  shuttle: { draw: shuttle, hues: [168, 322], scenes: ['stadium', 'stage'], with: ['shuttle'] },
};
