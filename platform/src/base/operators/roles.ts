/**
 * What an operator may do at a merchant, each with all of the one before: a viewer looks, a cashier decides over withdrawals and
 * deposits, a manager reads the trail.
 */
export const ROLES = ['viewer', 'cashier', 'manager'] as const;
export type Role = (typeof ROLES)[number];

export const reaches = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);
