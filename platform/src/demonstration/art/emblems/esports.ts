import { type Emblem, facets, type Kit, mirrored, orb } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, gloss, group, line, path, rect, star } from '../pieces/shapes';

const graphite = (kit: Kit): string => kit.linear('0 #5d6780, 40 #2c3348, 100 #10131f', 80);
const glow = (d: string, colour: string, width = 2): string =>
  line(d, colour, width * 3, 'opacity=".28"') + line(d, colour, width);

const pad: Emblem = (kit) =>
  group(
    'rotate(-8)',
    path(
      'M-26-24C-14-30 14-30 26-24C42-22 50 4 48 24C46 36 34 34 26 20C18 12-18 12-26 20C-34 34-46 36-48 24C-50 4-42-22-26-24Z',
      graphite(kit),
    ) +
      line('M-26-23C-14-29 14-29 26-23C38-20 46-2 47 18', '#b8c8ea', 1.4, 'opacity=".8"') +
      rect(-32, -10, 20, 6.5, 2, '#0a0c14') +
      rect(-25.2, -17, 6.5, 20, 2, '#0a0c14') +
      rect(-31, -9.5, 18, 4, 1.5, '#7c88a6') +
      rect(-24.5, -16, 4.6, 18, 1.5, '#7c88a6') +
      orb(kit, 24, -16, 4.8, '#ffb52a') +
      orb(kit, 33, -8, 4.8, '#e23a44') +
      orb(kit, 15, -8, 4.8, '#2fb0e8') +
      orb(kit, 24, 0, 4.8, '#3ecf8a') +
      mirrored(kit, circle(10, 7, 8, '#0a0c14') + circle(10, 6, 6, kit.ball('#4a5470'))) +
      glow('M-7-19H7', '#5ff0ff', 2) +
      glow('M-42 22C-40 28-36 28-33 24M42 22C40 28 36 28 33 24', '#5ff0ff', 1.6),
  );

function keycap(kit: Kit, x: number, y: number, colour: string, mark: string): string {
  return group(
    `translate(${x} ${y})`,
    path('M-19-10L-14-18H14L19-10V14C19 18 16 20 12 20H-12C-16 20-19 18-19 14Z', kit.linear('0 #3a425a, 100 #0d0f19')) +
      rect(-14, -18, 28, 26, 5, kit.lit(colour)) +
      rect(-13, -17, 26, 10, 4, '#fff', 'opacity=".16"') +
      line(mark, '#fff', 3) +
      line('M-17 16H17', '#5ff0ff', 2, 'opacity=".8"'),
  );
}
const keys: Emblem = (kit) =>
  keycap(kit, 0, -20, '#d9402e', 'M-5-3L0-9L5-3') +
  keycap(kit, -32, 18, '#3a4258', 'M3-10L-3-5L3 0') +
  keycap(kit, 0, 22, '#3a4258', 'M-5-8L0-2L5-8') +
  keycap(kit, 32, 18, '#3a4258', 'M-3-10L3-5L-3 0');

const banner: Emblem = (kit) =>
  rect(-42, -50, 5, 100, 2.5, kit.gold) +
  circle(-39.5, -50, 5, kit.gold) +
  path(
    'M-36-42C-16-50 2-34 22-40C32-43 40-42 46-38L38-8L46 20C30 14 14 26-4 22C-18 18-28 20-36 24Z',
    kit.linear('0 #8a0f28, 24 #e5343c, 48 #a3142f, 74 #ee4a42, 100 #8a0f28', 0),
  ) +
  path(
    'M-36-36C-16-44 2-28 22-34C30-36 38-36 44-33M-36 18C-28 14-18 12-4 16C14 20 30 8 44 14',
    'none',
    'stroke="#ffd980" stroke-width="2"',
  ) +
  group(
    'translate(4 -9) scale(.9)',
    path('M-18-10L-10 0L0-16L10 0L18-10L14 12H-14Z', kit.gold) +
      rect(-14, 13, 28, 5, 2, kit.gold) +
      circle(0, 6, 3.5, kit.ball('#2fb0e8')),
  );

const headset: Emblem = (kit) =>
  line('M-34 6C-38-50 38-50 34 6', graphite(kit), 11) +
  line('M-30-6C-30-40 30-40 30-6', '#0c0f19', 5) +
  line('M-26-28C-12-42 12-42 26-28', '#b8c8ea', 1.6, 'opacity=".8"') +
  mirrored(
    kit,
    rect(22, -8, 24, 42, 11, graphite(kit)) + rect(20, -4, 10, 34, 5, '#0a0c14') + glow('M37 2V24', '#5ff0ff', 2.6),
  ) +
  line('M-36 32C-34 46-18 48-6 46', '#2c3348', 4.5) +
  ellipse(-2, 45, 8, 5, kit.ball('#39425e')) +
  ellipse(-2, 45, 3.5, 2.2, '#5ff0ff') +
  gloss(36, -2, 5, 2.5, -20, 0.4);

