/** The two role rules of the product, both literal (A051). A type that is missing or not a number fails both. */
const NOT_AGENTS = new Set([0, 4, 40]);
const NO_PROMPTS = new Set([4, 40, 41, 42]);

/** Free and trial accounts (S6-ROLES-08). */
export const TRIAL_TYPE = 4;

/** May use the agent home and its pages (S6-ROLES-12). */
export const isAgent = (type: number | undefined): boolean => type !== undefined && !NOT_AGENTS.has(type);

/** Gets the contract prompts and the dividend information (S6-ROLES-13, S6-ROLES-14). */
export const hasPrompts = (type: number | undefined): boolean => type !== undefined && !NO_PROMPTS.has(type);

/** A member's link to an upline: anything true but the ways of writing "no" (A053). */
export const hasUpline = (toUpline: unknown): boolean =>
  Boolean(toUpline) && !['0', 'false', 'N'].includes(String(toUpline));
