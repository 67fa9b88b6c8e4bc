import { ApiError } from '@foyer/shared/api';
import type { ErrorCode } from '@foyer/shared/contract';
import { currentLocale } from '@foyer/shared/i18n';
import { type FirebaseError, initializeApp } from 'firebase/app';
import {
  type AuthProvider,
  browserPopupRedirectResolver,
  type ConfirmationResult,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
} from 'firebase/auth';
import type { ExternalKeys, ExternalVerification, SocialChannel } from './external-verification';

const providers: Readonly<Record<SocialChannel, new () => AuthProvider>> = {
  facebook: FacebookAuthProvider,
  google: GoogleAuthProvider,
};

/** Codes of a cancelled sign-in. */
const gaveUp = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']);

/** Codes of a service that cannot be reached. */
const unreachable = new Set(['auth/network-request-failed', 'auth/internal-error', 'auth/timeout']);

/** The service's codes by ours; all others are `unknown`. */
const codes: Readonly<Record<string, ErrorCode>> = {
  'auth/invalid-phone-number': 'mobile.format',
  'auth/missing-phone-number': 'mobile.format',
  'auth/invalid-verification-code': 'verification.code.error',
  'auth/code-expired': 'verification.code.error',
  'auth/too-many-requests': 'rate.limited',
  'auth/quota-exceeded': 'rate.limited',
};

const codeOf = (error: unknown): string => (error as Partial<FirebaseError> | null)?.code ?? 'unknown';

function translated(error: unknown): ApiError {
  const code = codeOf(error);
  return new ApiError('external', codes[code] ?? code, unreachable.has(code) ? 0 : 200);
}

/** Runs a step with the service's captcha, which shows only in doubt and is removed afterwards. */
async function checked<T>(auth: ReturnType<typeof initializeAuth>, use: (verifier: RecaptchaVerifier) => Promise<T>) {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await use(verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}

/**
 * The real service (S9-CONST-47): firebase, loaded on demand. It stores nothing in the browser, because the only session is
 * the platform's.
 */
export function connect(keys: ExternalKeys): ExternalVerification {
  const auth = initializeAuth(initializeApp(keys, 'external-verification'), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  let sent: ConfirmationResult | undefined;
  // A code works once; its token is kept in case the platform demands a second try.
  let confirmed: { readonly code: string; readonly idToken: string } | undefined;
  return {
    signIn: async (channel) => {
      auth.languageCode = currentLocale();
      try {
        const { user } = await signInWithPopup(auth, new providers[channel]());
        return await user.getIdToken();
      } catch (error) {
        if (gaveUp.has(codeOf(error))) return undefined;
        throw translated(error);
      }
    },
    sendCode: async (phone) => {
      auth.languageCode = currentLocale();
      try {
        confirmed = undefined;
        sent = await checked(auth, (verifier) => signInWithPhoneNumber(auth, phone, verifier));
      } catch (error) {
        throw translated(error);
      }
    },
    confirm: async (code) => {
      if (confirmed?.code === code) return confirmed.idToken;
      try {
        const idToken = await (await sent?.confirm(code))?.user.getIdToken();
        confirmed = idToken ? { code, idToken } : undefined;
        return idToken;
      } catch (error) {
        throw translated(error);
      }
    },
  };
}
