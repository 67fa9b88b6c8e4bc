import { motifOf } from '../emblems/motifs';
import { type Kit, use } from '../pieces/kit';
import { circle, ellipse, line, path, rect } from '../pieces/shapes';
import { type BannerScene, calm, sky, stars } from './banner-kit';

function mast(kit: Kit, x: number, y: number, size: number): string {
  const lamps = kit.keep(
    [-30, -18, -6, 6, 18, 30].map((dx) => [-9, 0, 9].map((dy) => circle(dx, dy, 4.4, '#fffef4')).join('')).join(''),
  );
  const flare = kit.radial('0 #fffef2 .95, 22 #e9fff4 .5, 100 #bfeeff 0');
  return (
    line(`M${x} ${y}V236`, '#0b141c', 5 * size) +
    line(`M${x - 8} 236L${x} ${y + 30}L${x + 8} 236`, '#16242e', 2 * size) +
    circle(x, y, 110 * size, flare) +
    rect(x - 38 * size, y - 16 * size, 76 * size, 32 * size, 4, '#0b141c') +
    use(lamps, x, y, size)
  );
}

function stand(kit: Kit): string {
  const crowd = kit.pattern(
    13,
    10,
    circle(2.5, 3, 1.9, '#e8b884') +
      circle(8.5, 2.4, 1.7, '#4f87a8') +
      circle(6, 7.6, 1.9, '#c8503e') +
      circle(11.6, 8, 1.6, '#d8d2c0'),
  );
  const shape = 'M-10 150C150 196 300 206 420 206S640 192 760 150V258C600 244 480 242 400 242S150 244-10 258Z';
  return (
    path(
      'M-10 96C150 156 300 170 420 170S640 152 760 96V160C620 196 520 210 410 210S140 200-10 160Z',
      kit.linear('0 #0b1a26, 100 #16384a'),
    ) +
    path(shape, '#123041') +
    path(shape, crowd, 'opacity=".62"') +
    path(shape, kit.linear('0 #04101a .75, 60 #04101a .1, 100 #f4ffe6 .2')) +
    line('M-10 96C150 156 300 170 420 170S640 152 760 96', '#8fd4e8', 2.4, 'opacity=".8"') +
    line('M-10 150C150 196 300 206 420 206S640 192 760 150', '#ffd98a', 2, 'opacity=".7"') +
    line(
      'M-10 260C150 246 300 244 400 244S620 246 760 260',
      '#f5b544',
      6,
      'stroke-dasharray="38 20" stroke-linecap="butt" opacity=".55"',
    )
  );
}

export const stadiumNight: BannerScene = (kit) => {
  const football = kit.keep(motifOf('football').draw(kit));
  const stripes = Array.from({ length: 9 }, (_, at) =>
    path(
      `M${430 + (at - 4.5) * 96} 244H${430 + (at - 3.5) * 96}L${430 + (at - 3.5) * 250} 380H${430 + (at - 4.5) * 250}Z`,
      at % 2 === 0 ? '#2a8f4a' : '#1f7a3e',
    ),
  ).join('');
  const beam = kit.linear('0 #f2fff6 .5, 100 #f2fff6 0');
  const beams = [
    [92, 62, 330, 560],
    [300, 84, 300, 470],
    [540, 84, 330, 560],
    [694, 58, 330, 600],
  ]
    .map(([x = 0, y = 0, from = 0, to = 0]) =>
      path(`M${x - 20} ${y}H${x + 20}L${to} 375H${from}Z`, beam, 'opacity=".6"'),
    )
    .join('');
  const trail = kit.linear('0 #fff6d0 0, 100 #fff6d0 .75', 0);
  const confetti = Array.from({ length: 34 }, () =>
    rect(
      kit.prng.int(250, 745),
      kit.prng.int(8, 210),
      kit.prng.int(3, 6),
      kit.prng.int(4, 9),
      1,
      kit.prng.pick(['#f5b544', '#e8794a', '#fff4e0', '#3ecf9b', '#6fb7ff']),
      `opacity=".${kit.prng.int(4, 9)}" transform="rotate(${kit.prng.int(-14, 14)})"`,
    ),
  ).join('');
  return (
    sky(kit, ['#07131f', '#0d2f40', '#2f8a8a'], 250) +
    stars(kit, 40, 90) +
    stand(kit) +
    rect(0, 243, 750, 140, 0, '#1f7a3e') +
    stripes +
    rect(0, 243, 750, 132, 0, kit.radial('0 #f4ffd8 .5, 60 #f4ffd8 .08, 100 #031a10 .5', 0.6, 0.3, 0.7)) +
    line('M-10 268H760M430 244L430 268M250 244L170 268M610 244L690 268', '#f6fff2', 2, 'opacity=".7"') +
    ellipse(430, 300, 190, 26, 'none', 0, 'stroke="#f6fff2" stroke-width="3" opacity=".6"') +
    line('M640 236V206H728V240', '#fdfdf8', 4) +
    line(
      'M640 206L652 200H736L728 206M652 200V228M666 206V236M684 206V237M702 206V238M716 206V239M640 214H728M640 222H728M640 230H728',
      '#fdfdf8',
      0.8,
      'opacity=".55"',
    ) +
    mast(kit, 92, 62, 0.9) +
    mast(kit, 300, 88, 0.62) +
    mast(kit, 540, 88, 0.62) +
    mast(kit, 694, 56, 0.9) +
    beams +
    confetti +
    calm(kit, '#071218') +
    path('M250 356C380 330 460 292 520 232L560 292C500 330 400 356 250 366Z', trail) +
    ellipse(556, 350, 84, 13, '#031008', 0, 'opacity=".6"') +
    use(football, 556, 262, 1.86, -12)
  );
};
