import { darker, lighter } from '../pieces/colour';
import { type Emblem, type Kit, mirrored, orb, turned } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, group, line, path, rect, star } from '../pieces/shapes';
import { hide } from './bodies';

interface Looks {
  readonly robe: string;
  readonly trim: string;
  readonly skin: string;
  readonly brow: string;
  /** Behind head and shoulders. */
  readonly behind?: string;
  /** Over the face: beard, hat, crown. */
  readonly over: string;
  readonly lips?: string;
  /** Over the robe: what the hands hold. */
  readonly holds?: string;
}

/** A person to the waist, who looks out of the picture. */
function person(kit: Kit, { robe, trim, skin, brow, behind = '', over, lips = '#8f3a34', holds = '' }: Looks): string {
  const cloth = kit.linear(`0 ${lighter(robe, 0.3)}, 45 ${robe}, 100 ${darker(robe, 0.6)}`, 75);
  return (
    behind +
    path('M0 8C18 8 38 16 42 34C44 44 36 49 0 50C-36 49-44 44-42 34C-38 16-18 8 0 8Z', cloth) +
    path('M-13 9L0 30L13 9L19 12L4 40V50H-4V40L-19 12Z', trim) +
    path('M-8-2H8V12L0 22L-8 12Z', darker(skin, 0.25)) +
    path('M0-36C14-36 18-27 17-16C16-4 8 5 0 5S-16-4-17-16C-18-27-14-36 0-36Z', hide(kit, skin)) +
    mirrored(
      kit,
      circle(17, -15, 3.6, darker(skin, 0.1)) +
        ellipse(7, -17, 3.6, 2.7, '#fffdf2') +
        circle(7, -17, 2.1, '#2a1812') +
        circle(6.3, -17.8, 0.7, '#fff') +
        line('M3-22Q7-25 12-22', brow, 2.3),
    ) +
    path('M0-15L3-8H-3Z', darker(skin, 0.22)) +
    line('M-5-3Q0 0 5-3', lips, 2.2) +
    over +
    holds
  );
}

const CROWN = 'M-18-30L-22-48L-10-40L0-52L10-40L22-48L18-30C8-26-8-26-18-30Z';

const crownOf = (kit: Kit): string =>
  path(CROWN, kit.gold) +
  path('M-18-34C-8-30 8-30 18-34L18-28C8-24-8-24-18-28Z', kit.linear('0 #fff3c2, 100 #a8651a', 90)) +
  orb(kit, 0, -38, 3.4, '#d9203f') +
  orb(kit, -12, -34, 2.2, '#2f9fd0') +
  orb(kit, 12, -34, 2.2, '#2f9fd0') +
  [-22, 0, 22].map((x) => circle(x, x === 0 ? -51 : -47, 2.8, '#fff6dc')).join('');

const beard = (colour: string, long: number): string =>
  path(
    `M-17-14C-16-6-10-8-6-7C-3-9 3-9 6-7C10-8 16-6 17-14C19 2 12 ${long - 8} 0 ${long}C-12 ${long - 8}-19 2-17-14Z`,
    colour,
  ) +
  line(`M-6 0C-6 6-4 10-2 ${long - 8}M6 0C6 6 4 10 2 ${long - 8}`, '#0c0714', 1, 'opacity=".25"') +
  line('M-4-2Q0 1 4-2', '#8f3a34', 2.2);

const ermine = '#fbf4e6';

const king: Emblem = (kit, coat = '#a3142f') =>
  person(kit, {
    robe: coat,
    trim: ermine,
    skin: '#eab88a',
    brow: '#7a4a22',
    over: beard(kit.lit('#8f5a2a'), 20) + crownOf(kit),
    holds:
      line('M34 46L40-8', kit.gold, 4.4) +
      orb(kit, 40, -14, 7, '#ffcf4a') +
      line('M40-26V-18M36-22H44', kit.gold, 2.6) +
      circle(36, 26, 6, '#eab88a'),
  });

const queen: Emblem = (kit, coat = '#7a2a72') =>
  person(kit, {
    robe: coat,
    trim: kit.gold,
    skin: '#f6cfae',
    brow: '#4a2010',
    lips: '#c8203f',
    behind: path('M0-38C24-38 26-18 24-4C23 8 30 18 26 30H-26C-30 18-23 8-24-4C-26-18-24-38 0-38Z', kit.lit('#5a2614')),
    over:
      path('M-18-18C-18-32-10-36 0-34C-8-30-14-26-18-18ZM18-18C18-32 10-36 0-34C8-30 14-26 18-18Z', '#5a2614') +
      group('scale(.86) translate(0 -6)', crownOf(kit)) +
      circle(-17, -8, 2.2, '#bfe8ff') +
      circle(17, -8, 2.2, '#bfe8ff'),
    holds:
      line('M-12 12C-6 20 6 20 12 12', '#fff6dc', 2.6, 'stroke-dasharray="0 3.600"') + orb(kit, 0, 21, 4, '#d9203f'),
  });

