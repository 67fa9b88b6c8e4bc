import { type Kit, turned, use } from '../pieces/kit';
import { circle, ellipse, group, line, path, rect } from '../pieces/shapes';
import { type BannerScene, calm, paperLantern, sky, softLights, stars } from './banner-kit';

function firework(kit: Kit, x: number, y: number, size: number, colour: string): string {
  const fade = kit.linear(`0 #fffbe8, 40 ${colour}, 100 ${colour} .1`);
  const spark =
    path('M-.6-16C-1.6-40-1-66 0-92C1-66 1.6-40 .6-16Z', fade) +
    circle(0, -94, 2, '#fff6d8') +
    circle(0, -78, 1, colour);
  const short = path('M-.6-8C-1.4-24-.8-40 0-56C.8-40 1.4-24 .6-8Z', fade) + circle(0, -60, 1.6, '#fff');
  const turns = Array.from({ length: 18 }, (_, at) => at * 20);
  return group(
    `translate(${x} ${y}) scale(${size})`,
    circle(0, 0, 130, kit.radial(`0 ${colour} .55, 45 ${colour} .16, 100 ${colour} 0`)) +
      turned(kit, turns, spark) +
      turned(
        kit,
        turns.map((turn) => turn + 10),
        short,
      ) +
      circle(0, 0, 9, kit.radial('0 #fff, 100 #fff 0')),
  );
}

function skyline(kit: Kit, base: number, tall: number, tone: string, foot: string, lit: string): string {
  const panes = [
    [3, 4],
    [9, 4],
    [21, 4],
    [3, 13],
    [15, 13],
    [27, 13],
    [9, 22],
    [15, 22],
    [3, 31],
    [21, 31],
    [27, 31],
    [33, 22],
    [33, 40],
    [9, 40],
  ];
  const windows = kit.pattern(
    40,
    47,
    line(panes.map(([left, top]) => `M${left} ${top}v3`).join(''), lit, 2.4, 'stroke-linecap="butt"'),
  );
  let x = -12;
  let shape = `M-12 ${base}`;
  while (x < 760) {
    const width = kit.prng.int(22, 58);
    const height = kit.prng.int(Math.round(tall * 0.3), Math.round(tall * 0.86));
    const top = base - height;
    const step = Math.round(width / 4);
    const flat = `V${top}H${x + width}`;
    const stepped = `V${top}H${x + step}V${top - 12}H${x + width - step}V${top}H${x + width}`;
    const antenna = `V${top}H${x + width / 2 - 1}V${top - 26}H${x + width / 2 + 1}V${top}H${x + width}`;
    shape += kit.prng.pick([flat, flat, stepped, antenna]);
    x += width;
  }
  shape += `V${base + 120}H-12Z`;
  return path(shape, kit.linear(`0 ${tone}, 100 ${foot}`)) + path(shape, windows, 'opacity=".75"');
}

function guest(x: number, size: number, flip: number): string {
  return group(
    `translate(${x} 352) scale(${size * flip} ${size})`,
    path('M-20 30L-17-24C-18-46-10-54 0-54S18-46 17-24L20 30Z', '#0d0914') +
      circle(0, -68, 12.5, '#0d0914') +
      path('M-13-68C-14-86 14-86 13-66C8-76-4-76-13-68Z', '#0d0914') +
      line('M15-44C26-40 30-56 34-70', '#0d0914', 7) +
      path('M29-86H41L37-72H33Z', '#ffd98a', 'opacity=".85"') +
      line('M-16-40C-18-20-19 0-20 24M-9-78C-5-82 4-82 9-78', '#ff9a5a', 1.8, 'opacity=".75"'),
  );
}

export const rooftopFireworks: BannerScene = (kit) => {
  const lantern = paperLantern(kit);
  const hung = Array.from({ length: 9 }, (_, at) => {
    const share = 0.08 + at * 0.105;
    return [
      230 * (1 - share) ** 2 + 1000 * share * (1 - share) + 770 * share ** 2,
      -10 * (1 - share) ** 2 + 240 * share * (1 - share) + 24 * share ** 2,
    ] as const;
  });
  return (
    sky(kit, ['#0d1228', '#2a2346', '#b8554a'], 300) +
    stars(kit, 60, 150) +
    firework(kit, 560, 104, 1.02, '#ffb84e') +
    firework(kit, 402, 88, 0.66, '#ff6f5a') +
    firework(kit, 690, 150, 0.56, '#5fe0b8') +
    firework(kit, 470, 190, 0.36, '#ffe2a0') +
    line('M560 300C556 240 558 180 560 112M690 300C694 250 692 200 690 158', '#ffd98a', 1.4, 'opacity=".4"') +
    skyline(kit, 286, 150, '#35284c', '#8a4650', '#ffb86a') +
    ellipse(520, 292, 380, 40, '#ff9a5a', 0, 'opacity=".18"') +
    group('translate(0 14)', skyline(kit, 300, 100, '#1d162e', '#3a2238', '#ffd07a')) +
    path('M-10 330H760V380H-10Z', kit.linear('0 #3c2434, 100 #140b16')) +
    rect(-10, 324, 770, 7, 3, kit.linear('0 #f0b566, 100 #6a3a22')) +
    line(Array.from({ length: 32 }, (_, at) => `M${at * 24} 300V326`).join(''), '#1a0f1c', 3) +
    rect(-10, 295, 770, 6, 3, kit.linear('0 #d99a52, 100 #4a2618')) +
    line('M230-10Q500 120 770 24', '#150c18', 2) +
    hung
      .map(([x, y], at) =>
        at % 2 === 0
          ? use(lantern, x, y + 20, 0.6)
          : circle(x, y + 6, 14, kit.radial('0 #fffbe0, 30 #ffd27a .8, 100 #ff9a3a 0')),
      )
      .join('') +
    guest(516, 0.92, 1) +
    guest(604, 1, -1) +
    path('M540 375V322H582V375Z', '#0d0914') +
    ellipse(561, 322, 34, 7, '#1c1220') +
    ellipse(561, 320, 34, 6, kit.linear('0 #8a5230, 100 #3a1e18')) +
    use(lantern, 561, 300, 0.5) +
    calm(kit, '#0f0c1c') +
    softLights(kit, [
      [736, 340, 3.4],
      [676, 362, 2],
      [440, 364, 1.8],
    ])
  );
};
