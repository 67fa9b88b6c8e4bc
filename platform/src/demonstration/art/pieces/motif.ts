import type { Emblem } from './kit';

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

export interface Motif {
  readonly draw: Emblem;
  /** The same thing in other postures, of which a picture may take one. */
  readonly poses?: readonly Emblem[];
  /** Colours that it may have where a title names none; without them it has that of its drawing. */
  readonly coats?: readonly string[];
  /** Background hues in degrees that contrast with the motif. */
  readonly hues: readonly number[];
  readonly scenes: readonly SceneId[];
  /** Ids of smaller motifs that may stand beside it. */
  readonly with: readonly string[];
}

export type MotifSet = Readonly<Record<string, Motif>>;
