import { use } from '../pieces/kit';
import { circle, ellipse, group, line, path, rect } from '../pieces/shapes';
import type { Scene } from './indoors';
import { skyStars } from './sky';

export const peaks: Scene = (kit, ground) => {
  const ridge = (y: number, height: number, light: number): string => {
    const tops = Array.from(
      { length: 5 },
      (_, at) =>
        `L${at * 75 - 22 + kit.prng.int(-10, 10)} ${y - kit.prng.int(0, height)}L${at * 75 + 18} ${y + kit.prng.int(0, 16)}`,
    ).join('');
    return path(
      `M-40 ${y + 30}${tops}L340 ${y}V410H-40Z`,
      kit.linear(`0 ${ground.tone(light, 52)}, 60 ${ground.tone(light * 0.5)}, 100 ${ground.tone(light * 0.3)}`),
    );
  };
  const disc = 300 - ground.lightX;
  return (
    skyStars(kit, 16) +
    circle(disc, 92, 74, kit.radial('0 #fff6d8 .8, 44 #ffe9b0 .35, 100 #ffe9b0 0')) +
    circle(disc, 92, 34, '#fff1cc', 'opacity=".85"') +
    ridge(220, 90, 42) +
    ellipse(150, 262, 240, 26, ground.tone(70, 40), 0, 'opacity=".22"') +
    ridge(286, 66, 26) +
    ellipse(110, 326, 220, 20, ground.tone(60, 40), 0, 'opacity=".18"') +
    ridge(346, 44, 13)
  );
};

export const roofs: Scene = (kit, ground) => {
  const house = (light: number): string =>
    kit.keep(
      path(
        'M-16 0C0 0 20-18 26-28H74C80-18 100 0 116 0L96 10V200H4V10Z',
        kit.linear(`0 ${ground.tone(light + 8)}, 30 ${ground.tone(light)}, 100 ${ground.tone(4)}`),
      ) + path('M20 26h12v20h-12ZM44 26h12v20h-12ZM68 26h12v20h-12Z', '#ffcf78', 'opacity=".75"'),
    );
  const [far, near] = [house(20), house(10)];
  const wire = 'M-6 40C60 96 120 96 160 60S260 20 310 66';
  const halo = kit.radial('0 #ffb45a .8, 100 #ff8a3a 0');
  const lit = kit.radial('0 #fff3b8, 40 #ffab45, 100 #dd2f26');
  const bulb = kit.keep(
    circle(0, 0, 28, halo) +
      ellipse(0, 0, 11.5, 10, lit) +
      rect(-5, -11, 10, 2.6, 1, '#ffdf95') +
      rect(-5, 8.4, 10, 2.6, 1, '#ffdf95'),
  );
  const spots = [
    [24, 78, 0.9],
    [66, 98, 1.1],
    [112, 98, 0.9],
    [152, 80, 1.2],
    [196, 60, 0.9],
    [240, 52, 1.2],
    [282, 64, 0.9],
  ];
  const bulbs = spots.map(([x = 0, y = 0, size = 1]) => use(bulb, x, y, size)).join('');
  return (
    skyStars(kit, 12) +
    use(far, -30, 240, 1.1) +
    use(far, 214, 226, 1.2) +
    use(far, 96, 262, 1.15) +
    line(wire, ground.tone(14), 1.8) +
    bulbs +
    path('M-10 410L96 330H204L310 410Z', kit.linear(`0 #ffd98a .5, 100 ${ground.tone(18)} .2`)) +
    use(near, -96, 306, 1.2) +
    use(near, 270, 300, 1.2)
  );
};

export const dawn: Scene = (kit, ground) => {
  const frond = kit.keep(
    [-70, -35, 0, 35, 70, 110]
      .map((turn) => group(`rotate(${turn - 20})`, path('M0 0C-6-22-2-44 14-58C12-36 8-16 0 0Z', ground.tone(6))))
      .join(''),
  );
  const palm = (x: number, y: number, size: number): string =>
    line(`M${x} 410C${x + 4} ${y + 80} ${x - 6} ${y + 40} ${x} ${y}`, ground.tone(6), 6 * size) +
    `<use href="#${frond}" transform="translate(${x} ${y}) scale(${size})"/>`;
  return (
    circle(150, 250, 190, kit.radial('0 #fff3c0 .95, 30 #ffc25a .7, 100 #ff8a3a 0')) +
    circle(150, 246, 66, '#fff3cc', 'opacity=".9"') +
    [96, 132, 168].map((y, at) => ellipse(70 + at * 80, y, 80, 7, '#fff0d0', -4, 'opacity=".3"')).join('') +
    path(
      'M-10 300C50 262 100 296 160 280S270 262 310 290V410H-10Z',
      kit.linear(`0 ${ground.tone(34)}, 100 ${ground.tone(10)}`),
    ) +
    path('M-10 344C60 322 130 350 190 338S290 326 310 340V410H-10Z', ground.tone(9)) +
    palm(34, 196, 1) +
    palm(276, 224, 0.8)
  );
};
