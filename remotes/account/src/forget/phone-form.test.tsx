import { ApiError } from '@foyer/shared/api';
import { bus, type EventMap } from '@foyer/shared/bus';
import { Navigate, useLocation } from '@foyer/shared/router';
import {
  type Answers,
  providePasswordKeeper,
  type RenderOptions,
  renderPart,
  type SentRequest,
} from '@foyer/shared/testing';
import { ToastHost, type ToastMessage } from '@foyer/shared/ui';
import { fieldRules } from '@foyer/shared/validation';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import LoginPage from '../login/login.page';
import { codeStore } from '../sms-code/send-code';
import ForgetPage from './forget.page';

jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

const welcome = { token: 'tok', userName: 'lotus88', customerType: 1, firstTimeLogin: false };
const toasts = (listener: (message: ToastMessage | null) => void) => {
  const stops = [bus.on('toast:show', listener), bus.on('toast:hide', () => listener(null))];
  return () => {
    for (const stop of stops) stop();
  };
};

let stop: (() => void) | undefined;
beforeEach(() => {
  localStorage.clear();
  codeStore.setState({}, true);
});
afterEach(() => stop?.());

const mobile_ = () => screen.getByRole('textbox', { name: 'Mobile number' });
const code_ = () => screen.getByRole('textbox', { name: 'SMS code' });
const password_ = () => screen.getByLabelText('New password', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Set new password' });
const sentPayload = (request: SentRequest | undefined) =>
  JSON.parse((request!.body as { value: string }).value) as Record<string, string>;

function Site() {
  const { pathname } = useLocation();
  if (pathname === '/m/login') return <LoginPage />;
  return pathname === '/' ? <Navigate to="/m/findPswBySms" /> : <ForgetPage />;
}

function open(answers: Answers = {}, options: RenderOptions = {}) {
  const handed: string[] = [];
  providePasswordKeeper({ isHeld: () => false, change: async () => 'same', take: (password) => handed.push(password) });
  const started: EventMap['session:start'][] = [];
  stop = bus.on('session:start', (event) => started.push(event));
  const page = renderPart(
    <>
      <ToastHost subscribe={toasts} />
      <Site />
    </>,
    {
      path: '/m/findPswBySms',
      texts: { account: EN },
      flags: { CHNGPASSVERIF3: true },
      answers: { country: [], smsReset: { expiredMinutes: 1 }, ...answers },
      ...options,
    },
  );
  const of = (name: string) => page.requests.filter(({ call }) => call === name);
  const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
  const fill = async (mobile = '0812345678', code = '471123', password = 'lantern22') => {
    type(mobile_(), mobile);
    await page.user.click(screen.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(code_()).toBeEnabled());
    type(code_(), code);
    type(password_(), password);
    await waitFor(() => expect(submit()).toBeEnabled());
  };
  return { ...page, started, handed, of, type, fill, press: () => page.user.click(submit()) };
}

it('has its own address and flag', async () => {
  const first = open();
  await proves('S2-ROUTES-14', () => expect(screen.getByRole('form', { name: 'Recovery by phone' })).toBeVisible());
  first.unmount();
  const off = open({}, { flags: {} });
  expect(off.where()).toBe('/m/forget');
  expect(screen.getByRole('form', { name: 'Recovery by e-mail' })).toBeVisible();
});

it('asks for phone, code and new password; the code’s field is locked until one was sent', async () => {
  const { user, type, of } = open();
  await proves('S2-FORGOT-07', () => {
    expect(mobile_()).toBeVisible();
    expect(code_()).toBeVisible();
    expect(password_()).toHaveAttribute('type', 'password');
    expect(submit()).toBeVisible();
  });
  await proves('S2-FORGOT-08', async () => {
    expect(code_()).toBeDisabled();
    type(mobile_(), '0812345678');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(code_()).toBeEnabled());
  });
  await proves('S7-API-21', () => {
    expect(of('smsReset')[0]).toMatchObject({
      method: 'POST',
      path: '/wps/verification/sms/reset',
      body: { mobileNum: '0812345678', countryDialingCode: '66', module: 'VERIFICATION3' },
    });
    expect(of('smsReset')[0]?.headers.get('content-type')).toMatch(/^application\/json/);
  });
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password_()).toHaveAttribute('type', 'text');
});

