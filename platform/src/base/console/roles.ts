/**
 * What a person may do at the console of their merchant, each with all of the one before: a viewer reads reports, an editor starts and
 * stops experiments, an owner keeps the people and reads the trail (decision 88).
 */
export const CONSOLE_ROLES = ['viewer', 'editor', 'owner'] as const;
export type ConsoleRole = (typeof CONSOLE_ROLES)[number];

export const mayDo = (role: ConsoleRole, needed: ConsoleRole): boolean =>
  CONSOLE_ROLES.indexOf(role) >= CONSOLE_ROLES.indexOf(needed);
