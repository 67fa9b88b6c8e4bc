import { ApiError } from '@foyer/shared/api';
import { bus, type EventMap } from '@foyer/shared/bus';
import { changeLanguage, text } from '@foyer/shared/i18n';
import {
  type Answers,
  addTexts,
  providePasswordKeeper,
  type RenderOptions,
  renderPart,
  type SentRequest,
} from '@foyer/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Failure } from '../entrance/failure';
import EN from '../i18n/EN.json';
import TY from '../i18n/TY.json';
import LoginPage from './login.page';
import { remembered } from './remembered-slots';

// Bodies stay readable; sealing is tested in shared.
jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

const welcome = { token: 'tok', userName: 'lotus88', customerType: 1, firstTimeLogin: false };
const refused = new ApiError('login', 'member.not.exist', 200);
const refusedWithCaptcha = new ApiError('login', 'member.not.exist', 200, { captcha: true });

function open(answers: Answers = {}, options: RenderOptions = {}) {
  const handed: string[] = [];
  providePasswordKeeper({ isHeld: () => false, change: async () => 'same', take: (password) => handed.push(password) });
  const started: EventMap['session:start'][] = [];
  stop = bus.on('session:start', (event) => started.push(event));
  const page = renderPart(<LoginPage />, { path: '/m/login', texts: { account: EN }, answers, ...options });
  const logins = () => page.requests.filter(({ call }) => call === 'login');
  const captchas = () => page.requests.filter(({ call }) => call === 'captcha');
  const fill = async (username = 'lotus88', password = 'secret88') => {
    await page.user.clear(username_());
    await page.user.type(username_(), username);
    await page.user.clear(password_());
    await page.user.type(password_(), password);
  };
  const press = () => page.user.click(button());
  return { ...page, started, handed, logins, captchas, fill, press };
}

let stop: (() => void) | undefined;
const username_ = () => screen.getByRole('textbox', { name: 'Username' });
const password_ = () => screen.getByLabelText('Password');
const captcha_ = () => screen.getByRole('textbox', { name: 'Code in the picture' });
const picture = () => screen.getByRole('button', { name: EN['login.captchaRefresh'] });
const button = () => screen.getByRole('button', { name: 'Log in' });
const remember = () => screen.getByRole('checkbox', { name: 'Remember password' });
const sentPayload = (request: SentRequest | undefined) =>
  JSON.parse((request!.body as { value: string }).value) as Record<string, string>;

beforeEach(() => localStorage.clear());
afterEach(() => stop?.());

it('asks for username and password, and for nothing else', async () => {
  open();
  await proves(['S2-LOGIN-01', 'S2-ROUTES-08'], () => {
    expect(username_()).toBeVisible();
    expect(password_()).toBeVisible();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });
  await proves('S2-LOGIN-06', () => expect(remember()).toBeChecked());
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/m/home');
});

it('shows the password on demand and clears the user name', async () => {
  const { fill, user } = open();
  await fill();
  await proves('S2-LOGIN-04', async () => {
    expect(password_()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password_()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password_()).toHaveAttribute('type', 'password');
  });
  await proves('S2-LOGIN-05', async () => {
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(username_()).toHaveValue('');
    expect(username_()).toHaveFocus();
  });
});

