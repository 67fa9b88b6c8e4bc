/**
 * What only the shell may do (decision 35). Its build and its compiler resolve this entry; to a remote it is not there.
 */
export { provideTransport } from '../api/client';
export { setFlags } from '../flags/store';
export { addTexts, provideTexts } from '../i18n/instance';
export { providePages } from '../router/pages';
export { type PasswordKeeper, providePasswordKeeper } from '../session/password-keeper';
export { returnTo } from '../session/return-to';
export { sessionOwner } from '../session/vanilla';
export { shellSlots } from '../storage/from-shell';
export { clearSessionStorage } from '../storage/slots';
export { slotsOfShell } from '../storage/slots-of';
