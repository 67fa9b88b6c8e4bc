import { hsl } from '../pieces/colour';
import { type Kit, turned, use } from '../pieces/kit';
import { circle, ellipse, group, line, path, rect } from '../pieces/shapes';
import type { Ground } from './ground';
import type { Scene } from './indoors';

function shafts(kit: Kit): string {
  const paint = kit.linear('0 #e8fff8 .55, 100 #e8fff8 0');
  return [
    [30, 30],
    [86, 18],
    [140, 34],
    [206, 20],
    [258, 30],
  ]
    .map(([x = 0, w = 0]) => path(`M${x}-10H${x + w}L${x - 40 + w * 2.4} 330H${x - 70}Z`, paint, 'opacity=".5"'))
    .join('');
}

function bubbles(kit: Kit, count: number): string {
  const bubble = kit.keep(
    circle(0, 0, 10, '#fff', 'opacity=".12"') +
      circle(0, 0, 10, 'none', 'stroke="#e6ffff" stroke-width="1.2" opacity=".7"') +
      ellipse(-4, -4, 2.6, 1.6, '#fff', -40),
  );
  return Array.from(
    { length: count },
    () =>
      `<use href="#${bubble}" transform="translate(${kit.prng.int(8, 292)} ${kit.prng.int(20, 380)}) scale(${kit.prng.int(2, 11) / 10})"/>`,
  ).join('');
}

function seabed(kit: Kit, ground: Ground): string {
  return (
    path(
      'M-10 340C50 318 90 348 150 336S260 322 310 344V410H-10Z',
      kit.linear(`0 ${ground.tone(26)}, 100 ${ground.tone(5)}`),
    ) + path('M-10 372C60 352 140 384 200 368S290 360 310 370V410H-10Z', ground.tone(6))
  );
}

export const deep: Scene = (kit, ground) =>
  ellipse(150, -10, 190, 60, '#eafff6', 0, 'opacity=".3"') +
  shafts(kit) +
  path('M-10 300L40 210L70 268L96 240L130 330H-10Z', ground.tone(13), 'opacity=".8"') +
  path('M310 280L262 196L236 262L206 332H310Z', ground.tone(13), 'opacity=".8"') +
  seabed(kit, ground) +
  bubbles(kit, 14);

export const reef: Scene = (kit, ground) => {
  const branch = (tone: string): string =>
    line(
      'M0 0C-4-30-2-50 0-80M-2-30C-20-40-24-56-26-74M-1-44C16-50 22-64 24-84M-16-44C-30-46-36-56-38-64M12-54C28-54 34-62 38-72',
      kit.linear(`0 ${tone}, 100 ${hsl(ground.hue, 50, 14)}`),
      9,
    );
  const fan = (tone: string): string =>
    turned(
      kit,
      [-50, -30, -10, 10, 30, 50],
      path('M-6 0C-12-30-10-60 0-74C10-60 12-30 6 0Z', kit.linear(`0 ${tone}, 100 ${hsl(ground.hue, 50, 12)}`)),
    );
  const weed = kit.keep(
    line(
      'M0 0C-12-30 12-50 0-84C-8-110 8-124 4-146M14 4C6-24 26-40 18-70C12-92 24-104 22-118',
      kit.linear(`0 ${hsl(150, 60, 48)}, 100 ${hsl(170, 60, 12)}`),
      7,
    ),
  );
  return (
    shafts(kit) +
    use(weed, 262, 352, 1.1) +
    use(weed, 18, 352, 1) +
    group('translate(58 372) scale(1.05)', branch('#ff7a6a')) +
    group('translate(250 378) scale(1.1)', fan('#f2a03a')) +
    group('translate(150 384) scale(.7)', branch('#ff9fc0')) +
    seabed(kit, ground) +
    group('translate(8 396) scale(.9)', fan('#e2567a')) +
    bubbles(kit, 10)
  );
};

export const stadium: Scene = (kit, ground) => {
  const mast = (x: number, to: number): string =>
    path(
      `M${x - 26} 40H${x + 26}L${to + 120} 380H${to - 120}Z`,
      kit.linear('0 #f4fff4 .55, 100 #f4fff4 0'),
      'opacity=".75"',
    ) +
    rect(x - 30, 26, 60, 26, 3, '#10151f') +
    [-20, -7, 7, 20].map((dx) => [33, 44].map((y) => circle(x + dx, y, 5, '#fffdf0')).join('')).join('') +
    circle(x, 39, 62, kit.radial('0 #fffdf0 .9, 100 #fffdf0 0'));
  const crowd = kit.pattern(
    9,
    8,
    circle(2, 2, 1.5, ground.tone(60, 40)) + circle(6.5, 5.5, 1.5, '#f2c98a') + circle(4, 7, 1, ground.tone(40)),
  );
  const grass = Array.from({ length: 8 }, (_, at) =>
    path(
      `M${150 + (at - 4) * 34} 268H${150 + (at - 3) * 34}L${150 + (at - 3) * 96} 410H${150 + (at - 4) * 96}Z`,
      at % 2 === 0 ? hsl(138, 54, 31) : hsl(136, 56, 24),
    ),
  ).join('');
  return (
    rect(0, 0, 300, 180, 0, ground.tone(8), 'opacity=".6"') +
    path('M-10 150C90 190 210 190 310 150V262H-10Z', ground.tone(15)) +
    path('M-10 150C90 190 210 190 310 150V262H-10Z', crowd, 'opacity=".55"') +
    line('M-10 150C90 190 210 190 310 150', ground.tone(58), 2.4, 'opacity=".7"') +
    rect(0, 256, 300, 14, 0, ground.tone(26)) +
    rect(0, 268, 300, 140, 0, hsl(138, 54, 26)) +
    grass +
    line('M-10 300H310M150 268V300M30 410C70 340 230 340 270 410', '#f2fff2', 1.8, 'opacity=".5"') +
    mast(48, 190) +
    mast(252, 110)
  );
};

export const arena: Scene = (kit, ground) => {
  const rails =
    [-150, -90, -40, 0, 40, 90, 150]
      .map((x) => line(`M${150 + x * 0.5} 290L${150 + x * 2} 410`, ground.tone(62, 80), 1.3, 'opacity=".55"'))
      .join('') +
    [296, 308, 326, 352, 388].map((y) => line(`M0 ${y}H300`, ground.tone(62, 80), 1.2, 'opacity=".45"')).join('');
  const bar = (x: number, lean: number): string =>
    line(`M${x} 410L${x + lean}-10`, ground.tone(70, 90), 14, 'opacity=".14"') +
    line(`M${x} 410L${x + lean}-10`, ground.tone(82, 90), 2.6, 'opacity=".85"');
  const hex = 'M0-92L80-46V46L0 92L-80 46V-46Z';
  return (
    rect(0, 286, 300, 124, 0, kit.linear(`0 ${ground.tone(34)}, 100 ${ground.tone(5)}`)) +
    rails +
    group(
      'translate(150 168)',
      path(hex, kit.radial(`0 ${ground.tone(62, 80)} .8, 100 ${ground.tone(20)} .5`)) +
        line(hex, ground.tone(76, 90), 8, 'opacity=".18"') +
        line(hex, ground.tone(84, 90), 2) +
        group('scale(1.32)', line(hex, ground.tone(60), 1.2, 'opacity=".6"')),
    ) +
    bar(24, 34) +
    bar(276, -34) +
    bar(-14, 90) +
    bar(314, -90)
  );
};
