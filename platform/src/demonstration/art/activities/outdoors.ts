import { paperLantern, sky, softLights, stars } from '../banners/banner-kit';
import { use } from '../pieces/kit';
import { circle, ellipse, group, line, path, rect, star } from '../pieces/shapes';
import { type ActivityScene, figure, floorShade } from './indoors';

/** Seven lanterns over the roofs, one for each night; the last ones are yet to be lit. */
export const sevenNights: ActivityScene = (kit) => {
  const lit = paperLantern(kit);
  const unlit = kit.keep(
    line('M0-34V-24', '#4a4468', 1.6) +
      ellipse(0, 0, 25, 21, kit.ball('#4f4a78')) +
      line('M-9-19C-20-8-20 10-9 20M9-19C20-8 20 10 9 20M0-19V20', '#2a2648', 1.2) +
      rect(-9, -24, 18, 5, 2, '#8a84b8') +
      rect(-9, 19, 18, 5, 2, '#8a84b8'),
  );
  const roof = (x: number, y: number, w: number): string =>
    path(
      `M${x - w} ${y}Q${x - w * 0.5} ${y - 6} ${x - w * 0.3} ${y - 44}H${x + w * 0.3}Q${x + w * 0.5} ${y - 6} ${x + w} ${y}L${x + w * 0.8} ${y + 6}H${x - w * 0.8}Z`,
      kit.lit('#4a2448'),
    ) +
    rect(x - w * 0.7, y + 6, w * 1.4, 100, 0, '#200f24') +
    [-0.4, 0, 0.4].map((at) => rect(x + at * w - 9, y + 22, 18, 24, 2, '#ffcf7a')).join('');
  const hung = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const x = 81 + at * 98;
    const y = 112 + 74 * (1 - ((x - 375) / 375) ** 2);
    return use(at < 5 ? lit : unlit, x, y + 34, 1.42);
  });
  return (
    sky(kit, ['#2a1040', '#7a2f6a', '#f0926a'], 375) +
    stars(kit, 70, 230) +
    circle(612, 74, 120, kit.radial('0 #fff6d8 .6, 100 #fff6d8 0')) +
    use(figure(kit, 'moon'), 612, 78, 1.15) +
    roof(90, 300, 110) +
    roof(375, 316, 130) +
    roof(660, 300, 110) +
    roof(236, 330, 90) +
    roof(520, 330, 90) +
    line('M-10 106Q375 262 760 106', '#120c26', 3) +
    hung.join('')
  );
};

/** Lights on a river: numbered balls on lotus flowers float down it, under a bridge. */
export const riverDraw: ActivityScene = (kit) => {
  const boats = (
    [
      [110, 300, 0.9, 'number8'],
      [286, 318, 1.15, 'number3'],
      [480, 312, 1.05, 'number5'],
      [650, 296, 0.86, 'number30'],
    ] as const
  ).map(
    ([x, y, size, ball]) =>
      ellipse(x, y + 46 * size, 70 * size, 14 * size, kit.radial('0 #ffd98a .8, 100 #ffb45a 0')) +
      use(figure(kit, ball), x, y - 62 * size, 0.74 * size) +
      use(figure(kit, 'lotus'), x, y, 1.1 * size),
  );
  const glow = (x: number, y: number, size: number): string =>
    use(
      kit.keep(
        ellipse(0, 14, 30, 5, '#ffcf7a', 0, 'opacity=".35"') +
          circle(0, 0, 30, kit.radial('0 #ffe9a8 .8, 100 #ff9a3a 0')) +
          path('M-8 8C-14 0-4-4 0-14C4-4 14 0 8 8Z', '#fff3c0'),
      ),
      x,
      y,
      size,
    );
  return (
    sky(kit, ['#081230', '#2a3a7a', '#d87a5a'], 200) +
    stars(kit, 40, 130) +
    path('M0 196C80 150 150 176 220 160S360 140 430 168S620 140 750 186V210H0Z', '#1c2450') +
    rect(0, 192, 750, 183, 0, kit.linear('0 #c86a5a, 18 #4a4a8a, 100 #0a1234')) +
    use(figure(kit, 'pagoda'), 610, 128, 1.35) +
    use(figure(kit, 'pagoda'), 128, 146, 0.9) +
    path('M200 200C270 96 450 96 520 200H492C440 134 280 134 228 200Z', kit.lit('#b3362a')) +
    path('M206 180C280 74 440 74 514 180', 'none', 'stroke="#e0704a" stroke-width="6"') +
    line('M240 150V128M278 122V98M320 108V84M360 102V80M400 108V84M442 122V98M480 150V128', '#e0704a', 5) +
    line(
      'M40 226H150M190 240H300M420 232H560M600 248H720M60 270H120M330 262H430M540 286H600M20 340H140M380 352H520M620 344H720',
      '#ffd98a',
      2,
      'opacity=".35"',
    ) +
    glow(60, 226, 0.5) +
    glow(180, 220, 0.45) +
    glow(330, 214, 0.4) +
    glow(440, 222, 0.5) +
    glow(560, 226, 0.5) +
    glow(706, 224, 0.5) +
    glow(388, 250, 0.7) +
    glow(204, 256, 0.7) +
    glow(570, 262, 0.75) +
    boats.join('')
  );
};

