import { ApiError, call } from '@foyer/shared/api';
import { type PasswordChange, sessionStore } from '@foyer/shared/session';
import { providePasswordKeeper, sessionOwner, slotsOfShell } from '@foyer/shared/shell';

/** Foyer never writes it. Another client of this origin may have, so it is removed when the password changes (A032). */
const leftPassword = slotsOfShell.namedText('password');

let held: string | undefined;
/** A password handed over before its session has started. */
let offered: string | undefined;

/** Changes the password with the held or the typed old one (S7-API-26, A046). */
async function change({ oldPassword, ...wish }: PasswordChange): Promise<'changed' | 'same'> {
  const fromHere = held !== undefined;
  const old = held ?? oldPassword ?? '';
  if (old === wish.newPassword) return 'same';
  const { session } = sessionStore.getState();
  try {
    await call('changePassword', { body: { oldPassword: old, ...wish } });
  } catch (error) {
    // The password was changed elsewhere, so the member must type it.
    if (fromHere && error instanceof ApiError && error.code === 'password.wrong') held = undefined;
    throw error;
  }
  // The member may have signed out meanwhile.
  if (sessionStore.getState().session === session) {
    held = wish.newPassword;
    sessionOwner.passwordChanged();
  }
  leftPassword.remove();
  return 'changed';
}

/**
 * The password of this log-in, in memory only (A032): in no store, storage or event. Others can ask whether it is held, and use
 * it to change the password.
 */
export const heldPassword = {
  take(password: string): void {
    offered = password;
  },
  /** A session starts: the password handed over for it replaces the held one. */
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
