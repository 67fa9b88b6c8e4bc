/** A wish to change the password. `oldPassword` is missing when the shell still holds it (S3-CHANGEPSW-01). */
export interface PasswordChange {
  readonly oldPassword?: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** Holds the password of this log-in. The shell implements it. */
export interface PasswordKeeper {
  /** Called right before `session:start`. */
  readonly take: (password: string) => void;
  readonly isHeld: () => boolean;
  readonly change: (wish: PasswordChange) => Promise<'changed' | 'same'>;
}

let keeper: PasswordKeeper | undefined;

export function providePasswordKeeper(next: PasswordKeeper): void {
  keeper = next;
}

/**
 * Gives the password of a log-in to the shell, right before `session:start` (A032). It is no event, because every listener of
 * the bus would see it. Does nothing outside of the shell.
 */
export const handOverPassword = (password: string): void => keeper?.take(password);

/** Whether the shell holds the password, so that the member need not type the old one (A032). Nobody can read it. */
export const isPasswordHeld = (): boolean => keeper?.isHeld() === true;

/**
 * Changes the password with the held or the typed old one, then holds the new one (A032).
 * @returns `same` when new and old password are equal; nothing is sent then
 * @throws {ApiError} with the platform's code, or without an answer
 */
export function changePassword(wish: PasswordChange): Promise<'changed' | 'same'> {
  if (!keeper) throw new Error('No password keeper: the page runs outside of the shell');
  return keeper.change(wish);
}
