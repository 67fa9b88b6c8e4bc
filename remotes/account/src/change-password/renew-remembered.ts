import { storage } from '@foyer/shared/storage';
import { encodePassword } from '../login/remembered-login';

/** After a change: the remembered login of this account, if there is one, keeps the new password (S4-CHANGEPSW-05, A024). */
export function renewRememberedPassword(account: string, password: string): void {
  const record = storage.remembered.username.get();
  if (record?.username.toLowerCase() !== account.toLowerCase()) return;
  storage.remembered.username.set({ ...record, password: encodePassword(password) });
}
