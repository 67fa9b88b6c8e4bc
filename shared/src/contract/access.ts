/**
 * Types of members that a page or call of a kind is not for (B008, A051): money moves for everybody but trial accounts,
 * agencies are for agents, contracts for those who may have one. Bringing newcomers by links and accounts is for agents, too; trial
 * accounts hear there what all others do (F-AGENTREG-06). Letters are for members of a name, which trial accounts are not. A missing type is refused by each.
 */
const closedTo = {
  money: [4],
  letters: [4],
  agency: [0, 4, 40],
  newcomers: [0, 4, 40],
  contract: [4, 40, 41, 42],
} as const satisfies Record<string, readonly number[]>;

/** Kinds of pages and calls that are not for every member. */
export type Access = keyof typeof closedTo;

/** Whether members of a type may use what is of this kind. */
export const mayUse = (access: Access, type: number | undefined): boolean =>
  type !== undefined && !(closedTo[access] as readonly number[]).includes(type);
