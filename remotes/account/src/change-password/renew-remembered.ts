import { encodePassword } from '../login/remembered-login';
import { remembered } from '../login/remembered-slots';

/** After a change: the remembered login of this account, if there is one, keeps the new password (S4-CHANGEPSW-05, A024). */
export function renewRememberedPassword(account: string, password: string): void {
  const record = remembered.username.get();
  if (record?.username.toLowerCase() !== account.toLowerCase()) return;
  remembered.username.set({ ...record, password: encodePassword(password) });
}
