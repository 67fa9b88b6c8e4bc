import { type Emblem, orb } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { around, circle, ellipse, gloss, group, line, path } from '../pieces/shapes';

const leaf = (paint: string): string =>
  path('M0 0C10-16 30-18 44-8C32 4 14 8 0 0Z', paint) + line('M3-1C16-6 28-8 40-8', '#e4f7a8', 1.2, 'opacity=".7"');

const cherry: Emblem = (kit) =>
  line('M4-42C-8-28-18-12-20 6', kit.lit('#6fa32e'), 3.6) +
  line('M4-42C14-28 21-10 22 14', kit.lit('#6fa32e'), 3.6) +
  group('translate(4 -42) rotate(12)', leaf(kit.lit('#5fb53a'))) +
  orb(kit, -20, 20, 23, '#d81f36') +
  orb(kit, 22, 28, 20, '#e62f3f') +
  ellipse(-19, 1, 6, 2.4, '#5b0713', 0, 'opacity=".55"') +
  ellipse(22, 10, 5, 2, '#5b0713', 0, 'opacity=".55"');

const grapes: Emblem = (kit) => {
  const rows = [[-24, -8, 8, 24], [-17, 0, 17], [-9, 9], [0]];
  const fruit = rows.flatMap((row, at) =>
    row.map((x) => orb(kit, x, -14 + at * 16, 12, at % 2 === 0 ? '#7d3aa8' : '#9248b8')),
  );
  return (
    line('M-2-28C0-36 4-42 12-46', kit.lit('#8a6a35'), 4) +
    group('translate(-2 -28) rotate(-6)', leaf(kit.lit('#6cbf45'))) +
    group('translate(-2 -28) rotate(8) scale(-1 1)', leaf(kit.lit('#4f9f3a'))) +
    fruit.join('')
  );
};

const lemon: Emblem = (kit) => {
  const segments = around(8, 11, 22)
    .map(([x, y, angle]) =>
      group(
        `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})`,
        path('M0 9C-4 4-5-4 0-8C5-4 4 4 0 9Z', kit.radial('0 #fff7b0, 100 #f0b71e')),
      ),
    )
    .join('');
  return (
    group(
      'translate(-10 -10) rotate(-24)',
      group('translate(20 -30) rotate(-30)', leaf(kit.lit('#5fb53a'))) +
        path(
          'M-42 2C-38-22-16-32 8-28C26-26 34-16 44-12C42 0 44 8 30 20C12 36-20 34-34 18C-38 12-44 10-42 2Z',
          kit.ball('#f6c521'),
        ) +
        gloss(-14, -14, 13, 5),
    ) +
    group(
      'translate(18 22)',
      circle(0, 0, 26, kit.ball('#eeb51c')) +
        circle(0, 0, 23, '#fff9dc') +
        segments +
        circle(0, 0, 2.6, '#fff9dc') +
        gloss(-9, -12, 8, 3, -30, 0.5),
    )
  );
};

const melon: Emblem = (kit) => {
  const seeds = [
    [-18, -6],
    [0, -8],
    [18, -6],
    [-9, 8],
    [10, 8],
    [0, 24],
  ] as const;
  return group(
    'rotate(-14)',
    path('M-46-18A47 47 0 0 0 46-18Z', kit.lit('#2f8f3e'), 'transform="translate(0 6)"') +
      path('M-42-15A42.500 42.500 0 0 0 42-15Z', '#e9f7cf', 'transform="translate(0 3)"') +
      path('M-38-14A38 38 0 0 0 38-14Z', kit.linear('0 #ff8a7a, 45 #ec3b4b, 100 #a80f2e')) +
      path('M-46-18H46L42-12H-42Z', kit.linear('0 #ffd0c4, 100 #f4626a')) +
      seeds
        .map(([x, y]) => ellipse(x, y, 2.4, 4, '#2b0d14', x) + circle(x - 0.8, y - 1.6, 0.9, '#fff', 'opacity=".7"'))
        .join('') +
      gloss(-20, 8, 10, 3, 40, 0.35),
  );
};

export const FRUITS: MotifSet = {
  cherry: { draw: cherry, hues: [168, 205, 42], scenes: ['burst', 'curtain'], with: ['lemon', 'coin'] },
  grapes: { draw: grapes, hues: [38, 150, 18], scenes: ['arches', 'burst', 'peaks'], with: ['cherry', 'coin'] },
  lemon: { draw: lemon, hues: [192, 150, 322], scenes: ['burst', 'stage'], with: ['cherry', 'melon'] },
  melon: { draw: melon, hues: [178, 42, 205], scenes: ['burst', 'curtain'], with: ['lemon', 'cherry'] },
};
