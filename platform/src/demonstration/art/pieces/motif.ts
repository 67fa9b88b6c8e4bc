import type { Emblem } from './kit';

/** Backgrounds that a picture can stand before. */
export type SceneId =
  | 'burst'
  | 'curtain'
  | 'peaks'
  | 'roofs'
  | 'forest'
  | 'desert'
  | 'arches'
  | 'deep'
  | 'reef'
  | 'felt'
  | 'hall'
  | 'stadium'
  | 'arena'
  | 'barn'
  | 'dawn'
  | 'stage';

/** What a title's picture is made of. */
export interface Motif {
  readonly draw: Emblem;
  /** Ground hues in degrees against which the thing stands out. */
  readonly hues: readonly number[];
  readonly scenes: readonly SceneId[];
  /** Companions: ids of smaller things that may stand beside it. */
  readonly with: readonly string[];
}

/** Motifs by id. */
export type MotifSet = Readonly<Record<string, Motif>>;
