export const METHODS = ['GET', 'POST', 'PUT'] as const;
export const AUTHS = ['none', 'optional', 'member'] as const;

/** A call that is to be: a GET gives a list, the others take a body with an id and give nothing. */
export interface NewCall {
  /** Folder of `platform/src/calls`, there or not. */
  readonly feature: string;
  /** Name of its row, e.g. `jackpots`. */
  readonly name: string;
  /** e.g. `/wps/game/jackpots`. */
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  /** Whom the answer is for, as in the contract. */
  readonly auth: (typeof AUTHS)[number];
  /** What it owes, for `/docs` and for who serves the contract. */
  readonly sentence: string;
}