const blades: Emblem = (kit) => {
  const sword =
    path('M-5-50L0-58L5-50V14H-5Z', kit.linear('0 #fff, 49 #cfe0f2, 51 #6f86a8, 100 #b8cbe4', 0)) +
    glow('M0-48V8', '#7ff4ff', 1.2) +
    path('M-18 12C-10 16 10 16 18 12L15 21H-15Z', kit.gold) +
    rect(-3.5, 20, 7, 20, 2, '#4a1a24') +
    line('M-3 25L3 23M-3 31L3 29M-3 37L3 35', '#d9a23a', 1.4) +
    circle(0, 43, 5.5, kit.gold);
  return (
    group('rotate(42)', sword) +
    group('rotate(-42)', sword) +
    circle(0, 0, 13, kit.gold) +
    circle(0, 0, 10, kit.ball('#c8263a')) +
    star(0, -40, 4, 11, 1.3, '#fff')
  );
};

const mouse: Emblem = (kit) =>
  line('M4-36C4-52 24-46 30-54', '#39425e', 4) +
  group(
    'rotate(16)',
    path('M0-42C24-42 30-20 30 4C30 32 20 46 0 46S-30 32-30 4C-30-20-24-42 0-42Z', graphite(kit)) +
      path('M0-42C24-42 30-20 30 0C18-6 8-8 0-8Z', '#fff', 'opacity=".1"') +
      line('M0-42V-8C-12-8-22-5-30 0M0-8C12-8 22-5 30 0', '#0a0c14', 2.4) +
      rect(-4.5, -32, 9, 18, 4.5, '#0a0c14') +
      rect(-3, -29, 6, 12, 3, kit.lit('#5ff0ff')) +
      glow('M-22 14C-18 34-8 40 0 40S18 34 22 14', '#5ff0ff', 1.8) +
      path('M-7 18L0 10L7 18L0 28Z', kit.lit('#7ff4ff')) +
      gloss(-16, -24, 5, 11, 24, 0.4),
  );

const rune: Emblem = () =>
  group(
    'translate(-30 12) rotate(-14) scale(.5)',
    facets('#1c9fc9', [
      ['0 -46 18 -20 0 46', -0.3],
      ['0 -46 -18 -20 0 46', 0.3],
    ]),
  ) +
  group(
    'translate(30 14) rotate(14) scale(.5)',
    facets('#1c9fc9', [
      ['0 -46 18 -20 0 46', -0.3],
      ['0 -46 -18 -20 0 46', 0.3],
    ]),
  ) +
  facets('#12b5c9', [
    ['0 -52 -26 -16 -18 22 0 50', 0.2],
    ['0 -52 26 -16 18 22 0 50', -0.35],
    ['0 -52 -26 -16 0 -8', 0.65],
    ['0 -52 26 -16 0 -8', 0.1],
    ['-26 -16 0 -8 -18 22', 0.4],
    ['0 -8 -18 22 0 50', 0.08],
    ['0 -8 18 22 0 50', -0.5],
  ]) +
  line('M-8 0L0 8L8 0M0 8V26', '#eaffff', 2.6, 'opacity=".85"') +
  star(-12, -26, 4, 14, 1.4, '#fff');

const joystick: Emblem = (kit) =>
  path('M-46 20C-46 12-38 8-30 8H30C38 8 46 12 46 20V36C46 44 40 46 34 46H-34C-40 46-46 44-46 36Z', graphite(kit)) +
  path('M-44 20C-44 13-38 10-30 10H30C38 10 44 13 44 20C30 26-30 26-44 20Z', '#6a7590', 'opacity=".7"') +
  ellipse(-10, 17, 17, 7, '#0a0c14') +
  line('M-10 16L-4-22', kit.silver, 7) +
  orb(kit, -3, -30, 18, '#e2293c') +
  ellipse(22, 15, 8, 4.5, kit.lit('#ffb52a')) +
  ellipse(34, 20, 6, 3.5, kit.lit('#3ecf8a')) +
  glow('M-34 36H34', '#5ff0ff', 2);

export const ESPORTS: MotifSet = {
  pad: { draw: pad, hues: [350, 178], scenes: ['arena', 'stage'], with: ['rune', 'trophy'] },
  keys: { draw: keys, hues: [186, 28], scenes: ['arena'], with: ['mouse', 'rune'] },
  banner: { draw: banner, hues: [205, 172], scenes: ['arena', 'peaks'], with: ['blades', 'trophy'] },
  headset: { draw: headset, hues: [22, 340], scenes: ['stage', 'arena'], with: ['pad', 'rune'] },
  blades: { draw: blades, hues: [165, 12], scenes: ['peaks', 'arena'], with: ['rune', 'shield'] },
  mouse: { draw: mouse, hues: [322, 40], scenes: ['arena'], with: ['keys', 'rune'] },
  rune: { draw: rune, hues: [14, 340], scenes: ['peaks', 'arches', 'arena'], with: ['rune', 'blades'] },
  joystick: { draw: joystick, hues: [40, 190], scenes: ['stage', 'arena'], with: ['coin', 'pad'] },
};