/** Under water: a shark, its prey and a hook with something that shines. */
export const bigCatch: ActivityScene = (kit) => {
  const beam = path('M0 0H60L-120 400H-260Z', kit.linear('0 #d8fff4 .4, 100 #d8fff4 0'));
  const weed = kit.keep(path('M-6 0C-20-40 10-60-4-110C14-70-2-40 8 0Z', kit.lit('#1f8a6a')));
  return (
    rect(0, 0, 750, 375, 0, kit.linear('0 #4fd0d0, 40 #127a9a, 100 #062a48')) +
    [180, 330, 480, 700].map((x) => group(`translate(${x} -10)`, beam)).join('') +
    line('M0 14C60 4 120 24 190 12S330 4 400 14S560 24 620 12S720 6 750 14', '#e6fffa', 4, 'opacity=".7"') +
    path('M0 330C120 300 240 338 375 322S620 306 750 334V375H0Z', kit.lit('#b89a6a')) +
    [30, 62, 690, 722, 654].map((x, at) => use(weed, x, 346, 0.8 + (at % 3) * 0.3)).join('') +
    use(figure(kit, 'coral'), 118, 306, 0.92) +
    use(figure(kit, 'coral', '#e8a03a'), 620, 314, 0.8) +
    use(figure(kit, 'shell'), 500, 326, 0.56) +
    group('translate(250 168) scale(-1 1)', use(figure(kit, 'shark'), 0, 0, 2.7)) +
    line('M560-6V148', '#fff', 2.6) +
    path('M560 148V206C560 250 500 248 500 212L522 220', 'none', `stroke="${kit.silver}" stroke-width="10"`) +
    circle(560, 148, 9, 'none', `stroke="${kit.silver}" stroke-width="5"`) +
    circle(536, 224, 66, kit.radial('0 #fff3a8 .8, 100 #ffcf4a 0')) +
    use(figure(kit, 'coin'), 528, 230, 0.62, -8) +
    use(figure(kit, 'angelfish'), 664, 110, 0.8) +
    use(figure(kit, 'angelfish'), 694, 200, 0.5) +
    use(figure(kit, 'puffer'), 88, 96, 0.5) +
    [
      [412, 120, 9],
      [430, 84, 6],
      [404, 66, 4],
      [610, 270, 7],
      [624, 244, 5],
      [30, 180, 8],
      [46, 150, 5],
    ]
      .map(([x = 0, y = 0, r = 1]) =>
        circle(x, y, r, '#d8f6ff', 'fill-opacity=".2" stroke="#fff" stroke-width="1.600"'),
      )
      .join('')
  );
};

