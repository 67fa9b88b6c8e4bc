import { type Emblem, type Kit, mirrored, orb, turned, use } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { around, circle, ellipse, group, line, path, rect, star } from '../pieces/shapes';

interface Plumage {
  readonly body: string;
  readonly neck: string;
  readonly tail: readonly [string, string, string];
}

const RED: Plumage = { body: '#b5341c', neck: '#f2a12c', tail: ['#0f4f4c', '#1c7f6a', '#123a5a'] };
const DARK: Plumage = { body: '#2e2a3c', neck: '#f2a12c', tail: ['#1a1826', '#31506e', '#0f3a4c'] };

function head(kit: Kit, neck: string): string {
  return (
    path('M-12-8C-16-20-12-28-6-26C-6-34 2-36 4-28C8-36 16-34 14-26C20-30 24-24 20-16L12-6Z', kit.ball('#e2203a')) +
    circle(4, -4, 16, kit.ball(neck)) +
    path('M14-12C18-8 18 2 14 8C8 4 8-8 14-12Z', kit.ball('#d81f36')) +
    path('M17-7C26-9 33-3 35 3C28 2 22 3 16 3Z', kit.gold) +
    path('M16 3C22 2 27 4 29 7C24 8 18 7 16 3Z', '#b5741a') +
    path('M11 8C18 8 21 16 18 24C12 26 8 18 11 8Z', kit.ball('#d81f36')) +
    circle(8, -7, 4.5, '#ffe9a0') +
    circle(8.5, -7, 2.7, '#20100c') +
    circle(7.6, -8, 1, '#fff') +
    line('M2-13C6-15 11-14 13-11', '#5a1010', 2)
  );
}

function feathers(kit: Kit, tones: readonly string[]): string {
  return tones
    .map((tone, at) =>
      group(
        `rotate(${-34 + at * 22})`,
        path('M0 0C-12-16-34-26-42-12C-46-2-42 10-36 16C-38 2-32-6-22-4C-12-2-6 4 0 10Z', kit.lit(tone)) +
          line('M-4 0C-14-10-30-18-38-8', '#d9fff0', 0.9, 'opacity=".45"'),
      ),
    )
    .join('');
}

function bird(kit: Kit, colours: Plumage): string {
  return (
    group('translate(-16 4)', feathers(kit, [colours.tail[2], colours.tail[0], colours.tail[1], colours.tail[0]])) +
    line('M-2 28L-6 44M-6 44L-14 47M-6 44L2 48M-6 44L-9 49M10 26L12 44M12 44L4 47M12 44L20 47', kit.gold, 3.4) +
    line('M-5 36L-12 33M12 36L5 33', '#fff3c0', 2) +
    path('M14-22C24-14 26 6 18 20C8 34-14 34-24 20C-30 10-24 0-14-2C-2-4 4-14 14-22Z', kit.ball(colours.body)) +
    path('M6-26C18-30 26-16 24-2C18 6 14-2 10 6C6-2 0 4-2-2C4-8 4-18 6-26Z', kit.lit(colours.neck)) +
    path('M-20 6C-10-2 6 0 10 8C4 20-10 24-22 20C-16 18-14 14-12 12C-18 12-20 10-20 6Z', kit.lit(colours.tail[0])) +
    line('M-14 8C-6 4 2 6 7 9M-14 15C-8 12 0 12 5 12', '#ffd98a', 1.2, 'opacity=".6"') +
    use(kit.keep(head(kit, colours.neck)), 12, -26, 0.74)
  );
}

const rooster: Emblem = (kit) => bird(kit, RED);
const strike: Emblem = (kit) =>
  group(
    'rotate(-24)',
    path('M-4 2C-22-10-30-32-24-48C-12-44 4-28 8-8Z', kit.lit('#8a2414')) +
      [0, 1, 2]
        .map((at) =>
          path(
            `M-2 ${at * 4}C-20-${8 - at * 3}-30-${28 - at * 6}-${26 + at * 4}-${46 - at * 9}C-12-${38 - at * 6} 2-22 8-6Z`,
            kit.lit(['#c8502a', '#e88a2c', '#1c6f5f'][at] ?? '#c8502a'),
          ),
        )
        .join('') +
      bird(kit, RED),
  ) +
  line('M14 42L34 34M18 48L42 44', '#fff3c0', 2.2, 'opacity=".7"') +
  star(38, 30, 4, 9, 1.2, '#fff');
const roosterhead: Emblem = (kit) =>
  path('M-20 50C-34 24-22 2-8-8L24 6C20 20 28 36 36 50Z', kit.linear('0 #ffd76a, 40 #ef8a2a, 100 #a8321a', 80)) +
  [-12, -2, 8, 18, 27]
    .map((x, at) =>
      path(
        `M${x - 6} 50C${x - 8} 36 ${x - 2 - at} 20 ${x - 2 - at * 2} 8C${x + 4} 22 ${x + 6} 38 ${x + 4} 50Z`,
        kit.lit(at % 2 === 0 ? '#e8662a' : '#f7b23a'),
        'opacity=".85"',
      ),
    )
    .join('') +
  group('translate(-8 -12) scale(1.360)', head(kit, '#e8782a'));
