/** What a member types to change the password; the old one is left out where it is held already (S3-CHANGEPSW-01). */
export interface PasswordChange {
  readonly oldPassword?: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** What the owner of the session does with the password of this login. */
export interface PasswordKeeper {
  /** Takes the password of the log-in that is about to start a session. */
  readonly take: (password: string) => void;
  readonly isHeld: () => boolean;
  readonly change: (wish: PasswordChange) => Promise<'changed' | 'same'>;
}

let keeper: PasswordKeeper | undefined;

/** The shell says who keeps the password of the login. */
export function providePasswordKeeper(next: PasswordKeeper): void {
  keeper = next;
}

/**
 * Gives the password of a log-in to the session's owner, right before `session:start` (A032). An event would give it to everybody
 * who listens; this goes to one. Outside of the shell nobody keeps it.
 */
export const handOverPassword = (password: string): void => keeper?.take(password);

/** Whether the password of this login is held, so that nobody has to type it again (A032). It itself is never given away. */
export const isPasswordHeld = (): boolean => keeper?.isHeld() === true;

/**
 * Asks the session's owner to change the password, with the one it holds or the one typed (A032). What it held is the new
 * password afterwards.
 *
 * @returns `same` when the new password is the old one: nothing was sent then
 * @throws {ApiError} the platform's refusal, or no answer
 */
export function changePassword(wish: PasswordChange): Promise<'changed' | 'same'> {
  if (!keeper) throw new Error('No password keeper: the page runs outside of the shell');
  return keeper.change(wish);
}
