import { bus, type EventMap, type ToastRequest } from '@foyer/shared/bus';
import type { RegisterFields, RegisterRules, RegisterValue, Whitelabel } from '@foyer/shared/contract';
import { providePasswordKeeper, type RenderOptions, renderPart, type SentRequest } from '@foyer/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { provideExternal } from '../external/load-external';
import EN from '../i18n/EN.json';
import { codeStore } from '../sms-code/send-code';
import RegisterPage from './register.page';
import { registerDraft } from './register-draft';

export const byName: Whitelabel = { USERNAMEREG3: true };
export const byNumber: Whitelabel = { MOBILENUMREG3: true };
export const both: Whitelabel = { ...byName, ...byNumber };
export const made: RegisterValue = { userName: 'lotus88', token: 'tok', customerType: 0, firstTimeLogin: true };

interface Options extends RenderOptions {
  fields?: RegisterFields;
  rules?: RegisterRules;
}

export const stops: (() => void)[] = [];

export async function open({ fields = {}, rules = {}, answers, ...options }: Options = {}) {
  const handed: string[] = [];
  providePasswordKeeper({ isHeld: () => false, change: async () => 'same', take: (password) => handed.push(password) });
  const started: EventMap['session:start'][] = [];
  const toasts: ToastRequest[] = [];
  stops.push(
    bus.on('session:start', (event) => started.push(event)),
    bus.on('toast:show', (toast) => toasts.push(toast)),
  );
  const page = renderPart(<RegisterPage />, {
    path: '/m/register',
    texts: { account: EN },
    flags: byName,
    site: { publicKey: 'KEY' },
    answers: { setRegister: fields, registerValidation: rules, announcements: [], country: [], ...answers },
    ...options,
  });
  await screen.findByRole('form');
  const sent = (...names: string[]) => page.requests.filter(({ call }) => names.includes(call ?? ''));
  const fill = (values: Partial<Record<Field, string>>) =>
    act(async () => {
      for (const [name, value] of Object.entries(values)) {
        fireEvent.change(labelled(name as Field), { target: { value } });
      }
    });
  return { ...page, started, handed, toasts, sent, fill, press: () => page.user.click(button()) };
}

export const labels = {
  username: 'Username',
  password: 'Password',
  confirm: 'Confirm password',
  paymentPassword: 'Payment password',
  idNumber: 'ID number',
  qqNum: 'QQ number',
  facebook: 'Facebook',
  wechat: 'WeChat',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  zalo: 'Zalo',
  email: 'E-mail address',
  nickname: 'Nickname',
  payeeName: 'Name of the account holder',
  mobileNum: 'Mobile number',
  recommenderId: 'Referrer ID',
  affiliateCode: 'Invitation code',
  verificationCode: 'SMS code',
  captcha: 'Code in the picture',
} as const;
export type Field = keyof typeof labels;

const nameOf = (field: Field) => new RegExp(`^${labels[field]}( \\(optional\\))?$`);
export const find = (field: Field) => screen.queryByLabelText(nameOf(field));
export const labelled = (field: Field) => screen.getByLabelText(nameOf(field));
export const shownFields = () => (Object.keys(labels) as Field[]).filter((field) => find(field) !== null);
export const button = () => screen.getByRole('button', { name: 'Create account' });
export const agreement = () => screen.getByRole('checkbox');
export const payloadOf = (request: SentRequest | undefined) =>
  JSON.parse((request?.body as { value: string } | undefined)?.value ?? '{}') as Record<string, unknown>;

export const valid = { username: 'lotus88', password: 'secret88', confirm: 'secret88' } as const;
export const validNumber = { mobileNum: '812345678', verificationCode: '123456' } as const;

beforeEach(() => {
  localStorage.clear();
  registerDraft.forget();
  codeStore.setState({}, true);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  provideExternal();
});
