import { encodePassword } from '../login/remembered-login';
import { remembered } from '../login/remembered-slots';

/** Stores the new password in this account's remembered login, if there is one (S4-CHANGEPSW-05, A024). */
export function renewRememberedPassword(account: string, password: string): void {
  const record = remembered.username.get();
  if (record?.username.toLowerCase() !== account.toLowerCase()) return;
  remembered.username.set({ ...record, password: encodePassword(password) });
}
