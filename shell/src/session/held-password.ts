let held: string | undefined;

/**
 * The password of this login, in memory alone (A032): in no store, no storage, no event after the one that brought it.
 * Others may only ask whether there is one.
 */
export const heldPassword = {
  hold(password: string | undefined): void {
    held = password;
  },
  drop(): void {
    held = undefined;
  },
  isHeld: (): boolean => held !== undefined,
};
