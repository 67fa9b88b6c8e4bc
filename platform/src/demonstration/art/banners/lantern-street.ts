import { darker, mix } from '../pieces/colour';
import { type Kit, use } from '../pieces/kit';
import { circle, ellipse, group, line, n, path, rect } from '../pieces/shapes';
import { type BannerScene, calm, paperLantern, sky, softLights, stars } from './banner-kit';

/** Vanishing point of the street. */
const VP = { x: 468, y: 214 } as const;
const NIGHT = '#170d1c';

/** A point of a house wall: `side` -1 left or 1 right, `near` 0 at the vanishing point and 1 at the viewer, `up` its height. */
function at(side: -1 | 1, near: number, up: number): string {
  return `${n(VP.x + side * (side < 0 ? 400 : 270) * near)} ${n(VP.y - up * near)}`;
}

function house(kit: Kit, side: -1 | 1, near: number, far: number, height: number, tone: string): string {
  const depth = mix(tone, '#c8693a', Math.max(0, 0.5 - near * 0.5));
  const wall = path(
    `M${at(side, near, -150)}L${at(side, near, height)}L${at(side, far, height)}L${at(side, far, -150)}Z`,
    kit.linear(`0 ${darker(depth, 0.5)}, 60 ${depth}, 100 ${mix(depth, '#ff9a4a', 0.4)}`),
  );
  const step = (near - far) / 4;
  const pane = (from: number, low: number, high: number): string =>
    `M${at(side, from, low)}L${at(side, from, high)}L${at(side, from - step * 0.62, high)}L${at(side, from - step * 0.62, low)}Z`;
  const upper = [0.25, 1.3, 2.35].map((place) => pane(near - step * (place + 0.2), height - 92, height - 34)).join('');
  const shop = `M${at(side, near - step * 0.3, -146)}L${at(side, near - step * 0.3, -46)}L${at(side, far + step * 0.3, -46)}L${at(side, far + step * 0.3, -146)}Z`;
  const glow = kit.linear('0 #ffe7a6, 50 #ffb650, 100 #e0702c');
  const awning = path(
    `M${at(side, near, -20)}L${at(side, near * 0.9, -62)}L${at(side, far * 0.9, -62)}L${at(side, far, -20)}Z`,
    kit.linear('0 #c8392f, 100 #6d1622'),
  );
  const eave = path(
    `M${at(side, near * 0.93, height - 22)}L${at(side, near * 1.03, height + 46)}L${at(side, far * 1.03, height + 46)}L${at(side, far * 0.9, height - 22)}Z`,
    kit.linear('0 #3f6a72, 100 #14202e'),
  );
  const edge = line(
    `M${at(side, near * 0.93, height - 22)}L${at(side, far * 0.9, height - 22)}`,
    '#f2b560',
    2.2 * near + 0.4,
  );
  return wall + path(shop, glow) + path(upper, glow, 'opacity=".9"') + awning + eave + edge;
}

function walker(x: number, size: number, coat: string, umbrella = ''): string {
  const robe = 'M-9 0C-8-12-8-20-7-27C-7-35-4-39 0-39S7-35 7-27C8-20 9-12 11 0C6 2-4 2-9 0Z';
  const shade =
    umbrella &&
    path('M-21-47C-16-62 16-62 21-47C14-50 7-50 0-47C-7-50-14-50-21-47Z', umbrella) +
      line('M0-60V-34', '#1c0e18', 1.2) +
      line('M-21-47C-16-62 16-62 21-47', '#ffcf8a', 0.9, 'opacity=".6"');
  const light = line('M7-27C8-20 9-12 11 0', '#ffb45a', 1.2, 'opacity=".75"');
  const body =
    ellipse(1, 1, 14, 2.6, '#0c0610', 0, 'opacity=".55"') +
    path(robe, coat) +
    circle(0, -43, 5.2, coat) +
    path('M-5-45C-5-51 5-51 5-45Z', '#120810') +
    light;
  return group(`translate(${x} ${n(VP.y + size * 2.15)}) scale(${n(size / 26, 2)})`, body + shade);
}

