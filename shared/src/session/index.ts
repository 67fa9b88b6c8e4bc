import { useStore } from 'zustand/react';
import { type SessionState, sessionStore } from './vanilla';

export { hasFirstPassword } from './first-password';
export { memberType } from './member-type';
export {
  changePassword,
  handOverPassword,
  isPasswordHeld,
  type PasswordChange,
} from './password-keeper';
export { returnAfterLogin } from './return-to';
export { isSessionStored } from './stored';
export type { SessionInfo, StoredMember } from './types';
export { type DraftForm, useDraft } from './use-draft';
export { type SessionState, sessionStore } from './vanilla';

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(sessionStore, select);
}
