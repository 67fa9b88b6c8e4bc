import { type Emblem, facets, type Kit, turned } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, gloss, group, line, path, rect, star, starPoints } from '../pieces/shapes';

const flash = (x: number, y: number, size: number): string => star(x, y, 4, size, size * 0.12, '#fff');

const ruby: Emblem = () =>
  facets('#d3173c', [
    ['-24 -38 24 -38 44 -8 0 46 -44 -8', -0.2],
    ['-24 -38 -18 -14 -44 -8', 0.3],
    ['-24 -38 0 -38 -18 -14', 0.55],
    ['0 -38 18 -14 -18 -14', 0.12],
    ['0 -38 24 -38 18 -14', 0.3],
    ['24 -38 44 -8 18 -14', -0.1],
    ['-44 -8 -18 -14 -12 8', 0.1],
    ['-18 -14 18 -14 12 8 -12 8', 0.34],
    ['18 -14 44 -8 12 8', -0.35],
    ['-44 -8 -12 8 0 46', -0.25],
    ['-12 8 12 8 0 46', -0.05],
    ['12 8 44 -8 0 46', -0.5],
  ]) +
  path('M-18-14L-4-14L-16 6Z', '#fff', 'opacity=".4"') +
  flash(-20, -26, 14);

const diamond: Emblem = () =>
  facets('#8fd3f4', [
    ['-46 -12 -26 -34 26 -34 46 -12 0 44', -0.15],
    ['-46 -12 -26 -34 -20 -12', 0.75],
    ['-26 -34 0 -34 -20 -12', 0.95],
    ['0 -34 20 -12 -20 -12', 0.45],
    ['0 -34 26 -34 20 -12', 0.8],
    ['26 -34 46 -12 20 -12', 0.2],
    ['-46 -12 -20 -12 0 44', 0.35],
    ['-20 -12 -4 -12 0 44', 0.8],
    ['-4 -12 20 -12 0 44', -0.08],
    ['20 -12 46 -12 0 44', -0.42],
  ]) +
  flash(-24, -24, 17) +
  flash(26, 2, 9);

const emerald: Emblem = (kit) =>
  facets('#12a05c', [
    ['-22 -46 22 -46 38 -30 38 30 22 46 -22 46 -38 30 -38 -30', -0.35],
    ['-22 -46 22 -46 14 -32 -14 -32', 0.55],
    ['-22 -46 -14 -32 -25 -21 -38 -30', 0.4],
    ['-38 -30 -25 -21 -25 21 -38 30', 0.16],
    ['22 -46 38 -30 25 -21 14 -32', 0.1],
    ['38 -30 38 30 25 21 25 -21', -0.45],
    ['-38 30 -25 21 -14 32 -22 46', -0.2],
    ['22 46 -22 46 -14 32 14 32', -0.55],
    ['38 30 22 46 14 32 25 21', -0.62],
    ['-14 -32 14 -32 25 -21 25 21 14 32 -14 32 -25 21 -25 -21', 0.02],
  ]) +
  rect(-16, -22, 32, 44, 6, kit.linear('0 #9dffcf, 45 #1fae68, 100 #04502f', 65)) +
  path('M-14-20H6L-14 12Z', '#fff', 'opacity=".38"') +
  flash(-18, -34, 14);

function minted(kit: Kit, r: number): string {
  return (
    circle(0, 0, r, kit.gold) +
    circle(
      0,
      0,
      r * 0.95,
      'none',
      'stroke="#7f4710" stroke-width="2" stroke-linecap="butt" stroke-dasharray="1.600 2.400" opacity=".55"',
    ) +
    circle(0, 0, r * 0.82, kit.linear('0 #a8641a, 50 #f3c04f, 100 #fff0b6', 60)) +
    circle(0, 0, r * 0.75, kit.radial('0 #ffe9a0, 60 #eab040, 100 #b8761d', 0.38, 0.3, 0.8))
  );
}

