export const METHODS = ['GET', 'POST', 'PUT'] as const;
export const AUTHS = ['none', 'optional', 'member'] as const;

/** Options of a new call. A GET gives a list; other methods take a body with an id and give nothing. */
export interface NewCall {
  /** Folder in `platform/src/calls`, existing or new. */
  readonly feature: string;
  /** Name of the row, e.g. `streaks`. */
  readonly name: string;
  /** E.g. `/wps/game/streaks`. */
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  /** As in the contract. */
  readonly auth: (typeof AUTHS)[number];
  /** Its duties, for `/docs` and authors of another platform. */
  readonly sentence: string;
}
