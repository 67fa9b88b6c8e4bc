import { randomBytes } from 'node:crypto';
import type { CallName } from '@foyer/shared/contract';
import { ONE_MEMBER, type Scenario } from './scenario';
import { PASSWORD } from './seed';
import { MERCHANT } from './seed-sql';

const visitor = (query: Readonly<Record<string, string | number>> = {}): Scenario => ({
  label: '',
  aim: ONE_MEMBER,
  input: ({ from }) => from({ query }),
});
const own = (label = ''): Scenario => ({
  label,
  aim: ONE_MEMBER,
  input: ({ tokens, from }) => from({ token: tokens.heavy }),
});
/** A visitor's body; calls that check a password or code are slow on purpose and have no target. */
const told = (label: string, body: () => Readonly<Record<string, unknown>>, aim?: number): Scenario => ({
  label,
  ...(aim === undefined ? {} : { aim }),
  input: ({ from }) => from({ body: body() }),
});
/** A body from a member with a session. */
const sent = (label: string, body: () => Readonly<Record<string, unknown>>, aim?: number): Scenario => ({
  label,
  ...(aim === undefined ? {} : { aim }),
  input: async ({ from, enter }) => from({ token: await enter(), body: body() }),
});
const ending = (query: Readonly<Record<string, string>> = {}): Scenario => ({
  label: '',
  aim: ONE_MEMBER,
  input: async ({ from, enter }) => from({ token: await enter(), query }),
});
const unique = () => randomBytes(4).toString('hex');
const mobileNum = () => `08${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, '0')}`;
const phone = () => ({ mobileNum: mobileNum(), countryDialingCode: '66' });
const nobody = '00000000-0000-4000-8000-000000000000';
const registration = () => ({
  registerUrl: 'bench.localhost',
  registerMethod: 'H5',
  domain: 'bench.localhost',
  type: 0,
  username: `new${unique()}`,
  password: 'bench1234',
  confirmPassword: 'bench1234',
});

const GAMES = { part: 'games', version: '1.0.0', variant: 'all' } as const;

/** Log-in, account and security; codes and keys in them are wrong ones. */
export const accountScenarios = {
  systemStatus: [visitor()],
  whitelabel: [visitor()],
  template: [visitor()],
  country: [visitor()],
  service: [visitor()],
  setRegister: [visitor()],
  registerValidation: [visitor()],
  agreement: [visitor({ lang: 'EN' })],
  helpCenter: [visitor({ lang: 'EN', device: 'MOBILE' })],
  beacon: [
    told('', () => ({ sampled: true, parts: [{ ...GAMES, loaded: true, failed: false }], errors: [] }), ONE_MEMBER),
  ],
  exposure: [
    told('', () => ({ part: 'games', version: '1.0.0', visitor: randomBytes(12).toString('hex') }), ONE_MEMBER),
  ],
  login: [
    {
      label: 'any member',
      input: ({ from }, run) =>
        from({ body: { username: `m${100 + run}`, password: PASSWORD, captcha: '', type: 'username' } }),
    },
  ],
  logout: [ending()],
  renew: [own()],
  captcha: [visitor()],
  captchaSound: [
    {
      label: 'of a picture',
      input: async ({ platform, from }) => {
        const { cookies } = await platform.api('captcha', from({}));
        return from({ query: { language: 'EN' }, cookies });
      },
    },
  ],
  createTrial: [visitor({ merchant_code: `${MERCHANT}TRIAL` })],
  freePlay: [
    {
      label: 'a new name',
      input: async ({ platform, from }) => {
        const query = { merchant_code: `${MERCHANT}TRIAL` };
        const { value: username } = await platform.api('createTrial', from({ query }));
        return from({ body: { moduleId: 'FREEPLAY3', username, merchantCode: `${MERCHANT}TRIAL` } });
      },
    },
  ],
  register: [told('a new name', registration)],
  registerMobile: [told('without a code', () => ({ ...registration(), ...phone() }))],
  affiliateCheck: [visitor({ code: 'NOBODYS', domain: 'bench.localhost' })],
  smsNoLogin: [told('', () => ({ ...phone(), module: 'VERIFICATION3' }))],
  smsRegister: [told('', phone)],
  smsReset: [told('', () => ({ ...phone(), module: 'VERIFICATION3' }))],
  passwordByEmail: [told('', () => ({ username: 'm77', email: 'nobody@example.com' }))],
  passwordByLink: [told('a wrong key', () => ({ key: unique(), newPassword: 'bench12345' }))],
  passwordBySms: [told('a wrong code', () => ({ ...phone(), newPassword: 'bench12345', verificationCode: '123456' }))],
  changePassword: [
    sent('a wrong one', () => ({
      oldPassword: 'wrong123',
      newPassword: 'bench12345',
      confirmNewPassword: 'bench12345',
    })),
  ],
  security: [own()],
  proofCode: [sent('nothing is bound', () => ({ channel: 'mobile' }))],
  emailCode: [sent('', () => ({ email: `${unique()}@example.com` }))],
  bindEmail: [sent('a wrong code', () => ({ email: `${unique()}@example.com`, verificationCode: '123456' }))],
  smsBind: [sent('', phone)],
  bindMobile: [sent('a wrong code', () => ({ ...phone(), verificationCode: '123456' }))],
  paymentPassword: [sent('', () => ({ password: PASSWORD, paymentPassword: '123456' }))],
  memberSessions: [own('heavy')],
  endSession: [ending({ id: nobody })],
  endOtherSessions: [ending()],
  devices: [own('heavy')],
  unbindDevice: [ending({ id: nobody })],
  headIcon: [own()],
  setHeadIcon: [sent('one of the choices', () => ({ icon: '/art/avatar/1.svg' }), ONE_MEMBER)],
} as const satisfies Partial<Record<CallName, readonly Scenario[]>>;
