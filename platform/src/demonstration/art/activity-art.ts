import { type ActivityScene, birthday, cashback, friends, welcome } from './activities/indoors';
import { bigCatch, derby, riverDraw, sevenNights } from './activities/outdoors';
import { BANNER } from './banners/banner-kit';
import { createKit } from './pieces/kit';
import { svgDocument } from './svg-document';

/** Each activity has a scene of its own, that tells what it is about without words. */
const SCENES: Readonly<Record<string, ActivityScene>> = {
  cashback,
  welcome,
  'seven-nights': sevenNights,
  'river-draw': riverDraw,
  'big-catch': bigCatch,
  derby,
  friends,
  birthday,
};

export const ACTIVITY_IDS: readonly string[] = Object.keys(SCENES);

/**
 * The picture of an activity, 750 by 375, without text.
 * @throws Error for an unknown id
 */
export function activityArt(id: string): string {
  const scene = SCENES[id];
  if (!scene) throw new Error(`No activity is drawn for "${id}"`);
  const kit = createKit(`a-${id}`);
  return svgDocument(kit, BANNER.width, BANNER.height, scene(kit));
}
