import type { SceneId } from '../pieces/motif';
import { barn, desert, forest } from './country';
import { arches, burst, curtain, felt, hall, type Scene, stage } from './indoors';
import { dawn, peaks, roofs } from './outdoors';
import { arena, deep, reef, stadium } from './water-and-field';

export const SCENES: Readonly<Record<SceneId, Scene>> = {
  arches,
  arena,
  barn,
  burst,
  curtain,
  dawn,
  deep,
  desert,
  felt,
  forest,
  hall,
  peaks,
  reef,
  roofs,
  stadium,
  stage,
};
