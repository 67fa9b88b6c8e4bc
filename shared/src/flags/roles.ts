import { mayUse } from '../contract/access';

/** Trial accounts (S6-ROLES-08). */
export const TRIAL_TYPE = 4;

/** May open the agent home and its pages (S6-ROLES-12). */
export const isAgent = (type: number | undefined): boolean => mayUse('agency', type);

/** Gets contract prompts and dividend information (S6-ROLES-13, S6-ROLES-14). */
export const hasPrompts = (type: number | undefined): boolean => mayUse('contract', type);

/** Whether the member has an upline: any true value except the spellings of "no" (A053). */
export const hasUpline = (toUpline: unknown): boolean =>
  Boolean(toUpline) && !['0', 'false', 'N'].includes(String(toUpline));