const feather: Emblem = (kit) =>
  group(
    'rotate(32)',
    path(
      'M0-50C20-34 24 0 10 26C4 34 0 36-2 38C-22 22-24-24 0-50Z',
      kit.linear('0 #fff0b0, 40 #f2a52c, 100 #b5341c', 60),
    ) +
      path('M0-50C-24-24-22 22-2 38Z', '#7a1c10', 'opacity=".28"') +
      [-34, -22, -10, 2, 14, 24]
        .map((y) => line(`M0 ${y}L13 ${y - 9}M0 ${y + 3}L-13 ${y - 7}`, '#fff6d0', 1, 'opacity=".55"'))
        .join('') +
      line('M0-46C2-10 0 24-4 52', '#fff7d8', 2.6) +
      path('M8 20L18 10L12 24Z', '#7a1c10', 'opacity=".6"'),
  ) + star(22, -28, 4, 9, 1.1, '#fff');
const duel: Emblem = (kit) =>
  group('translate(-24 4) scale(.76) rotate(-8)', bird(kit, RED)) +
  group('translate(24 4) scale(-.76 .76) rotate(-8)', bird(kit, DARK)) +
  star(0, -22, 8, 15, 4, '#fff3c0') +
  star(0, -22, 4, 10, 2, '#fff');
const drum: Emblem = (kit) =>
  mirrored(
    kit,
    group(
      'translate(24 -16) rotate(32)',
      rect(-2.5, -34, 5, 52, 2.5, kit.lit('#c98a4a')) + orb(kit, 0, -36, 6.5, '#c8263a'),
    ),
  ) +
  path(
    'M-38 0C-44 16-40 34-32 42C-16 50 16 50 32 42C40 34 44 16 38 0Z',
    kit.linear('0 #3c1a0c, 30 #c9702a, 60 #8a4318, 100 #2c1207', 0),
  ) +
  ellipse(0, 0, 38, 13, kit.gold) +
  ellipse(0, -1, 33, 10.5, kit.radial('0 #fff8e6, 100 #d9b47a')) +
  around(3, 5)
    .map(([x, y]) => circle(x, y * 0.4 - 1, 3, '#c8263a'))
    .join('') +
  [-30, -18, -6, 6, 18, 30]
    .map((x) => line(`M${x} 9L${x * 0.9 + 4} 42M${x} 9L${x * 0.9 - 6} 42`, '#fff0cc', 1.3, 'opacity=".75"'))
    .join('');
const shieldcock: Emblem = (kit) =>
  path('M0-48C14-42 30-40 42-40C44-4 34 32 0 50C-34 32-44-4-42-40C-30-40-14-42 0-48Z', kit.gold) +
  path(
    'M0-42C13-37 26-35 37-35C38-4 29 27 0 43C-29 27-38-4-37-35C-26-35-13-37 0-42Z',
    kit.linear('0 #2a7f86, 100 #0a2c40', 70),
  ) +
  path('M0-42C13-37 26-35 37-35C38-4 29 27 0 43Z', '#061822', 'opacity=".35"') +
  group('translate(-3 2) scale(.98)', head(kit, '#f0962c')) +
  line('M-22 26C-10 34 10 34 22 26', '#ffd980', 2) +
  [-12, 0, 12].map((x) => star(x, 33 - Math.abs(x) / 4, 5, 3.5, 1.5, '#ffe7ae')).join('');
const goldegg: Emblem = (kit) =>
  path('M-46 26C-30 50 30 50 46 26L38 20H-38Z', kit.lit('#8a5a28')) +
  ellipse(0, 8, 27, 36, kit.gold) +
  ellipse(0, 8, 27, 36, kit.radial('0 #fff .75, 30 #fff 0, 70 #7a3a0a 0, 100 #7a3a0a .6', 0.36, 0.26, 0.75)) +
  line('M-44 26L-10 38M44 26L8 40M-34 40L20 26M34 40L-18 28M-42 32H40', '#e0b46a', 3) +
  line('M-40 30L0 42L40 30', '#5a3512', 2) +
  star(-10, -12, 4, 12, 1.4, '#fff');
const dawn: Emblem = (kit) =>
  circle(0, 6, 40, kit.radial('0 #fffbe0, 55 #ffd05a, 100 #f0792a')) +
  group(
    'translate(0 6)',
    turned(kit, [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], path('M-3-44L0-54L3-44Z', '#ffd05a')),
  ) +
  group('translate(4 2) scale(.86)', bird(kit, DARK)) +
  path('M-50 50V44C-30 36-10 46 6 42S36 36 50 42V50Z', kit.lit('#4a2a16'));

export const RING: MotifSet = {
  rooster: { draw: rooster, hues: [42, 190, 20], scenes: ['barn', 'dawn'], with: ['feather', 'coin'] },
  strike: { draw: strike, hues: [205, 30], scenes: ['dawn', 'barn'], with: ['feather', 'coin'] },
  roosterhead: { draw: roosterhead, hues: [178, 350], scenes: ['dawn', 'barn'], with: ['feather', 'coin'] },
  feather: { draw: feather, hues: [200, 165], scenes: ['dawn', 'barn'], with: ['feather', 'goldegg'] },
  duel: { draw: duel, hues: [12, 36, 200], scenes: ['barn', 'dawn'], with: ['coin', 'feather'] },
  drum: { draw: drum, hues: [168, 205], scenes: ['barn', 'dawn'], with: ['feather', 'coin'] },
  shieldcock: { draw: shieldcock, hues: [20, 350], scenes: ['dawn', 'barn'], with: ['coin', 'feather'] },
  goldegg: { draw: goldegg, hues: [205, 165], scenes: ['barn', 'dawn'], with: ['feather', 'coin'] },
  dawn: { draw: dawn, hues: [350, 205], scenes: ['dawn'], with: ['feather', 'coin'] },
};
