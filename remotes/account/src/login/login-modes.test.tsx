import { ApiError } from '@foyer/shared/api';
import { bus, type EventMap } from '@foyer/shared/bus';
import { type Answers, type RenderOptions, renderPart, type SentRequest } from '@foyer/shared/testing';
import { fieldRules } from '@foyer/shared/validation';
import { screen, waitFor } from '@testing-library/react';
import type { ExternalVerification } from '../external/external-verification';
import { provideExternal } from '../external/load-external';
import EN from '../i18n/EN.json';
import { codeStore } from '../sms-code/send-code';
import LoginPage from './login.page';
import { loginModes } from './login-modes';
import { encodePassword } from './remembered-login';
import { remembered } from './remembered-slots';

// Bodies stay readable; sealing is tested in shared.
jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

const welcome = { token: 'tok', userName: 'm81234', customerType: 1, firstTimeLogin: false };
const withCaptcha = new ApiError('login', 'verification.code.error', 200, { captcha: true });
const country = [
  { code: 'TH', name: 'Thailand', dialingCode: '66' },
  { code: 'VN', name: 'Vietnam', dialingCode: '84' },
];
const keys = { apiKey: 'k', authDomain: 'd.example', projectId: 'p' };

let stop: (() => void) | undefined;
beforeEach(() => {
  localStorage.clear();
  codeStore.setState({}, true);
});
afterEach(() => {
  stop?.();
  provideExternal();
});

const switch_ = () => screen.queryByRole('group', { name: 'Way of logging in' });
const radio = (name: 'Password' | 'SMS code') => screen.getByRole('radio', { name });
const username_ = () => screen.getByRole('textbox', { name: 'Username' });
const password_ = () => screen.getByLabelText('Password', { selector: 'input[autocomplete]' });
const mobile_ = () => screen.getByRole('textbox', { name: 'Mobile number' });
const code_ = () => screen.getByRole('textbox', { name: 'SMS code' });
const country_ = () => screen.getByRole('combobox', { name: EN['sms.country'] });
const captcha_ = () => screen.getByRole('textbox', { name: 'Code in the picture' });
const submit = () => screen.getByRole('button', { name: 'Log in' });
const sentPayload = (request: SentRequest | undefined) =>
  JSON.parse((request!.body as { value: string }).value) as Record<string, string>;

function open(answers: Answers = {}, options: RenderOptions = {}) {
  const started: EventMap['session:start'][] = [];
  stop = bus.on('session:start', (event) => started.push(event));
  const page = renderPart(<LoginPage />, {
    path: '/m/login',
    texts: { account: EN },
    flags: { MOBILEVERCODELOGIN3: true },
    answers: { country, ...answers },
    ...options,
  });
  const of = (name: string) => page.requests.filter(({ call }) => call === name);
  const toSms = () => page.user.click(radio('SMS code'));
  const fill = async (mobile = '0812345678', code = '4711') => {
    await page.user.type(mobile_(), mobile);
    await page.user.type(code_(), code);
  };
  return { ...page, started, of, toSms, fill, press: () => page.user.click(submit()) };
}

describe('two modes', () => {
  it('exist with their flag only', async () => {
    const off = open({}, { flags: {} });
    await proves(['S2-LOGIN-03', 'S6-FLAGS-07'], async () => {
      expect(switch_()).not.toBeInTheDocument();
      expect(username_()).toBeVisible();
      off.unmount();
      open();
      expect(switch_()).toBeVisible();
    });
    await proves('S4-LOGIN-01', () => {
      expect(screen.getAllByRole('radio')).toHaveLength(2);
      expect(Object.keys(loginModes)).toEqual(['username', 'sms']);
      expect(radio('Password')).toBeChecked();
    });
  });

  it('user name and password are sent as such', async () => {
    const { user, press, of } = open({ login: welcome });
    await user.type(username_(), 'lotus88');
    await user.type(password_(), 'secret88');
    await press();
    await proves('S1-LOGIN-01', async () => {
      await waitFor(() => expect(of('login')).toHaveLength(1));
      expect(sentPayload(of('login')[0])['type']).toBe('username');
      expect(sentPayload(of('login')[0])).not.toHaveProperty('countryDialingCode');
    });
  });

  it('a mobile number logs in with its code', async () => {
    const { user, toSms, press, of, started } = open({ login: welcome, smsNoLogin: { expiredMinutes: 2 } });
    await toSms();
    await proves('S2-LOGIN-02', () => {
      expect(mobile_()).toBeVisible();
      expect(code_()).toBeVisible();
      expect(screen.queryByRole('textbox', { name: 'Username' })).not.toBeInTheDocument();
    });
    await screen.findByRole('option', { name: 'Vietnam +84' });
    await user.selectOptions(country_(), '84');
    await user.type(mobile_(), '0912345678');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await screen.findByRole('button', { name: /New code in 1\d\d s/ });
    expect(of('smsNoLogin')[0]).toMatchObject({
      method: 'POST',
      path: '/wps/verification/sms/noLogin',
      body: { mobileNum: '0912345678', countryDialingCode: '84', module: 'VERIFICATION3' },
    });
    await user.type(code_(), '4711');
    await press();
    await waitFor(() => expect(started).toEqual([{ login: welcome }]));
    await proves('S1-LOGIN-02', () =>
      expect(sentPayload(of('login')[0])).toEqual({
        username: '0912345678',
        password: '4711',
        captcha: '',
        type: 'sms',
        countryDialingCode: '84',
      }),
    );
    // A code works once, so only the number is remembered.
    expect(remembered.sms.get()).toEqual({
      type: 'sms',
      username: '0912345678',
      password: '',
      countryDialingCode: '84',
    });
  });

  it('number and code follow their rules', async () => {
    const { toSms, fill, press, of } = open({ login: welcome });
    await toSms();
    await press();
    await proves('S5-VALIDATION-06', async () => {
      expect(loginModes.sms.demands.username).toEqual({ rule: 'loginMobileNum' });
      expect(fieldRules.loginMobileNum).toMatchObject({ min: 6, max: 20 });
      await waitFor(() => expect(mobile_()).toHaveAccessibleDescription(/at least 6 digits/));
    });
    await fill('08123', '471');
    await press();
    expect(mobile_()).toHaveAccessibleDescription(/at least 6 digits/);
    await proves('S5-VALIDATION-07', () => {
      expect(loginModes.sms.demands.password).toEqual({ rule: 'verificationCode' });
      expect(code_()).toHaveAccessibleDescription('Verification code error');
    });
    expect(of('login')).toEqual([]);
  });
});

