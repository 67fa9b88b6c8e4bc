import { darker, lighter } from '../pieces/colour';
import { type Emblem, type Kit, mirrored, turned } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, gloss, group, line, path, star } from '../pieces/shapes';
import { hide, prowling } from './bodies';

const glance = (kit: Kit, x: number, y: number, r: number, iris: string): string =>
  ellipse(x, y, r * 1.25, r, '#fffbe8', 8) +
  circle(x, y, r * 0.86, kit.radial(`0 ${lighter(iris, 0.5)}, 60 ${iris}, 100 ${darker(iris, 0.6)}`)) +
  circle(x, y, r * 0.42, '#140a10') +
  circle(x - r * 0.3, y - r * 0.35, r * 0.24, '#fff');

/** A cat's face without ears, in one colour. */
function catFace(kit: Kit, coat: string, iris: string): string {
  return (
    path('M0-34C26-34 36-18 36 2C36 24 20 38 0 38S-36 24-36 2C-36-18-26-34 0-34Z', hide(kit, coat)) +
    ellipse(0, 20, 20, 15, hide(kit, lighter(coat, 0.72))) +
    path('M-8-20C-5-4-6 6-10 10H10C6 6 5-4 8-20Z', lighter(coat, 0.3), 'opacity=".6"') +
    mirrored(
      kit,
      glance(kit, 16, -4, 7, iris) +
        line('M7-13C13-17 22-16 27-10', darker(coat, 0.7), 3.4) +
        line('M20 20L42 16M20 25L40 28', '#fff', 1.2, 'opacity=".8"'),
    ) +
    path('M-9 9C-5 6 5 6 9 9C8 15 4 18 0 19C-4 18-8 15-9 9Z', '#3a1616') +
    ellipse(-2.5, 10, 3, 1.3, '#fff', 0, 'opacity=".5"') +
    line('M0 19V24C-4 29-11 29-14 25M0 24C4 29 11 29 14 25', '#3a1616', 2.2)
  );
}

const ear = (kit: Kit, coat: string): string =>
  mirrored(kit, circle(27, -28, 11, hide(kit, coat)) + circle(27, -28, 5.5, '#4a1f14'));

function lionHead(kit: Kit, coat: string): string {
  const lock = path('M-12-22C-16-40-6-48 4-50C14-42 16-32 10-22Z', kit.lit(darker('#b3561a', 0.05)));
  return (
    turned(kit, [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], lock, 1) +
    turned(
      kit,
      [15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315, 345],
      path('M-9-22C-10-36-2-42 4-43C11-36 12-30 8-22Z', kit.lit('#e0892a')),
    ) +
    ear(kit, coat) +
    group('scale(.86)', catFace(kit, coat, '#d98a12'))
  );
}

const lion: Emblem = (kit, coat = '#eab04e') => lionHead(kit, coat);
const lionWalks: Emblem = (kit, coat = '#eab04e') =>
  prowling(kit, coat, group('scale(1.180)', lionHead(kit, coat)), '', '#7a3a14');

function jaguarHead(kit: Kit, coat: string): string {
  const spots = 'M6-28h0M16-25h0M24-17h0M30-6h0M31 6h0M27 16h0M14-16h0M4-20h0';
  return (
    ear(kit, coat) +
    catFace(kit, coat, '#4fae3a') +
    mirrored(kit, line(spots, '#2a1208', 5) + line(spots, darker(coat, 0.25), 1.8))
  );
}

const rosettes = (coat: string): string => {
  const at =
    'M-14-8h0M-2-12h0M10-12h0M22-9h0M33-3h0M-8 2h0M4-1h0M16 0h0M28 4h0M-14 12h0M-2 11h0M10 12h0M22 14h0M36 9h0';
  return line(at, '#2a1208', 8) + line(at, darker(coat, 0.22), 3.6);
};

const jaguar: Emblem = (kit, coat = '#e0a03a') => prowling(kit, coat, jaguarHead(kit, coat), rosettes(coat), '#2a1208');
const jaguarLooks: Emblem = (kit, coat = '#e0a03a') => group('scale(1.180)', jaguarHead(kit, coat));

