/** Member types that fail the two role rules of the product (A051). A missing type fails both. */
const NOT_AGENTS = new Set([0, 4, 40]);
const NO_PROMPTS = new Set([4, 40, 41, 42]);

/** Trial accounts (S6-ROLES-08). */
export const TRIAL_TYPE = 4;

/** May open the agent home and its pages (S6-ROLES-12). */
export const isAgent = (type: number | undefined): boolean => type !== undefined && !NOT_AGENTS.has(type);

/** Gets contract prompts and dividend information (S6-ROLES-13, S6-ROLES-14). */
export const hasPrompts = (type: number | undefined): boolean => type !== undefined && !NO_PROMPTS.has(type);

/** Whether the member has an upline: any true value except the spellings of "no" (A053). */
export const hasUpline = (toUpline: unknown): boolean =>
  Boolean(toUpline) && !['0', 'false', 'N'].includes(String(toUpline));
