/** What did not hold, in the words that operators read: on the page of refusals, in the log of a server and from `release verify`. */
export const CHECKS = {
  changed: 'A changed byte',
  older: 'An older one than was seen',
  foreign: 'A foreign key',
  unsigned: 'A missing signature',
  unhashed: 'A missing hash',
  ended: 'An end that has passed',
  missing: 'A missing file',
  form: 'Something that cannot be read',
} as const;

export type Check = keyof typeof CHECKS;

/** What a refusal is about, as far as it is known. */
export interface RefusedWhat {
  readonly check?: Check;
  readonly part?: string;
  readonly version?: string;
  /** `base`, or a merchant's code. */
  readonly channel?: string;
}

/** Something is not as it was signed, or not signed by who may. The message is a sentence for a person. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly what: RefusedWhat = {},
  ) {
    super(message);
  }
}

/** What is said of an error: for a refusal the words of its check, and the sentence. */
export function saidOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const check = error instanceof Refused ? error.what.check : undefined;
  return check === undefined ? error.message : `${CHECKS[check]}: ${error.message}`;
}
