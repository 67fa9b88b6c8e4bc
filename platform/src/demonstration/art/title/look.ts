import { createPrng, type Prng } from '../../chance/prng';
import type { Game } from '../../terms/types';
import { AIRS, type AirId } from '../compose/air';
import { type ArrangementId, DUOS, SOLOS } from '../compose/arrangements';
import { motifOf } from '../emblems/motifs';
import type { SceneId } from '../pieces/motif';
import { castOf, coatIn, wordsOf } from './drawn-words';
import { THROWS } from './throws';

/** What a picture is drawn from: by title and motif alone, so that a game looks the same wherever it is shown. */
export interface Look {
  readonly hero: string;
  /** A second figure, named by the title or fitting to the hero. */
  readonly prop: string | undefined;
  /** The hero's colour, where the title names one or the figure comes in several. */
  readonly coat: string | undefined;
  /** Which of the hero's drawings. */
  readonly pose: number;
  /** Where the light comes from; the hero faces it. */
  readonly light: 'left' | 'right';
  readonly arrangement: ArrangementId;
  /** Of the ground, in degrees. */
  readonly hue: number;
  readonly scene: SceneId;
  readonly air: AirId;
}

const ONE_WAY = /^(number\d+|ball|trio|ballstack|tube|cage|comet|seven|clock|racecar|keys)$/;

/** Whether a figure would be wrong in a mirror, as numerals are. */
export const isOneWay = (figure: string): boolean => ONE_WAY.test(figure);

/** Scenes that a word of the title asks for. */
const SCENE_OF: ReadonlyMap<string, SceneId> = new Map([
  ['desert', 'desert'],
  ['sands', 'desert'],
  ['dune', 'desert'],
  ['forest', 'forest'],
  ['jungle', 'forest'],
  ['deep', 'deep'],
  ['abyss', 'deep'],
  ['depths', 'deep'],
  ['reef', 'reef'],
  ['dawn', 'dawn'],
  ['sunrise', 'dawn'],
  ['temple', 'arches'],
  ['street', 'roofs'],
  ['courtyard', 'arches'],
  ['opera', 'curtain'],
  ['peak', 'peaks'],
]);

function sceneOf(choice: Prng, title: string, scenes: readonly SceneId[]): SceneId {
  const drawn = choice.pick(scenes);
  return (
    wordsOf(title)
      .map((word) => SCENE_OF.get(word))
      .find((scene) => scene !== undefined) ?? drawn
  );
}

/**
 * The look of a game's picture.
 * @throws Error for a motif that is not drawn
 */
export function lookOf(game: Pick<Game, 'gameName' | 'motif'>): Look {
  return thrown(game, THROWS[game.gameName] ?? 0);
}

/** The look of a game after so many throws of the dice. */
function thrown({ gameName, motif }: Pick<Game, 'gameName' | 'motif'>, throws: number): Look {
  const choice = createPrng(`look/${gameName}/${throws}`);
  const { hero, prop: named } = castOf(gameName, motif);
  const { hues, scenes, with: beside, poses = [], coats = [] } = motifOf(hero);
  const hue = choice.pick(hues) + choice.int(-9, 9);
  const light = choice.chance(0.5) && !isOneWay(hero) ? 'right' : 'left';
  const pose = choice.int(0, poses.length);
  const scene = sceneOf(choice, gameName, scenes);
  // Coins fit to everything, and would lie before everything.
  const fitting = beside.filter((id) => id !== 'coin' && id !== hero);
  const added = choice.chance(0.4) && fitting.length > 0 ? choice.pick(fitting) : undefined;
  const prop = named ?? added;
  const arrangement = choice.pick(prop === undefined ? SOLOS : DUOS);
  const air = choice.pick(AIRS[scene]);
  const coat = coatIn(gameName) ?? (coats.length > 0 ? choice.pick(coats) : undefined);
  return { hero, prop, coat, pose, light, arrangement, hue, scene, air };
}

/** Distance of two hues on the colour circle, 0 to 180 degrees. */
export function apart(one: number, other: number): number {
  const way = (((one - other) % 360) + 360) % 360;
  return Math.min(way, 360 - way);
}

/** In how many ways two pictures of one figure differ: posture, arrangement, colour, what stands beside it, and where. */
export function differences(one: Look, other: Look): number {
  return [
    one.pose !== other.pose || one.light !== other.light,
    one.arrangement !== other.arrangement,
    apart(one.hue, other.hue) > 18 || one.coat !== other.coat,
    one.prop !== other.prop,
    one.scene !== other.scene,
  ].filter(Boolean).length;
}