it('links to recovery, registration, the app and customer service', async () => {
  const { user, where } = open();
  const asked = jest.fn();
  stop = bus.on('service:open', asked);
  await proves('S2-LOGIN-09', async () => {
    await user.click(screen.getByRole('button', { name: 'Customer service' }));
    expect(asked).toHaveBeenCalledTimes(1);
  });
  await proves('S2-LOGIN-07', async () => {
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(where()).toBe('/m/forget');
  });
  await proves('S2-LOGIN-08', async () => {
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(where()).toBe('/m/register');
  });
  await proves('S2-LOGIN-10', () =>
    expect(screen.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', '/m/download'),
  );
});

it('sends one sealed login and hands the session to the shell', async () => {
  const { fill, press, logins, started, handed } = open({ login: welcome }, { site: { publicKey: 'KEY' } });
  await fill();
  await press();
  await waitFor(() => expect(started).toEqual([{ login: welcome }]));
  // Only the shell's keeper gets the password; no event carries it (A032).
  expect(handed).toEqual(['secret88']);
  const [request] = logins();
  await proves('S7-API-04', () => expect(request).toMatchObject({ method: 'POST', path: '/wps/session/login' }));
  await proves('S3-LOGIN-01', () =>
    expect(sentPayload(request)).toEqual({
      username: 'lotus88',
      password: 'secret88',
      captcha: '',
      type: 'username',
    }),
  );
  await proves('S7-API-07', () => expect(request?.headers.get('Content-Type')).toBe('application/json'));
  expect(request?.headers.get('Encryption')).toBe('sealed for KEY');
  expect(request?.headers.has('Device')).toBe(false);
});

it('names the device only as an installed app', async () => {
  const before = globalThis.matchMedia;
  globalThis.matchMedia = ((query: string) => ({ matches: query === '(display-mode: standalone)' })) as typeof before;
  try {
    const { fill, press, logins, started } = open({ login: welcome });
    await fill();
    await press();
    await waitFor(() => expect(started).toHaveLength(1));
    await proves('S7-API-08', () => expect(logins()[0]?.headers.get('Device')).toBe('OTHERS'));
  } finally {
    globalThis.matchMedia = before;
  }
});

it('never sends twice, however often the button is pressed', async () => {
  let answer: (value: typeof welcome) => void = () => undefined;
  const { fill, press, logins, user, started } = open({ login: () => new Promise((resolve) => (answer = resolve)) });
  await fill();
  await user.dblClick(button());
  await waitFor(() => expect(logins()).toHaveLength(1));
  // Password managers submit the form without the button.
  fireEvent.submit(screen.getByRole('form', { name: 'Log in' }));
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await press();
  await user.type(password_(), '{Enter}');
  expect(logins()).toHaveLength(1);
  answer(welcome);
  await waitFor(() => expect(started).toHaveLength(1));
  await press();
  fireEvent.submit(screen.getByRole('form', { name: 'Log in' }));
  await act(async () => undefined);
  expect(logins()).toHaveLength(1);
});

describe('remembered login', () => {
  it('keeps the record of its mode and fills it in the next time', async () => {
    const first = open({ login: welcome });
    await first.fill('lotus88', 'sécret-รหัส');
    await first.press();
    await waitFor(() => expect(first.started).toHaveLength(1));
    await proves('S3-STORAGE-02', () => {
      const record = JSON.parse(localStorage.getItem('rememberLogin_username') ?? '') as Record<string, string>;
      expect(Object.keys(record).toSorted()).toEqual(['countryDialingCode', 'password', 'type', 'username']);
      expect(record).toMatchObject({ type: 'username', username: 'lotus88' });
      const bytes = Uint8Array.from(atob(atob(record['password'] ?? '')), (letter) => letter.charCodeAt(0));
      expect(new TextDecoder().decode(bytes)).toBe('sécret-รหัส');
    });
    first.unmount();
    open();
    expect(username_()).toHaveValue('lotus88');
    expect(password_()).toHaveValue('sécret-รหัส');
  });

  it('deletes the record when the box is not ticked, and only on success', async () => {
    remembered.username.set({ type: 'username', username: 'old99', password: '', countryDialingCode: '' });
    let answer: typeof welcome | Error = refused;
    const { fill, press, user, started } = open({ login: () => answer });
    await fill();
    await user.click(remember());
    await press();
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(remembered.username.get()?.username).toBe('old99');
    answer = welcome;
    await press();
    await waitFor(() => expect(started).toHaveLength(1));
    expect(localStorage.getItem('rememberLogin_username')).toBeNull();
  });

  it('opens empty when the record is unreadable', () => {
    localStorage.setItem('rememberLogin_username', '{"type":"username","username":"lotus88","password":"%%%"}');
    open();
    expect(username_()).toHaveValue('lotus88');
    expect(password_()).toHaveValue('');
  });
});

describe('refusals', () => {
  it.each([
    ['member.not.exist', 'Sorry, the user does not exist or is disabled.'],
    ['login.member.only', 'Non-member accounts cannot log in to the member site', 'S6-ERRORS-01'],
    ['login.agent.only', 'Non-agents cannot log in to the agent site', 'S6-ERRORS-02'],
    ['login.free.account', 'Please log in with an actual account', 'S6-ROLES-10'],
    ['never.heard.of', 'Unknown error'],
  ])('says what %s means and keeps what was typed', async (code, words, ...ids) => {
    const { fill, press, started } = open({ login: new ApiError('login', code, 200) });
    await fill();
    await press();
    await proves(['S8-ERRORS-05', ...ids], async () =>
      expect(await screen.findByRole('alert')).toHaveTextContent(words),
    );
    expect(username_()).toHaveValue('lotus88');
    expect(password_()).toHaveValue('secret88');
    expect(started).toEqual([]);
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it.each([
    ['EN', 'Sorry, the user does not exist or is disabled. Or the password is wrong: please check both.'],
    ['TY', 'ขออภัย ไม่พบผู้ใช้นี้ หรือบัญชีถูกระงับ หรือรหัสผ่านไม่ถูกต้อง โปรดตรวจสอบทั้งสองอย่าง'],
  ] as const)('leaves open whether the name or the password was wrong (%s)', (language, words) => {
    const texts = { account: language === 'TY' ? TY : EN };
    const error = new ApiError('login', 'member.not.exist', 200);
    renderPart(<Failure error={error} unknownHint={texts.account['login.checkBoth']} />, { language, texts });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('has the hint for log-ins by name only', async () => {
    let answer = new ApiError('login', 'member.not.exist', 200);
    const { fill, press } = open({ login: () => answer });
    await fill();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(EN['login.checkBoth']);
    answer = new ApiError('login', 'login.member.only', 200);
    await press();
    await screen.findByText('Non-member accounts cannot log in to the member site');
    expect(screen.getByRole('alert')).not.toHaveTextContent(EN['login.checkBoth']);
  });

  it('says that there is no connection', async () => {
    const { fill, press } = open({ login: new TypeError('down') });
    await fill();
    await press();
    expect(await screen.findByText(/No connection/)).toBeVisible();
  });
});

describe('captcha', () => {
  it('shows when the platform demands it, with another picture after every failure', async () => {
    let count = 0;
    let answer: Error = refused;
    const { fill, press, logins, captchas, user } = open({ login: () => answer, captcha: () => `image${++count}` });
    await fill();
    await press();
    await screen.findByText(/does not exist/);
    await proves('S4-CAPTCHA-01', async () => {
      expect(screen.queryByRole('textbox', { name: 'Code in the picture' })).not.toBeInTheDocument();
      expect(captchas()).toEqual([]);
      answer = refusedWithCaptcha;
      await press();
      await waitFor(() => expect(picture().querySelector('img')?.src).toBe('data:image/png;base64,image1'));
      expect(captcha_()).toBeVisible();
    });
    await proves(['S8-ERRORS-04', 'S7-API-18'], () => {
      expect(captchas()).toHaveLength(1);
      expect(captchas()[0]).toMatchObject({ method: 'GET', path: '/wps/captcha' });
    });
    await proves('S2-LOGIN-13', async () => {
      await user.click(picture());
      await waitFor(() => expect(picture().querySelector('img')?.src).toBe('data:image/png;base64,image2'));
      expect(captchas()).toHaveLength(2);
    });
    answer = new ApiError('login', 'captcha.error', 200, { captcha: true });
    await user.type(captcha_(), '1234');
    await press();
    await waitFor(() => expect(captchas()).toHaveLength(3));
    expect(sentPayload(logins().at(-1))['captcha']).toBe('1234');
    expect(captcha_()).toHaveValue('');
    expect(password_()).toHaveValue('secret88');
  });

  it('is required when shown, and takes at most six digits', async () => {
    const { fill, press, logins, user } = open({ login: refusedWithCaptcha, captcha: 'image' });
    await fill();
    await press();
    await screen.findByRole('textbox', { name: 'Code in the picture' });
    // The longer help text belongs to another page (A027).
    await proves('S5-CAPTCHA-03', () => {
      expect(text('shared', 'rule.captchaHelp')).toBe('1 to 16 digits or letters');
      expect(captcha_()).toHaveAccessibleDescription('');
    });
    await proves('S5-CAPTCHA-01', async () => {
      await press();
      expect(await screen.findByText('Enter a captcha')).toBeVisible();
      expect(logins()).toHaveLength(1);
    });
    expect(captcha_()).toHaveFocus();
    await proves(['S5-CAPTCHA-02', 'S9-CONST-13'], async () => {
      await user.type(captcha_(), '1a2 b34567890');
      expect(captcha_()).toHaveValue('123456');
      await user.clear(captcha_());
      await user.paste('98-76 5x4321');
      expect(captcha_()).toHaveValue('987654');
    });
    await press();
    await waitFor(() => expect(logins()).toHaveLength(2));
    expect(sentPayload(logins()[1])['captcha']).toBe('987654');
  });
});

describe('field rules', () => {
  it('shows the message of the rule under its field, focuses the first, and sends nothing', async () => {
    const { fill, press, logins } = open({ login: welcome });
    await press();
    await proves(['S5-VALIDATION-04', 'S5-VALIDATION-05', 'S5-VALIDATION-03'], async () => {
      await waitFor(() => expect(username_()).toHaveAccessibleDescription('Enter your username'));
      expect(password_()).toHaveAccessibleDescription('Enter password');
      await fill('abc', '12345');
      await press();
      expect(username_()).toHaveAccessibleDescription('Account format is incorrect');
      expect(password_()).toHaveAccessibleDescription('Password format is incorrect');
      await fill('abc-d', '12345678901234567890x');
      await press();
      expect(username_()).toHaveAccessibleDescription('Account format is incorrect');
      expect(password_()).toHaveAccessibleDescription('Password format is incorrect');
    });
    await proves('S5-VALIDATION-08', async () => {
      expect(username_()).toHaveFocus();
      await fill('abcd', '12345');
      await press();
      await waitFor(() => expect(password_()).toHaveFocus());
      expect(username_()).toHaveAccessibleDescription('');
    });
    expect(logins()).toEqual([]);
    await fill('abcd', '123456');
    await press();
    await waitFor(() => expect(logins()).toHaveLength(1));
  });

  it('checks again 200 ms after the language changed', async () => {
    jest.useFakeTimers();
    try {
      addTexts('account', 'TY', TY);
      const { press } = open({}, { advanceTimers: jest.advanceTimersByTime });
      await press();
      await waitFor(() => expect(username_()).toHaveAccessibleDescription('Enter your username'));
      const field = username_();
      await proves('S5-VALIDATION-09', async () => {
        await act(() => changeLanguage('TY'));
        await act(() => jest.advanceTimersByTimeAsync(199));
        expect(field).toHaveAccessibleDescription('Enter your username');
        await act(() => jest.advanceTimersByTimeAsync(1));
        expect(field).toHaveAccessibleDescription('กรุณากรอกชื่อผู้ใช้');
      });
    } finally {
      jest.useRealTimers();
    }
  });
});
