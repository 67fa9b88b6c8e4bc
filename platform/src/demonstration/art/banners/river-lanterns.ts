import { motifOf } from '../emblems/motifs';
import { type Kit, use } from '../pieces/kit';
import { circle, ellipse, group, line, path, rect } from '../pieces/shapes';
import { type BannerScene, calm, sky, softLights, stars } from './banner-kit';

function floating(kit: Kit): string {
  const bowl = kit.linear('0 #f7a9bf, 100 #8c2450');
  return kit.keep(
    circle(0, -6, 46, kit.radial('0 #ffc46a .6, 40 #ff9a4a .2, 100 #ff8a3a 0')) +
      ellipse(0, 18, 22, 20, kit.linear('0 #ffcf7a .7, 100 #ff8a3a 0')) +
      path('M-22 2C-16-8-10-6-8 0C-6-10 6-10 8 0C10-6 16-8 22 2C16 12-16 12-22 2Z', bowl) +
      rect(-6, -22, 12, 20, 4, kit.radial('0 #fffbe0, 50 #ffcf6a, 100 #f08a3a', 0.5, 0.7, 0.7)) +
      ellipse(0, 4, 22, 4, '#5fae6a') +
      line('M-18 2C-8-3 8-3 18 2', '#ffe3ea', 1.2),
  );
}

function skyLantern(kit: Kit): string {
  return kit.keep(
    circle(0, 0, 40, kit.radial('0 #ffc46a .5, 100 #ff9a4a 0')) +
      path('M-10-16C-6-20 6-20 10-16L13 8C8 14-8 14-13 8Z', kit.linear('0 #c8502e, 55 #ffab4a, 100 #fff3b8')) +
      ellipse(0, 9, 9, 3, '#fffbe0'),
  );
}

function boat(kit: Kit): string {
  const hull = kit.linear('0 #8a4a26, 50 #4a2212, 100 #1a0b0a');
  return (
    path('M-92-14C-80 6-40 18 10 18S90 4 116-34C104-20 84-8 60-6H-62C-76-6-86-8-92-14Z', hull) +
    line('M-90-13C-80-7-70-6-60-6H60C84-8 104-20 116-34', '#f0b45e', 2.4) +
    path('M-34-6V-38C-20-54 20-54 34-38V-6H28V-34C16-44-16-44-28-34V-6Z', '#3a1c14') +
    path('M-40-36C-20-60 20-60 40-36C20-46-20-46-40-36Z', kit.linear('0 #d9a05a, 100 #6d3a1c')) +
    group(
      'translate(70 -8)',
      path('M-9 2L-7-24C-7-34 7-34 7-24L10 2Z', '#1c1020') +
        circle(0, -36, 6, '#1c1020') +
        path('M-15-37L0-50L15-37Z', '#c98f4a') +
        line('M6-22L34-50M-20 34L30-46', '#2a1410', 2.6),
    ) +
    path('M-90 22C-50 34 60 34 108 18C70 44-50 46-90 22Z', '#120a16', 'opacity=".5"')
  );
}

/** The low sun on the water: bars of light that widen towards the viewer. */
function glitter(kit: Kit): string {
  const bars = Array.from({ length: 15 }, (_, at) => {
    const y = 212 + at * at * 0.62;
    return ellipse(
      520 + kit.prng.int(-at * 3, at * 3),
      y,
      Math.max(14, 46 - at + kit.prng.int(-12, 10)),
      1.4 + at * 0.16,
      '#fff0c4',
      0,
      `opacity="${Math.round(85 - at * 4.4) / 100}"`,
    );
  });
  return ellipse(520, 214, 120, 26, kit.radial('0 #fff0c4 .7, 100 #ffb06a 0')) + bars.join('');
}