it('is blocked until every field is filled by its rule', async () => {
  const { fill, type, of, user } = open({ passwordBySms: null, login: welcome });
  await proves('S5-FORGOT-05', async () => {
    expect(submit()).toBeDisabled();
    fireEvent.submit(screen.getByRole('form', { name: 'Recovery by phone' }));
    await waitFor(() => expect(mobile_()).toHaveAttribute('aria-invalid', 'true'));
    expect(of('passwordBySms')).toEqual([]);
  });
  type(mobile_(), '08123');
  await proves('S5-FORGOT-07', async () => {
    await waitFor(() => expect(mobile_()).toHaveAccessibleDescription(/at least 6 digits/));
    expect(fieldRules.loginMobileNum.min).toBe(6);
  });
  await proves('S5-FORGOT-08', async () => {
    expect(submit()).toBeDisabled();
    await fill();
    expect(submit()).toBeEnabled();
  });
  await proves('S5-FORGOT-06', async () => {
    type(code_(), '471');
    await waitFor(() => expect(code_()).toHaveAccessibleDescription('Verification code error'));
    type(password_(), 'lantern');
    await waitFor(() => expect(password_()).toHaveAccessibleDescription('Password format is incorrect'));
    expect(submit()).toBeDisabled();
  });
  type(code_(), '471123');
  type(password_(), 'lantern22');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(of('passwordBySms')).toHaveLength(1));
});

it('sets the password and logs in with it, the number as the name', async () => {
  const { fill, press, of, started, handed } = open({ passwordBySms: null, login: welcome });
  await fill();
  await press();
  await waitFor(() => expect(started).toEqual([{ login: welcome }]));
  expect(handed).toEqual(['lantern22']);
  await proves(['S1-FORGOT-02', 'S3-FORGOT-02', 'S7-API-24'], () => {
    expect(of('passwordBySms')).toHaveLength(1);
    expect(of('passwordBySms')[0]).toMatchObject({ method: 'POST', path: '/wps/member/password/sms' });
    expect(of('passwordBySms')[0]?.body).toEqual({
      newPassword: 'lantern22',
      mobileNum: '0812345678',
      verificationCode: '471123',
    });
  });
  await proves('S7-API-25', () => {
    expect(of('login')[0]).toMatchObject({ method: 'POST', path: '/wps/session/login' });
    expect(sentPayload(of('login')[0])).toEqual({
      username: '0812345678',
      password: 'lantern22',
      captcha: '',
      type: 'username',
    });
  });
  expect(submit()).toHaveAttribute('aria-busy', 'true');
});

describe('a refusal', () => {
  it('of the old password empties the password', async () => {
    const same = new ApiError('passwordBySms', 'modify.new.old.same', 200);
    const { fill, press } = open({ passwordBySms: same });
    await fill();
    await press();
    await proves('S8-ERRORS-12', async () => {
      await waitFor(() => expect(password_()).toHaveValue(''));
      expect(code_()).toHaveValue('471123');
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot be the same/);
    expect(submit()).toBeDisabled();
  });

  it('of any other kind empties the code', async () => {
    const wrong = new ApiError('passwordBySms', 'verification.code.error', 200);
    const { fill, press, of } = open({ passwordBySms: wrong });
    await fill();
    await press();
    await proves('S8-ERRORS-13', async () => {
      await waitFor(() => expect(code_()).toHaveValue(''));
      expect(password_()).toHaveValue('lantern22');
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Verification code error');
    expect(of('login')).toEqual([]);
  });

  it('of the log-in leads to the log-in page, with the name and the demanded captcha', async () => {
    const demand = new ApiError('login', 'captcha.required', 200, { captcha: true });
    const { fill, press, of, where } = open({ passwordBySms: null, login: demand, captcha: 'image' });
    await fill();
    await press();
    await waitFor(() => expect(where()).toBe('/m/login'));
    expect(screen.getByText(EN['forget.changed'])).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('0812345678');
    expect(screen.getByRole('textbox', { name: 'Code in the picture' })).toBeVisible();
    await waitFor(() => expect(of('captcha')).toHaveLength(1));
  });
});