const horse: Emblem = (kit, coat = '#8a4a22') => {
  const mane = kit.lit('#2c1410');
  const leg = (d: string, far = false): string => line(d, far ? darker(coat, 0.5) : darker(coat, 0.12), 6.5);
  return (
    path('M30 6C46 0 50 16 44 40C38 30 36 22 28 18Z', mane) +
    leg('M-12 6C-22 2-30 6-34 14', true) +
    leg('M20 18C20 28 14 34 18 46', true) +
    path('M-14-18C-10-6 4-6 20-4C36-2 38 14 30 22C20 30 0 18-8 14C-20 8-22-8-14-18Z', hide(kit, coat)) +
    leg('M-12 10C-20 10-26 16-22 26') +
    leg('M26 16C32 26 26 34 32 46') +
    line('M-24 24L-19 28M13 46H20M28 46H35M-36 12L-33 17', '#1a0c0a', 6) +
    path('M-22-8C-24-24-18-38-8-44C-4-46 2-44 2-40C2-28-2-14-6-2Z', hide(kit, coat)) +
    path('M-10-48L-4-40L-14-40Z', coat) +
    path('M-8-46C-20-46-34-40-44-28C-46-22-40-18-34-20C-26-22-20-24-16-30Z', hide(kit, coat)) +
    path('M-10-47C2-48 12-38 10-22C8-10 10-4 16-4C4 2-4-4-4-14C-4-26-8-36-10-47Z', mane) +
    path('M-12-46C-18-46-20-42-20-36C-14-38-10-42-12-46Z', mane) +
    circle(-24, -36, 2.8, '#1a0c0a') +
    circle(-24.8, -36.8, 0.9, '#fff') +
    ellipse(-41, -25, 1.6, 1.1, '#1a0c0a') +
    path('M-16-40L-34-29L-32-27L-15-36Z', '#fff4dc', 'opacity=".5"')
  );
};

const bull: Emblem = (kit, coat = '#5c3422') =>
  mirrored(
    kit,
    path('M16-26C30-28 42-34 42-50C52-36 48-16 22-14Z', kit.linear('0 #fffbe8, 60 #e3c890, 100 #8a5f2c', 120)) +
      path('M22-14C34-18 44-14 48-8C40 0 30 0 22-4Z', hide(kit, coat)),
  ) +
  path(
    'M0-32C18-32 28-22 27-8C26 8 22 18 20 30C18 44 10 48 0 48S-18 44-20 30C-22 18-26 8-27-8C-28-22-18-32 0-32Z',
    hide(kit, coat),
  ) +
  path('M-12-30C-4-20 4-20 12-30C14-18 6-10 0-8C-6-10-14-18-12-30Z', darker(coat, 0.5)) +
  ellipse(0, 34, 19, 13, hide(kit, '#d9a98a')) +
  mirrored(
    kit,
    ellipse(8, 31, 4, 3, '#2a100c', -20) +
      circle(15, -2, 4.6, '#fff4d0') +
      circle(14.5, -1.5, 3, '#2a0c08') +
      line('M6-8L22-9', darker(coat, 0.75), 4),
  ) +
  line('M-6 37C-6 48 6 48 6 37', kit.gold, 3.4) +
  gloss(-10, -22, 7, 3);

const rabbit: Emblem = (kit, coat = '#f4ede2') =>
  mirrored(
    kit,
    path('M4-18C2-40 8-52 16-50C24-44 22-26 14-14Z', hide(kit, coat)) +
      path('M8-20C7-36 10-44 15-44C18-40 17-28 12-18Z', '#f3a3a8'),
  ) +
  path('M0 4C22 4 32 22 30 40C28 50 14 50 0 50S-28 50-30 40C-32 22-22 4 0 4Z', hide(kit, coat)) +
  circle(32, 36, 9, hide(kit, '#ffffff')) +
  path('M0-22C20-22 28-8 27 4C26 16 14 22 0 22S-26 16-27 4C-28-8-20-22 0-22Z', hide(kit, coat)) +
  mirrored(
    kit,
    ellipse(12, -1, 4.6, 6.2, '#2a1418') +
      circle(10.5, -3.5, 1.8, '#fff') +
      circle(19, 9, 5, '#ff8f8f', 'opacity=".45"') +
      line('M10 10L28 7M10 12L27 14', '#b59c90', 1) +
      ellipse(9, 36, 7, 10, hide(kit, '#ffffff')),
  ) +
  path('M-4 6H4L0 10Z', '#e2607a') +
  line('M0 10V13C-2 16-6 16-7 13M0 13C2 16 6 16 7 13', '#5a3a40', 1.8) +
  ellipse(-16, 46, 12, 5, hide(kit, coat)) +
  ellipse(16, 46, 12, 5, hide(kit, coat));