/** A stadium by night: the ball on its way into the net, between two clubs' crests. */
export const derby: ActivityScene = (kit) => {
  const crowd = ['#ffd76a', '#ff8a6a', '#bfe0ff', '#fff']
    .map((tone) =>
      line(
        Array.from({ length: 46 }, () => `M${kit.prng.int(0, 750)} ${kit.prng.int(96, 196)}h0`).join(''),
        tone,
        6,
        'opacity=".7"',
      ),
    )
    .join('');
  const mast =
    rect(52, 20, 8, 130, 0, '#20304a') +
    rect(20, 6, 72, 34, 4, '#20304a') +
    line('M32 16h0M47 16h0M62 16h0M78 16h0M32 30h0M47 30h0M62 30h0M78 30h0', '#fffbe0', 10) +
    path('M20 10H92L360 380H-40Z', kit.linear('0 #fff8d8 .5, 100 #fff8d8 0'));
  const stripe = Array.from({ length: 8 }, (_, at) =>
    path(
      `M${at * 100 - 25} 208H${at * 100 + 25}L${(at * 100 - 375 + 25) * 1.8 + 375} 375H${(at * 100 - 375 - 25) * 1.8 + 375}Z`,
      '#6fd06a',
      'opacity=".22"',
    ),
  ).join('');
  const net =
    Array.from({ length: 17 }, (_, at) => `M${210 + at * 20.6} 112V236`).join('') +
    Array.from({ length: 7 }, (_, at) => `M210 ${112 + at * 20}H540`).join('');
  return (
    rect(0, 0, 750, 375, 0, kit.linear('0 #0a1630, 100 #24507a')) +
    path('M0 92C200 70 550 70 750 92V214H0Z', kit.linear('0 #1c2a4a, 100 #101a30')) +
    crowd +
    rect(0, 208, 750, 167, 0, kit.linear('0 #2f8a4a, 100 #1a5a30')) +
    stripe +
    line('M0 212H750M110 375L200 236H550L640 375', '#f4fff4', 4, 'opacity=".8"') +
    line(net, '#fff', 1.4, 'opacity=".6"') +
    line('M210 236V110H540V236', '#fff', 9) +
    mast +
    group('translate(750 0) scale(-1 1)', mast) +
    line('M96 352C170 330 240 260 296 226', '#fff', 10, 'opacity=".25"') +
    line('M120 366C190 340 256 276 306 240', '#fff', 5, 'opacity=".3"') +
    floorShade(kit, 364, 330, 90) +
    use(figure(kit, 'football'), 364, 204, 1.7, -14) +
    group(
      'translate(128 232)',
      path('M0-58C17-50 36-47 50-48C53-4 40 36 0 60C-40 36-53-4-50-48C-36-47-17-50 0-58Z', kit.gold) +
        path('M0-50C15-43 31-41 43-42C45-4 34 31 0 51C-34 31-45-4-43-42C-31-41-15-43 0-50Z', kit.lit('#c8263a')) +
        path('M0-50C15-43 31-41 43-42C45-4 34 31 0 51Z', '#f4efe4', 'opacity=".9"') +
        use(figure(kit, 'bull'), 0, 0, 0.62),
    ) +
    group(
      'translate(626 232)',
      path('M0-58C17-50 36-47 50-48C53-4 40 36 0 60C-40 36-53-4-50-48C-36-47-17-50 0-58Z', kit.silver) +
        path('M0-50C15-43 31-41 43-42C45-4 34 31 0 51C-34 31-45-4-43-42C-31-41-15-43 0-50Z', kit.lit('#1f56b8')) +
        path('M-43-10H43V14H-43Z', '#f2b53c') +
        use(figure(kit, 'falcon'), 0, 0, 0.62),
    ) +
    softLights(kit, [
      [40, 24, 5],
      [710, 24, 5],
    ]) +
    star(452, 150, 4, 12, 1.4, '#fff')
  );
};