const emperor: Emblem = (kit, coat = '#e0a020') =>
  person(kit, {
    robe: coat,
    trim: kit.lit('#b3202e'),
    skin: '#eec08e',
    brow: '#1a1010',
    over:
      line('M-6-6C-14-5-16 4-15 14M6-6C14-5 16 4 15 14', '#1a1010', 2) +
      path('M-3 2H3L1 22H-1Z', '#1a1010') +
      path('M-18-28C-16-44 16-44 18-28C8-24-8-24-18-28Z', kit.lit('#241a2c')) +
      path('M-30-38L30-44L32-38L-28-32Z', kit.gold) +
      [-26, -21, 22, 27]
        .map((x) => line(`M${x}-${x < 0 ? 32 : 37}V-${x < 0 ? 14 : 18}`, '#ffdf8a', 2.2, 'stroke-dasharray="0 3.400"'))
        .join('') +
      orb(kit, 0, -33, 4, '#d9203f'),
    holds:
      circle(0, 38, 9, kit.gold) +
      path('M-5 38C-2 32 4 34 4 38S-2 42-4 40', 'none', 'stroke="#a3142f" stroke-width="2"'),
  });

const sultan: Emblem = (kit, coat = '#1f6f8a') =>
  person(kit, {
    robe: coat,
    trim: kit.gold,
    skin: '#c98a5a',
    brow: '#1a0c08',
    over:
      beard('#20120e', 16) +
      path('M-21-24C-26-44-10-51 2-50C18-50 26-38 21-24C8-30-8-30-21-24Z', hide(kit, '#f6efe2')) +
      line('M-20-27C-8-38 8-42 20-36M-22-34C-12-44 2-48 14-46M-14-26C0-34 12-34 21-30', '#b9a596', 1.6) +
      path('M0-34C-6-44-2-52 6-55C4-48 8-42 4-34Z', kit.lit('#d3273c')) +
      orb(kit, 1, -34, 4.4, '#e0284a'),
  });

const pirate: Emblem = (kit, coat = '#7a1f2a') =>
  person(kit, {
    robe: coat,
    trim: ermine,
    skin: '#e0a878',
    brow: '#20120e',
    over:
      beard('#2a1712', 14) +
      path('M-13-22L-1-21C-1-13-11-13-13-22Z', '#140c10') +
      line('M-17-25L17-19', '#140c10', 2) +
      path('M-38-24C-30-44-16-50 0-50S30-44 38-24C22-32-22-32-38-24Z', kit.lit('#241c2c')) +
      line('M-38-24C-22-32 22-32 38-24', kit.gold, 3) +
      circle(0, -40, 5, '#fdf6e6') +
      line('M-8-34L8-30M8-34L-8-30', '#fdf6e6', 2.2) +
      path('M-4-41h2v2h-2ZM2-41h2v2h-2Z', '#241c2c'),
    holds: path('M40 46L28 6C30-8 40-18 46-24C44-10 40 0 36 6L46 42Z', kit.silver) + line('M26 34L44 30', kit.gold, 5),
  });

const wizard: Emblem = (kit, coat = '#3b3f9a') =>
  person(kit, {
    robe: coat,
    trim: kit.gold,
    skin: '#f0c49c',
    brow: '#f4f0ea',
    over:
      beard(hide(kit, '#f4f0ea'), 34) +
      path('M-34-22C-20-18-16-26-13-34L8-58L16-34C18-26 22-20 34-22C22-12-22-12-34-22Z', kit.lit(coat)) +
      path('M-14-32C-4-27 8-27 16-33L17-27C8-21-8-21-16-26Z', kit.gold) +
      star(1, -42, 5, 5, 2, '#ffe27a') +
      star(8, -50, 5, 3, 1.2, '#ffe27a'),
    holds:
      line('M-38 48L-32-4', kit.lit('#8a5a2a'), 4.4) +
      circle(-32, -12, 14, kit.radial('0 #d8fff0 .9, 100 #4fd0c0 0')) +
      orb(kit, -32, -12, 7, '#4fd0c0'),
  });

const seaKing: Emblem = (kit, coat = '#12808a') =>
  person(kit, {
    robe: coat,
    trim: kit.lit('#f2b53c'),
    skin: '#e8b48a',
    brow: '#dff4f0',
    behind: path('M0-38C24-38 26-16 26-4C26 8 34 14 30 26H-30C-34 14-26 8-26-4C-26-16-24-38 0-38Z', kit.lit('#cfeae6')),
    over:
      beard(hide(kit, '#dff4f0'), 28) +
      path('M-18-28L-24-46L-14-38L-8-52L0-40L8-52L14-38L24-46L18-28C8-33-8-33-18-28Z', kit.lit('#f07a5a')) +
      orb(kit, 0, -35, 3.4, '#f6f1e4'),
    holds:
      line('M38 48V-14M38-12V-40M28-30C28-18 48-18 48-30M28-38V-30M48-38V-30', kit.gold, 4) +
      path('M38-46L42-36H34ZM28-44L32-35H24ZM48-44L52-35H44Z', kit.gold),
  });