export const lanternStreet: BannerScene = (kit) => {
  const lantern = paperLantern(kit);
  const walls = [
    [1.45, 1, 150],
    [1, 0.7, 190],
    [0.7, 0.48, 150],
    [0.48, 0.33, 205],
    [0.33, 0.22, 160],
    [0.22, 0.13, 190],
  ] as const;
  const tones = ['#3c2030', '#472634', '#53303a', '#4a2a38', '#5c3438', '#4e2e3a'];
  const houses = [...walls]
    .reverse()
    .flatMap(([near, far, height], index) => [
      house(kit, -1, near, far, height, tones[index] ?? NIGHT),
      house(kit, 1, near, far, height + (index % 2 === 0 ? 24 : -18), tones[5 - index] ?? NIGHT),
    ])
    .join('');
  const strings = [0.2, 0.29, 0.42, 0.6, 0.86].map((near) => {
    const [left, right, top] = [VP.x - 372 * near, VP.x + 252 * near, VP.y - 176 * near];
    const wire = line(
      `M${n(left)} ${n(top)}Q${n((left + right) / 2)} ${n(top + 70 * near)} ${n(right)} ${n(top)}`,
      '#1c0e18',
      1 + near,
    );
    const bulbs = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) =>
      use(lantern, left + (right - left) * share, top + 140 * near * share * (1 - share) + 26 * near, near * 0.74),
    );
    return wire + bulbs.join('');
  });
  const wet = kit.linear('0 #ffb85a .95, 30 #a8502e .8, 100 #1a0e1e 1');
  const street =
    path(`M${at(-1, 1.5, -150)}L${VP.x} ${VP.y}L${at(1, 2, -150)}L750 400H-140Z`, '#241422') +
    path(`M${at(-1, 1.5, -150)}L${VP.x} ${VP.y}L${at(1, 2, -150)}L750 400H-140Z`, wet, 'opacity=".8"');
  const gleams = [
    [440, 262, 60, 3],
    [500, 276, 80, 3.4],
    [400, 292, 110, 4],
    [520, 306, 130, 4.6],
    [340, 326, 120, 5],
    [580, 338, 150, 6],
    [450, 352, 210, 6],
  ]
    .map(([x = 0, y = 0, w = 0, h = 0]) => ellipse(x, y, w / 2, h, '#ffcf7e', 0, 'opacity=".32"'))
    .join('');
  const joints = [236, 254, 282, 326]
    .map((y) => line(`M60 ${y}H750`, '#160a16', 0.8 + (y - 220) / 60, 'opacity=".3"'))
    .join('');
  return (
    sky(kit, ['#15132a', '#3a2440', '#d9703c'], 240) +
    stars(kit, 60, 120) +
    circle(560, 66, 60, kit.radial('0 #fff2c8 .6, 100 #fff2c8 0')) +
    circle(560, 66, 23, '#fff0cc') +
    circle(VP.x, VP.y - 8, 130, kit.radial('0 #ffe0a0 .95, 45 #ff9a4a .45, 100 #ff7a3a 0')) +
    path(
      'M442 216V190L452 184V168L460 162V146L468 132L476 146V162L484 168V184L494 190V216Z',
      '#7a3a36',
      'opacity=".85"',
    ) +
    path(
      'M436 192Q468 178 500 192M444 170Q468 158 492 170M452 149Q468 139 484 149',
      'none',
      'stroke="#8f473c" stroke-width="4"',
    ) +
    street +
    joints +
    gleams +
    houses +
    strings.slice(0, 3).join('') +
    walker(448, 14, '#4a2434') +
    walker(461, 14, '#3a1c28') +
    walker(498, 19, '#2a1424', '#a83a2c') +
    walker(419, 26, '#241022', '#d98a3a') +
    walker(538, 33, '#1c0e1e', '#b8362c') +
    walker(566, 31, '#1a0c1c') +
    strings.slice(3).join('') +
    calm(kit, NIGHT) +
    use(lantern, 694, 62, 2.1) +
    use(lantern, 612, 22, 1.3) +
    softLights(kit, [
      [700, 330, 4],
      [640, 352, 2.4],
      [332, 348, 2],
      [742, 250, 3],
      [560, 362, 1.6],
    ]) +
    rect(0, 0, 750, 40, 0, kit.linear(`0 ${NIGHT} .5, 100 ${NIGHT} 0`))
  );
};
