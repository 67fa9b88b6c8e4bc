import { type Feature, lacking } from './newer';

/** Something newer than the floor, at one place of a built file. */
export interface Finding {
  /** Its path in the compatibility data of MDN, e.g. `api.URL.canParse_static`. */
  readonly feature: string;
  /** Browsers that lack it, and the version that brought it. */
  readonly lacking: string;
  /** What stands there. */
  readonly place: string;
  /** The conditions of `@supports` around it. */
  readonly supports: string;
}

export const findingOf = (feature: Feature, text: string, at: number, supports = ''): Finding => ({
  feature: feature.id,
  lacking: lacking(feature),
  place: text.slice(Math.max(0, at - 30), at + 60).replace(/\s+/g, ' '),
  supports,
});
