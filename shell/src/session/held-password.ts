import { ApiError, call } from '@foyer/shared/api';
import { type PasswordChange, sessionStore } from '@foyer/shared/session';
import { providePasswordKeeper, slotsOfShell } from '@foyer/shared/shell';

/** Never written here: what another client of the same origin left goes when the password changes (A032). */
const leftPassword = slotsOfShell.namedText('password');

let held: string | undefined;
/** Handed over, and not yet of a session. */
let offered: string | undefined;

/** Changes the password with the held one, else with the one that was typed (S7-API-26, A046). */
async function change({ oldPassword, ...wish }: PasswordChange): Promise<'changed' | 'same'> {
  const fromHere = held !== undefined;
  const old = held ?? oldPassword ?? '';
  if (old === wish.newPassword) return 'same';
  const { session } = sessionStore.getState();
  try {
    await call('changePassword', { body: { oldPassword: old, ...wish } });
  } catch (error) {
    // It was changed elsewhere meanwhile: the member has to type it.
    if (fromHere && error instanceof ApiError && error.code === 'password.wrong') held = undefined;
    throw error;
  }
  // Whoever signed out while the answer was on its way leaves nothing behind.
  if (sessionStore.getState().session === session) held = wish.newPassword;
  leftPassword.remove();
  return 'changed';
}

/**
 * The password of this login, in memory alone (A032): in no store, no storage, no event.
 * A log-in hands it over; others may only ask whether there is one, and have it used to change the password.
 */
export const heldPassword = {
  take(password: string): void {
    offered = password;
  },
  /** A session starts: what was handed over for it is held from now on, what was held before is not. */
  hold(): void {
    held = offered;
    offered = undefined;
  },
  drop(): void {
    held = undefined;
    offered = undefined;
  },
  isHeld: (): boolean => held !== undefined,
  change,
};

providePasswordKeeper(heldPassword);