export const riverLanterns: BannerScene = (kit) => {
  const [cup, paper, lantern] = [floating(kit), skyLantern(kit), kit.keep(motifOf('lantern').draw(kit))];
  const lotus = kit.keep(motifOf('lotus').draw(kit));
  const rising = [
    [300, 60, 0.7],
    [352, 118, 0.5],
    [402, 44, 0.9],
    [446, 130, 0.42],
    [478, 84, 0.6],
    [538, 36, 1.1],
    [566, 120, 0.5],
    [618, 78, 0.8],
    [668, 132, 0.5],
    [706, 48, 1.2],
    [254, 118, 0.4],
    [214, 76, 0.5],
    [158, 122, 0.34],
    [636, 24, 0.5],
    [496, 20, 0.45],
  ] as const;
  const drifting = [
    [300, 224, 0.34],
    [372, 232, 0.42],
    [438, 220, 0.3],
    [532, 226, 0.36],
    [612, 222, 0.3],
    [690, 230, 0.4],
    [250, 250, 0.46],
    [338, 262, 0.62],
    [452, 254, 0.54],
    [716, 268, 0.7],
    [404, 304, 0.9],
    [280, 314, 0.8],
    [668, 326, 1.1],
  ] as const;
  const ripple = (y: number, width: number, shade: string): string =>
    `<path d="M0 ${y}H750" stroke="${shade}" stroke-width="${width}" stroke-dasharray="${kit.prng.int(30, 90)} ${kit.prng.int(20, 70)} ${kit.prng.int(10, 40)} ${kit.prng.int(40, 110)}" opacity=".4" fill="none"/>`;
  const temple = path(
    'M0 0V-22H8V-30L22-44L36-30V-22H44V0ZM18-44L22-84L26-44ZM-26 0V-14H-4V0ZM48 0V-16H74V0ZM-20-14L-15-30L-10-14ZM56-16L61-42L66-16Z',
    '#2a1c3a',
  );
  return (
    sky(kit, ['#121a35', '#4a3358', '#f0935a'], 214) +
    stars(kit, 50, 100) +
    ellipse(520, 206, 300, 80, kit.radial('0 #ffe6b0 .95, 50 #ffb06a .4, 100 #ff9a5a 0')) +
    circle(520, 150, 34, '#fff0cc') +
    path(
      'M-10 206L60 150L110 176L190 120L262 184L330 146L402 192L470 160L560 196L640 138L700 172L760 130V214H-10Z',
      kit.linear('0 #7a4a68, 100 #c8755e'),
      'opacity=".75"',
    ) +
    path('M-10 212L40 184L130 198L220 170L300 204L420 196L600 206L690 178L760 190V218H-10Z', '#3c2648') +
    group('translate(596 208)', temple) +
    group('translate(356 209) scale(.6)', temple) +
    rect(0, 208, 750, 170, 0, kit.linear('0 #f0a06a, 14 #9c5a66, 45 #3c2a50, 100 #100c22')) +
    glitter(kit) +
    [
      [222, 1.6],
      [250, 2],
      [292, 2.6],
      [334, 3.4],
    ]
      .map(([y = 0, width = 1], at) => ripple(y, width, at % 2 === 0 ? '#ffdca0' : '#1a1230'))
      .join('') +
    rising.map(([x, y, size]) => use(paper, x, y, size)).join('') +
    drifting
      .slice(0, 6)
      .map(([x, y, size]) => use(cup, x, y, size))
      .join('') +
    group('translate(390 236) scale(.34)', boat(kit)) +
    drifting
      .slice(6, 10)
      .map(([x, y, size]) => use(cup, x, y, size))
      .join('') +
    group('translate(556 276) scale(1.08)', boat(kit) + use(lantern, -62, -36, 0.5)) +
    calm(kit, '#120e22') +
    drifting
      .slice(10)
      .map(([x, y, size]) => use(cup, x, y, size))
      .join('') +
    use(lotus, 716, 344, 0.9, 4) +
    use(lotus, 636, 366, 0.56, -6) +
    softLights(kit, [
      [470, 352, 2],
      [744, 286, 3],
      [566, 364, 2.6],
    ])
  );
};