describe('switching', () => {
  it('fills in the remembered login of the mode, or empties the fields', async () => {
    const record = { type: 'username', username: 'lotus88', password: encodePassword('secret88') } as const;
    remembered.username.set({ ...record, countryDialingCode: '' });
    remembered.sms.set({ type: 'sms', username: '0912345678', password: '', countryDialingCode: '84' });
    const { user, toSms } = open();
    await proves('S4-LOGIN-02', async () => {
      expect(username_()).toHaveValue('lotus88');
      expect(password_()).toHaveValue('secret88');
      await toSms();
      expect(mobile_()).toHaveValue('0912345678');
      expect(code_()).toHaveValue('');
      expect(country_()).toHaveValue('84');
      remembered.username.remove();
      await user.click(radio('Password'));
      expect(username_()).toHaveValue('');
      expect(password_()).toHaveValue('');
    });
  });

  it('clears the other mode’s error, and loads another picture where one is shown', async () => {
    let count = 0;
    const { user, toSms, press, of } = open({ login: withCaptcha, captcha: () => `image${++count}` });
    await user.type(username_(), 'lotus88');
    await user.type(password_(), 'secret88');
    await press();
    await user.type(await screen.findByRole('textbox', { name: 'Code in the picture' }), '12');
    await waitFor(() => expect(of('captcha')).toHaveLength(1));
    expect(screen.getByRole('alert')).toHaveTextContent('Verification code error');
    await proves('S4-LOGIN-03', async () => {
      await toSms();
      await waitFor(() => expect(of('captcha')).toHaveLength(2));
      expect(of('captcha')[1]).toMatchObject({ method: 'GET', path: '/wps/captcha' });
      expect(captcha_()).toHaveValue('');
    });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('loads no picture where none is shown', async () => {
    const { toSms, of } = open();
    await toSms();
    expect(of('captcha')).toEqual([]);
  });
});

describe('with the external verification service', () => {
  function service(answer: string | undefined) {
    const confirm = jest.fn(async () => answer);
    const fake: ExternalVerification = { signIn: async () => undefined, sendCode: jest.fn(async () => {}), confirm };
    const brought = jest.fn(async () => fake);
    provideExternal(brought);
    return { ...fake, confirm, brought };
  }
  const configured: RenderOptions = {
    status: { info: { mobileTemplate: {}, firebase: keys } },
  };

  it('the number is proven by its token', async () => {
    const fake = service('proof-1');
    const { user, toSms, press, of, started } = open({ login: welcome }, configured);
    expect(fake.brought).not.toHaveBeenCalled();
    await toSms();
    await user.type(mobile_(), '0812345678');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await screen.findByRole('button', { name: /New code in (60|59) s/ });
    expect(fake.sendCode).toHaveBeenCalledWith('+66812345678');
    expect(of('smsNoLogin')).toEqual([]);
    await user.type(code_(), '471123');
    await press();
    await waitFor(() => expect(started).toHaveLength(1));
    expect(fake.confirm).toHaveBeenCalledWith('471123');
    await proves('S3-LOGIN-02', () =>
      expect(sentPayload(of('login')[0])).toEqual({
        username: '0812345678',
        password: '471123',
        captcha: '',
        type: 'firebase',
        firebaseChannel: 'sms',
        firebaseIdToken: 'proof-1',
        firebaseMobileNo: '0812345678',
        countryDialingCode: '66',
      }),
    );
  });

  it('without a token nothing is sent', async () => {
    service(undefined);
    const { toSms, fill, press, of, started } = open({ login: welcome }, configured);
    await toSms();
    await fill();
    await press();
    await proves('S8-ERRORS-08', async () => {
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(EN['external.noToken']));
      expect(of('login')).toEqual([]);
    });
    expect(started).toEqual([]);
    expect(submit()).not.toHaveAttribute('aria-busy');
  });
});