const medusa: Emblem = (kit, coat = '#3f8f5a') => {
  const snake =
    line('M0-22C-8-30 8-36 0-46', kit.lit(coat), 5.5) +
    circle(0, -47, 4, kit.ball(lighter(coat, 0.2))) +
    circle(-1.2, -48.5, 1, '#ffe27a');
  return (
    turned(kit, [-100, -72, -46, -22, 0, 24, 48, 74, 102], snake) +
    person(kit, {
      robe: darker(coat, 0.3),
      trim: kit.gold,
      skin: '#cfe0b0',
      brow: '#2a4a2c',
      lips: '#8a2a4a',
      over:
        path('M-18-20C-16-36 16-36 18-20C10-30-10-30-18-20Z', coat) +
        mirrored(kit, circle(7, -17, 2.6, '#ffe27a') + ellipse(7, -17, 0.8, 2.4, '#1a0808')),
    })
  );
};

const dancer: Emblem = (kit, coat = '#c8263a') => {
  const skin = '#e8b488';
  return (
    circle(0, -6, 46, kit.radial('0 #ffd76a .5, 100 #ffb45a 0')) +
    line('M8 24C18 30 22 38 14 46', skin, 6) +
    line('M-2 24L-8 46', skin, 6) +
    path(
      'M-12 4C-4 8 6 8 12 4C18 16 30 22 34 34C20 40-14 42-28 34C-20 24-16 14-12 4Z',
      kit.linear(`0 ${lighter(coat, 0.35)}, 50 ${coat}, 100 ${darker(coat, 0.5)}`, 70),
    ) +
    line('M-26 32C-10 38 16 38 32 32M-20 24C-8 29 14 29 26 24', '#ffd76a', 2) +
    line('M-9-12C-26-10-34-20-32-34M9-12C24-8 36-14 40-24', skin, 5.5) +
    line('M-32-34L-38-40M-32-34L-31-42M-32-34L-26-40M40-24L48-24M40-24L46-30M40-24L44-18', '#ffdf8a', 2.2) +
    path('M-10-14C-4-18 4-18 10-14L12 6C6 10-6 10-12 6Z', kit.gold) +
    path('M-14-13L0-6L14-13L8-18H-8Z', kit.lit(coat)) +
    path('M0-36C8-36 10-30 9-25C8-20 4-16 0-16S-8-20-9-25C-10-30-8-36 0-36Z', hide(kit, skin)) +
    path('M-12-31C-10-36-6-38-3-42L0-54L3-42C6-38 10-36 12-31C6-34-6-34-12-31Z', kit.gold) +
    mirrored(kit, ellipse(3.6, -27, 1.3, 1.6, '#20120e') + path('M9-30C14-32 15-24 12-20Z', kit.gold)) +
    line('M-2-20.500Q0-19 2-20.500', '#b3202e', 1.6) +
    rect(-11, 3, 22, 4, 2, '#2fae6d') +
    [-32, 40].map((x) => circle(x, x < 0 ? -30 : -24, 2.2, '#ffd76a')).join('')
  );
};

export const PEOPLE: MotifSet = {
  king: { draw: king, hues: [215, 165, 350], scenes: ['curtain', 'arches'], with: ['crown', 'castle'] },
  queen: { draw: queen, hues: [38, 190, 165], scenes: ['curtain', 'arches', 'stage'], with: ['heart', 'diamond'] },
  emperor: { draw: emperor, hues: [352, 205, 168], scenes: ['roofs', 'arches'], with: ['dome', 'scroll'] },
  sultan: { draw: sultan, hues: [28, 350, 165], scenes: ['arches', 'desert'], with: ['ruby', 'chest'] },
  pirate: { draw: pirate, hues: [190, 205, 30], scenes: ['deep', 'dawn', 'desert'], with: ['ship', 'anchor'] },
  wizard: { draw: wizard, hues: [22, 322, 165], scenes: ['forest', 'arches'], with: ['potion', 'cauldron'] },
  seaking: { draw: seaKing, hues: [205, 186, 18], scenes: ['deep', 'reef'], with: ['trident', 'shell'] },
  medusa: { draw: medusa, hues: [322, 28, 205], scenes: ['arches', 'deep'], with: ['jelly', 'pearl'] },
  dancer: { draw: dancer, hues: [205, 168, 28], scenes: ['stage', 'curtain', 'roofs'], with: ['mask', 'lotus'] },
};
