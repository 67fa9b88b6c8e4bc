import { type Kit, turned, use } from '../pieces/kit';
import { around, circle, ellipse, group, line, path, rect, star } from '../pieces/shapes';

/** A vendor's sign in a box from -30 to 30, in a light paint on the vendor's background. */
export type Sign = (kit: Kit, paint: string, ground: string) => string;

const lantern: Sign = (_, paint, ground) =>
  path('M-12-20H12C24-12 26-4 26 1S24 14 12 22H-12C-24 14-26 6-26 1S-24-12-12-20Z', paint) +
  rect(-10, -27, 20, 5, 2, paint) +
  rect(-10, 24, 20, 5, 2, paint) +
  line('M-9-18C-16-6-16 8-9 20M9-18C16-6 16 8 9 20', ground, 2.4);
const jewel: Sign = (_, paint, ground) =>
  path('M-16-20H16L28-4L0 27L-28-4Z', paint) + line('M-28-4H28M-16-20L-9-4L0 27L9-4L16-20M-9-4L0-20L9-4', ground, 2);
const kite: Sign = (_, paint, ground) =>
  path('M0-30L20-8L0 16L-20-8Z', paint) +
  line('M0-30V16M-20-8H20', ground, 2) +
  line('M0 16C10 20-8 24 2 30', paint, 2.6) +
  path('M-8 21L0 22L-6 27ZM9 24L2 26L8 31Z', paint);
const rake: Sign = (_, paint) =>
  path('M8-28A28 28 0 1 0 27 12A23 23 0 0 1 8-28Z', paint) +
  star(13, -9, 4, 10, 2, paint) +
  star(22, 2, 4, 5, 1, paint);
const forge: Sign = (_, paint, ground) =>
  path('M0-30C6-20 18-14 20 2C22 18 12 28 0 28S-22 18-20 2C-19-6-14-10-12-18C-8-14-6-10-5-6C-1-12-2-22 0-30Z', paint) +
  path('M0 0C5 6 10 9 9 16C8 22 4 25 0 25S-8 22-9 16C-10 9-4 7 0 0Z', ground);
const gate: Sign = (_, paint) =>
  path('M-30-18C-14-13 14-13 30-18L27-9C14-6-14-6-27-9Z', paint) +
  rect(-24, -3, 48, 5, 1, paint) +
  path('M-19-7H-12L-14 28H-21ZM19-7H12L14 28H21Z', paint) +
  rect(-3, -8, 6, 7, 0, paint);
const tide: Sign = (_, paint) =>
  path(
    'M-28 4C-24-18-6-28 10-22C20-18 22-8 14-5C8-3 3-8 6-12C-6-12-12 2 0 8C10 13 22 8 28 2C28 16 16 26 0 26C-16 26-27 16-28 4Z',
    paint,
  ) + line('M-24 26C-10 32 10 32 24 26', paint, 2.4);
const velvet: Sign = (_, paint, ground) =>
  path('M0 28C-8 14-28 6-28-8C-28-22-8-26 0-10C8-26 28-22 28-8C28 6 8 14 0 28Z', paint) +
  path('M0 16C-5 8-16 3-16-5C-16-12-5-14 0-4C5-14 16-12 16-5C16 3 5 8 0 16Z', ground) +
  circle(0, 1, 3, paint);
const aurelia: Sign = (kit, paint) =>
  circle(0, 0, 11, paint) +
  turned(kit, [0, 45, 90, 135, 180, 225, 270, 315], path('M-4-15L0-29L4-15Z', paint)) +
  turned(kit, [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5], path('M-2-16L0-23L2-16Z', paint));
const oxbow: Sign = (_, paint) =>
  line('M-26-18C-26 34 26 34 26-18', paint, 7) +
  line('M-12-20C-12 8 12 8 12-20', paint, 5) +
  circle(0, -20, 4.5, paint);
const terrace: Sign = (_, paint) =>
  [0, 1, 2]
    .map((step) =>
      path(
        `M${-28 + step * 6} ${22 - step * 16}L${28 - step * 6} ${22 - step * 16}L${22 - step * 6} ${10 - step * 16}H${-22 + step * 6}Z`,
        paint,
      ),
    )
    .join('');
const spur: Sign = (_, paint, ground) =>
  path(
    'M-22 26C-26 2-14-18 8-28C4-20 4-14 8-10C14-8 22-8 29-4C24 4 16 4 10 4C14 14 8 24-2 28C-8 18-14 20-22 26Z',
    paint,
  ) + circle(8, -6, 2.8, ground);
const north: Sign = (_, paint, ground) =>
  path('M0-30L22 26L0 14L-22 26Z', paint) + path('M0-16V10L-14 17Z', ground, 'opacity=".5"');
const grandstand: Sign = (_, paint) =>
  path(
    'M-28-20C-12-10 12-10 28-20V-10C12 0-12 0-28-10ZM-26-4C-10 5 10 5 26-4V5C10 14-10 14-26 5ZM-23 11C-9 19 9 19 23 11V19C9 27-9 27-23 19Z',
    paint,
  );
const thunder: Sign = (_, paint) => path('M6-30L-20 4H-3L-8 30L20-7H3Z', paint);
const mekong: Sign = (_, paint) =>
  star(0, -6, 5, 20, 8.4, paint) +
  line('M-26 18C-16 10-8 26 2 18S18 10 26 18M-20 28C-12 22-6 32 2 27S14 22 20 27', paint, 3);
const straits: Sign = (_, paint) =>
  path('M-3-28V10H-22ZM3-22C16-10 20 0 20 10H3ZM-26 14H26C22 24 14 27 0 27S-22 24-26 14Z', paint);
const house: Sign = (_, paint, ground) =>
  path('M0-28L29-4H21V26H-21V-4H-29Z', paint) + circle(0, 9, 11, ground) + circle(0, 9, 6, paint);
const night: Sign = (kit, paint, ground) => {
  const dot = kit.keep(circle(0, 0, 8, paint) + circle(0, 0, 3, ground));
  return (
    around(6, 20)
      .map(([x, y]) => use(dot, x, y, 0.92))
      .join('') + ellipse(0, 0, 8, 8, paint)
  );
};

export const SIGNS: Readonly<Record<string, Sign>> = {
  FOYER: lantern,
  JL: jewel,
  KITE: kite,
  MOONRAKE: rake,
  EMBER: forge,
  TEALGATE: gate,
  TIDE: tide,
  VELVET: velvet,
  AURELIA: aurelia,
  OXBOW: oxbow,
  NINTH: terrace,
  DS88: spur,
  NORTHLINE: north,
  GRANDSTAND: grandstand,
  TF: thunder,
  TCG_LOTTO_VN: mekong,
  TCG_SEA: straits,
  LOTT: house,
  ELOTT: night,
};

/** The sign of all other vendors. */
export const ROSETTE: Sign = (kit, paint, ground) =>
  turned(kit, [0, 60, 120, 180, 240, 300], ellipse(0, -17, 8, 13, paint)) + group('scale(.9)', circle(0, 0, 8, ground));
