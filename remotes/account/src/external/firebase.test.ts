import { SDK_VERSION } from 'firebase/app';
import { connect } from './firebase';

const user = { getIdToken: async () => 'token-1' };
const confirm = jest.fn(async () => ({ user }));
const signInWithPopup = jest.fn(async (..._: unknown[]) => ({ user }));
const signInWithPhoneNumber = jest.fn(async (..._: unknown[]) => ({ confirm }));
const cleared = jest.fn();

// The service's window and captcha are replaced; the tests cover what is asked of them and what becomes of the answers.
jest.mock('firebase/app', () => ({
  initializeApp: (keys: unknown) => ({ keys }),
  SDK_VERSION: jest.requireActual<{ SDK_VERSION: string }>('firebase/app').SDK_VERSION,
}));
jest.mock('firebase/auth', () => ({
  initializeAuth: (app: unknown, settings: unknown) => ({ app, settings }),
  inMemoryPersistence: 'memory',
  browserPopupRedirectResolver: 'resolver',
  FacebookAuthProvider: class Facebook {},
  GoogleAuthProvider: class Google {},
  RecaptchaVerifier: class {
    clear = cleared;
  },
  signInWithPopup: (...args: unknown[]) => signInWithPopup(...args),
  signInWithPhoneNumber: (...args: unknown[]) => signInWithPhoneNumber(...args),
}));

const keys = { apiKey: 'k', authDomain: 'd.example', projectId: 'p' };
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

afterEach(() => jest.clearAllMocks());

it('is the version that the product names', async () => {
  await proves('S9-CONST-47', () => expect(SDK_VERSION).toBe('10.14.1'));
});

it('signs in through the channel’s window, and stores nothing in the browser', async () => {
  const service = connect(keys);
  await expect(service.signIn('facebook')).resolves.toBe('token-1');
  await expect(service.signIn('google')).resolves.toBe('token-1');
  const [auth] = signInWithPopup.mock.calls[0] ?? [];
  expect(auth).toMatchObject({ app: { keys }, settings: { persistence: 'memory' } });
  expect(signInWithPopup.mock.calls.map(([, provider]) => (provider as object).constructor.name)).toEqual([
    'Facebook',
    'Google',
  ]);
});

it('a closed window gives no token; errors have the site’s texts', async () => {
  const service = connect(keys);
  signInWithPopup.mockImplementationOnce(failing('auth/popup-closed-by-user'));
  await expect(service.signIn('google')).resolves.toBeUndefined();
  signInWithPopup.mockImplementationOnce(failing('auth/network-request-failed'));
  await expect(service.signIn('google')).rejects.toMatchObject({ offline: true });
  signInWithPopup.mockImplementationOnce(failing('auth/popup-blocked'));
  await expect(service.signIn('google')).rejects.toMatchObject({ code: 'unknown', offline: false });
});

it('sends a code and proves the number, as often as the platform asks', async () => {
  const service = connect(keys);
  await service.sendCode('+66812345678');
  expect(signInWithPhoneNumber.mock.calls[0]?.[1]).toBe('+66812345678');
  expect(cleared).toHaveBeenCalledTimes(1);
  expect(document.body).toBeEmptyDOMElement();
  await expect(service.confirm('471123')).resolves.toBe('token-1');
  await expect(service.confirm('471123')).resolves.toBe('token-1');
  expect(confirm).toHaveBeenCalledTimes(1);
  await service.sendCode('+66812345678');
  await service.confirm('471123');
  expect(confirm).toHaveBeenCalledTimes(2);
});

it.each([
  ['auth/invalid-phone-number', 'mobile.format'],
  ['auth/too-many-requests', 'rate.limited'],
  ['auth/whatever', 'unknown'],
])('%s is told as %s, and the check leaves the page', async (code, told) => {
  signInWithPhoneNumber.mockImplementationOnce(failing(code));
  await expect(connect(keys).sendCode('+66')).rejects.toMatchObject({ code: told });
  expect(document.body).toBeEmptyDOMElement();
});

it('a wrong code gives a verification code error; a code that was never sent proves nothing', async () => {
  const service = connect(keys);
  await expect(service.confirm('471123')).resolves.toBeUndefined();
  await service.sendCode('+66812345678');
  confirm.mockImplementationOnce(failing('auth/invalid-verification-code'));
  await expect(service.confirm('000000')).rejects.toMatchObject({ code: 'verification.code.error' });
});
