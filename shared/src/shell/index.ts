/** The entry for the shell alone (decision 35). In a remote's build and types it does not resolve. */
export { writes } from '../api/client';
export { provideTransport } from '../api/transport';
export { setFlags } from '../flags/store';
export { addTexts, provideTexts } from '../i18n/instance';
export { asker } from '../router/leave-guard';
export { provideNewDocument } from '../router/new-document';
export { providePages } from '../router/pages';
export { type PasswordKeeper, providePasswordKeeper } from '../session/password-keeper';
export { returnTo } from '../session/return-to';
export { sessionOwner } from '../session/vanilla';
export { shellSlots } from '../storage/from-shell';
export { clearSessionStorage } from '../storage/slots';
export { slotsOfShell } from '../storage/slots-of';