const coin: Emblem = (kit) =>
  group('translate(2.500 4)', circle(0, 0, 44, '#6d3b0c')) +
  minted(kit, 44) +
  group(
    'translate(1.200 1.600)',
    path('M0-22C10-22 17-14 17-2C17 10 10 18 0 18S-17 10-17-2C-17-14-10-22 0-22Z', '#8a5414'),
  ) +
  path('M0-22C10-22 17-14 17-2C17 10 10 18 0 18S-17 10-17-2C-17-14-10-22 0-22Z', kit.gold) +
  line('M-8-20C-12-8-12 6-8 16M8-20C12-8 12 6 8 16M0-22V18', '#9a5c15', 1.4) +
  rect(-8, -27, 16, 5, 2, kit.gold) +
  rect(-8, 18, 16, 5, 2, kit.gold) +
  line('M0 23V31', '#9a5c15', 2.4) +
  path('M-40-14A42 42 0 0 1-6-42L-2-36A36 36 0 0 0-34-10Z', '#fff', 'opacity=".45"') +
  flash(-26, -28, 13);

const ingot: Emblem = (kit) =>
  path(
    'M-48-14C-46-22-36-22-32-16C-18-2 18-2 32-16C36-22 46-22 48-14C48 4 40 30 26 34H-26C-40 30-48 4-48-14Z',
    kit.gold,
  ) +
  path('M-34-15C-20-1 20-1 34-15C34-2 22 8 0 8S-34-2-34-15Z', '#8a5414', 'opacity=".7"') +
  path('M-24-8C-24-30-12-38 0-38S24-30 24-8C14-2-14-2-24-8Z', kit.ball('#f2b536')) +
  gloss(-9, -25, 8, 4.5) +
  line('M-44-10C-42 8-36 24-26 29', '#fff5c8', 2.4, 'opacity=".8"') +
  path('M-10 14H10L6 26H-6Z', '#9a5c15', 'opacity=".5"') +
  flash(-33, 2, 10);

const pearl: Emblem = (kit) => {
  const tongue = path('M0-46C10-58 4-64 14-72C14-60 24-56 16-42Z', kit.lit('#f47a2a'));
  const fire = turned(kit, [8, 80, 152, 224, 296], tongue, 0.78) + turned(kit, [44, 116, 188, 260, 332], tongue, 0.62);
  return (
    circle(0, 0, 48, kit.radial('40 #ffb648 .7, 100 #ff6a1a 0')) +
    fire +
    circle(0, 0, 32, kit.radial('0 #fff, 30 #d8f3ff, 62 #6fb9e8, 86 #29508f, 100 #f7c0a0', 0.36, 0.3, 0.78)) +
    line('M-22 4C-10-14 6 16 22-4M-16 16C-4 4 8 24 18 12', '#fff', 2.6, 'opacity=".55"') +
    gloss(-11, -14, 9, 5) +
    `<polygon points="${starPoints(4, 10, 1.2)}" transform="translate(14 -16)" fill="#fff"/>`
  );
};

export const GEMS: MotifSet = {
  ruby: { draw: ruby, hues: [215, 38, 172], scenes: ['arches', 'burst', 'curtain'], with: ['diamond', 'coin'] },
  diamond: { draw: diamond, hues: [322, 222, 12], scenes: ['burst', 'stage', 'peaks'], with: ['ruby', 'emerald'] },
  emerald: { draw: emerald, hues: [22, 350, 42], scenes: ['forest', 'arches'], with: ['coin', 'diamond'] },
  coin: { draw: coin, hues: [355, 165, 210], scenes: ['roofs', 'arches', 'burst'], with: ['coin', 'ingot'] },
  ingot: { draw: ingot, hues: [352, 10, 168], scenes: ['roofs', 'curtain', 'peaks'], with: ['coin', 'lantern'] },
  pearl: { draw: pearl, hues: [205, 225, 172], scenes: ['peaks', 'roofs'], with: ['coin', 'ruby'] },
};
