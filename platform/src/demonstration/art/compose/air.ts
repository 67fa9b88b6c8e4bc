import { type Kit, use } from '../pieces/kit';
import type { SceneId } from '../pieces/motif';
import { circle, line, path, star } from '../pieces/shapes';

/** What is in the air before a scene. */
export type AirId = 'glints' | 'embers' | 'petals' | 'bubbles' | 'flakes' | 'lights';

const dots = (kit: Kit, count: number, from: number, until: number): string =>
  Array.from({ length: count }, () => `M${kit.prng.int(8, 292)} ${kit.prng.int(from, until)}h0`).join('');

/** Copies of a part anywhere but in the middle, where the hero is. */
function scattered(kit: Kit, part: string, count: number): string {
  const id = kit.keep(part);
  return Array.from({ length: count }, (_, at) => {
    const x = at % 2 === 0 ? kit.prng.int(14, 84) : kit.prng.int(216, 286);
    return use(id, x, kit.prng.int(20, 290), kit.prng.int(6, 14) / 10, kit.prng.int(0, 90));
  }).join('');
}

const DRAWN: Readonly<Record<AirId, (kit: Kit) => string>> = {
  glints: (kit) => scattered(kit, star(0, 0, 4, 11, 1.1, '#fffbe6', 'opacity=".85"'), 7),
  embers: (kit) =>
    line(dots(kit, 14, 60, 330), '#ffb04a', 4, 'opacity=".75"') + line(dots(kit, 12, 30, 300), '#fff0b0', 2.4),
  petals: (kit) => scattered(kit, path('M0-8C7-5 8 4 0 9C-8 4-7-5 0-8Z', '#ffb7c9', 'opacity=".85"'), 9),
  bubbles: (kit) =>
    scattered(
      kit,
      circle(0, 0, 8, '#d8f6ff', 'fill-opacity=".16" stroke="#e6fbff" stroke-width="1.400" stroke-opacity=".8"') +
        circle(-3, -3, 1.8, '#fff'),
      9,
    ),
  flakes: (kit) =>
    line(dots(kit, 16, 10, 330), '#fff', 3.4, 'opacity=".75"') +
    line(dots(kit, 14, 10, 330), '#fff', 5, 'opacity=".4"'),
  lights: (kit) => {
    const soft = kit.radial('0 #ffe9b0 .6, 60 #ffd27a .22, 100 #ffd27a 0');
    return Array.from({ length: 6 }, () =>
      circle(kit.prng.int(0, 300), kit.prng.int(160, 400), kit.prng.int(12, 34), soft),
    ).join('');
  },
};

/** What may be in the air of each scene. */
export const AIRS: Readonly<Record<SceneId, readonly AirId[]>> = {
  arches: ['glints', 'lights', 'embers'],
  arena: ['embers', 'glints'],
  barn: ['lights', 'embers'],
  burst: ['glints', 'lights'],
  curtain: ['glints', 'lights', 'petals'],
  dawn: ['petals', 'lights'],
  deep: ['bubbles'],
  desert: ['glints', 'embers'],
  felt: ['glints', 'lights'],
  forest: ['lights', 'petals'],
  hall: ['lights', 'glints'],
  peaks: ['flakes', 'glints', 'petals'],
  reef: ['bubbles'],
  roofs: ['embers', 'lights', 'petals'],
  stadium: ['glints', 'flakes'],
  stage: ['glints', 'lights'],
};

/** Draws what is in the air, over the figures. */
export const air = (kit: Kit, id: AirId): string => DRAWN[id](kit);