const camel: Emblem = (kit, coat = '#c98f4a') =>
  line('M-16 18V46M-8 18V44M22 16V46M30 16V44', darker(coat, 0.3), 6) +
  path(
    'M-24 4C-20-10-14-22-6-22C2-22 4-8 10-8C14-8 16-24 24-24C34-24 36-6 40 6C42 18 34 24 22 24H-12C-22 24-28 14-24 4Z',
    hide(kit, coat),
  ) +
  path(
    'M-22 6C-34 10-38-4-36-20C-38-24-46-22-49-26C-50-34-40-38-32-37C-26-36-26-28-27-20C-28-10-24-6-16-6Z',
    hide(kit, coat),
  ) +
  path('M-32-37L-30-43L-26-34Z', darker(coat, 0.2)) +
  circle(-36, -31, 2, '#1a0c0a') +
  path('M2-10H18L26 14H-6Z', kit.lit('#b3202e')) +
  line('M-4 8H24', '#ffd76a', 3, 'stroke-dasharray="2 4"') +
  line('M40 4C46 10 44 18 46 22', darker(coat, 0.4), 3);

const elephant: Emblem = (kit, coat = '#8f9ab0') =>
  mirrored(
    kit,
    path('M14-30C34-42 50-28 48-6C46 12 34 20 20 12Z', hide(kit, coat)) +
      path('M20-24C34-32 42-22 41-6C40 6 32 10 24 6Z', '#d9a0a0', 'opacity=".5"'),
  ) +
  path(
    'M0-38C20-38 26-20 24-2C22 10 14 12 12 20C11 30 12 36 18 38C22 40 20 48 13 47C2 46-4 38-6 26C-8 16-14 12-20 6C-28-6-22-38 0-38Z',
    hide(kit, coat),
  ) +
  mirrored(
    kit,
    path('M14 8C22 12 24 22 22 30C17 26 12 18 11 12Z', '#fff8e6') +
      circle(12, -8, 3.6, '#1a1018') +
      circle(11, -9, 1.2, '#fff'),
  ) +
  path('M-20-32C-8-44 8-44 20-32L10-20H-10Z', kit.lit('#b3202e')) +
  line('M-19-31L-10-20H10L19-31', kit.gold, 2.4) +
  star(0, -30, 5, 6, 2.6, '#ffd76a') +
  line('M-4 18H8M-3 24H9M0 30H10', darker(coat, 0.4), 1.4, 'opacity=".6"');

const dog: Emblem = (kit, coat = '#c8642a') =>
  mirrored(kit, path('M14-34C30-44 46-30 42-4C40 8 30 10 26 0Z', hide(kit, darker(coat, 0.3)))) +
  path(
    'M0-38C24-38 34-22 32-4C31 8 24 14 22 24C18 42 10 46 0 46S-18 42-22 24C-24 14-31 8-32-4C-34-22-24-38 0-38Z',
    hide(kit, coat),
  ) +
  path('M-6-38H6C4-18 8-6 16 6C22 18 18 42 0 46C-18 42-22 18-16 6C-8-6-4-18-6-38Z', hide(kit, '#fff6e6')) +
  mirrored(kit, glance(kit, 16, -8, 5.6, '#7a4a1c') + line('M9-18Q16-22 23-16', darker(coat, 0.6), 3)) +
  path('M-11 10C-6 5 6 5 11 10C10 18 4 20 0 21C-4 20-10 18-11 10Z', '#20121a') +
  ellipse(-3, 11, 3.6, 1.5, '#fff', 0, 'opacity=".5"') +
  line('M0 21V27C-4 32-12 32-15 27M0 27C4 32 12 32 15 27', '#3a1c16', 2.2) +
  path('M-6 30H6C8 40 4 44 0 44S-8 40-6 30Z', kit.lit('#e8607a'));

export const BEASTS: MotifSet = {
  lion: {
    draw: lion,
    poses: [lionWalks],
    hues: [205, 350, 168],
    scenes: ['desert', 'roofs', 'burst'],
    with: ['crown', 'sun'],
  },
  jaguar: {
    draw: jaguar,
    poses: [jaguarLooks],
    hues: [150, 205],
    scenes: ['forest', 'peaks'],
    with: ['mask', 'emerald'],
  },
  horse: { draw: horse, hues: [30, 205, 12], scenes: ['desert', 'dawn'], with: ['horseshoe', 'hat'] },
  bull: { draw: bull, hues: [352, 42, 190], scenes: ['arena', 'desert'], with: ['cardfan', 'chips'] },
  rabbit: { draw: rabbit, hues: [212, 322, 165], scenes: ['forest', 'peaks'], with: ['moon', 'flower'] },
  camel: { draw: camel, hues: [205, 350, 28], scenes: ['desert'], with: ['ingot', 'sun'] },
  dog: { draw: dog, hues: [205, 165, 42], scenes: ['dawn', 'felt'], with: ['cardfan'] },
  elephant: { draw: elephant, hues: [350, 42, 165], scenes: ['forest', 'roofs'], with: ['lotus', 'lantern'] },
};
