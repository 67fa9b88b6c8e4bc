import { darker, lighter } from '../pieces/colour';
import { type Emblem, turned } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, gloss, group, line, path, rect, star } from '../pieces/shapes';
import { hide } from './bodies';

const bamboo: Emblem = (kit, coat = '#5fae38') => {
  const stalk = (x: number, from: number, w: number): string =>
    [0, 1, 2, 3]
      .map(
        (at) =>
          rect(
            x - w / 2,
            from + at * 24,
            w,
            22.5,
            3,
            kit.linear(`0 ${darker(coat, 0.45)}, 30 ${lighter(coat, 0.45)}, 60 ${coat}, 100 ${darker(coat, 0.55)}`, 0),
          ) + line(`M${x - w / 2} ${from + at * 24 - 1}H${x + w / 2}`, '#e4f7a8', 2.6),
      )
      .join('');
  const leaf = kit.keep(path('M0 0C8-10 26-14 38-8C28 2 12 4 0 0Z', kit.lit(coat)));
  const put = (x: number, y: number, turn: number): string =>
    `<use href="#${leaf}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  return (
    stalk(-24, -44, 13) +
    stalk(18, -50, 12) +
    stalk(-2, -46, 16) +
    put(4, -24, -20) +
    put(6, -22, 20) +
    put(-8, 0, 190) +
    put(-8, 2, 150) +
    put(22, -30, -36) +
    put(-28, -28, 200) +
    put(20, 14, 16)
  );
};

const tree: Emblem = (kit, coat = '#3f8f3e') =>
  path('M-8 48C-4 34-4 22-6 10H6C4 22 6 34 12 48Z', kit.lit('#6b4424')) +
  line('M0 20L-14 4M1 14L14 0', '#6b4424', 4) +
  (
    [
      [-22, -2, 22],
      [22, -4, 22],
      [0, -26, 24],
      [0, -2, 22],
    ] as const
  )
    .map(([x, y, r]) => circle(x, y, r, kit.ball(coat)))
    .join('') +
  line('M-26-8h0M-12-30h0M8-34h0M20-10h0M-4-6h0M30 2h0', '#d8f7a0', 5, 'opacity=".6"');

const leafFigure: Emblem = (kit, coat = '#e0702a') =>
  path(
    'M0 34L-6 26C-20 30-28 24-24 18C-36 18-46 8-40 2C-48-4-46-12-38-12C-40-24-30-24-24-18C-26-30-18-34-12-28C-10-40-4-46 0-48C4-46 10-40 12-28C18-34 26-30 24-18C30-24 40-24 38-12C46-12 48-4 40 2C46 8 36 18 24 18C28 24 20 30 6 26Z',
    hide(kit, coat),
  ) +
  line('M0 50V-38M0 18L-26 2M0 18L26 2M0 0L-22-12M0 0L22-12M0-18L-10-26M0-18L10-26', '#ffe2a0', 2.2, 'opacity=".85"');

const flower: Emblem = (kit, coat = '#e8567a') =>
  turned(
    kit,
    [0, 45, 90, 135, 180, 225, 270, 315],
    path(
      'M0-6C-18-20-16-44 0-48C16-44 18-20 0-6Z',
      kit.linear(`0 ${lighter(coat, 0.6)}, 50 ${coat}, 100 ${darker(coat, 0.5)}`),
    ) + line('M0-14V-38', lighter(coat, 0.7), 1.4),
  ) +
  turned(
    kit,
    [22, 67, 112, 157, 202, 247, 292, 337],
    path('M0-4C-10-12-10-26 0-30C10-26 10-12 0-4Z', kit.lit(lighter(coat, 0.3))),
  ) +
  circle(0, 0, 12, kit.ball('#f2b53c')) +
  turned(kit, [0, 60, 120, 180, 240, 300], circle(0, -7, 1.8, '#8a4a10'));

const pineapple: Emblem = (kit) =>
  [-40, -20, 0, 20, 40]
    .map((turn) =>
      group(
        `translate(0 -14) rotate(${turn})`,
        path('M-6 0C-8-14-4-28 0-36C4-28 8-14 6 0Z', kit.lit(Math.abs(turn) > 20 ? '#2f7f3a' : '#4fae3e')),
      ),
    )
    .join('') +
  ellipse(0, 18, 25, 31, hide(kit, '#f0a826')) +
  line(
    'M-22 4L14 46M-24 18L2 48M-12-8L24 34M4-12L24 12M22 4L-14 46M24 18L-2 48M12-8L-24 34M-4-12L-24 12',
    '#8a4a10',
    1.8,
    'opacity=".75"',
  ) +
  gloss(-10, 4, 6, 10, 20, 0.35);

const cup: Emblem = (kit, coat = '#f4ede2') =>
  line('M-12-22C-18-30-6-36-12-46M4-22C-2-30 10-36 4-46M20-22C14-30 26-36 20-46', '#fff', 3.4, 'opacity=".6"') +
  path('M32-6C52-10 52 20 28 20', 'none', `stroke="${coat}" stroke-width="6"`) +
  ellipse(2, 40, 44, 8, kit.silver) +
  path('M-34-12H38C38 14 30 36 16 38H-12C-26 36-34 14-34-12Z', hide(kit, coat)) +
  ellipse(2, -12, 36, 8, kit.lit(coat)) +
  ellipse(2, -11, 31, 6, kit.lit('#6a3a1c')) +
  path('M2 24C-8 16-12 10-8 6C-4 2 2 6 2 10C2 6 8 2 12 6C16 10 12 16 2 24Z', '#d3273c');

const lemonade: Emblem = (kit) =>
  line('M6-50L-4 30', '#e8394c', 5) +
  path('M-28-30H28L20 44C10 50-10 50-20 44Z', kit.linear('0 #fff .35, 100 #bfe8ff .3')) +
  path('M-26-14H26L20 42C10 47-10 47-20 42Z', kit.linear('0 #fff3a0 .95, 100 #f0b01e .95')) +
  ellipse(0, -14, 26, 5, '#fff7c0') +
  rect(-14, -2, 14, 14, 3, '#fff', 'opacity=".55" transform="rotate(-14 -7 5)"') +
  rect(2, 12, 13, 13, 3, '#fff', 'opacity=".45" transform="rotate(18 8 18)"') +
  circle(26, -30, 17, kit.ball('#f6c521')) +
  circle(26, -30, 13, '#fff9dc') +
  [0, 60, 120].map((turn) => group(`translate(26 -30) rotate(${turn})`, line('M-12 0H12', '#f0b71e', 2.4))).join('') +
  path('M-22-26L-17 40', 'none', 'stroke="#fff" stroke-width="3.400" opacity=".7"');

const jam: Emblem = (kit, coat = '#c8203a') =>
  path(
    'M-28-22H28C36-14 34 36 28 44C14 49-14 49-28 44C-34 36-36-14-28-22Z',
    kit.linear(`0 ${lighter(coat, 0.35)}, 50 ${coat}, 100 ${darker(coat, 0.55)}`),
  ) +
  path('M-30-40C-16-46 16-46 30-40L36-20C28-26 22-18 14-22C6-26-6-18-14-22C-22-26-28-18-36-20Z', kit.lit('#f4ede2')) +
  line('M-26-40L-30-24M-8-43L-9-24M10-43L10-24M26-40L30-24M-32-32C-12-38 12-38 32-32', '#d3273c', 2.4) +
  rect(-20, -2, 40, 30, 4, '#fff6e0') +
  circle(-6, 16, 6, kit.ball('#e0243c')) +
  circle(7, 17, 6, kit.ball('#e0243c')) +
  line('M-6 10C-2 4 4 2 6 2C6 6 8 10 7 11', '#4f8f2a', 2) +
  path('M-28-12C-32 4-31 26-27 38L-23 37C-26 24-26 4-24-12Z', '#fff', 'opacity=".45"');

const coral: Emblem = (kit, coat = '#f0566a') => {
  const branch =
    'M0 48V14M0 30C-20 26-26 8-26-14M-24 6C-36 4-40-8-40-18M-25-4C-16-10-14-20-14-30M0 16C2-6-4-24 0-44M0-8C-8-12-8-16 -9-20M2 26C20 22 28 6 26-18M27 4C38 2 42-8 42-16M26-8C18-14 16-24 16-32';
  return (
    line(branch, darker(coat, 0.5), 12) +
    line(branch, kit.linear(`0 ${lighter(coat, 0.5)}, 60 ${coat}, 100 ${darker(coat, 0.3)}`), 9) +
    line(
      'M-26-12h0M-40-16h0M-14-28h0M0-42h0M26-16h0M42-14h0M16-30h0M0 10h0M0 30h0M-22 14h0M24 12h0',
      '#ffe0d8',
      4,
      'opacity=".85"',
    ) +
    ellipse(0, 47, 30, 5, kit.lit('#d8b27a'))
  );
};

const basket: Emblem = (kit) =>
  path('M-34 0C-34-50 34-50 34 0', 'none', `stroke="${kit.lit('#b5763e')}" stroke-width="6"`) +
  circle(-16, -4, 12, kit.ball('#e0243c')) +
  circle(6, -8, 13, kit.ball('#f2a52e')) +
  circle(24, -2, 10, kit.ball('#5fae38')) +
  path('M-44 0H44L34 44C14 50-14 50-34 44Z', kit.lit('#b5763e')) +
  line('M-40 14H40M-37 28H37M-24 2L-18 46M-8 2L-6 48M8 2L6 48M24 2L18 46', '#6a3a1a', 2) +
  rect(-46, -5, 92, 10, 5, kit.lit('#d9a05a')) +
  path('M-20 0L6 24L30 0Z', '#f4ede2') +
  line('M-10 4L6 18L22 4', '#d3273c', 2.2) +
  star(-16, -10, 4, 5, 0.7, '#fff');

export const PLANTS_AND_FOOD: MotifSet = {
  bamboo: { draw: bamboo, hues: [150, 205, 42], scenes: ['forest', 'peaks'], with: ['panda'] },
  tree: { draw: tree, hues: [28, 205, 190], scenes: ['dawn', 'peaks'], with: ['owl', 'leaf'] },
  leaf: { draw: leafFigure, hues: [190, 205], scenes: ['forest', 'dawn'], with: ['tree'] },
  flower: { draw: flower, hues: [165, 205, 38], scenes: ['peaks', 'burst', 'forest'], with: ['leaf'] },
  pineapple: { draw: pineapple, hues: [350, 322], scenes: ['felt', 'burst'], with: ['cardfan'] },
  cup: { draw: cup, hues: [165, 28], scenes: ['hall', 'roofs'], with: ['luckycat'] },
  lemonade: { draw: lemonade, hues: [190, 322, 165], scenes: ['burst', 'dawn'], with: ['lemon'] },
  jam: { draw: jam, hues: [168, 205, 38], scenes: ['burst', 'hall'], with: ['cherry'] },
  coral: { draw: coral, hues: [205, 28, 330], scenes: ['reef', 'deep'], with: ['angelfish', 'shell'] },
  basket: { draw: basket, hues: [150, 205], scenes: ['forest', 'dawn'], with: ['panda'] },
};
